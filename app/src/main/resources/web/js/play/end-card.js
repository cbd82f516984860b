import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { now, verdict } from "./match.js";
import { portrait } from "./portrait.js";
import { drawn, stars } from "./progress.js";
import { roundEnd } from "./round-view.js";

/**
 * @typedef {(line: string[]) => void} Replayer
 * @typedef {(n: number) => string} Cost a cost in words
 * @typedef {{value: number|null, name: string}} Figure
 */

/**
 * The card that ends a game: a picture, one sentence, the figures side by side, what can be replayed. What comes next
 * is the main button, which stays at the foot of the panel.
 * @param {{hero?: unknown, best?: boolean, verdict: unknown, figures?: Figure[], quiet: unknown}} end best of all
 */
const card = ({ hero = nothing, best = false, verdict: said, figures = [], quiet }) => html`
  <div class="card end-card ${best ? "best" : ""}" role="status">
    <div class="hero" aria-hidden="true">${hero}</div>
    ${said}
    ${
      figures.length
        ? html`
            <div class="figures">${figures.map(figure)}</div>
          `
        : nothing
    }
    <div class="row">${quiet}</div>
  </div>
`;

/** @param {Figure} figure */
const figure = ({ value, name }) => html`
  <div>
    <b>${value ?? "–"}</b>
    <span>${name}</span>
  </div>
`;

/**
 * A button for a line, if there is one.
 * @param {string[]|undefined} line @param {string} words @param {Replayer} replay
 */
const replayed = (line, words, replay) =>
  line?.length
    ? html`
        <button class="btn" @click=${() => replay(line)}>${words}</button>
      `
    : nothing;

/** @param {number} n */
const starry = (n) => html`
  <span class="stars">${drawn(n)}</span>
`;

/**
 * The end of a round, and with the last one of the match.
 * @param {{match: import("./match.js").Match, rival: string, cost: Cost, replay: Replayer}} end
 */
export function roundCard({ match, rival, cost, replay }) {
  const round = now(match);
  return card({
    best: verdict(round) === "won",
    verdict: roundEnd(match, rival, cost),
    figures: [
      { value: round.yours, name: t("round.you") },
      { value: round.theirs, name: rival },
    ],
    quiet: html`
      ${replayed(round.line, t("end.replay-yours"), replay)}${replayed(round.reply, t("round.replay", rival), replay)}
    `,
  });
}

/**
 * The end of a game of several.
 * @param {{sentence: string, winner: import("../api.js").Piece|undefined, line: string[], share: unknown,
 *   replay: Replayer}} end the winner's piece, if there is one
 */
export const gameCard = ({ sentence, winner, line, share, replay }) =>
  card({
    hero: portrait(winner),
    verdict: html`
      <p class="verdict">${sentence}</p>
    `,
    quiet: html`
      ${replayed(line, t("end.replay"), replay)}${share}
    `,
  });

/**
 * The end of a puzzle: how far from the optimum.
 * @param {{yours: number, best: {cost: number|null, optimal: boolean, moves: string[]}|null, paid: number, cost: Cost,
 *   line: string[], share: unknown, replay: Replayer}} end paid before in another part
 */
export function puzzleCard({ yours, best, paid, cost, line, share, replay }) {
  const least = best?.cost ?? null;
  const reached = least !== null && yours <= least;
  return card({
    hero: least === null ? nothing : starry(stars(yours, least)),
    best: reached,
    verdict: html`
      <p class="verdict ${reached ? "good" : ""}">${t(reached ? "end.least" : "end.yours", cost(yours))}</p>
      <p class="sub">
        ${least === null ? t("end.comparing") : t(best?.optimal ? "end.optimum" : "end.best", cost(least))}
      </p>
      ${
        paid
          ? html`
              <p>${t("end.both", cost(paid + yours))}</p>
            `
          : nothing
      }
    `,
    figures: [
      { value: yours, name: t("round.you") },
      { value: least, name: t(best && !best.optimal ? "end.figure-best" : "end.figure-least") },
    ],
    quiet: html`
      ${replayed(line, t("end.replay-yours"), replay)}${replayed(best?.moves, t("end.replay-best"), replay)}${share}
    `,
  });
}
