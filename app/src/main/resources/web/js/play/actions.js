import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { capitalise, t } from "../i18n.js";

/** Key symbols of the arrow keys. @type {Record<string, string>} */
const ARROW_SYMBOLS = { N: "↑", E: "→", S: "↓", W: "←" };

/** @typedef {{words: string, key: string, changesPieces: boolean}} Action a button for a move */

/**
 * Renders buttons for moves without a place on the board, and for moves that share one. A button keeps its place and is
 * disabled while its move is illegal. Moves that take, place or remove a piece share the first row, so that they shift
 * no other button.
 * @param {import("../api.js").Move[]} moves @param {(move: import("../api.js").Move) => void} play
 * @param {Map<string, Action>} known all buttons shown so far, by notation; new ones are added
 * @param {boolean} [reserved] whether the first row is kept while no such move is legal
 */
export function actionButtons(moves, play, known, reserved = false) {
  const legal = new Map(moves.filter((m) => !m.to || m.key !== " ").map((m) => [m.text, m]));
  for (const [text, m] of legal)
    known.set(text, {
      words: m.words,
      key: m.key === " " ? (ARROW_SYMBOLS[m.way] ?? "") : m.key,
      changesPieces: m.effect.gone.length + m.effect.appeared.length > 0 || !!known.get(text)?.changesPieces,
    });
  if (!known.size) return nothing;
  const first = [...known].filter(([text, a]) => a.changesPieces && legal.has(text));
  const others = [...known].filter(([, a]) => !a.changesPieces);
  // An element keeps its move: a click that started before a redraw must not play another move.
  const buttons = (/** @type {[string, Action][]} */ actions) =>
    repeat(
      actions,
      ([text]) => text,
      ([text, action]) => actionButton(text, action, legal.get(text), play),
    );
  return html`
    <div class="actions" role="group" aria-label="${t("action.title")}">
      ${
        first.length || reserved
          ? html`
              <div class="first-actions">
                ${
                  first.length
                    ? buttons(first)
                    : html`
                        <span class="sub">${t("action.none")}</span>
                      `
                }
              </div>
            `
          : nothing
      }
      ${buttons(others)}
    </div>
  `;
}

/**
 * @param {string} text @param {Action} action @param {import("../api.js").Move|undefined} move the move, if it is legal
 * @param {(move: import("../api.js").Move) => void} play
 */
const actionButton = (text, { words, key, changesPieces }, move, play) => html`
  <button
    class="action ${changesPieces ? "go" : ""}"
    data-move="${text}"
    ?disabled=${!move}
    @click=${() => move && play(move)}
  >
    ${capitalise(words)}${
      key
        ? html`
            <kbd class="kbd">${key}</kbd>
          `
        : nothing
    }
  </button>
`;

/**
 * Whether a move submits the final answer. Such a move has no place, direction or key, so that it is not played by
 * accident.
 * @param {import("../api.js").Move} m
 */
export const isSubmitMove = (m) => !m.to && m.way === " " && m.key === " ";
