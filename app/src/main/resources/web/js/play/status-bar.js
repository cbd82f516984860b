import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { clockText } from "./clock.js";
import { cellName } from "../board/descriptions.js";
import { pieceIcon, targetIcon } from "./piece-icon.js";

/** A countdown with less time is highlighted, in ms. */
const LOW_MILLIS = 10_000;

/** Circumference of the countdown ring, with a radius of 19. */
const RING_LENGTH = 2 * Math.PI * 19;

/**
 * Renders the status of a single-player game above the board, with icons of the piece and the target that it names, and
 * the remaining time of a round.
 * @param {import("../control/play-controller.js").PlayController} play @param {string} sentence
 */
export const statusBar = (play, sentence) => html`
  <div class="status-bar">
    <p class="status-text status" role="status" aria-live="polite">
      ${highlight(sentence, play.view ? tokens(play.view.scene) : [])}
    </p>
    ${countdownRing(play)}
  </div>
`;

/**
 * Returns what a sentence can name: pieces by their names, and the current target by its cell.
 * @typedef {{name: string, tone: string, icon: unknown}} Token
 * @param {import("../api.js").Scene} scene @returns {Token[]}
 */
function tokens(scene) {
  const pieces = scene.pieces.filter((p) => p.label && p.name);
  const target = scene.marks.find((m) => m.kind === "target" && m.weight >= 100);
  return [
    ...pieces.map((p) => ({ name: p.name, tone: p.tone, icon: pieceIcon(p) })),
    ...(target ? [{ name: cellName(scene, target.x, target.y), tone: target.tone, icon: targetIcon(target) }] : []),
  ];
}

/** Returns the sentence with the tokens named in it highlighted. @param {string} sentence @param {Token[]} all */
function highlight(sentence, all) {
  const found = all
    .map((token) => ({ token, start: sentence.toLowerCase().indexOf(token.name.toLowerCase()) }))
    .filter(({ token, start }) => start >= 0 && !/[\p{L}\p{N}]/u.test(sentence.charAt(start + token.name.length)))
    .sort((a, b) => a.start - b.start);
  let end = 0;
  const parts = found.map(({ token, start }) => {
    const before = sentence.slice(end, start);
    end = start + token.name.length;
    return html`
      ${before}
      <span class="token t-${token.tone}">${token.icon}${sentence.slice(start, end)}</span>
    `;
  });
  const rest = sentence.slice(end);
  // The template puts a space after a token, so a final full stop would stand alone.
  return html`
    ${parts}${parts.length && rest === "." ? "" : rest}
  `;
}

/**
 * Renders the countdown as a ring that empties.
 * @param {import("../control/play-controller.js").PlayController} play
 */
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
