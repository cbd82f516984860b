import { html, nothing } from "lit";
import { piece as drawn } from "../board/shapes.js";

/** A piece as it stands on the board, with its letter, beside it. @param {import("../api.js").Piece} [piece] */
export const portrait = (piece) =>
  piece
    ? html`
        <svg viewBox="-20 -20 40 40" aria-hidden="true">${drawn(piece)}</svg>
      `
    : nothing;
