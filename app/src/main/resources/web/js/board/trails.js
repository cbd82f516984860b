import { svg } from "lit";
import { CELL } from "./layout.js";
import { drawWall, wallFromSpot } from "./walls.js";

/**
 * Draws lines over the board: the numbered trail of past moves, and arrows of proposed moves.
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {import("../api.js").Leg} Leg
 * @typedef {{from: Spot, to: Spot, tone: string, via?: Spot[], label?: string}} Arrow a proposed move; `label` is its
 *   number
 */

/** @param {Spot} spot @param {number} offset */
const centre = (spot, offset) => ({ x: (spot.x + 0.5) * CELL + offset, y: (spot.y + 0.5) * CELL + offset });

/** Draws the trail. Trails of two tones run side by side. @param {Leg[]} legs */
export function drawTrail(legs) {
  const tones = [...new Set(legs.map((l) => l.tone))];
  const starts = tones.map((tone) => /** @type {Leg} */ (legs.find((l) => l.tone === tone)));
  const offset = (/** @type {Leg} */ leg) => (tones.indexOf(leg.tone) - (tones.length - 1) / 2) * 5;
  return svg`${legs.map((leg) => {
    const points = [leg.from, ...leg.via, leg.to].map((p) => centre(p, offset(leg)));
    return svg`<polyline class="trail t-${leg.tone}" points="${points.map((p) => `${p.x},${p.y}`).join(" ")}"/>`;
  })}${starts.map((leg) => {
    const at = centre(leg.from, offset(leg));
    return svg`<circle class="trail-start t-${leg.tone}" cx="${at.x}" cy="${at.y}" r="5"/>`;
  })}${legs.map((leg, i) => legNumber(leg, i, offset(leg)))}`;
}

/** @param {Leg} leg @param {number} i @param {number} offset */
function legNumber(leg, i, offset) {
  const points = [leg.from, ...leg.via, leg.to];
  const half = (points.length - 1) / 2;
  const a = centre(points[Math.floor(half)], offset);
  const b = centre(points[Math.ceil(half)], offset);
  return numberBadge((a.x + b.x) / 2, (a.y + b.y) / 2, String(i + 1), "t-" + leg.tone);
}

/**
 * @param {number} x @param {number} y @param {string} label @param {string} classes CSS classes @param {number} [scale]
 */
const numberBadge = (x, y, label, classes, scale = 1) => svg`<g class="${classes}" transform="translate(${x} ${y})
  scale(${scale})"><circle class="trail-number" r="6.5"/>
  <text class="on-piece" y="0.5" font-size="8.5">${label}</text></g>`;

/**
 * Draws a proposed move, with its number if it has one.
 * @param {Arrow} a @param {boolean} grooved @param {number} [scale] smaller on boards with few, large cells
 */
export function drawArrow(a, grooved, scale = 1) {
  const drawn = drawProposal(a, grooved, scale);
  if (!a.label) return drawn;
  const { x, y, kind } = a.to;
  const half = grooved ? 1 : 0.5;
  const [cx, cy] = kind === "H" ? [x + half, y] : kind === "V" ? [x, y + half] : [x + 0.82, y + 0.18];
  return svg`${drawn}${numberBadge(cx * CELL, cy * CELL, a.label, "line-number t-accent", scale)}`;
}

/**
 * Draws a wall preview, a badge between neighbouring cells, or a dotted line to a distant cell.
 * @param {Arrow} a @param {boolean} grooved @param {number} scale
 */
function drawProposal(a, grooved, scale) {
  if (a.to.kind !== "CELL") return drawWall(wallFromSpot(a.to, a.tone, grooved ? 2 : 1), grooved, "hinted");
  const from = centre(a.from, 0);
  const to = centre(a.to, 0);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance < 1) return svg`<circle class="hint-ring t-${a.tone}" cx="${from.x}" cy="${from.y}" r="18"/>`;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (distance <= CELL) {
    const half = `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`;
    return svg`<g class="hint t-${a.tone}" transform="${half} rotate(${angle}) scale(${scale})">
      <circle class="hint-badge" r="8"/><path class="hint-sign" d="M-4 0H4M0.8 -3.2L4 0L0.8 3.2"/></g>`;
  }
  return svg`<g class="hint t-${a.tone}"><g transform="translate(${from.x} ${from.y}) rotate(${angle})">
      <path class="hint-line" d="M20 0H${distance - 12}"/>
      <path class="hint-head" d="M${distance - 2} 0L${distance - 12} -6.5V6.5Z"/></g>
    <rect class="hint-end" x="${to.x - 17}" y="${to.y - 17}" width="34" height="34" rx="5"/></g>`;
}
