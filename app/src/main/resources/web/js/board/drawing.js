import { svg, nothing } from "lit";
import { onlyStart, placing, same, starting } from "./gestures.js";
import { S, toCell } from "./layout.js";
import { mark } from "./marks.js";
import { cut, piece } from "./shapes.js";

/**
 * What stands and lies on the cells of a scene.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Piece} Piece
 * @typedef {import("../api.js").Spot} Spot
 */

/** @param {import("../api.js").Mark} m @param {Scene} scene */
export function marked(m, scene) {
  const taken = scene.pieces.some((p) => p.x === m.x && p.y === m.y);
  return svg`<g class="mark k-${m.kind}" transform="${toCell(m)}">${mark(m, taken)}</g>`;
}

/**
 * @param {Piece} p @param {Scene} scene @param {import("./board.js").Board["picture"]} picture
 * @param {boolean} tiny only what can still be read
 */
export function standing(p, scene, picture, tiny) {
  const drawn = picture && p.shape === "tile" ? cut(p, picture, scene) : piece(p, tiny);
  const under = covered(p, scene.pieces);
  return svg`<g class="piece s-${p.shape} ${under ? "under" : ""}" data-id="${p.id}" transform="${toCell(p)}">
    <g class="body">${under ? badge(drawn) : drawn}</g></g>`;
}

/** Whether another piece stands on this one. @param {Piece} p @param {Piece[]} pieces */
const covered = (p, pieces) => pieces.slice(pieces.indexOf(p) + 1).some((q) => q.x === p.x && q.y === p.y);

/** In the order of drawing: what lies under a piece is a badge on it. @param {Piece[]} pieces */
export const stacked = (pieces) => [
  ...pieces.filter((p) => !covered(p, pieces)),
  ...pieces.filter((p) => covered(p, pieces)),
];

/** @param {unknown} drawn */
const badge = (drawn) => svg`<g transform="translate(12.5 12.5)"><circle class="under-plate" r="7.5"/>
  <g transform="scale(0.36)">${drawn}</g></g>`;

/**
 * The chosen piece and where it can go. Where walls can be placed as well, the only piece that can move shows it
 * unasked.
 * @param {Scene} scene @param {import("../api.js").Move[]} moves @param {Spot|null} chosen
 */
export function destinations(scene, moves, chosen) {
  const from = chosen ?? (placing(moves) ? onlyStart(moves) : null);
  if (!from) return nothing;
  const tone = scene.pieces.find((p) => p.x === from.x && p.y === from.y)?.tone ?? "accent";
  const ends = starting(moves, from).flatMap((m) => (m.to?.kind === "CELL" && !same(m.to, from) ? [m.to] : []));
  return svg`${chosen ? svg`<circle class="selected t-${tone}" transform="${toCell(chosen)}" r="19"/>` : nothing}
    ${ends.map(
      (to) => svg`<g class="goal-dot t-${tone}" transform="${toCell(to)}">
      <circle class="goal-halo" r="9"/><circle class="goal-core" r="4.5"/></g>`,
    )}`;
}

/** @param {import("../api.js").Diagonal} d */
export function diagonal(d) {
  const [left, right] = [d.x * S + 5, d.x * S + S - 5];
  const [top, bottom] = [d.y * S + 5, d.y * S + S - 5];
  return svg`<line class="diagonal t-${d.tone}" x1="${left}" x2="${right}"
    y1="${d.slash === "/" ? bottom : top}" y2="${d.slash === "/" ? top : bottom}"/>`;
}

/** The keyboard's frame. @param {Spot} at */
export const cursor = (at) => svg`<rect class="cursor" transform="${toCell(at)}" x="-18" y="-18" width="36" height="36"
  rx="6"/>`;
