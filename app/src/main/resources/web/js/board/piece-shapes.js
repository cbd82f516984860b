import { svg, nothing } from "lit";
import { symbolName, useSymbol } from "./sprite.js";

export { CELL } from "./layout.js";
export { markShape } from "./marks.js";

/**
 * Draws pieces relative to the centre of the cell: a silhouette and a letter or number, so that colour is never the
 * only distinction.
 */

/** @type {Record<string, number>} */
const ANGLES = { N: 0, E: 90, S: 180, W: 270 };
/** Position and size of the letter, by shape. @type {Record<string, {y: number, size: number}>} */
const LETTER_STYLES = {
  robot: { y: 9.5, size: 11 },
  small: { y: 3.5, size: 20 },
  pawn: { y: 9, size: 11 },
  disc: { y: 1, size: 15 },
  stone: { y: 1, size: 11 },
};

/**
 * @param {import("../api.js").Piece} p
 * @param {boolean} [small] whether the cells are tiny, so that details are left out
 */
export function pieceShape(p, small = false) {
  if (p.shape === "tile") return tileShape(p);
  const shape = p.shape === "robot" && small ? "small" : p.shape;
  const letter = LETTER_STYLES[shape];
  const angle = ANGLES[p.facing];
  return svg`${angle === undefined ? nothing : facingMark(p.tone, angle)}
    ${useSymbol(symbolName(shape, p.tone), letter ? 38 : 32, p.tone)}
    ${letter ? pieceLetter(p, letter) : nothing}`;
}

/** @param {import("../api.js").Piece} p @param {{y: number, size: number}} style */
const pieceLetter = (p, style) =>
  svg`<text class="on-piece t-${p.tone}" y="${style.y}" font-size="${style.size}">${p.label}</text>`;

/** Draws the direction in which a piece faces. @param {string} tone @param {number} angle */
const facingMark = (tone, angle) =>
  svg`<path class="facing t-${tone || "ink"}" transform="rotate(${angle})" d="M0 -20.5L6 -13.5H-6Z"/>`;

/** Draws a tile. Long numbers use a smaller font. @param {import("../api.js").Piece} p */
function tileShape(p) {
  const size = p.label.length > 3 ? 10 : p.label.length > 2 ? 13 : 17;
  return svg`<rect class="tile-side" x="-18.3" y="-17.3" width="36.6" height="36.6" rx="4"/>
    <rect class="tile" x="-18.3" y="-18.5" width="36.6" height="36" rx="4"/>
    <text class="tile-text ${p.tone === "accent" ? "placed" : ""}" y="0" font-size="${size}">${p.label}</text>`;
}

/**
 * Draws a tile with its part of a picture, and optionally its number as a badge.
 * @param {import("../api.js").Piece} p
 * @param {{url: string, home: (label: string) => [number, number], numbers?: boolean}} picture
 * @param {{columns: number, rows: number}} size
 */
export function pictureTile(p, picture, size) {
  const [x, y] = picture.home(p.label);
  const width = 7 + 3.4 * p.label.length;
  const badge = svg`<rect class="badge" x="-16.3" y="-16.3" width="${width}" height="9.6" rx="4.8"/>
    <text class="badge-text" x="${-16.3 + width / 2}" y="-11.3">${p.label}</text>`;
  return svg`<rect class="tile-side" x="-18.3" y="-17.3" width="36.6" height="36.6" rx="4"/>
    <svg x="-18.3" y="-18.5" width="36.6" height="36" viewBox="${x * 40 + 1.7} ${y * 40 + 1.5} 36.6 36">
      <image href="${picture.url}" width="${size.columns * 40}" height="${size.rows * 40}"
        preserveAspectRatio="xMidYMid slice"/>
    </svg>${picture.numbers === false ? nothing : badge}`;
}
