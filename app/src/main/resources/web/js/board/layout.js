/**
 * Positions of the board parts in SVG units. A cell has the side `CELL`, the board starts at (0, 0), the frame and the
 * wall racks lie around it.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {"north"|"south"|"west"|"east"} Side
 * @typedef {{seat: number, tone: string, left: number, all: number, side: Side}} Rack
 * @typedef {{width: number, height: number, frame: number, labelled: boolean, racks: Rack[], box: {x: number, y:
 *   number, w: number, h: number}}} Layout
 */
export const CELL = 40;
/** Half the width of a groove between two squares, as a fraction of a cell. */
export const HALF_GROOVE = 7 / 74;
/** Returns the transform to the centre of a cell. @param {{x: number, y: number}} at */
export const cellTransform = (at) => `translate(${(at.x + 0.5) * CELL} ${(at.y + 0.5) * CELL})`;
/** Returns the length of a placed wall in cells: 2 on boards with grooves, otherwise 1. @param {Scene} scene */
export const wallSpan = (scene) => (scene.material === "walnut" ? 2 : 1);
/** Returns the radius of the frame's corners. @param {{frame: number}} layout */
export const frameRadius = ({ frame }) => Math.min(10, frame * 0.7);
/** Height of the labels, as a fraction of the frame. */
export const LABEL_HEIGHT = 0.55;
/** Depth of a wall rack, in SVG units. */
export const RACK_DEPTH = 26;

/** Minimum height of the labels; the frame of a small board is wider for them, in pixels. */
const MIN_LABEL_PIXELS = 8;

/** Labels of smaller cells would overlap and are hidden, in pixels. */
const MIN_LABELLED_CELL_PIXELS = 11;

/**
 * Returns the layout of a board.
 * @param {Scene} scene @param {boolean} thumbnail whether labels and racks are left out
 * @param {number} [scale] pixels per SVG unit
 */
export function boardLayout(scene, thumbnail, scale = 1) {
  const width = scene.columns * CELL;
  const height = scene.rows * CELL;
  const size = Math.max(width, height);
  const labelled = !thumbnail && scene.columnLabels.length > 0 && CELL * scale >= MIN_LABELLED_CELL_PIXELS;
  const labelledFrame = Math.max(Math.min(16, 0.055 * size), MIN_LABEL_PIXELS / LABEL_HEIGHT / scale);
  const frame = labelled ? labelledFrame : Math.min(9, 0.035 * size);
  const racks = thumbnail ? [] : wallRacks(scene);
  const margin = (/** @type {Side} */ side) => frame + (racks.some((r) => r.side === side) ? RACK_DEPTH : 0);
  const box = {
    x: -margin("west"),
    y: -margin("north"),
    w: width + margin("west") + margin("east"),
    h: height + margin("north") + margin("south"),
  };
  return /** @type {Layout} */ ({ width, height, frame, labelled, racks, box });
}

/**
 * Returns the wall racks. A rack stands at the side opposite to the seat's goal.
 * @param {Scene} scene @returns {Rack[]}
 */
function wallRacks(scene) {
  return (scene.stocks ?? []).map((stock) => ({ ...stock, side: opposite(goalSide(scene, stock.tone) ?? "north") }));
}

/**
 * Returns the side where all goal cells of a tone lie, if there is one.
 * @param {Scene} scene @param {string} tone @returns {Side|undefined}
 */
export function goalSide(scene, tone) {
  const goals = scene.cells.filter((c) => c.kind === "goal" && c.tone === tone);
  if (!goals.length) return undefined;
  if (goals.every((c) => c.y === 0)) return "north";
  if (goals.every((c) => c.y === scene.rows - 1)) return "south";
  if (goals.every((c) => c.x === 0)) return "west";
  return goals.every((c) => c.x === scene.columns - 1) ? "east" : undefined;
}

/** @param {Side} side @returns {Side} */
const opposite = (side) =>
  /** @type {Record<Side, Side>} */ ({ north: "south", south: "north", west: "east", east: "west" })[side];

/** Returns the rectangle of a rack. @param {Layout} layout @param {Rack} rack */
export function rackBox(layout, rack) {
  const length = rack.side === "north" || rack.side === "south" ? layout.width : layout.height;
  const inset = length * 0.02;
  const depth = RACK_DEPTH - 5;
  const offset = layout.frame + RACK_DEPTH - 4;
  switch (rack.side) {
    case "north":
      return { x: inset, y: -offset, w: length - 2 * inset, h: depth };
    case "south":
      return { x: inset, y: layout.height + offset - depth, w: length - 2 * inset, h: depth };
    case "west":
      return { x: -offset, y: inset, w: depth, h: length - 2 * inset };
    default:
      return { x: layout.width + offset - depth, y: inset, w: depth, h: length - 2 * inset };
  }
}
