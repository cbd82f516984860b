import { svg, nothing } from "lit";
import { border } from "./ground.js";
import { S } from "./layout.js";
import { use } from "./sprite.js";

/**
 * Signs on cells, around their centre.
 * @typedef {import("../api.js").Mark} Mark
 * @typedef {import("../api.js").Scene} Scene
 */

/** @param {string} tone */
const tint = (tone) => `t-${tone || "ink"}`;

/** @param {Mark} m @param {boolean} [taken] whether a piece stands there */
export function mark(m, taken = false) {
  switch (m.kind) {
    case "target":
      return target(m);
    case "plate":
      return plate(m);
    case "dot":
      return svg`<circle class="dot ${tint(m.tone)}" r="5"/>`;
    case "ring":
      return svg`<rect class="ring ${tint(m.tone)}" x="-17" y="-17" width="34" height="34" rx="6"/>`;
    case "fault":
      return svg`<rect class="ring fault t-bad" x="-17" y="-17" width="34" height="34" rx="6"/>
        ${seal("bad", "M-2.2 -2.2l4.4 4.4M2.2 -2.2l-4.4 4.4")}`;
    case "cone":
      return cone(m);
    case "heat":
      return heat(m);
    case "proved":
      return proved(m);
    case "possible":
      return svg`<rect class="possible t-warn" x="-14" y="-14" width="28" height="28" rx="5"/>
        <text class="query" y="0.5" font-size="15">${m.label || "?"}</text>`;
    case "excluded":
      return svg`<circle class="excluded" r="8"/>
        <path class="excluded-sign" d="M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4"/>`;
    case "path":
      return svg`<circle class="way-dot ${tint(m.tone)}" r="3"/>`;
    case "last":
      return taken
        ? svg`<rect class="last ${tint(m.tone)}" x="-17.5" y="-17.5" width="35" height="35" rx="6"/>`
        : svg`<circle class="left-from ${tint(m.tone)}" r="5"/>`;
    default:
      return svg`<rect class="wash ${tint(m.tone)}" x="-20" y="-20" width="40" height="40"/>`;
  }
}

/** The sign to reach glows; others wait. @param {Mark} m */
function target(m) {
  if (m.weight < 100) return svg`<g class="waiting">${use("sign-" + m.label, 21, m.tone)}</g>`;
  return svg`<circle class="glow ${tint(m.tone)}" r="27"/><circle class="ping ${tint(m.tone)}" r="19"/>
    <rect class="plaque ${tint(m.tone)}" x="-16.5" y="-16.5" width="33" height="33" rx="5"/>
    ${use("goal-" + m.label, 24, m.tone)}`;
}

/** The sign once more, in the middle of four cells. @param {Mark} m */
const plate = (m) => svg`<g transform="translate(${S / 2} ${S / 2})">
  <rect class="plaque ${tint(m.tone)}" x="-27" y="-27" width="54" height="54" rx="8"/>
  ${use("goal-" + m.label, 42, m.tone)}</g>`;

/** Somebody looks here: a danger is hatched and has an eye; one's own view is a light. @param {Mark} m */
function cone(m) {
  if (m.tone !== "bad" && m.tone !== "warn") return svg`<rect class="sight" x="-20" y="-20" width="40" height="40"/>`;
  const pattern = m.tone === "bad" ? "url(#pattern-danger)" : "url(#pattern-sight)";
  return svg`<rect class="hatch ${tint(m.tone)}" fill="${pattern}" x="-20" y="-20" width="40" height="40"/>
    <g transform="translate(-13 13)"><circle class="eye-seal ${tint(m.tone)}" r="5.6"/>
      <path class="eye ${tint(m.tone)}" d="M-3.8 0Q0 -4.2 3.8 0Q0 4.2 -3.8 0Z"/>
      <circle class="pupil ${tint(m.tone)}" r="1.2"/></g>`;
}

/** How likely: the cell is a glass, filled so high, with the figure in it. @param {Mark} m */
function heat(m) {
  const high = (35 * Math.max(0, Math.min(100, m.weight))) / 100;
  const [, figure, unit] = /^(\S*?)\s*(%?)$/.exec(m.label) ?? [m.label, m.label, ""];
  return svg`<rect class="heat-cell ${tint(m.tone)}" x="-17.5" y="-17.5" width="35" height="35" rx="4"/>
    <rect class="filled ${tint(m.tone)}" x="-17.5" y="${17.5 - high}" width="35" height="${high}"
      rx="${Math.min(4, high / 2)}"/>
    <rect class="glass-rim ${tint(m.tone)}" x="-17.5" y="-17.5" width="35" height="35" rx="4"/>
    <text class="figure" y="0.5" font-size="${figure.length > 2 ? 10 : 13}">${figure}<tspan
      class="unit" dx="1.2">${unit}</tspan></text>`;
}

/** @param {Mark} m */
function proved(m) {
  return svg`<rect class="proved ${tint(m.tone || "good")}" x="-17" y="-17" width="34" height="34" rx="5"/>
    ${m.label ? svg`<text class="figure" y="1" font-size="${m.label.length > 2 ? 10 : 15}">${m.label}</text>` : nothing}
    ${seal(m.tone || "good", "M-2.6 0.2L-0.6 2.2L2.8 -2")}`;
}

/** A sign in the corner. @param {string} tone @param {string} sign */
const seal = (tone, sign) => svg`<g transform="translate(13 -13)"><circle class="seal ${tint(tone)}" r="5.8"/>
  <path class="seal-sign" d="${sign}"/></g>`;

/** Cells that are heard share one dotted outline. @param {Scene} scene @param {Mark[]} marks */
export function hearing(scene, marks) {
  const heard = new Set(marks.filter((m) => m.kind === "heard").map((m) => `${m.x},${m.y}`));
  if (!heard.size) return nothing;
  return svg`<path class="hearing" d="${border(scene, (x, y) => heard.has(`${x},${y}`))}"/>`;
}

/**
 * Ways whose steps are numbered are drawn as dotted lines with the number of steps at their end.
 * @param {Mark[]} marks
 */
export function ways(marks) {
  const numbered = marks.filter((m) => m.kind === "path" && /^\d+$/.test(m.label));
  return [...new Set(numbered.map((m) => m.tone))].map((tone) => {
    const steps = numbered.filter((m) => m.tone === tone).sort((a, b) => Number(a.label) - Number(b.label));
    const at = (/** @type {Mark} */ m) => `${(m.x + 0.5) * S} ${(m.y + 0.5) * S}`;
    const end = steps[steps.length - 1];
    return svg`<g class="way ${tint(tone)}"><path d="M${steps.map(at).join("L")}"/><g transform="translate(${at(end)})">
      <circle class="way-end" r="8"/><text class="way-number" y="0.5" font-size="9">${end.label}</text></g></g>`;
  });
}

/** Whether a mark only shows the last leg of a way. @param {Mark} m */
export const trodden = (m) => m.kind === "last" || (m.kind === "path" && !m.label);

/** Whether a mark is drawn with others, not cell by cell. @param {Mark} m */
export const joined = (m) => m.kind === "heard" || (m.kind === "path" && /^\d+$/.test(m.label));
