import { svg } from "lit";
import { HALF_GROOVE, CELL, rackBox } from "./layout.js";

/**
 * Draws walls as lines, or as beams in the grooves of the board, and the racks of remaining walls.
 * @typedef {import("../api.js").Wall} Wall
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Rack} Rack
 */
const THICKNESS = 2 * HALF_GROOVE * CELL * 0.92;

/** @param {Wall} wall @param {boolean} grooved @param {string} [extra] additional CSS classes */
export function drawWall(wall, grooved, extra = "") {
  const length = wall.length * CELL;
  const name = `wall ${extra} t-${wall.tone || "wall"}`;
  if (!grooved) {
    return svg`<path class="${name} line" d="M${wall.x * CELL} ${wall.y * CELL}${wall.vertical ? "v" : "h"}${length}"/>`;
  }
  return svg`<g class="${name} beam" data-at="${wall.x},${wall.y},${wall.vertical}"
    transform="translate(${wall.x * CELL} ${wall.y * CELL}) rotate(${wall.vertical ? 90 : 0})">${drawBeam(length)}</g>`;
}

/** Draws a beam along a groove; its ends have the colour of its owner. @param {number} length */
function drawBeam(length) {
  const inset = HALF_GROOVE * CELL;
  const x = inset;
  const w = length - 2 * inset;
  const top = -THICKNESS / 2;
  return svg`<rect class="timber" x="${x}" y="${top}" width="${w}" height="${THICKNESS}" rx="${THICKNESS / 2.6}"/>
    <path class="timber-grain" d="M${x + 8} -1.2h${w - 16}M${x + 8} 1.2h${w - 16}"/>
    <rect class="cap" x="${x + 1}" y="${top + 1.2}" width="4.2" height="${THICKNESS - 2.4}" rx="1.8"/>
    <rect class="cap" x="${x + w - 5.2}" y="${top + 1.2}" width="4.2" height="${THICKNESS - 2.4}" rx="1.8"/>`;
}

/**
 * Converts the spot of a gesture to a wall of the scene.
 * @param {Spot} spot @param {string} tone @param {number} length @returns {Wall}
 */
export const wallFromSpot = (spot, tone, length) => ({
  x: spot.x,
  y: spot.y,
  vertical: spot.kind === "V",
  length,
  tone,
});

/**
 * Draws a rack of walls.
 * @param {Layout} layout @param {Rack} rack @param {boolean} usable whether its walls can be placed now
 * @param {string} label text for screen readers
 */
export function drawRack(layout, rack, usable, label) {
  const { x, y, w, h } = rackBox(layout, rack);
  const horizontal = w > h;
  const pitch = (horizontal ? w : h) / rack.all;
  const slots = Array.from({ length: rack.all }, (_, i) => {
    const cx = horizontal ? x + (i + 0.5) * pitch : x + w / 2;
    const cy = horizontal ? y + h / 2 : y + (i + 0.5) * pitch;
    const length = (horizontal ? h : w) - 5;
    const thickness = Math.min(6, pitch * 0.6);
    const [bw, bh] = horizontal ? [thickness, length] : [length, thickness];
    return svg`<rect class="${i < rack.left ? "timber" : "empty-slot"}" x="${cx - bw / 2}" y="${cy - bh / 2}"
      width="${bw}" height="${bh}" rx="2"/>`;
  });
  return svg`<g class="rack t-${rack.tone} ${usable && rack.left ? "mine" : ""}" data-seat="${rack.seat}">
    <title>${label}</title><rect class="rack-bed" x="${x}" y="${y}" width="${w}" height="${h}" rx="5"/>${slots}</g>`;
}
