import { svg, nothing } from "lit";
import { commonOrigin, hasWallMoves, sameSpot, movesFrom } from "./gestures.js";
import { CELL, cellTransform } from "./layout.js";
import { markShape } from "./marks.js";
import { pictureTile, pieceShape } from "./piece-shapes.js";

/**
 * Draws the marks, pieces and diagonals on the cells of a scene.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Piece} Piece
 * @typedef {import("../api.js").Spot} Spot
 */

/** @param {import("../api.js").Mark} m @param {Scene} scene */
export function drawMark(m, scene) {
  const occupied = scene.pieces.some((p) => p.x === m.x && p.y === m.y);
  return svg`<g class="mark k-${m.kind}" transform="${cellTransform(m)}">${markShape(m, occupied)}</g>`;
}

/**
 * @param {{piece: Piece, covered: boolean}} drawn @param {Scene} scene
 * @param {import("./board.js").Board["picture"]} picture
 * @param {boolean} tiny whether the cells are tiny, so that details are left out
 */
export function drawPiece({ piece: p, covered }, scene, picture, tiny) {
  const shape = picture && p.shape === "tile" ? pictureTile(p, picture, scene) : pieceShape(p, tiny);
  return svg`<g class="piece s-${p.shape} ${covered ? "covered" : ""}" data-id="${p.id}" transform="${cellTransform(p)}">
    <g class="body">${covered ? drawBadge(shape) : shape}</g></g>`;
}

/** Returns the pieces below another one on the same cell. @param {Piece[]} pieces */
function coveredPieces(pieces) {
  const covered = new Set();
  /** @type {Map<string, Piece>} */
  const top = new Map();
  for (const p of pieces) {
    const cell = `${p.x},${p.y}`;
    covered.add(top.get(cell));
    top.set(cell, p);
  }
  return covered;
}

/**
 * Returns the pieces in drawing order. A covered piece is drawn last, as a badge.
 * @param {Piece[]} pieces @returns {{piece: Piece, covered: boolean}[]}
 */
export function inDrawingOrder(pieces) {
  const covered = coveredPieces(pieces);
  return [
    ...pieces.filter((p) => !covered.has(p)).map((piece) => ({ piece, covered: false })),
    ...pieces.filter((p) => covered.has(p)).map((piece) => ({ piece, covered: true })),
  ];
}

/** Draws a covered piece as a small badge. @param {unknown} drawn */
const drawBadge = (drawn) => svg`<g transform="translate(12.5 12.5)"><circle class="covered-badge" r="7.5"/>
  <g transform="scale(0.36)">${drawn}</g></g>`;

/**
 * Draws the selected piece and its destinations. If walls can be placed, the destinations of the only movable piece are
 * always shown.
 * @param {Scene} scene @param {import("../api.js").Move[]} moves @param {Spot|null} selected
 */
export function drawDestinations(scene, moves, selected) {
  const from = selected ?? (hasWallMoves(moves) ? commonOrigin(moves) : null);
  if (!from) return nothing;
  const tone = scene.pieces.find((p) => p.x === from.x && p.y === from.y)?.tone ?? "accent";
  const ends = movesFrom(moves, from).flatMap((m) => (m.to?.kind === "CELL" && !sameSpot(m.to, from) ? [m.to] : []));
  const ring = (/** @type {Spot} */ at) =>
    svg`<circle class="selected t-${tone}" transform="${cellTransform(at)}" r="19"/>`;
  return svg`${selected ? ring(selected) : nothing}
    ${ends.map(
      (to) => svg`<g class="destination t-${tone}" transform="${cellTransform(to)}">
      <circle class="destination-halo" r="9"/><circle class="destination-core" r="4.5"/></g>`,
    )}`;
}

/** @param {import("../api.js").Diagonal} d */
export function drawDiagonal(d) {
  const [left, right] = [d.x * CELL + 5, d.x * CELL + CELL - 5];
  const [top, bottom] = [d.y * CELL + 5, d.y * CELL + CELL - 5];
  return svg`<line class="diagonal t-${d.tone}" x1="${left}" x2="${right}"
    y1="${d.slash === "/" ? bottom : top}" y2="${d.slash === "/" ? top : bottom}"/>`;
}

/** Draws the keyboard cursor. @param {Spot} at */
export const drawCursor = (
  at,
) => svg`<rect class="cursor" transform="${cellTransform(at)}" x="-18" y="-18" width="36" height="36"
  rx="6"/>`;
