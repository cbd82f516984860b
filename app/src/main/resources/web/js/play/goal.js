import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { clockText } from "./clock.js";
import { portrait } from "./portrait.js";

/** The last seconds of a countdown, in ms. */
const LAST = 10_000;

/** Around the ring of a countdown, with a radius of 19. */
const AROUND = 2 * Math.PI * 19;

/**
 * The sentence above a board of one player, with the piece it names, and the time that a round has left.
 * @param {import("../pages/play.js").Play} page @param {string} sentence
 */
export const goal = (page, sentence) => html`
  <div class="goal">
    <p class="say status" role="status" aria-live="polite">${told(sentence, page.view?.scene.pieces ?? [])}</p>
    ${countdown(page)}
  </div>
`;

/** @param {string} sentence @param {import("../api.js").Piece[]} pieces */
function told(sentence, pieces) {
  for (const piece of pieces) {
    const at = piece.label && piece.name ? sentence.toLowerCase().indexOf(piece.name.toLowerCase()) : -1;
    const end = at + piece.name.length;
    if (at < 0 || /[\p{L}\p{N}]/u.test(sentence.charAt(end))) continue;
    return html`
      ${sentence.slice(0, at)}
      <span class="token t-${piece.tone}">${portrait(piece)}${sentence.slice(at, end)}</span>
      ${sentence.slice(end)}
    `;
  }
  return sentence;
}

/** A ring that empties; its last seconds look otherwise. @param {import("../pages/play.js").Play} page */
function countdown({ rounds, time }) {
  if (rounds.state() !== "running" || !rounds.round().ends) return nothing;
  const left = Math.max(0, rounds.round().ends - time);
  const whole = 1000 * /** @type {import("./match.js").Match} */ (rounds.match).seconds;
  const shown = Math.min(1, left / whole) * AROUND;
  return html`
    <b class="ring-clock ${left <= LAST ? "low" : ""}" role="timer" aria-label="${t("round.count")}">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle class="track" cx="22" cy="22" r="19" />
        ${svg`<circle cx="22" cy="22" r="19" stroke-dasharray="${shown} ${AROUND}"/>`}
      </svg>
      <span>${clockText(left)}</span>
    </b>
  `;
}
