import { html, nothing } from "lit";
import { formatNumber, formatPercent, t } from "../i18n.js";
import { moveLabel } from "./move-label.js";
import "../words/analysis.js";

/**
 * Views of the lines that an engine proposes, and of the engine's evaluation.
 * @typedef {{show: (moves: string[]) => void, hide: () => void, playLine: (moves: string[]) => void}} LineHandlers
 *   called when a move of a line is hovered or clicked
 * @typedef {{moves: string[], value: number, balance?: Balance}} RankedLine
 * @typedef {{first: number|null, scale?: string, chance?: number, sentence: string}} Balance
 *   the advantage of the first seat; without a value or without chances if they are not known
 */

/** Tones that identify pieces. Other tones show a state and are not used as colours of moves. */
const PIECE_TONES = ["red", "green", "blue", "yellow"];

/**
 * Renders a line of moves. A hovered move is previewed on the board; a clicked move is played.
 * @param {import("./study-tree.js").TreeMove[]} moves @param {LineHandlers} handlers
 * @param {number} [current] number of the move shown on the board, from 1; 0 for none
 * @param {boolean} [withColours] whether each move has the colour of its piece
 */
export function lineButtons(moves, handlers, current = 0, withColours = true) {
  const line = moves.map((m) => m.text);
  const coloured = withColours && moves.some((m) => PIECE_TONES.includes(m.tone ?? ""));
  return html`
    <ol class="moves" @pointerleave=${() => handlers.hide()}>
      ${moves.map(
        (m, i) => html`
          <li>
            <button
              class="${current === i + 1 ? "now" : ""} ${coloured && m.tone ? "toned t-" + m.tone : ""}"
              title="${m.words ?? m.text}"
              @pointerenter=${() => handlers.show(line.slice(0, i + 1))}
              @focus=${() => handlers.show(line.slice(0, i + 1))}
              @blur=${() => handlers.hide()}
              @click=${() => handlers.playLine(line.slice(0, i + 1))}
            >
              <small>${i + 1}</small>
              ${moveLabel(m)}
            </button>
          </li>
        `,
      )}
    </ol>
  `;
}

/**
 * Formats an evaluation in hundredths; positive values favour the first seat. A forced win is written as "#" and the
 * number of moves, a win probability as the first seat's winning chances.
 * @param {number} firstValue @param {string} [scale]
 */
export function formatEvaluation(firstValue, scale = "evaluation") {
  if (Math.abs(firstValue) >= 500_000) return (firstValue > 0 ? "+" : "−") + "#" + (1_000_000 - Math.abs(firstValue));
  if (scale === "probability")
    return (0.5 + firstValue / 10_000).toLocaleString(document.documentElement.lang, { style: "percent" });
  const value = Math.abs(firstValue / 100).toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (Math.abs(firstValue) < 5 ? "" : firstValue < 0 ? "−" : "+") + value;
}

/**
 * Renders the best lines with their evaluations, the best line first.
 * @param {RankedLine[]} lines @param {LineHandlers} handlers @param {import("./line-texts.js").LineTexts} lineTexts
 */
export const rankedLines = (lines, handlers, lineTexts) => html`
  <ol class="ranked">
    ${lines.map(
      (line, i) => html`
        <li class="${i === 0 ? "best" : ""}">
          <span class="rank">${i + 1}</span>
          <b class="evaluation" title="${line.balance?.sentence ?? ""}">
            ${formatEvaluation(line.balance?.first ?? line.value, line.balance?.scale)}
          </b>
          ${lineButtons(lineTexts.textsOf(line.moves).slice(0, 8), handlers, 0, false)}
        </li>
      `,
    )}
  </ol>
`;

/**
 * Sort column and direction of the table of shortest lines.
 * @typedef {{by: "pieces"|"turns"|"line", down: boolean}} SortOrder
 */

/**
 * Renders all shortest lines as a sortable table.
 * @param {ReturnType<typeof lineStatistics>[]} lines @param {boolean} more whether there are more lines than these
 * @param {SortOrder} order @param {(order: SortOrder) => void} sort @param {LineHandlers} handlers
 */
export function shortestTable(lines, more, order, sort, handlers) {
  const key = (/** @type {(typeof lines)[number]} */ a) => (order.by === "line" ? a.moves.join(" ") : a[order.by]);
  const sorted = [...lines].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) * (order.down ? -1 : 1));
  const head = (/** @type {SortOrder["by"]} */ by) => html`
    <th scope="col" aria-sort="${order.by === by ? (order.down ? "descending" : "ascending") : "none"}">
      <button class="quiet" @click=${() => sort({ by, down: order.by === by && !order.down })}>
        ${t("answers." + by)}
      </button>
    </th>
  `;
  return html`
    <p class="sub">${t(more ? "answers.more" : "answers.count", formatNumber(lines.length))}</p>
    <table class="answers">
      <thead>
        <tr>${head("pieces")} ${head("turns")} ${head("line")}</tr>
      </thead>
      <tbody>
        ${sorted.map(
          (a) => html`
            <tr>
              <td>${a.pieces}</td>
              <td>${a.turns}</td>
              <td>${lineButtons(a.said, handlers)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * Counts the pieces that a line moves, and how often the moved piece changes.
 * @param {import("./study-tree.js").TreeMove[]} moves
 */
export function lineStatistics(moves) {
  const tones = moves.map((m) => m.tone ?? "");
  return {
    said: moves,
    moves: moves.map((m) => m.text),
    pieces: new Set(tones).size,
    turns: tones.filter((tone, i) => i > 0 && tone !== tones[i - 1]).length,
  };
}

/**
 * Renders the advantage as a bar beside the board. The first seat's part grows from the bottom.
 * @param {Balance|null} balance @param {string[]} tones
 */
export const advantageBar = (balance, tones) => html`
  <div
    class="advantage-bar"
    role="img"
    aria-label="${balance ? balance.sentence || formatPercent(balance.chance ?? 0.5) : t("study.no-value")}"
  >
    <svg viewBox="0 0 4 100" preserveAspectRatio="none">
      <rect class="t-${tones[1]}" width="4" height="100" />
      <rect class="t-${tones[0]}" width="4" y="${100 - 100 * (balance?.chance ?? 0.5)}" height="100" />
      <line x2="4" y1="50" y2="50" />
    </svg>
    ${
      balance
        ? html`
            <b aria-hidden="true" class="${(balance.chance ?? 0.5) < 0.5 || (balance.first ?? 0) < 0 ? "above" : ""}">
              ${balance.first === null ? formatPercent(balance.chance ?? 0.5) : ""}
              ${balance.first === null ? "" : formatEvaluation(balance.first, balance.scale)}
            </b>
          `
        : nothing
    }
  </div>
`;

/**
 * Renders the evaluation as a sentence, with the first seat's winning chances in per cent.
 * @param {Balance} balance @param {string[]} names
 */
export const advantageText = (balance, names) => html`
  <p class="verdict advantage-text">
    <b>${formatEvaluation(balance.first ?? 0, balance.scale)}</b>
    ${balance.sentence}
    ${
      balance.chance === undefined || balance.scale === "probability"
        ? nothing
        : html`
            <span class="sub">${t("study.chance", names[0], Math.round(balance.chance * 100))}</span>
          `
    }
  </p>
`;
