import { html, nothing } from "lit";
import { t } from "../i18n.js";

/**
 * Buttons for the moves that have no place on the board to click, and for those that share one. Every button stays where it was first
 * shown, disabled while its move is not legal: nothing moves under a hand that clicks.
 * @param {import("../api.js").Move[]} moves @param {(move: import("../api.js").Move) => void} play @param {string[]} shown what has been shown so far; grows
 */
export function actions(moves, play, shown) {
  const named = moves.filter((m) => !m.to || t("action." + m.text) !== "action." + m.text);
  for (const m of named) if (!shown.includes(m.text)) shown.push(m.text);
  if (!shown.length) return nothing;
  const by = new Map(named.map((m) => [m.text, m]));
  return html`
    <div class="card row tight" role="group" aria-label="${t("action.title")}">
      ${shown.map((text) => {
        const move = by.get(text);
        return html`
          <button class="btn" ?disabled=${!move} @click=${() => move && play(move)}>${label(text)}</button>
        `;
      })}
    </div>
  `;
}

/** @param {string} text */
function label(text) {
  const words = t("action." + text);
  return words === "action." + text ? text : words;
}
