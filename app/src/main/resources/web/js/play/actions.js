import { html, nothing } from "lit";
import { capitalise, t } from "../i18n.js";

/** Key symbols of the arrow keys. @type {Record<string, string>} */
const ARROW_SYMBOLS = { N: "↑", E: "→", S: "↓", W: "←" };

/**
 * Renders buttons for moves without a place on the board, and for moves that share one. A button stays in its place
 * once shown and is disabled while its move is illegal, so that the layout does not shift. Legal moves that take, place
 * or remove a piece come first, in a row of their own.
 * @param {import("../api.js").Move[]} moves @param {(move: import("../api.js").Move) => void} play
 * @param {Map<string, {words: string, key: string}>} known all buttons shown so far, by notation; new ones are added
 */
export function actionButtons(moves, play, known) {
  const legal = new Map(moves.filter((m) => !m.to || m.key !== " ").map((m) => [m.text, m]));
  for (const [text, m] of legal)
    known.set(text, { words: m.words, key: m.key === " " ? (ARROW_SYMBOLS[m.way] ?? "") : m.key });
  if (!known.size) return nothing;
  return html`
    <div class="actions" role="group" aria-label="${t("action.title")}">
      ${inOrder(known, legal).map(([text, { words, key }]) => {
        const move = legal.get(text);
        return html`
          <button
            class="action ${move && changesPieces(move) ? "go first" : ""}"
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
      })}
    </div>
  `;
}

/** Whether a move takes, places or removes a piece. @param {import("../api.js").Move} m */
const changesPieces = ({ effect }) => effect.gone.length + effect.appeared.length > 0;

/**
 * Returns the buttons, with the legal moves that change pieces first.
 * @param {Map<string, {words: string, key: string}>} known @param {Map<string, import("../api.js").Move>} legal
 */
function inOrder(known, legal) {
  const first = (/** @type {string} */ text) => {
    const move = legal.get(text);
    return move !== undefined && changesPieces(move);
  };
  return [...[...known].filter(([text]) => first(text)), ...[...known].filter(([text]) => !first(text))];
}

/**
 * Whether a move submits the final answer. Such a move has no place, direction or key, so that it is not played by
 * accident.
 * @param {import("../api.js").Move} m
 */
export const isSubmitMove = (m) => !m.to && m.way === " " && m.key === " ";
