import { html, nothing } from "lit";
import { language, t } from "../i18n.js";
import { costText } from "../game.js";
import { isPuzzle } from "./game-params.js";
import { secondStarLimit, starText } from "./progress.js";

/**
 * What a daily puzzle or a puzzle of a pack asks for: its title, the side to play, par, and the stars to win.
 * @typedef {import("../control/play-controller.js").PlayController} PlayController
 */

/** @param {PlayController} play */
export function puzzleInfo(play) {
  if (!isPuzzle(play.params) || play.rounds.match) return nothing;
  return html`
    <section class="puzzle-info">
      <p class="eyebrow">${title(play)}</p>
      <p>${goal(play)}</p>
      <p class="sub">${starLimits(play)}</p>
      ${friendResult(play)}
    </section>
  `;
}

/** @param {PlayController} play */
function title({ params, nextPuzzle: { pack } }) {
  const day = params.get("day");
  if (day)
    return t(
      "puzzle.daily",
      new Date(day + "T00:00:00").toLocaleDateString(language(), { day: "numeric", month: "long" }),
    );
  return pack ? t("puzzle.pack", pack.name, params.get("n") ?? "", pack.tasks.length) : t("puzzle.title");
}

/** @param {PlayController} play */
function goal(play) {
  const par = t("puzzle.par", costText(play.gameCard, Number(play.params.get("par"))));
  const { view } = play;
  if (!view?.seats.length) return par;
  const seat = view.seats.findIndex((_, i) => !play.players.engineAt(i));
  return `${t("puzzle.win", view.seats[Math.max(0, seat)].name)} ${par}`;
}

/** @param {PlayController} play */
function starLimits({ params, attempt: { log } }) {
  const par = Number(params.get("par"));
  const limits = t("puzzle.stars", starText(3), par, starText(2), secondStarLimit(par));
  const { hints } = log.log;
  const cap = log.maxStars();
  if (cap === 3) return limits;
  const help = hints ? t("puzzle.hints", hints, starText(cap)) : t("puzzle.shown", starText(cap));
  return `${limits} ${help}`;
}

/** Renders the result of the player who shared the puzzle. @param {PlayController} play */
function friendResult(play) {
  const { params, gameCard } = play;
  const cost = Number(params.get("bc"));
  if (!cost) return nothing;
  const name = params.get("by") || t("puzzle.friend");
  const moves = (params.get("bm") ?? "").split(" ").filter(Boolean);
  return html`
    <p class="note">${t("puzzle.solved-by", name, costText(gameCard, cost))}</p>
    ${
      moves.length && play.isOver()
        ? html`
            <button class="btn" @click=${() => play.assistance.replayLine(moves)}>${t("round.replay", name)}</button>
          `
        : nothing
    }
  `;
}
