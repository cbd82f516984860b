import { html, nothing } from "lit";
import { pieceShape as drawn } from "../board/piece-shapes.js";
import { useSymbol } from "../board/sprite.js";

/** Renders a piece as an icon, with its letter. @param {import("../api.js").Piece} [piece] */
export const pieceIcon = (piece) =>
  piece
    ? html`
        <svg viewBox="-20 -20 40 40" aria-hidden="true">${drawn(piece)}</svg>
      `
    : nothing;

/** Renders a target as an icon. @param {import("../api.js").Mark} mark */
export const targetIcon = (mark) => html`
  <svg viewBox="-12 -12 24 24" aria-hidden="true">${useSymbol("goal-" + mark.label, 24, mark.tone)}</svg>
`;
