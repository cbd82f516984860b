import { svg } from "lit";
import { S } from "./layout.js";
import { wall, wallAt } from "./walls.js";

/**
 * Lines over the board: the way that was gone, numbered, and the move that is proposed.
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{from: Spot, to: Spot, tone: string, via?: Spot[], label?: string}} Leg a leg of a way; `via` are its
 *   corners, `label` the number of a proposed move
 */

/** @param {Spot} spot @param {number} aside */
const middle = (spot, aside) => ({ x: (spot.x + 0.5) * S + aside, y: (spot.y + 0.5) * S + aside });

/** The legs gone so far. Two tones run side by side instead of hiding each other. @param {Leg[]} legs */
export function trail(legs) {
  const tones = [...new Set(legs.map((l) => l.tone))];
  const starts = tones.map((tone) => /** @type {Leg} */ (legs.find((l) => l.tone === tone)));
  const aside = (/** @type {Leg} */ leg) => (tones.indexOf(leg.tone) - (tones.length - 1) / 2) * 5;
  return svg`${legs.map((leg) => {
    const points = [leg.from, ...(leg.via ?? []), leg.to].map((p) => middle(p, aside(leg)));
    return svg`<polyline class="trail t-${leg.tone}" points="${points.map((p) => `${p.x},${p.y}`).join(" ")}"/>`;
  })}${starts.map((leg) => {
    const at = middle(leg.from, aside(leg));
    return svg`<circle class="trail-start t-${leg.tone}" cx="${at.x}" cy="${at.y}" r="5"/>`;
  })}${legs.map((leg, i) => number(leg, i, aside(leg)))}`;
}

/** @param {Leg} leg @param {number} i @param {number} aside */
function number(leg, i, aside) {
  const points = [leg.from, ...(leg.via ?? []), leg.to];
  const half = (points.length - 1) / 2;
  const a = middle(points[Math.floor(half)], aside);
  const b = middle(points[Math.ceil(half)], aside);
  return numbered((a.x + b.x) / 2, (a.y + b.y) / 2, String(i + 1), "t-" + leg.tone);
}

/** @param {number} x @param {number} y @param {string} label @param {string} look classes @param {number} [scale] */
const numbered = (x, y, label, look, scale = 1) => svg`<g class="${look}" transform="translate(${x} ${y})
  scale(${scale})"><circle class="trail-number" r="6.5"/>
  <text class="on-piece" y="0.5" font-size="8.5">${label}</text></g>`;

/**
 * A proposed move, with its number if it has one.
 * @param {Leg} a @param {boolean} grooved @param {number} [scale] less on a board of few, large cells
 */
export function arrow(a, grooved, scale = 1) {
  const drawn = proposed(a, grooved, scale);
  if (!a.label) return drawn;
  const { x, y, kind } = a.to;
  const half = grooved ? 1 : 0.5;
  const [cx, cy] = kind === "H" ? [x + half, y] : kind === "V" ? [x, y + half] : [x + 0.82, y + 0.18];
  return svg`${drawn}${numbered(cx * S, cy * S, a.label, "line-number t-accent", scale)}`;
}

/**
 * A wall to place, a badge between neighbours, a dotted line to afar.
 * @param {Leg} a @param {boolean} grooved @param {number} scale
 */
function proposed(a, grooved, scale) {
  if (a.to.kind !== "CELL") return wall(wallAt(a.to, a.tone, grooved ? 2 : 1), grooved, "hinted");
  const from = middle(a.from, 0);
  const to = middle(a.to, 0);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < 1) return svg`<circle class="hint-ring t-${a.tone}" cx="${from.x}" cy="${from.y}" r="18"/>`;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (far <= S) {
    const half = `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`;
    return svg`<g class="hint t-${a.tone}" transform="${half} rotate(${angle}) scale(${scale})">
      <circle class="hint-badge" r="8"/><path class="hint-sign" d="M-4 0H4M0.8 -3.2L4 0L0.8 3.2"/></g>`;
  }
  return svg`<g class="hint t-${a.tone}"><g transform="translate(${from.x} ${from.y}) rotate(${angle})">
      <path class="hint-line" d="M20 0H${far - 12}"/>
      <path class="hint-head" d="M${far - 2} 0L${far - 12} -6.5V6.5Z"/></g>
    <rect class="hint-end" x="${to.x - 17}" y="${to.y - 17}" width="34" height="34" rx="5"/></g>`;
}
