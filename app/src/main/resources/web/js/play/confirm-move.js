import { html } from "lit";
import { capitalise, t } from "../i18n.js";

/**
 * Renders the confirmation of a move: its warning and two buttons.
 * @param {import("../api.js").Move} move @param {() => void} onConfirm @param {() => void} onCancel
 */
export const confirmMove = (move, onConfirm, onCancel) => html`
  <div class="question" role="alertdialog" aria-label="${move.words}">
    <p class="note">${move.caution}</p>
    <button class="btn block" @click=${onCancel}>${t("play.not-yet")}</button>
    <button class="btn main big block" @click=${onConfirm}>${capitalise(move.words)}</button>
  </div>
`;
