import { html, nothing } from "lit";
import { capital, t } from "../i18n.js";

/** The key cap of an arrow. @type {Record<string, string>} */
const ARROWS = { N: "↑", E: "→", S: "↓", W: "←" };

/**
 * Buttons for the moves that have no place on the board to click, and for those that share one. Every button stays
 * where it was first shown, disabled while its move is not legal: nothing moves under a hand that clicks.
 * @param {import("../api.js").Move[]} moves @param {(move: import("../api.js").Move) => void} play
 * @param {Map<string, {words: string, key: string}>} shown what has been shown so far, by text; grows
 */
export function actions(moves, play, shown) {
  const by = new Map(moves.filter((m) => !m.to || m.key !== " ").map((m) => [m.text, m]));
  for (const [text, m] of by) shown.set(text, { words: m.words, key: m.key === " " ? (ARROWS[m.way] ?? "") : m.key });
  if (!shown.size) return nothing;
  return html`
    <div class="actions" role="group" aria-label="${t("action.title")}">
      ${[...shown].map(([text, { words, key }]) => {
        const move = by.get(text);
        return html`
          <button class="action" data-move="${text}" ?disabled=${!move} @click=${() => move && play(move)}>
            ${capital(words)}${
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

/**
 * The move that ends it by choice, such as handing in an answer: it has no place, no arrow and no key, so that nobody
 * makes it by a slip of the hand.
 * @param {import("../api.js").Move} m
 */
export const concluding = (m) => !m.to && m.way === " " && m.key === " ";
