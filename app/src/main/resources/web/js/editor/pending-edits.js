import { wallSpan } from "../board/layout.js";
import { wallFromSpot } from "../board/walls.js";

/**
 * Edits of a position that the server has not applied yet. They are drawn at once, and sent one after the other, so
 * that each one changes the result of the one before.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{tool: import("../api.js").Tool|null, from: Spot|null, to: Spot, applied: boolean}} Edit a tool used on a
 *   spot, or a piece moved from one cell to another; `applied` if the position includes it
 */

/** Returns the scene with an edit drawn on it. @param {Scene} scene @param {Edit} edit @returns {Scene} */
export function drawEdit(scene, { tool, from, to }) {
  if (from) return { ...scene, pieces: scene.pieces.map((p) => (isAt(p, from) ? { ...p, x: to.x, y: to.y } : p)) };
  const sample = tool?.sample;
  if (!sample) return scene;
  if (tool.edges) return toggleWall(scene, to, sample.walls[0]?.tone ?? "ink");
  const place = (/** @type {any} */ thing) => ({ ...thing, x: to.x, y: to.y });
  const replace = (/** @type {any[]} */ old, /** @type {any[]} */ added) =>
    added.length ? [...old.filter((o) => !isAt(o, to)), ...added.map(place)] : old;
  const ids = sample.pieces.map((p) => p.id);
  return {
    ...scene,
    cells: replace(scene.cells, sample.cells),
    diagonals: replace(scene.diagonals, sample.diagonals),
    pieces: replace(
      scene.pieces.filter((p) => !ids.includes(p.id)),
      sample.pieces,
    ),
    marks: [...scene.marks, ...sample.marks.map(place)],
  };
}

/** @param {{x: number, y: number}} thing @param {Spot} spot */
const isAt = (thing, spot) => thing.x === spot.x && thing.y === spot.y;

/**
 * Adds a wall to a scene, or removes the wall that is already there.
 * @param {Scene} scene @param {Spot} at @param {string} tone @returns {Scene}
 */
function toggleWall(scene, at, tone) {
  const wall = wallFromSpot(at, tone, wallSpan(scene));
  const covers = (/** @type {import("../api.js").Wall} */ w) =>
    w.vertical === wall.vertical &&
    (w.vertical
      ? w.x === wall.x && w.y <= wall.y && wall.y + wall.length <= w.y + w.length
      : w.y === wall.y && w.x <= wall.x && wall.x + wall.length <= w.x + w.length);
  const old = scene.walls.find(covers);
  if (!old) return { ...scene, walls: [...scene.walls, wall] };
  const start = old.vertical ? wall.y - old.y : wall.x - old.x;
  const rest = [
    { ...old, length: start },
    {
      ...old,
      ...(old.vertical ? { y: wall.y + wall.length } : { x: wall.x + wall.length }),
      length: old.length - start - wall.length,
    },
  ];
  return { ...scene, walls: [...scene.walls.filter((w) => w !== old), ...rest.filter((w) => w.length > 0)] };
}
