import { html } from "lit";
import { capital, t } from "../i18n.js";

/**
 * What a move asks before it is played, and the two answers.
 * @param {import("../api.js").Move} move @param {() => void} yes @param {() => void} no
 */
export const question = (move, yes, no) => html`
  <div class="note" role="alertdialog" aria-label="${move.words}">
    <p>${move.caution}</p>
    <button class="btn main" @click=${yes}>${capital(move.words)}</button>
    <button class="btn" @click=${no}>${t("play.not-yet")}</button>
  </div>
`;
