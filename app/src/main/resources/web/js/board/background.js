import { svg, nothing } from "lit";
import { HALF_GROOVE, LABEL_HEIGHT, CELL, frameRadius, goalSide } from "./layout.js";
import { isVisible } from "./viewport.js";

/**
 * Draws the background of the board: frame, cells and labels. The materials of a scene are linen, walnut, ivory, brick
 * and plain.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Cell} Cell
 * @typedef {import("./layout.js").Layout} Layout
 */

/** @param {Layout} layout */
export function drawFrame(layout) {
  const { x, y, w, h } = layout.box;
  const radius = frameRadius(layout);
  return svg`<rect class="frame" x="${x + 0.4}" y="${y + 0.4}" width="${w - 0.8}" height="${h - 0.8}" rx="${radius}"/>
    <rect fill="url(#pattern-grain)" x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/>`;
}

/**
 * Draws the cells of a range.
 * @param {Scene} scene @param {{left: number, top: number, right: number, bottom: number}} range
 */
export function drawCells(scene, range) {
  const drawn = [];
  const grooved = scene.material === "walnut";
  const inset = grooved ? HALF_GROOVE * CELL : 0;
  for (let y = range.top; y < range.bottom; y++) {
    for (let x = range.left; x < range.right; x++) {
      drawn.push(svg`<rect class="cell ${(x + y) % 2 ? "b" : "a"}" x="${x * CELL + inset}" y="${y * CELL + inset}"
        width="${CELL - 2 * inset}" height="${CELL - 2 * inset}" rx="${grooved ? 4 : 0}"/>`);
      if (grooved) {
        drawn.push(
          svg`<path class="bevel" d="M${x * CELL + inset + 4} ${y * CELL + inset + 0.7}h${CELL - 2 * inset - 8}"/>`,
        );
      }
    }
  }
  const special = scene.cells.filter((c) => isVisible(range, c));
  return [...drawn, ...special.map((c) => drawSpecialCell(scene, c)), drawFogEdge(scene)];
}

/** Draws a cell that is not plain floor. @param {Scene} scene @param {Cell} c */
function drawSpecialCell(scene, c) {
  const at = { x: c.x * CELL, y: c.y * CELL };
  const name = `cell k-${c.kind} t-${c.tone || "ink"}`;
  const label = c.label
    ? svg`<text class="small" x="${at.x + CELL / 2}" y="${at.y + CELL / 2}">${c.label}</text>`
    : nothing;
  switch (c.kind) {
    case "goal":
      return svg`${drawGoal(scene, c)}${label}`;
    case "home":
      return svg`<rect class="${name}" x="${at.x + 3}" y="${at.y + 3}" width="${CELL - 6}" height="${CELL - 6}" rx="5"/>
        ${label}`;
    case "fog":
      return svg`<rect class="${name}" fill="url(#pattern-fog)" x="${at.x}" y="${at.y}" width="${CELL}"
        height="${CELL}"/>${label}`;
    case "block":
      return svg`<rect class="${name}" fill="${scene.material === "brick" ? "url(#pattern-brick)" : "var(--block)"}"
        x="${at.x}" y="${at.y}" width="${CELL}" height="${CELL}"/>${label}`;
    case "lit":
      return svg`<rect class="${name}" x="${at.x + 2}" y="${at.y + 2}" width="${CELL - 4}" height="${CELL - 4}" rx="6"/>
        <circle class="shine" cx="${at.x + CELL / 2}" cy="${at.y + CELL / 2}" r="${CELL * 0.22}"/>${label}`;
    default:
      return svg`<rect class="${name}" x="${at.x}" y="${at.y}" width="${CELL}" height="${CELL}"/>${label}`;
  }
}

/**
 * Draws a goal as a bar at the edge where the goals of its tone lie. A corner cell may belong to two goals.
 * @param {Scene} scene @param {Cell} c
 */
function drawGoal(scene, c) {
  const side = goalSide(scene, c.tone);
  const inset = HALF_GROOVE * CELL + 2;
  const middle = { x: (c.x + 0.5) * CELL, y: (c.y + 0.5) * CELL };
  const name = `k-goal goal-bar t-${c.tone}`;
  switch (side) {
    case "north":
      return svg`<path class="${name}" d="M${middle.x - 10} ${c.y * CELL + inset}h20"/>`;
    case "south":
      return svg`<path class="${name}" d="M${middle.x - 10} ${(c.y + 1) * CELL - inset}h20"/>`;
    case "west":
      return svg`<path class="${name}" d="M${c.x * CELL + inset} ${middle.y - 10}v20"/>`;
    case "east":
      return svg`<path class="${name}" d="M${(c.x + 1) * CELL - inset} ${middle.y - 10}v20"/>`;
    default:
      return svg`<rect class="cell k-goal wash t-${c.tone}" x="${c.x * CELL}" y="${c.y * CELL}" width="${CELL}"
        height="${CELL}"/>`;
  }
}

/** Draws the edge between visible cells and the fog. @param {Scene} scene */
function drawFogEdge(scene) {
  const fog = new Set(scene.cells.filter((c) => c.kind === "fog").map((c) => `${c.x},${c.y}`));
  return fog.size ? svg`<path class="fog-edge" d="${outline(scene, (x, y) => fog.has(`${x},${y}`), true)}"/>` : nothing;
}

/**
 * Returns the outline of a region of cells as an SVG path.
 * @param {Scene} scene @param {(x: number, y: number) => boolean} inside
 * @param {boolean} [skipRim] leaves out the edges of the board
 */
export function outline(scene, inside, skipRim = false) {
  let path = "";
  for (let y = 0; y <= scene.rows; y++) {
    for (let x = 0; x <= scene.columns; x++) {
      const isInside = x < scene.columns && y < scene.rows && inside(x, y);
      const west = x > 0 && y < scene.rows && inside(x - 1, y);
      const north = y > 0 && x < scene.columns && inside(x, y - 1);
      if (isInside !== west && y < scene.rows && !(skipRim && (x === 0 || x === scene.columns)))
        path += `M${x * CELL} ${y * CELL}v${CELL}`;
      if (isInside !== north && x < scene.columns && !(skipRim && (y === 0 || y === scene.rows)))
        path += `M${x * CELL} ${y * CELL}h${CELL}`;
    }
  }
  return path;
}

/** Draws the labels of columns and rows in the frame. @param {Scene} scene @param {Layout} layout */
export function drawLabels(scene, layout) {
  if (!layout.labelled) return nothing;
  const size = layout.frame * LABEL_HEIGHT;
  const below = layout.height + layout.frame / 2;
  return svg`<g class="labels" font-size="${size}" aria-hidden="true">
    ${scene.columnLabels.map((l, i) => svg`<text x="${(i + 0.5) * CELL}" y="${below}">${l}</text>`)}
    ${scene.rowLabels.map((l, i) => svg`<text x="${-layout.frame / 2}" y="${(i + 0.5) * CELL}">${l}</text>`)}</g>`;
}
