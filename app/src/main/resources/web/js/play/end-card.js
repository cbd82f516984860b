import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { currentRound, roundResult } from "./match.js";
import { pieceIcon } from "./piece-icon.js";
import { starText, stars } from "./progress.js";
import { roundSummary } from "./round-view.js";

/**
 * @typedef {(line: string[]) => void} ReplayLine
 * @typedef {(n: number) => string} CostText formats a cost
 * @typedef {{value: number|null, name: string}} Figure
 */

/**
 * Renders the card at the end of a game: picture, sentence, figures, and replay buttons. The main button for the next
 * step is at the bottom of the panel.
 * @param {{hero?: unknown, best?: boolean, sentence: unknown, figures?: Figure[], buttons: unknown}} end `best`
 *   highlights the best possible result
 */
const endCard = ({ hero = nothing, best = false, sentence, figures = [], buttons }) => html`
  <div class="card end-card ${best ? "best" : ""}" role="status">
    <div class="hero" aria-hidden="true">${hero}</div>
    ${sentence}
    ${
      figures.length
        ? html`
            <div class="figures">${figures.map(figure)}</div>
          `
        : nothing
    }
    <div class="row">${buttons}</div>
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
 * Renders a replay button, unless the line is empty.
 * @param {string[]|undefined} line @param {string} label @param {ReplayLine} replay
 */
const replayButton = (line, label, replay) =>
  line?.length
    ? html`
        <button class="btn" @click=${() => replay(line)}>${label}</button>
      `
    : nothing;

/** @param {number} n */
const starRating = (n) => html`
  <span class="stars">${starText(n)}</span>
`;

/**
 * Renders the end of a round, and of the match after its last round. Against an engine level it also shows the optimum.
 * @param {{match: import("./match.js").Match, opponent: string, optimum: import("./rounds.js").Optimum|null, cost:
 *   CostText, replay: ReplayLine}} end
 */
export function roundEndCard({ match, opponent, optimum, cost, replay }) {
  const round = currentRound(match);
  const hasOpponent = match.opponent !== "";
  return endCard({
    best: roundResult(round) === "won",
    sentence: html`
      ${roundSummary(match, opponent, cost)}${hasOpponent ? optimumText(optimum, cost) : nothing}
    `,
    figures: [
      { value: round.yours, name: t("round.you") },
      ...(hasOpponent ? [{ value: optimum?.cost ?? null, name: optimumLabel(optimum) }] : []),
      { value: round.theirs, name: opponent },
    ],
    buttons: html`
      ${replayButton(round.line, t("end.replay-yours"), replay)}${replayButton(round.reply, t("round.replay", opponent), replay)}
      ${hasOpponent ? replayButton(optimum?.moves, t("end.replay-best"), replay) : nothing}
    `,
  });
}

/** @param {import("./rounds.js").Optimum|null} best */
const optimumLabel = (best) => t(best && !best.optimal ? "end.figure-best" : "end.figure-least");

/**
 * Renders the optimum, or that the engine is still searching.
 * @param {import("./rounds.js").Optimum|null} best @param {CostText} cost
 */
const optimumText = (best, cost) => html`
  <p class="sub">
    ${(best?.cost ?? null) === null ? t("end.comparing") : t(best?.optimal ? "end.optimum" : "end.best", cost(best?.cost ?? 0))}
  </p>
`;

/**
 * Renders the end of a multiplayer game.
 * @param {{sentence: string, winner: import("../api.js").Piece|undefined, line: string[], share: unknown, replay:
 *   ReplayLine}} end `winner` is the winner's piece, if there is a winner
 */
export const gameEndCard = ({ sentence, winner, line, share, replay }) =>
  endCard({
    hero: pieceIcon(winner),
    sentence: html`
      <p class="verdict">${sentence}</p>
    `,
    buttons: html`
      ${replayButton(line, t("end.replay"), replay)}${share}
    `,
  });

/**
 * Renders the end of an exploration: the player's cost, and an agent's cost in the same world.
 * @param {{yours: number, line: string[], agent: {name: string, cost: number, known: string, line: string[]}|null,
 *   nextStep: string, replay: ReplayLine}} end
 */
export const explorationEndCard = ({ yours, line, agent, nextStep, replay }) =>
  endCard({
    sentence: html`
      <p class="verdict">${t("stealth.yours", yours)}</p>
      <p class="sub">${agent ? t("stealth.rival", agent.name, agent.cost, agent.known) : t("end.comparing")}</p>
      <p class="sub">${nextStep}</p>
    `,
    figures: agent
      ? [
          { value: yours, name: t("round.you") },
          { value: agent.cost, name: agent.name },
        ]
      : [],
    buttons: html`
      ${replayButton(line, t("end.replay-yours"), replay)}
      ${agent ? replayButton(agent.line, t("round.replay", agent.name), replay) : nothing}
    `,
  });

/**
 * Renders the end of a puzzle with the distance from the optimum.
 * @param {{yours: number, best: import("./rounds.js").Optimum|null, paid: number, maxStars: number, cost: CostText,
 *   line: string[], share: unknown, replay: ReplayLine}} end `paid` is the cost of an earlier phase; `maxStars` is 0
 *   for a solution that was not played here
 */
export function puzzleEndCard({ yours, best, paid, maxStars, cost, line, share, replay }) {
  const optimumCost = best?.cost ?? null;
  const reached = optimumCost !== null && yours <= optimumCost;
  return endCard({
    hero: optimumCost === null || !maxStars ? nothing : starRating(Math.min(maxStars, stars(yours, optimumCost))),
    best: reached,
    sentence: html`
      <p class="verdict ${reached ? "good" : ""}">${t(reached ? "end.least" : "end.yours", cost(yours))}</p>
      ${optimumText(best, cost)}
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
      { value: optimumCost, name: optimumLabel(best) },
    ],
    buttons: html`
      ${replayButton(line, t("end.replay-yours"), replay)}${replayButton(best?.moves, t("end.replay-best"), replay)}${share}
    `,
  });
}
