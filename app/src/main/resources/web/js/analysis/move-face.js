import { html, nothing } from "lit";

/** A notation longer than this is no sign but a word of the protocol: people read the game's own words. */
const SHORT = 3;

/** A wall lies or stands. @param {string|undefined} slot */
const wallSign = (slot) =>
  slot === "H" || slot === "V"
    ? html`
        <i class="wall-sign ${slot === "H" ? "flat" : "upright"}" aria-hidden="true"></i>
      `
    : nothing;

/** What is written on a move. @param {import("./tree.js").Said} said */
export function moveFace({ text, words, slot }) {
  if (slot)
    return html`
      ${wallSign(slot)}${text.replace(/[hv]$/, "")}
    `;
  return text.length > SHORT ? (words ?? text) : text;
}
