import { html } from "lit";
import { capitalise, t } from "../i18n.js";

/**
 * Renders a question with two buttons.
 * @param {{question: string|null, yes: string, no: string, onConfirm: () => void, onCancel: () => void}} dialog
 */
export const confirmQuestion = ({ question, yes, no, onConfirm, onCancel }) => html`
  <div class="question" role="alertdialog" aria-label="${yes}">
    <p class="note">${question}</p>
    <button class="btn block" @click=${onCancel}>${no}</button>
    <button class="btn main big block" @click=${onConfirm}>${yes}</button>
  </div>
`;

/**
 * Renders the confirmation of a move: its warning and two buttons.
 * @param {import("../api.js").Move} move @param {() => void} onConfirm @param {() => void} onCancel
 */
export const confirmMove = (move, onConfirm, onCancel) =>
  confirmQuestion({
    question: move.caution,
    yes: capitalise(move.words),
    no: t("play.not-yet"),
    onConfirm,
    onCancel,
  });

/** Renders the question before a game is resigned. @param {() => void} onConfirm @param {() => void} onCancel */
export const confirmResignation = (onConfirm, onCancel) =>
  confirmQuestion({
    question: t("resign.question"),
    yes: t("play.resign"),
    no: t("resign.no"),
    onConfirm,
    onCancel,
  });
