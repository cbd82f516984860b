import { svg } from "lit";
import { GROOVE, S, rackBox } from "./layout.js";

/**
 * Walls as lines, or as beams in the grooves of a board that has them; racks with the beams left.
 * @typedef {import("../api.js").Wall} Wall
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Rack} Rack
 */
const THICK = 2 * GROOVE * S * 0.92;

/** @param {Wall} wall @param {boolean} grooved @param {string} [extra] further classes */
export function wall(wall, grooved, extra = "") {
  const long = wall.length * S;
  const name = `wall ${extra} t-${wall.tone || "wall"}`;
  if (!grooved) {
    return svg`<path class="${name} line" d="M${wall.x * S} ${wall.y * S}${wall.vertical ? "v" : "h"}${long}"/>`;
  }
  return svg`<g class="${name} beam" data-at="${wall.x},${wall.y},${wall.vertical}"
    transform="translate(${wall.x * S} ${wall.y * S}) rotate(${wall.vertical ? 90 : 0})">${beam(long)}</g>`;
}

/** A beam along a groove, its ends in the colour of its owner. @param {number} long */
function beam(long) {
  const inset = GROOVE * S;
  const x = inset;
  const w = long - 2 * inset;
  return svg`<rect class="timber" x="${x}" y="${-THICK / 2}" width="${w}" height="${THICK}" rx="${THICK / 2.6}"/>
    <path class="timber-grain" d="M${x + 8} -1.2h${w - 16}M${x + 8} 1.2h${w - 16}"/>
    <rect class="cap" x="${x + 1}" y="${-THICK / 2 + 1.2}" width="4.2" height="${THICK - 2.4}" rx="1.8"/>
    <rect class="cap" x="${x + w - 5.2}" y="${-THICK / 2 + 1.2}" width="4.2" height="${THICK - 2.4}" rx="1.8"/>`;
}

/**
 * The wall of a gesture, as the scene would have it.
 * @param {Spot} spot @param {string} tone @param {number} length @returns {Wall}
 */
export const wallAt = (spot, tone, length) => ({ x: spot.x, y: spot.y, vertical: spot.kind === "V", length, tone });

/**
 * @param {Layout} at @param {Rack} rack @param {boolean} mine whether its walls may be taken now @param {string} words
 *   for the screen reader
 */
export function rack(at, rack, mine, words) {
  const { x, y, w, h } = rackBox(at, rack);
  const flat = w > h;
  const pitch = (flat ? w : h) / rack.all;
  const slots = Array.from({ length: rack.all }, (_, i) => {
    const cx = flat ? x + (i + 0.5) * pitch : x + w / 2;
    const cy = flat ? y + h / 2 : y + (i + 0.5) * pitch;
    const long = (flat ? h : w) - 5;
    const thick = Math.min(6, pitch * 0.6);
    const [bw, bh] = flat ? [thick, long] : [long, thick];
    return svg`<rect class="${i < rack.left ? "timber" : "empty-slot"}" x="${cx - bw / 2}" y="${cy - bh / 2}"
      width="${bw}" height="${bh}" rx="2"/>`;
  });
  return svg`<g class="rack t-${rack.tone} ${mine && rack.left ? "mine" : ""}" data-seat="${rack.seat}">
    <title>${words}</title><rect class="rack-bed" x="${x}" y="${y}" width="${w}" height="${h}" rx="5"/>${slots}</g>`;
}
