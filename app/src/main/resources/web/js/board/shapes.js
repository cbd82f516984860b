import { svg, nothing } from "lit";

/** Drawing of single things, in cells of 40 units around their centre. Pieces carry a letter or shape as well as a colour. */
export const S = 40;

/** @type {Record<string, number>} */
const TURN = { N: 0, E: 90, S: 180, W: 270 };

/** @param {string} tone */
const tint = (tone) => (tone ? `t-${tone}` : "t-ink");

/** @param {import("../api.js").Piece} p */
export function piece(p) {
  const turn = TURN[p.facing];
  switch (p.shape) {
    case "tile":
      return svg`<rect class="tile ${p.tone ? tint(p.tone) : ""}" x="-17.5" y="-17.5" width="35" height="35" rx="5"/><text class="tile-text" y="1" font-size="${p.label.length > 2 ? 12 : 16}">${p.label}</text>`;
    case "guard":
    case "civilian":
    case "hero":
      return svg`${turn === undefined ? nothing : svg`<path class="facing ${tint(p.tone)}" transform="rotate(${turn})" d="M0 -19L7 -11H-7Z"/>`}${person(p)}`;
    case "target":
      return svg`<circle class="ring ${tint(p.tone)}" r="12"/><circle class="ring ${tint(p.tone)}" r="6"/><circle class="${tint(p.tone)} fill" r="2"/>`;
    case "suit":
      return svg`<path class="${tint(p.tone)} fill" d="M-11 -9L-4 -12L0 -6L4 -12L11 -9L9 12H-9Z"/><path class="panel-line" d="M0 -6V12"/>`;
    case "rope":
      return svg`<circle class="ring ${tint(p.tone)}" r="9"/><rect class="${tint(p.tone)} fill" x="-14" y="-3" width="6" height="6" rx="1"/><rect class="${tint(p.tone)} fill" x="8" y="-3" width="6" height="6" rx="1"/>`;
    case "pawn":
      return svg`<path class="${tint(p.tone)} fill panel-edge" d="M0 -18a7 7 0 0 1 4.5 12.3C9 -3 12 5 13 15H-13C-12 5 -9 -3 -4.5 -5.7A7 7 0 0 1 0 -18Z"/><text class="on-piece" y="6.5" font-size="12">${p.label}</text>`;
    default:
      return svg`<circle class="${tint(p.tone)} fill panel-edge" r="14.5"/><text class="on-piece" y="1" font-size="14">${p.label}</text>`;
  }
}

/** @param {import("../api.js").Piece} p */
function person(p) {
  const body =
    p.shape === "guard"
      ? svg`<rect class="${tint(p.tone)} fill panel-edge" x="-12" y="-12" width="24" height="24" rx="4"/>`
      : svg`<circle class="${tint(p.tone)} fill panel-edge" r="12.5"/>`;
  return svg`${body}<text class="on-piece" y="1" font-size="13">${p.label}</text>`;
}

/** A target's sign. @param {string} shape @param {string} tone */
export function sign(shape, tone) {
  const c = `ring ${tint(tone)}`;
  switch (shape) {
    case "triangle":
      return svg`<path class="${c}" d="M0 -10L9 7H-9Z"/>`;
    case "square":
      return svg`<rect class="${c}" x="-8" y="-8" width="16" height="16" rx="2"/>`;
    case "hexagon":
      return svg`<path class="${c}" d="M-9 0l4.5-8h9l4.5 8l-4.5 8h-9z"/>`;
    case "vortex":
      return svg`<path class="${c}" d="M0 0a3 3 0 0 1 3 3a6 6 0 0 1 -9 0a8 8 0 0 1 8 -11a10 10 0 0 1 8 8"/>`;
    default:
      return svg`<circle class="${c}" r="9"/>`;
  }
}

/** A mark on a cell, centred. @param {import("../api.js").Mark} m */
export function mark(m) {
  switch (m.kind) {
    case "target":
      return svg`${m.weight >= 100 ? svg`<rect class="glow ${tint(m.tone)}" x="-17" y="-17" width="34" height="34" rx="7"/>` : nothing}${sign(m.label, m.tone)}`;
    case "dot":
      return svg`<circle class="dot ${tint(m.tone)}" r="5"/>`;
    case "ring":
    case "fault":
      return svg`<rect class="ring ${tint(m.kind === "fault" ? "bad" : m.tone)}" x="-17" y="-17" width="34" height="34" rx="6"/>`;
    case "heat":
      return svg`<rect class="wash ${tint(m.tone)}" x="-20" y="-20" width="40" height="40" opacity="${(m.weight / 100) * 0.75}"/>${m.label ? svg`<text class="small" y="15">${m.label}</text>` : nothing}`;
    case "proved":
      return svg`<path class="ring ${tint(m.tone || "good")}" d="M7 12l3.5 4L17 7"/>${m.label ? svg`<text class="small" y="-10">${m.label}</text>` : nothing}`;
    case "possible":
      return svg`<text class="small soft" y="1">?</text>`;
    case "excluded":
      return svg`<path class="thin ${tint(m.tone || "soft")}" d="M-5 -5L5 5M5 -5L-5 5"/>`;
    case "path":
      return svg`<circle class="dot soft ${tint(m.tone)}" r="3.5"/>`;
    default:
      return svg`<rect class="wash ${tint(m.tone)}" x="-20" y="-20" width="40" height="40" opacity="${(m.weight || 25) / 100}"/>`;
  }
}
