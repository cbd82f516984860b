import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { playedGame, resultOf } from "../analysis/address.js";
import { address } from "../route.js";
import { finished } from "./match.js";
import { question } from "./question.js";
import "./more.js";

/**
 * The foot of the panel: a few quiet buttons, the seldom ones behind another, and the one main button of the moment.
 * @typedef {import("../pages/play.js").Play} Play
 * @typedef {import("./more.js").Item} Item
 */

/** @param {Play} page */
export function tools(page) {
  const asks = page.caution;
  if (asks)
    return question(
      asks,
      () => page.play(asks),
      () => (page.caution = null),
    );
  if (page.rounds.match) return inRound(page);
  return page.ended() ? afterwards(page) : meanwhile(page);
}

/** @param {unknown} quiet @param {unknown} main */
const foot = (quiet, main) => html`
  <div class="tools">${quiet}</div>
  ${main}
`;

/** @param {Item[]} items */
const more = (items) => html`
  <damier-more .items=${items}></damier-more>
`;

/** @param {string} words @param {() => void} act @param {{sign?: string, key?: string, disabled?: boolean}} [how] */
const mainButton = (words, act, { sign, key, disabled = false } = {}) => html`
  <button class="btn main big block" ?disabled=${disabled} @click=${act}>
    ${sign ? icon(sign) : nothing}${words}${
      key
        ? html`
            <kbd class="kbd">${key}</kbd>
          `
        : nothing
    }
  </button>
`;

/**
 * @param {string} sign @param {string} words @param {boolean} disabled @param {() => void} act @param {string} [key]
 */
const button = (sign, words, disabled, act, key = "") => html`
  <button class="btn" ?disabled=${disabled} title="${key || nothing}" @click=${act}>
    ${icon(sign)}
    <span>${words}</span>
  </button>
`;

/** @param {Play} page */
const undo = (page) =>
  button("undo", t("play.undo"), page.line.at === 0 || page.params.has("f"), () => page.undo(), "u");

/** @param {Play} page */
const redo = (page) => html`
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
const again = (page) => button("reset", t("play.reset"), page.line.at === 0, () => page.jump(0), "0");

/** In a round nothing helps: it is started, improved, and ended. @param {Play} page */
function inRound(page) {
  const { rounds } = page;
  const match = /** @type {import("./match.js").Match} */ (rounds.match);
  switch (rounds.state()) {
    case "ready":
      return foot(
        nothing,
        mainButton(t("round.start"), () => rounds.start(), { disabled: rounds.count > 0 }),
      );
    case "running": {
      const solved = rounds.round().yours !== null;
      return foot(
        html`
          ${undo(page)}${redo(page)}${again(page)}
        `,
        solved ? mainButton(t("round.done"), () => rounds.end(), { sign: "check" }) : givingUp(page),
      );
    }
    default: {
      const { position, line } = rounds.round();
      const analysis = address("/analysis", { g: page.game, p: position, m: line.join(" ") });
      return foot(
        html`
          <a class="btn" href="${analysis}">
            ${icon("graph")}
            <span>${t("play.analyse")}</span>
          </a>
        `,
        mainButton(finished(match) ? t("round.again") : t("round.next", match.rounds.length + 1), () =>
          page.nextRound(),
        ),
      );
    }
  }
}

/** @param {Play} page */
const givingUp = ({ rounds }) => html`
  <button class="btn big block" @click=${() => rounds.end()}>${icon("flag")}${t("round.give-up")}</button>
`;

/** @param {Play} page */
function meanwhile(page) {
  const asked = page.hints.grade > 0 ? "play.hint-more" : "play.hint";
  const main = page.arranging
    ? mainButton(t("play.arranged"), () => (page.arranging = false), { sign: "check" })
    : mainButton(t(asked), () => page.help(), { sign: "hint", key: "i" });
  return foot(
    html`
      ${undo(page)}${redo(page)}
      ${page.several() ? button("flag", t("play.resign"), false, () => page.resign()) : again(page)}
      ${more(seldom(page))}
    `,
    main,
  );
}

/** The game as the analysis opens it, with who played it. @param {Play} page */
function study(page) {
  const { game: g, start: p, line, view } = page;
  const { m, at } = line.params();
  if (!view?.seats.length || !m) return { g, p, m, at };
  const players = view.seats.map((place, i) => page.who(i)?.name ?? place.name);
  const loser = Number(page.params.get("f") ?? page.params.get("r") ?? 0);
  const ended = page.ended() && players.length === 2 && at === undefined;
  const Result = ended ? resultOf(loser ? 2 - loser : view.status.winner) : undefined;
  return { g, p, r: playedGame(line.moves, players, { Date: day(), Result }), at };
}

/** Today as records write it. */
const day = () => new Date().toLocaleDateString("sv");

/** What the end leads to: the next board, or the same people again. @param {Play} page */
function afterwards(page) {
  const reviewed = address("/analysis", { ...study(page), review: 1 });
  return foot(
    html`
      ${undo(page)}
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
      ${button("share", t("play.share"), false, () => page.share())} ${more(seldom(page))}
    `,
    page.several()
      ? mainButton(t("end.rematch"), () => page.rematch())
      : mainButton(t("play.next"), () => page.next(), { key: "n" }),
  );
}

/** @param {Play} page @returns {Item[]} */
function seldom(page) {
  const over = page.ended();
  const analysis = address("/analysis", study(page));
  const several = page.several();
  const all = [
    !several && !over && { words: t("play.solve"), icon: "play", act: () => page.solve() },
    ...(page.view?.layers ?? []).map((l) => ({
      words: l.kind === l.name ? l.name : `${l.kind}: ${l.name}`,
      icon: "eye",
      pressed: page.layer === l.id,
      act: () => page.show(l.id),
    })),
    several && {
      words: t("play.turn"),
      icon: "flip",
      pressed: page.turned,
      act: () => (page.turned = !page.turned),
    },
    several && { words: t("play.reset"), icon: "reset", key: "0", disabled: !page.line.at, act: () => page.jump(0) },
    page.arrangeable() && {
      words: t("play.arrange"),
      icon: "hand",
      pressed: page.arranging,
      act: () => (page.arranging = !page.arranging),
    },
    { words: t("play.analyse"), icon: "graph", href: analysis },
    !over && { words: t("play.share"), icon: "share", act: () => page.share() },
    !over && { words: t("play.next"), icon: "forward", key: "n", act: () => page.next() },
    { words: t("play.new-game"), icon: "plus", act: () => (page.starting = true) },
  ];
  return all.flatMap((item) => item || []);
}
