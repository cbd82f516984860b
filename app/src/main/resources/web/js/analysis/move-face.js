import { html, nothing } from "lit";
import { moveWords } from "./move-words.js";

/** A wall lies or stands. @param {string|undefined} slot */
const wallSign = (slot) =>
  slot === "H" || slot === "V"
    ? html`
        <i class="wall-sign ${slot === "H" ? "flat" : "upright"}" aria-hidden="true"></i>
      `
    : nothing;

/** What is written on a move. @param {import("./tree.js").Said} said */
export function moveFace(said) {
  const { text, slot } = said;
  if (slot)
    return html`
      ${wallSign(slot)}${text.replace(/[hv]$/, "")}
    `;
  return moveWords(said);
}
