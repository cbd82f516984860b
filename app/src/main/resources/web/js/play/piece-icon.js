import { html, nothing } from "lit";
import { pieceShape as drawn } from "../board/piece-shapes.js";

/** Renders a piece as an icon, with its letter. @param {import("../api.js").Piece} [piece] */
export const pieceIcon = (piece) =>
  piece
    ? html`
        <svg viewBox="-20 -20 40 40" aria-hidden="true">${drawn(piece)}</svg>
      `
    : nothing;
