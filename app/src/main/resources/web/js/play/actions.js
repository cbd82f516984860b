import { html, nothing } from "lit";
import { t } from "../i18n.js";

/**
 * Buttons for the moves that have no place on the board to click, and for those that share one.
 * @param {import("../api.js").Move[]} moves @param {(move: import("../api.js").Move) => void} play
 */
export function actions(moves, play) {
  const named = moves.filter((m) => !m.to || t("action." + m.text) !== "action." + m.text);
  if (!named.length) return nothing;
  return html`<div class="card row tight" role="group" aria-label="${t("action.title")}">${named.map((m) => html`<button class="btn" @click=${() => play(m)}>${label(m.text)}</button>`)}</div>`;
}

/** @param {string} text */
function label(text) {
  const words = t("action." + text);
  return words === "action." + text ? text : words;
}
