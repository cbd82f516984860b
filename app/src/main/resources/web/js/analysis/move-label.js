import { html, nothing } from "lit";
import { moveText } from "./move-text.js";

/** Returns an icon for a horizontal or vertical wall. @param {string|undefined} slot */
const wallIcon = (slot) =>
  slot === "H" || slot === "V"
    ? html`
        <i class="wall-sign ${slot === "H" ? "flat" : "upright"}" aria-hidden="true"></i>
      `
    : nothing;

/**
 * Returns the label of a move: for a wall an icon and its place, otherwise the text of the move.
 * @param {import("./study-tree.js").TreeMove} move
 */
export function moveLabel(move) {
  const { text, slot } = move;
  if (slot)
    return html`
      ${wallIcon(slot)}${text.replace(/[hv]$/, "")}
    `;
  return moveText(move);
}
