import { html } from "lit";
import { capital, t } from "../i18n.js";

/**
 * What a move asks before it is played, at the foot of the panel, and the two answers.
 * @param {import("../api.js").Move} move @param {() => void} yes @param {() => void} no
 */
export const question = (move, yes, no) => html`
  <div class="question" role="alertdialog" aria-label="${move.words}">
    <p class="note">${move.caution}</p>
    <button class="btn block" @click=${no}>${t("play.not-yet")}</button>
    <button class="btn main big block" @click=${yes}>${capital(move.words)}</button>
  </div>
`;
