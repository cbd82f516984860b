/**
 * Where things lie, in units of which a cell has S: the board from (0, 0), a frame around it, racks of walls in the
 * frame.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {"north"|"south"|"west"|"east"} Side
 * @typedef {{seat: number, tone: string, left: number, all: number, side: Side}} Rack
 * @typedef {{width: number, height: number, frame: number, labelled: boolean, racks: Rack[], box: {x: number, y:
 *   number, w: number, h: number}}} Layout
 */
export const S = 40;
/** Half a groove between two squares, of a cell: 14 of 74 in all. */
export const GROOVE = 7 / 74;
/** The middle of a cell, as a transform. @param {{x: number, y: number}} at */
export const toCell = (at) => `translate(${(at.x + 0.5) * S} ${(at.y + 0.5) * S})`;
/** How many cells a wall that is placed spans: two where there are grooves to lay it in. @param {Scene} scene */
export const span = (scene) => (scene.material === "walnut" ? 2 : 1);
/** How high labels are, of the frame. */
export const LABEL = 0.55;
/** How deep a rack is. */
export const RACK = 26;

/** Labels smaller than this, in pixels, only make noise. */
const READABLE = 6.5;

/** @param {Scene} scene @param {boolean} small without labels and racks @param {number} [scale] pixels a unit */
export function layout(scene, small, scale = 1) {
  const width = scene.columns * S;
  const height = scene.rows * S;
  const size = Math.max(width, height);
  const wide = Math.min(16, 0.055 * size);
  const labelled = !small && scene.columnLabels.length > 0 && LABEL * wide * scale >= READABLE;
  const frame = labelled ? wide : Math.min(9, 0.035 * size);
  const racks = small ? [] : racksOf(scene);
  const room = (/** @type {Side} */ side) => frame + (racks.some((r) => r.side === side) ? RACK : 0);
  const box = {
    x: -room("west"),
    y: -room("north"),
    w: width + room("west") + room("east"),
    h: height + room("north") + room("south"),
  };
  return /** @type {Layout} */ ({ width, height, frame, labelled, racks, box });
}

/** A seat's walls stand on the side away from where it wants to go. @param {Scene} scene @returns {Rack[]} */
function racksOf(scene) {
  return (scene.stocks ?? []).map((stock) => ({ ...stock, side: opposite(goalSide(scene, stock.tone) ?? "north") }));
}

/**
 * The side on which the goal cells of a tone lie, if they lie on one.
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

/**
 * The rectangle of a rack in the frame.
 * @param {Layout} at @param {Rack} rack
 */
export function rackBox(at, rack) {
  const long = rack.side === "north" || rack.side === "south" ? at.width : at.height;
  const inset = long * 0.02;
  const deep = RACK - 5;
  const out = at.frame + RACK - 4;
  switch (rack.side) {
    case "north":
      return { x: inset, y: -out, w: long - 2 * inset, h: deep };
    case "south":
      return { x: inset, y: at.height + out - deep, w: long - 2 * inset, h: deep };
    case "west":
      return { x: -out, y: inset, w: deep, h: long - 2 * inset };
    default:
      return { x: at.width + out - deep, y: inset, w: deep, h: long - 2 * inset };
  }
}
