import { wallSpan } from "../board/layout.js";

/**
 * Draws edits before the server has applied them, from the sample drawing of the tool. Edits that the sample does not
 * determine, such as another size of the board, are drawn when the server has answered.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {import("../api.js").Wall} Wall
 */

/**
 * Returns the scene after a tool was used.
 * @param {Scene} scene @param {import("../api.js").Tool} tool @param {Spot} at
 */
export function applyToolLocally(scene, { sample, edges }, at) {
  if (edges) return { ...scene, walls: toggleWall(scene, at) };
  if (sample.columns !== 1 || sample.rows !== 1) return scene;
  const here = (/** @type {{x: number, y: number}} */ thing) => thing.x === at.x && thing.y === at.y;
  const placed = (/** @type {{x: number, y: number}[]} */ things) =>
    /** @type {any[]} */ (things.map((thing) => ({ ...thing, x: at.x, y: at.y })));
  const [piece] = sample.pieces;
  // A sample with the id of a piece on the board, such as a robot, moves that piece.
  const moves = piece && scene.pieces.some((p) => p.id === piece.id);
  const targets = sample.marks.filter((m) => m.kind === "target");
  return {
    ...scene,
    cells: [...scene.cells.filter((c) => !here(c) || c.kind === "goal"), ...placed(sample.cells)],
    diagonals: [...scene.diagonals.filter((d) => !here(d)), ...placed(sample.diagonals)],
    marks: targets.length ? [...scene.marks.filter((m) => !isCurrentTarget(m)), ...placed(targets)] : scene.marks,
    pieces: moves
      ? scene.pieces.map((p) => (p.id === piece.id ? { ...p, x: at.x, y: at.y } : p))
      : [
          ...scene.pieces.filter((p) => targets.length || !here(p)),
          ...placed(sample.pieces).map((p) => ({ ...p, id: `${at.x}-${at.y}` })),
        ],
  };
}

/** Returns the scene after a piece was dragged. @param {Scene} scene @param {Spot} from @param {Spot} to */
export const movePieceLocally = (scene, from, to) => ({
  ...scene,
  pieces: scene.pieces.map((p) => (p.x === from.x && p.y === from.y ? { ...p, x: to.x, y: to.y } : p)),
});

/** @param {import("../api.js").Mark} m */
const isCurrentTarget = (m) => ["target", "ring", "plate"].includes(m.kind) && m.weight === 100;

/** Returns the walls after the wall at an edge was added or removed. @param {Scene} scene @param {Spot} at */
function toggleWall(scene, at) {
  const vertical = at.kind === "V";
  const length = wallSpan(scene);
  const along = (/** @type {{x: number, y: number}} */ thing) => (vertical ? thing.y : thing.x);
  const across = (/** @type {{x: number, y: number}} */ thing) => (vertical ? thing.x : thing.y);
  const covers = (/** @type {Wall} */ w) =>
    w.vertical === vertical &&
    across(w) === across(at) &&
    along(w) <= along(at) &&
    along(w) + w.length >= along(at) + length;
  const old = scene.walls.find(covers);
  if (!old) return [...scene.walls, { x: at.x, y: at.y, vertical, length, tone: "ink" }];
  // Adjacent walls are drawn as one; the rest of it stays.
  const part = (/** @type {number} */ start, /** @type {number} */ end) =>
    end > start ? [{ ...old, ...(vertical ? { y: start } : { x: start }), length: end - start }] : [];
  return [
    ...scene.walls.filter((w) => w !== old),
    ...part(along(old), along(at)),
    ...part(along(at) + length, along(old) + old.length),
  ];
}
