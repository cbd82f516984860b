import { svg, nothing } from "lit";
import { GROOVE, LABEL, S, goalSide } from "./layout.js";

/**
 * What lies under everything: the frame, the material, cells, labels. Materials are words of the scene: linen, walnut,
 * ivory, brick, plain.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Cell} Cell
 * @typedef {import("./layout.js").Layout} Layout
 */

/** @param {Layout} at */
export function frame(at) {
  const { x, y, w, h } = at.box;
  const round = Math.min(10, at.frame * 0.7);
  return svg`<rect class="frame" x="${x + 0.4}" y="${y + 0.4}" width="${w - 0.8}" height="${h - 0.8}" rx="${round}"/>
    <rect fill="url(#pattern-grain)" x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}"/>`;
}

/** @param {Scene} scene */
export function cells(scene) {
  const ground = [];
  const grooved = scene.material === "walnut";
  const inset = grooved ? GROOVE * S : 0;
  for (let y = 0; y < scene.rows; y++) {
    for (let x = 0; x < scene.columns; x++) {
      ground.push(svg`<rect class="cell ${(x + y) % 2 ? "b" : "a"}" x="${x * S + inset}" y="${y * S + inset}"
        width="${S - 2 * inset}" height="${S - 2 * inset}" rx="${grooved ? 4 : 0}"/>`);
      if (grooved) {
        ground.push(svg`<path class="bevel" d="M${x * S + inset + 4} ${y * S + inset + 0.7}h${S - 2 * inset - 8}"/>`);
      }
    }
  }
  return [...ground, ...scene.cells.map((c) => special(scene, c)), coast(scene)];
}

/** A cell that is not plain floor. @param {Scene} scene @param {Cell} c */
function special(scene, c) {
  const at = { x: c.x * S, y: c.y * S };
  const name = `cell k-${c.kind} t-${c.tone || "ink"}`;
  const label = c.label ? svg`<text class="small" x="${at.x + S / 2}" y="${at.y + S / 2}">${c.label}</text>` : nothing;
  switch (c.kind) {
    case "goal":
      return svg`${goal(scene, c)}${label}`;
    case "home":
      return svg`<rect class="${name}" x="${at.x + 3}" y="${at.y + 3}" width="${S - 6}" height="${S - 6}" rx="5"/>
        ${label}`;
    case "fog":
      return svg`<rect class="${name}" fill="url(#pattern-fog)" x="${at.x}" y="${at.y}" width="${S}" height="${S}"/>
        ${label}`;
    case "block":
      return svg`<rect class="${name}" fill="${scene.material === "brick" ? "url(#pattern-brick)" : "var(--block)"}"
        x="${at.x}" y="${at.y}" width="${S}" height="${S}"/>${label}`;
    case "lit":
      return svg`<rect class="${name}" x="${at.x + 2}" y="${at.y + 2}" width="${S - 4}" height="${S - 4}" rx="6"/>
        <circle class="shine" cx="${at.x + S / 2}" cy="${at.y + S / 2}" r="${S * 0.22}"/>${label}`;
    default:
      return svg`<rect class="${name}" x="${at.x}" y="${at.y}" width="${S}" height="${S}"/>${label}`;
  }
}

/**
 * A goal is a bar on the side where the goals of its tone lie; a corner may have one of each.
 * @param {Scene} scene @param {Cell} c
 */
function goal(scene, c) {
  const side = goalSide(scene, c.tone);
  const far = GROOVE * S + 2;
  const middle = { x: (c.x + 0.5) * S, y: (c.y + 0.5) * S };
  const name = `k-goal goal-bar t-${c.tone}`;
  switch (side) {
    case "north":
      return svg`<path class="${name}" d="M${middle.x - 10} ${c.y * S + far}h20"/>`;
    case "south":
      return svg`<path class="${name}" d="M${middle.x - 10} ${(c.y + 1) * S - far}h20"/>`;
    case "west":
      return svg`<path class="${name}" d="M${c.x * S + far} ${middle.y - 10}v20"/>`;
    case "east":
      return svg`<path class="${name}" d="M${(c.x + 1) * S - far} ${middle.y - 10}v20"/>`;
    default:
      return svg`<rect class="cell k-goal wash t-${c.tone}" x="${c.x * S}" y="${c.y * S}" width="${S}" height="${S}"/>`;
  }
}

/** The edge between what was seen and the fog. @param {Scene} scene */
function coast(scene) {
  const fog = new Set(scene.cells.filter((c) => c.kind === "fog").map((c) => `${c.x},${c.y}`));
  return fog.size ? svg`<path class="coast" d="${border(scene, (x, y) => fog.has(`${x},${y}`), true)}"/>` : nothing;
}

/**
 * The outline of a region of cells.
 * @param {Scene} scene @param {(x: number, y: number) => boolean} inside @param {boolean} [inland] leave out the
 *   board's own rim
 */
export function border(scene, inside, inland = false) {
  let path = "";
  for (let y = 0; y <= scene.rows; y++) {
    for (let x = 0; x <= scene.columns; x++) {
      const here = x < scene.columns && y < scene.rows && inside(x, y);
      const west = x > 0 && y < scene.rows && inside(x - 1, y);
      const north = y > 0 && x < scene.columns && inside(x, y - 1);
      if (here !== west && y < scene.rows && !(inland && (x === 0 || x === scene.columns)))
        path += `M${x * S} ${y * S}v${S}`;
      if (here !== north && x < scene.columns && !(inland && (y === 0 || y === scene.rows)))
        path += `M${x * S} ${y * S}h${S}`;
    }
  }
  return path;
}

/** Names of columns and rows, in the frame. @param {Scene} scene @param {Layout} at */
export function labels(scene, at) {
  if (!at.labelled) return nothing;
  const size = at.frame * LABEL;
  const below = at.height + at.frame / 2;
  return svg`<g class="labels" font-size="${size}" aria-hidden="true">
    ${scene.columnLabels.map((l, i) => svg`<text x="${(i + 0.5) * S}" y="${below}">${l}</text>`)}
    ${scene.rowLabels.map((l, i) => svg`<text x="${-at.frame / 2}" y="${(i + 0.5) * S}">${l}</text>`)}</g>`;
}
