import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { clockText } from "./clock.js";
import { pieceIcon } from "./piece-icon.js";

/** A countdown with less time is highlighted, in ms. */
const LOW_MILLIS = 10_000;

/** Circumference of the countdown ring, with a radius of 19. */
const RING_LENGTH = 2 * Math.PI * 19;

/**
 * Renders the status of a single-player game above the board, with an icon of the piece that it names, and the
 * remaining time of a round.
 * @param {import("../pages/play.js").Play} page @param {string} sentence
 */
export const statusBar = (page, sentence) => html`
  <div class="status-bar">
    <p class="status-text status" role="status" aria-live="polite">
      ${highlightPiece(sentence, page.view?.scene.pieces ?? [])}
    </p>
    ${countdownRing(page)}
  </div>
`;

/**
 * Returns the sentence with the first piece named in it highlighted.
 * @param {string} sentence @param {import("../api.js").Piece[]} pieces
 */
function highlightPiece(sentence, pieces) {
  for (const piece of pieces) {
    const start = piece.label && piece.name ? sentence.toLowerCase().indexOf(piece.name.toLowerCase()) : -1;
    const end = start + piece.name.length;
    if (start < 0 || /[\p{L}\p{N}]/u.test(sentence.charAt(end))) continue;
    return html`
      ${sentence.slice(0, start)}
      <span class="token t-${piece.tone}">${pieceIcon(piece)}${sentence.slice(start, end)}</span>
      ${sentence.slice(end)}
    `;
  }
  return sentence;
}

/** Renders the countdown as a ring that empties. @param {import("../pages/play.js").Play} page */
function countdownRing({ rounds, now }) {
  if (rounds.state() !== "running" || !rounds.round().ends) return nothing;
  const left = Math.max(0, rounds.round().ends - now);
  const total = 1000 * /** @type {import("./match.js").Match} */ (rounds.match).seconds;
  const dash = Math.min(1, left / total) * RING_LENGTH;
  return html`
    <b class="ring-clock ${left <= LOW_MILLIS ? "low" : ""}" role="timer" aria-label="${t("round.count")}">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle class="track" cx="22" cy="22" r="19" />
        ${svg`<circle cx="22" cy="22" r="19" stroke-dasharray="${dash} ${RING_LENGTH}"/>`}
      </svg>
      <span>${clockText(left)}</span>
    </b>
  `;
}
