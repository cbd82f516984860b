import { svg, nothing } from "lit";
import { outline } from "./background.js";
import { CELL } from "./layout.js";
import { useSymbol } from "./sprite.js";

/**
 * Draws marks on cells, relative to the centre of the cell.
 * @typedef {import("../api.js").Mark} Mark
 * @typedef {import("../api.js").Scene} Scene
 */

/** @param {string} tone */
const toneClass = (tone) => `t-${tone || "ink"}`;

/** @param {Mark} m @param {boolean} [occupied] whether a piece stands on the cell */
export function markShape(m, occupied = false) {
  switch (m.kind) {
    case "target":
      return targetShape(m);
    case "plate":
      return plateShape(m);
    case "dot":
      return svg`<circle class="dot ${toneClass(m.tone)}" r="5"/>`;
    case "ring":
      return svg`<rect class="ring ${toneClass(m.tone)}" x="-17" y="-17" width="34" height="34" rx="6"/>`;
    case "fault":
      return svg`<rect class="ring fault t-bad" x="-17" y="-17" width="34" height="34" rx="6"/>
        ${cornerBadge("bad", "M-2.2 -2.2l4.4 4.4M2.2 -2.2l-4.4 4.4")}`;
    case "cone":
      return coneShape(m);
    case "heat":
      return heatShape(m);
    case "proved":
      return provedShape(m);
    case "possible":
      return svg`<rect class="possible t-warn" x="-14" y="-14" width="28" height="28" rx="5"/>
        <text class="query" y="0.5" font-size="15">${m.label || "?"}</text>`;
    case "excluded":
      return svg`<circle class="excluded" r="8"/>
        <path class="excluded-sign" d="M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4"/>`;
    case "path":
      return svg`<circle class="path-dot ${toneClass(m.tone)}" r="3"/>`;
    case "last":
      return occupied
        ? svg`<rect class="last ${toneClass(m.tone)}" x="-17.5" y="-17.5" width="35" height="35" rx="6"/>`
        : svg`<circle class="move-origin ${toneClass(m.tone)}" r="5"/>`;
    default:
      return svg`<rect class="wash ${toneClass(m.tone)}" x="-20" y="-20" width="40" height="40"/>`;
  }
}

/** Draws a target. The current target glows; the others are dimmed. @param {Mark} m */
function targetShape(m) {
  if (m.weight < 100) return svg`<g class="waiting">${useSymbol("sign-" + m.label, 21, m.tone)}</g>`;
  return svg`<circle class="glow ${toneClass(m.tone)}" r="27"/><circle class="ping ${toneClass(m.tone)}" r="19"/>
    <rect class="target-tile ${toneClass(m.tone)}" x="-16.5" y="-16.5" width="33" height="33" rx="5"/>
    ${useSymbol("goal-" + m.label, 24, m.tone)}`;
}

/** Draws the current target once more, large, in the middle of four cells. @param {Mark} m */
const plateShape = (m) => svg`<g transform="translate(${CELL / 2} ${CELL / 2})">
  <rect class="target-tile ${toneClass(m.tone)}" x="-27" y="-27" width="54" height="54" rx="8"/>
  ${useSymbol("goal-" + m.label, 42, m.tone)}</g>`;

/**
 * Draws a cell in a field of view: hatched with an eye if it is dangerous, light for the player's own view.
 * @param {Mark} m
 */
function coneShape(m) {
  if (m.tone !== "bad" && m.tone !== "warn") return svg`<rect class="sight" x="-20" y="-20" width="40" height="40"/>`;
  const pattern = m.tone === "bad" ? "url(#pattern-danger)" : "url(#pattern-sight)";
  return svg`<rect class="hatch ${toneClass(m.tone)}" fill="${pattern}" x="-20" y="-20" width="40" height="40"/>
    <g transform="translate(-13 13)"><circle class="eye-badge ${toneClass(m.tone)}" r="5.6"/>
      <path class="eye ${toneClass(m.tone)}" d="M-3.8 0Q0 -4.2 3.8 0Q0 4.2 -3.8 0Z"/>
      <circle class="pupil ${toneClass(m.tone)}" r="1.2"/></g>`;
}

/** Draws a probability: the cell is filled to that height and contains the number. @param {Mark} m */
function heatShape(m) {
  const height = (35 * Math.max(0, Math.min(100, m.weight))) / 100;
  const [, figure, unit] = /^(\S*?)\s*(%?)$/.exec(m.label) ?? [m.label, m.label, ""];
  return svg`<rect class="heat-cell ${toneClass(m.tone)}" x="-17.5" y="-17.5" width="35" height="35" rx="4"/>
    <rect class="filled ${toneClass(m.tone)}" x="-17.5" y="${17.5 - height}" width="35" height="${height}"
      rx="${Math.min(4, height / 2)}"/>
    <rect class="glass-rim ${toneClass(m.tone)}" x="-17.5" y="-17.5" width="35" height="35" rx="4"/>
    <text class="figure" y="0.5" font-size="${figure.length > 2 ? 10 : 13}">${figure}<tspan
      class="unit" dx="1.2">${unit}</tspan></text>`;
}

/** @param {Mark} m */
function provedShape(m) {
  return svg`<rect class="proved ${toneClass(m.tone || "good")}" x="-17" y="-17" width="34" height="34" rx="5"/>
    ${m.label ? svg`<text class="figure" y="1" font-size="${m.label.length > 2 ? 10 : 15}">${m.label}</text>` : nothing}
    ${cornerBadge(m.tone || "good", "M-2.6 0.2L-0.6 2.2L2.8 -2")}`;
}

/** Draws a small icon in the corner of a cell. @param {string} tone @param {string} icon */
const cornerBadge = (
  tone,
  icon,
) => svg`<g transform="translate(13 -13)"><circle class="corner-badge ${toneClass(tone)}" r="5.8"/>
  <path class="corner-badge-icon" d="${icon}"/></g>`;

/** Draws a common outline around all cells within hearing range. @param {Scene} scene @param {Mark[]} marks */
export function hearingOutline(scene, marks) {
  const heard = new Set(marks.filter((m) => m.kind === "heard").map((m) => `${m.x},${m.y}`));
  if (!heard.size) return nothing;
  return svg`<path class="hearing-area" d="${outline(scene, (x, y) => heard.has(`${x},${y}`))}"/>`;
}

/** Draws paths with numbered steps as dotted lines, with the number of steps at the end. @param {Mark[]} marks */
export function numberedPaths(marks) {
  const numbered = marks.filter((m) => m.kind === "path" && /^\d+$/.test(m.label));
  return [...new Set(numbered.map((m) => m.tone))].map((tone) => {
    const steps = numbered.filter((m) => m.tone === tone).sort((a, b) => Number(a.label) - Number(b.label));
    const at = (/** @type {Mark} */ m) => `${(m.x + 0.5) * CELL} ${(m.y + 0.5) * CELL}`;
    const end = steps[steps.length - 1];
    return svg`<g class="path-line ${toneClass(tone)}"><path d="M${steps.map(at).join("L")}"/><g transform="translate(${at(end)})">
      <circle class="path-end" r="8"/><text class="path-number" y="0.5" font-size="9">${end.label}</text></g></g>`;
  });
}

/** Whether a mark only shows the last leg of a trail. @param {Mark} m */
export const isTrailMark = (m) => m.kind === "last" || (m.kind === "path" && !m.label);

/** Whether a mark is drawn together with others instead of cell by cell. @param {Mark} m */
export const isGroupMark = (m) => m.kind === "heard" || (m.kind === "path" && /^\d+$/.test(m.label));
