import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { gameRecord, resultOf } from "../analysis/study-params.js";
import { buildUrl } from "../route.js";
import { isFinished } from "./match.js";
import { confirmMove } from "./confirm-move.js";
import { isPuzzle } from "./puzzle-info.js";
import "../confirm-button.js";
import "./more-menu.js";

/**
 * The bottom of the panel: a few buttons, a menu of less common actions, and one main button.
 * @typedef {import("../pages/play.js").Play} Play
 * @typedef {import("./more-menu.js").MenuItem} Item
 */

/** @param {Play} page */
export function toolbar(page) {
  const move = page.moveToConfirm;
  if (move)
    return confirmMove(
      move,
      () => page.play(move),
      () => (page.moveToConfirm = null),
    );
  if (page.rounds.match) return roundTools(page);
  return page.isOver() ? endTools(page) : gameTools(page);
}

/** @param {unknown} buttons @param {unknown} main */
const toolbarLayout = (buttons, main) => html`
  <div class="tools">${buttons}</div>
  ${main}
`;

/** @param {Item[]} items */
const moreMenu = (items) => html`
  <damier-more .items=${items}></damier-more>
`;

/**
 * @param {string} label @param {() => void} act
 * @param {{iconName?: string, key?: string, disabled?: boolean}} [options]
 */
const mainButton = (label, act, { iconName, key, disabled = false } = {}) => html`
  <button class="btn main big block" ?disabled=${disabled} @click=${act}>
    ${iconName ? icon(iconName) : nothing}${label}${
      key
        ? html`
            <kbd class="kbd">${key}</kbd>
          `
        : nothing
    }
  </button>
`;

/**
 * @param {string} iconName @param {string} label @param {boolean} disabled @param {() => void} act
 * @param {string} [key]
 */
const toolButton = (iconName, label, disabled, act, key = "") => html`
  <button class="btn" ?disabled=${disabled} title="${key || nothing}" @click=${act}>
    ${icon(iconName)}
    <span>${label}</span>
  </button>
`;

/** @param {Play} page */
const undoButton = (page) =>
  toolButton("undo", t("play.undo"), page.line.at === 0 || page.params.has("f"), () => page.undo(), "u");

/** @param {Play} page */
const redoButton = (page) => html`
  <button
    class="btn icon"
    ?disabled=${page.line.at === page.line.moves.length}
    aria-label="${t("play.redo")}"
    title="${t("play.redo")} (⇧U)"
    @click=${() => page.redo()}
  >
    ${icon("redo")}
  </button>
`;

/** @param {Play} page */
const resetButton = (page) => toolButton("reset", t("play.reset"), page.line.at === 0, () => page.startOver(), "0");

/** @param {Play} page */
const tryAgainButton = (page) => toolButton("reset", t("puzzle.again"), false, () => page.startOver(), "0");

/** @param {Play} page */
const resignButton = (page) => html`
  <damier-confirm
    label="${t("play.resign")}"
    question="${t("play.resign-ask")}"
    icon="flag"
    .act=${() => page.resign()}
  ></damier-confirm>
`;

/** Renders the buttons of a round. There are no hints in a round. @param {Play} page */
function roundTools(page) {
  const { rounds } = page;
  const match = /** @type {import("./match.js").Match} */ (rounds.match);
  switch (rounds.state()) {
    case "ready":
      return toolbarLayout(
        nothing,
        mainButton(t("round.start"), () => rounds.start(), { disabled: rounds.count > 0 }),
      );
    case "running": {
      const solved = rounds.round().yours !== null;
      return toolbarLayout(
        html`
          ${undoButton(page)}${redoButton(page)}${resetButton(page)}
        `,
        solved ? mainButton(t("round.done"), () => rounds.end(), { iconName: "check" }) : giveUpButton(page),
      );
    }
    default: {
      const { position, line } = rounds.round();
      const analysis = buildUrl("/analysis", { g: page.game, p: position, m: line.join(" ") });
      return toolbarLayout(
        html`
          <a class="btn" href="${analysis}">
            ${icon("graph")}
            <span>${t("play.analyse")}</span>
          </a>
        `,
        mainButton(isFinished(match) ? t("round.again") : t("round.next", match.rounds.length + 1), () =>
          page.nextRound(),
        ),
      );
    }
  }
}

/** @param {Play} page */
const giveUpButton = ({ rounds }) => html`
  <button class="btn big block" @click=${() => rounds.end()}>${icon("flag")}${t("round.give-up")}</button>
`;

/** Renders the buttons during a game. @param {Play} page */
function gameTools(page) {
  const label = page.hints.level > 0 ? "play.hint-more" : "play.hint";
  const main = page.arranging
    ? mainButton(t("play.arranged"), () => (page.arranging = false), { iconName: "check" })
    : mainButton(t(label), () => page.requestHint(), { iconName: "hint", key: "i", disabled: page.hints.isLast() });
  return toolbarLayout(
    html`
      ${undoButton(page)}${redoButton(page)} ${page.hasSeats() ? resignButton(page) : resetButton(page)}
      ${moreMenu(menuItems(page))}
    `,
    main,
  );
}

/** Returns the URL parameters that open this game in the analysis, with the players' names. @param {Play} page */
function analysisParams(page) {
  const { game: g, startPosition: p, line, view } = page;
  const { m, at } = line.params();
  if (!view?.seats.length || !m) return { g, p, m, at };
  const players = view.seats.map((seat, i) => page.engineAt(i)?.name ?? seat.name);
  const loser = Number(page.params.get("f") ?? page.params.get("r") ?? 0);
  const ended = page.isOver() && players.length === 2 && at === undefined;
  const Result = ended ? resultOf(loser ? 2 - loser : view.status.winner) : undefined;
  return { g, p, r: gameRecord(line.moves, players, { Date: today(), Result }), at };
}

/** Returns today's date as in records: YYYY-MM-DD. */
const today = () => new Date().toLocaleDateString("sv");

/** Renders the buttons after a game: review, share, rematch or next board. @param {Play} page */
function endTools(page) {
  const reviewed = buildUrl("/analysis", { ...analysisParams(page), review: 1 });
  const puzzle = isPuzzle(page.params);
  return toolbarLayout(
    html`
      ${puzzle ? tryAgainButton(page) : undoButton(page)}
      ${
        page.line.moves.length && (page.view?.seats.length ?? 0) <= 2
          ? html`
              <a class="btn" href="${reviewed}">
                ${icon("graph")}
                <span>${t("review.start")}</span>
              </a>
            `
          : nothing
      }
      ${puzzle ? nothing : toolButton("share", t("play.share"), false, () => page.share())} ${moreMenu(menuItems(page))}
    `,
    nextButton(page),
  );
}

/** Renders the main button after a game: the next puzzle, a rematch or another board. @param {Play} page */
function nextButton(page) {
  if (page.nextDaily) return mainButton(t("puzzle.next-daily", page.nextDaily.name), () => page.nextPuzzle());
  if (page.pack?.tasks[Number(page.params.get("n"))]) return mainButton(t("puzzle.next"), () => page.nextPuzzle());
  if (page.hasSeats()) return mainButton(t("end.rematch"), () => page.rematch());
  return mainButton(t("play.next"), () => page.nextBoard(), { key: "n" });
}

/** Returns the items of the menu. @param {Play} page @returns {Item[]} */
function menuItems(page) {
  const over = page.isOver();
  const analysis = buildUrl("/analysis", analysisParams(page));
  const several = page.hasSeats();
  const all = [
    several && {
      words: t("play.turn"),
      icon: "flip",
      pressed: page.flipped,
      act: () => (page.flipped = !page.flipped),
    },
    several && {
      words: t("play.reset"),
      icon: "reset",
      key: "0",
      disabled: !page.line.at,
      act: () => page.startOver(),
    },
    { words: t("play.analyse"), icon: "graph", href: analysis },
    (!over || isPuzzle(page.params)) && { words: t("play.share"), icon: "share", act: () => page.share() },
    !over && { words: t("play.next"), icon: "forward", key: "n", act: () => page.nextBoard() },
  ];
  return all.flatMap((item) => item || []);
}
