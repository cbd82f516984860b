import { html, nothing } from "lit";
import { language, t } from "../i18n.js";
import { costText } from "../game.js";
import { secondStarLimit, starText } from "./progress.js";

/**
 * What a daily puzzle or a puzzle of a pack asks for: its title, the side to play, par, and the stars to win.
 * @typedef {import("../pages/play.js").Play} Play
 */

/** Whether the game is a puzzle with a known optimum. @param {URLSearchParams} params */
export const isPuzzle = (params) => Number(params.get("par")) > 0;

/** @param {Play} page */
export function puzzleInfo(page) {
  if (!isPuzzle(page.params) || page.rounds.match) return nothing;
  return html`
    <section class="puzzle-info">
      <p class="eyebrow">${title(page)}</p>
      <p>${goal(page)}</p>
      <p class="sub">${starLimits(page)}</p>
      ${friendResult(page)}
    </section>
  `;
}

/** @param {Play} page */
function title({ params, pack }) {
  const day = params.get("day");
  if (day)
    return t(
      "puzzle.daily",
      new Date(day + "T00:00:00").toLocaleDateString(language(), { day: "numeric", month: "long" }),
    );
  return pack ? t("puzzle.pack", pack.name, params.get("n") ?? "", pack.tasks.length) : t("puzzle.title");
}

/** @param {Play} page */
function goal(page) {
  const par = t("puzzle.par", costText(page.gameCard, Number(page.params.get("par"))));
  const { view } = page;
  if (!view?.seats.length) return par;
  const seat = view.seats.findIndex((_, i) => !page.engineAt(i));
  return `${t("puzzle.win", view.seats[Math.max(0, seat)].name)} ${par}`;
}

/** @param {Play} page */
function starLimits({ params, log }) {
  const par = Number(params.get("par"));
  const limits = t("puzzle.stars", starText(3), par, starText(2), secondStarLimit(par));
  const { hints } = log.log;
  const cap = log.maxStars();
  return cap < 3 ? `${limits} ${t("puzzle.hints", hints, starText(cap))}` : limits;
}

/** Renders the result of the player who shared the puzzle. @param {Play} page */
function friendResult(page) {
  const { params, gameCard } = page;
  const cost = Number(params.get("bc"));
  if (!cost) return nothing;
  const name = params.get("by") || t("puzzle.friend");
  const moves = (params.get("bm") ?? "").split(" ").filter(Boolean);
  return html`
    <p class="note">${t("puzzle.solved-by", name, costText(gameCard, cost))}</p>
    ${
      moves.length && page.isOver()
        ? html`
            <button class="btn" @click=${() => page.replay.play(page.game, page.startPosition, moves)}>
              ${t("round.replay", name)}
            </button>
          `
        : nothing
    }
  `;
}
