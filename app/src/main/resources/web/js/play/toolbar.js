import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { gameRecord, resultOf } from "../analysis/study-params.js";
import { buildUrl } from "../route.js";
import { isFinished } from "./match.js";
import { confirmMove } from "./confirm-move.js";
import { isPuzzle } from "./game-params.js";
import { shareGame } from "./share-game.js";
import "../confirm-button.js";
import "./more-menu.js";

/**
 * The bottom of the panel: a few buttons, a menu of less common actions, and one main button.
 * @typedef {import("../control/play-controller.js").PlayController} PlayController
 * @typedef {import("./more-menu.js").MenuItem} Item
 */

/** @param {PlayController} play */
export function toolbar(play) {
  const move = play.confirmation.move;
  if (move)
    return confirmMove(
      move,
      () => play.play(move),
      () => play.cancelMove(),
    );
  if (play.rounds.match) return roundTools(play);
  return play.isOver() ? endTools(play) : gameTools(play);
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

/** @param {PlayController} play */
const undoButton = (play) =>
  toolButton("undo", t("play.undo"), play.line.at === 0 || play.params.has("f"), () => play.undo(), "u");

/** @param {PlayController} play */
const redoButton = (play) => html`
  <button
    class="btn icon"
    ?disabled=${play.line.at === play.line.moves.length}
    aria-label="${t("play.redo")}"
    title="${t("play.redo")} (⇧U)"
    @click=${() => play.redo()}
  >
    ${icon("redo")}
  </button>
`;

/** @param {PlayController} play */
const resetButton = (play) => toolButton("reset", t("play.reset"), play.line.at === 0, () => play.startOver(), "0");

/** @param {PlayController} play */
const tryAgainButton = (play) => toolButton("reset", t("puzzle.again"), false, () => play.startOver(), "0");

/** @param {PlayController} play */
const resignButton = (play) => html`
  <damier-confirm
    label="${t("play.resign")}"
    question="${t("play.resign-ask")}"
    icon="flag"
    .act=${() => play.resign()}
  ></damier-confirm>
`;

/** Renders the buttons of a round. There are no hints in a round. @param {PlayController} play */
function roundTools(play) {
  const { rounds } = play;
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
          ${undoButton(play)}${redoButton(play)}${resetButton(play)}
        `,
        solved ? mainButton(t("round.done"), () => rounds.end(), { iconName: "check" }) : giveUpButton(play),
      );
    }
    default: {
      const { position, line } = rounds.round();
      const analysis = buildUrl("/analysis", { g: play.game, p: position, m: line.join(" ") });
      return toolbarLayout(
        html`
          <a class="btn" href="${analysis}">
            ${icon("graph")}
            <span>${t("play.analyse")}</span>
          </a>
        `,
        mainButton(isFinished(match) ? t("round.again") : t("round.next", match.rounds.length + 1), () =>
          play.nextGame.round(),
        ),
      );
    }
  }
}

/** @param {PlayController} play */
const giveUpButton = ({ rounds }) => html`
  <button class="btn big block" @click=${() => rounds.end()}>${icon("flag")}${t("round.give-up")}</button>
`;

/** Renders the buttons during a game. @param {PlayController} play */
function gameTools(play) {
  const label = play.hints.level > 0 ? "play.hint-more" : "play.hint";
  const main = play.arranging
    ? mainButton(t("play.arranged"), () => play.setArranging(false), { iconName: "check" })
    : mainButton(t(label), () => play.assistance.requestHint(), {
        iconName: "hint",
        key: "i",
        disabled: play.hints.isLast(),
      });
  return toolbarLayout(
    html`
      ${undoButton(play)}${redoButton(play)} ${play.hasSeats() ? resignButton(play) : resetButton(play)}
      ${moreMenu(menuItems(play))}
    `,
    main,
  );
}

/**
 * Returns the URL parameters that open this game in the analysis, with the players' names.
 * @param {PlayController} play
 */
function analysisParams(play) {
  const { game: g, line, view } = play;
  const p = play.board.start;
  const { m, at } = line.params();
  if (!view?.seats.length || !m) return { g, p, m, at };
  const players = view.seats.map((seat, i) => play.players.engineAt(i)?.name ?? seat.name);
  const loser = Number(play.params.get("f") ?? play.params.get("r") ?? 0);
  const ended = play.isOver() && players.length === 2 && at === undefined;
  const Result = ended ? resultOf(loser ? 2 - loser : view.status.winner) : undefined;
  return { g, p, r: gameRecord(line.moves, players, { Date: today(), Result }), at };
}

/** Returns today's date as in records: YYYY-MM-DD. */
const today = () => new Date().toLocaleDateString("sv");

/** Renders the buttons after a game: review, share, rematch or next board. @param {PlayController} play */
function endTools(play) {
  const reviewed = buildUrl("/analysis", { ...analysisParams(play), review: 1 });
  const puzzle = isPuzzle(play.params);
  return toolbarLayout(
    html`
      ${puzzle ? tryAgainButton(play) : undoButton(play)}
      ${
        play.line.moves.length && (play.view?.seats.length ?? 0) <= 2
          ? html`
              <a class="btn" href="${reviewed}">
                ${icon("graph")}
                <span>${t("review.start")}</span>
              </a>
            `
          : nothing
      }
      ${puzzle ? nothing : toolButton("share", t("play.share"), false, () => shareGame(play))}
      ${moreMenu(menuItems(play))}
    `,
    nextButton(play),
  );
}

/** Renders the main button after a game: the next puzzle, a rematch or another board. @param {PlayController} play */
function nextButton(play) {
  if (play.nextPuzzle.daily)
    return mainButton(t("puzzle.next-daily", play.nextPuzzle.daily.name), () => play.nextGame.puzzle());
  if (play.nextPuzzle.task()) return mainButton(t("puzzle.next"), () => play.nextGame.puzzle());
  if (play.hasSeats()) return mainButton(t("end.rematch"), () => play.nextGame.rematch());
  if (!play.nextGame.isRandom())
    return mainButton(t("play.new-game"), () => play.showStartForm(true), { iconName: "plus" });
  return mainButton(t("play.next"), () => play.nextGame.board(), { key: "n" });
}

/** Returns the items of the menu. @param {PlayController} play @returns {Item[]} */
function menuItems(play) {
  const over = play.isOver();
  const analysis = buildUrl("/analysis", analysisParams(play));
  const several = play.hasSeats();
  const all = [
    several && {
      words: t("play.turn"),
      icon: "flip",
      pressed: play.flipped,
      act: () => play.flip(),
    },
    (several || (over && !isPuzzle(play.params))) && {
      words: t("play.reset"),
      icon: "reset",
      key: "0",
      disabled: !play.line.at,
      act: () => play.startOver(),
    },
    { words: t("play.analyse"), icon: "graph", href: analysis },
    (!over || isPuzzle(play.params)) && { words: t("play.share"), icon: "share", act: () => shareGame(play) },
    !over &&
      play.nextGame.isRandom() && {
        words: t("play.next"),
        icon: "forward",
        key: "n",
        act: () => play.nextGame.board(),
      },
  ];
  return all.flatMap((item) => item || []);
}
