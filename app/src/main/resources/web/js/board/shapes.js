import { svg, nothing } from "lit";
import { symbol, use } from "./sprite.js";

export { S } from "./layout.js";
export { mark } from "./marks.js";

/** Pieces around their centre: a silhouette of the sprite and the letter or number that goes with the colour. */

/** @type {Record<string, number>} */
const TURN = { N: 0, E: 90, S: 180, W: 270 };
/** Where the letter of a shape is written, and how large. @type {Record<string, {y: number, size: number}>} */
const LETTERS = {
  robot: { y: 9.5, size: 11 },
  small: { y: 3.5, size: 20 },
  pawn: { y: 9, size: 11 },
  disc: { y: 1, size: 15 },
};

/** @param {import("../api.js").Piece} p @param {boolean} [small] the cells are tiny: only what can still be read */
export function piece(p, small = false) {
  if (p.shape === "tile") return tile(p);
  const shape = p.shape === "robot" && small ? "small" : p.shape;
  const letter = LETTERS[shape];
  const turn = TURN[p.facing];
  return svg`${turn === undefined ? nothing : beak(p.tone, turn)}${use(symbol(shape, p.tone), letter ? 38 : 32, p.tone)}
    ${letter ? letters(p, letter) : nothing}`;
}

/** @param {import("../api.js").Piece} p @param {{y: number, size: number}} at */
const letters = (p, at) => svg`<text class="on-piece t-${p.tone}" y="${at.y}" font-size="${at.size}">${p.label}</text>`;

/** Which way somebody looks. @param {string} tone @param {number} turn */
const beak = (tone, turn) =>
  svg`<path class="beak t-${tone || "ink"}" transform="rotate(${turn})" d="M0 -20.5L6 -13.5H-6Z"/>`;

/** A tile stands a little above its tray. Its number shrinks until it fits. @param {import("../api.js").Piece} p */
function tile(p) {
  const size = p.label.length > 3 ? 10 : p.label.length > 2 ? 13 : 17;
  return svg`<rect class="tile-side" x="-18.3" y="-17.3" width="36.6" height="36.6" rx="4"/>
    <rect class="tile" x="-18.3" y="-18.5" width="36.6" height="36" rx="4"/>
    <text class="tile-text ${p.tone === "accent" ? "placed" : ""}" y="0" font-size="${size}">${p.label}</text>`;
}

/**
 * A tile cut out of a picture; its number is a badge that fits, or absent.
 * @param {import("../api.js").Piece} p
 * @param {{url: string, home: (label: string) => [number, number], numbers?: boolean}} picture
 * @param {{columns: number, rows: number}} size
 */
export function cut(p, picture, size) {
  const [x, y] = picture.home(p.label);
  const wide = 7 + 3.4 * p.label.length;
  const badge = svg`<rect class="badge" x="-16.3" y="-16.3" width="${wide}" height="9.6" rx="4.8"/>
    <text class="badge-text" x="${-16.3 + wide / 2}" y="-11.3">${p.label}</text>`;
  return svg`<rect class="tile-side" x="-18.3" y="-17.3" width="36.6" height="36.6" rx="4"/>
    <svg x="-18.3" y="-18.5" width="36.6" height="36" viewBox="${x * 40 + 1.7} ${y * 40 + 1.5} 36.6 36">
      <image href="${picture.url}" width="${size.columns * 40}" height="${size.rows * 40}"
        preserveAspectRatio="xMidYMid slice"/>
    </svg>${picture.numbers === false ? nothing : badge}`;
}
