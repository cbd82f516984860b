import { html, nothing } from "lit";
import { number, t } from "../i18n.js";
import { moveFace } from "./move-face.js";

/**
 * Lines that an engine proposes.
 * @typedef {{show: (moves: string[]) => void, hide: () => void, adopt: (moves: string[]) => void}} Board
 *   what hovering and clicking do
 * @typedef {{moves: string[], value: number, balance?: {first: number, chance: number, sentence: string}}} Ranked
 */

/** Tones that tell pieces apart; others say how a piece stands. */
const COLOURS = ["red", "green", "blue", "yellow"];

/** A line whose moves preview on hover and are played on click. @param {import("./tree.js").Said[]} said
 *  @param {Board} board @param {number} [now] the move that is being shown @param {boolean} [toned] whether each has
 *  the colour of its piece */
export function lineButtons(said, board, now = 0, toned = true) {
  const line = said.map((m) => m.text);
  const coloured = toned && said.some((m) => COLOURS.includes(m.tone ?? ""));
  return html`
    <ol class="moves" @pointerleave=${() => board.hide()}>
      ${said.map(
        (m, i) => html`
          <li>
            <button
              class="${now === i + 1 ? "now" : ""} ${coloured && m.tone ? "toned t-" + m.tone : ""}"
              title="${m.words ?? m.text}"
              @pointerenter=${() => board.show(line.slice(0, i + 1))}
              @focus=${() => board.show(line.slice(0, i + 1))}
              @blur=${() => board.hide()}
              @click=${() => board.adopt(line.slice(0, i + 1))}
            >
              <small>${i + 1}</small>
              ${moveFace(m)}
            </button>
          </li>
        `,
      )}
    </ol>
  `;
}

/** Plus is the first seat ahead. @param {number} first */
export function signedValue(first) {
  if (Math.abs(first) >= 500_000) return (first > 0 ? "+" : "−") + "#" + (1_000_000 - Math.abs(first));
  const value = Math.abs(first / 100).toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (Math.abs(first) < 5 ? "" : first < 0 ? "−" : "+") + value;
}

/** The best lines with what they are worth, the best first. @param {Ranked[]} lines @param {Board} board
 *  @param {import("./line-words.js").LineWords} words */
export const rankedLines = (lines, board, words) => html`
  <ol class="ranked">
    ${lines.map(
      (line, i) => html`
        <li class="${i === 0 ? "best" : ""}">
          <span class="rank">${i + 1}</span>
          <b class="worth" title="${line.balance?.sentence ?? ""}">${signedValue(line.balance?.first ?? line.value)}</b>
          ${lineButtons(words.of(line.moves).slice(0, 8), board, 0, false)}
        </li>
      `,
    )}
  </ol>
`;

/** Which column sorts the answers. @typedef {{by: "pieces"|"turns"|"line", down: boolean}} Order */

/**
 * All shortest lines side by side.
 * @param {ReturnType<typeof counted>[]} answers @param {boolean} more there are more of them
 * @param {Order} order @param {(order: Order) => void} sort @param {Board} board
 */
export function answerTable(answers, more, order, sort, board) {
  const key = (/** @type {(typeof answers)[number]} */ a) => (order.by === "line" ? a.moves.join(" ") : a[order.by]);
  const sorted = [...answers].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) * (order.down ? -1 : 1));
  const head = (/** @type {Order["by"]} */ by) => html`
    <th scope="col" aria-sort="${order.by === by ? (order.down ? "descending" : "ascending") : "none"}">
      <button class="quiet" @click=${() => sort({ by, down: order.by === by && !order.down })}>
        ${t("answers." + by)}
      </button>
    </th>
  `;
  return html`
    <p class="sub">${t(more ? "answers.more" : "answers.count", number(answers.length))}</p>
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
              <td>${lineButtons(a.said, board)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {import("./tree.js").Said[]} moves */
export function counted(moves) {
  const tones = moves.map((m) => m.tone ?? "");
  return {
    said: moves,
    moves: moves.map((m) => m.text),
    pieces: new Set(tones).size,
    turns: tones.filter((tone, i) => i > 0 && tone !== tones[i - 1]).length,
  };
}

/**
 * Who stands better, as a bar beside the board: the first seat's share grows from below.
 * @param {{chance: number, first: number, sentence: string}|null} balance @param {string[]} tones
 */
export const balanceBar = (balance, tones) => html`
  <div class="balance" role="img" aria-label="${balance?.sentence ?? t("study.no-value")}">
    <svg viewBox="0 0 4 100" preserveAspectRatio="none">
      <rect class="t-${tones[1]}" width="4" height="100" />
      <rect class="t-${tones[0]}" width="4" y="${100 - 100 * (balance?.chance ?? 0.5)}" height="100" />
      <line x2="4" y1="50" y2="50" />
    </svg>
    ${
      balance
        ? html`
            <b aria-hidden="true" class="${balance.chance < 0.5 ? "above" : ""}">${signedValue(balance.first)}</b>
          `
        : nothing
    }
  </div>
`;

/** @param {{chance: number, first: number, sentence: string}} balance @param {string[]} names */
export const balanceSentence = (balance, names) => html`
  <p class="verdict balance-said">
    <b>${signedValue(balance.first)}</b>
    ${balance.sentence}
    <span class="sub">${t("study.chance", names[0], Math.round(balance.chance * 100))}</span>
  </p>
`;
