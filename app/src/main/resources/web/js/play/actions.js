import { html, nothing } from "lit";
import { capital, t } from "../i18n.js";

/**
 * Buttons for the moves that have no place on the board to click, and for those that share one. Every button stays
 * where it was first shown, disabled while its move is not legal: nothing moves under a hand that clicks.
 * @param {import("../api.js").Move[]} moves @param {(move: import("../api.js").Move) => void} play
 * @param {Map<string, {words: string, key: string}>} shown what has been shown so far, by text; grows
 */
export function actions(moves, play, shown) {
  const by = new Map(moves.filter((m) => !m.to || m.key !== " ").map((m) => [m.text, m]));
  for (const [text, m] of by) shown.set(text, { words: m.words, key: m.key });
  if (!shown.size) return nothing;
  return html`
    <div class="card row tight" role="group" aria-label="${t("action.title")}">
      ${[...shown].map(([text, { words, key }]) => {
        const move = by.get(text);
        return html`
          <button class="btn" data-move="${text}" ?disabled=${!move} @click=${() => move && play(move)}>
            ${capital(words)}${
              key === " "
                ? nothing
                : html`
                    <kbd>${key}</kbd>
                  `
            }
          </button>
        `;
      })}
    </div>
  `;
}
