import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { capitalise, t } from "../i18n.js";

/** Key symbols of the arrow keys. @type {Record<string, string>} */
const ARROW_SYMBOLS = { N: "↑", E: "→", S: "↓", W: "←" };

/** @typedef {{words: string, key: string, changesPieces: boolean}} Action a button for a move */

/**
 * Renders buttons for moves without a place on the board, and for moves that share one. A button stays in its place
 * once shown and is disabled while its move is illegal, so that the layout does not shift. Moves that take, place or
 * remove a piece come first, in a row of their own.
 * @param {import("../api.js").Move[]} moves @param {(move: import("../api.js").Move) => void} play
 * @param {Map<string, Action>} known all buttons shown so far, by notation; new ones are added
 */
export function actionButtons(moves, play, known) {
  const legal = new Map(moves.filter((m) => !m.to || m.key !== " ").map((m) => [m.text, m]));
  for (const [text, m] of legal)
    known.set(text, {
      words: m.words,
      key: m.key === " " ? (ARROW_SYMBOLS[m.way] ?? "") : m.key,
      changesPieces: m.effect.gone.length + m.effect.appeared.length > 0 || !!known.get(text)?.changesPieces,
    });
  if (!known.size) return nothing;
  const actions = [...known].sort(([, a], [, b]) => Number(b.changesPieces) - Number(a.changesPieces));
  // An element keeps its move: a click that started before a redraw must not play another move.
  return html`
    <div class="actions" role="group" aria-label="${t("action.title")}">
      ${repeat(
        actions,
        ([text]) => text,
        ([text, { words, key, changesPieces }]) => {
          const move = legal.get(text);
          return html`
            <button
              class="action ${changesPieces ? "go first" : ""}"
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
        },
      )}
    </div>
  `;
}

/**
 * Whether a move submits the final answer. Such a move has no place, direction or key, so that it is not played by
 * accident.
 * @param {import("../api.js").Move} m
 */
export const isSubmitMove = (m) => !m.to && m.way === " " && m.key === " ";
