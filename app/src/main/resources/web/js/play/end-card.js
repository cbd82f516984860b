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
 * The end of a round, and with the last one of the match; against a level also how far from the optimum.
 * @param {{match: import("./match.js").Match, rival: string, least: import("./rounds.js").Least|null, cost: Cost,
 *   replay: Replayer}} end
 */
export function roundCard({ match, rival, least, cost, replay }) {
  const round = now(match);
  const against = match.opponent !== "";
  return card({
    best: verdict(round) === "won",
    verdict: html`
      ${roundEnd(match, rival, cost)}${against ? optimum(least, cost) : nothing}
    `,
    figures: [
      { value: round.yours, name: t("round.you") },
      ...(against ? [{ value: least?.cost ?? null, name: leastName(least) }] : []),
      { value: round.theirs, name: rival },
    ],
    quiet: html`
      ${replayed(round.line, t("end.replay-yours"), replay)}${replayed(round.reply, t("round.replay", rival), replay)}
      ${against ? replayed(least?.moves, t("end.replay-best"), replay) : nothing}
    `,
  });
}

/** @param {import("./rounds.js").Least|null} best */
const leastName = (best) => t(best && !best.optimal ? "end.figure-best" : "end.figure-least");

/** How few would do, as far as it is known. @param {import("./rounds.js").Least|null} best @param {Cost} cost */
const optimum = (best, cost) => html`
  <p class="sub">
    ${(best?.cost ?? null) === null ? t("end.comparing") : t(best?.optimal ? "end.optimum" : "end.best", cost(best?.cost ?? 0))}
  </p>
`;

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
 * The end of an exploration: what it cost, and what an agent paid in the same world.
 * @param {{yours: number, line: string[], rival: {name: string, cost: number, known: string, line: string[]}|null,
 *   then: string, replay: Replayer}} end
 */
export const exploredCard = ({ yours, line, rival, then, replay }) =>
  card({
    verdict: html`
      <p class="verdict">${t("stealth.yours", yours)}</p>
      <p class="sub">${rival ? t("stealth.rival", rival.name, rival.cost, rival.known) : t("end.comparing")}</p>
      <p class="sub">${then}</p>
    `,
    figures: rival
      ? [
          { value: yours, name: t("round.you") },
          { value: rival.cost, name: rival.name },
        ]
      : [],
    quiet: html`
      ${replayed(line, t("end.replay-yours"), replay)}
      ${rival ? replayed(rival.line, t("round.replay", rival.name), replay) : nothing}
    `,
  });

/**
 * The end of a puzzle: how far from the optimum.
 * @param {{yours: number, best: import("./rounds.js").Least|null, paid: number, cost: Cost, line: string[],
 *   share: unknown, replay: Replayer}} end paid before in another part
 */
export function puzzleCard({ yours, best, paid, cost, line, share, replay }) {
  const least = best?.cost ?? null;
  const reached = least !== null && yours <= least;
  return card({
    hero: least === null ? nothing : starry(stars(yours, least)),
    best: reached,
    verdict: html`
      <p class="verdict ${reached ? "good" : ""}">${t(reached ? "end.least" : "end.yours", cost(yours))}</p>
      ${optimum(best, cost)}
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
      { value: least, name: leastName(best) },
    ],
    quiet: html`
      ${replayed(line, t("end.replay-yours"), replay)}${replayed(best?.moves, t("end.replay-best"), replay)}${share}
    `,
  });
}
