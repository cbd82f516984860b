/**
 * Flips scenes, moves and spots by 180 degrees, for the view from the other side. Flipping twice restores the original.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{columns: number, rows: number}} Size
 */

/** @type {Record<string, string>} */
const OPPOSITE = { N: "S", S: "N", E: "W", W: "E", " ": " " };

/** @template {Spot|null} T @param {Size} size @param {T} spot @returns {T} */
export function flipSpot(size, spot) {
  if (!spot) return spot;
  const [x, y] = [size.columns - spot.x, size.rows - spot.y];
  if (spot.kind === "H") return { ...spot, x: x - 2, y };
  return spot.kind === "V" ? { ...spot, x, y: y - 2 } : { ...spot, x: x - 1, y: y - 1 };
}

/** @param {Size} size @param {Move[]} moves @returns {Move[]} */
export const flipMoves = (size, moves) =>
  moves.map((m) => ({
    ...m,
    from: flipSpot(size, m.from),
    to: flipSpot(size, m.to),
    way: OPPOSITE[m.way],
    effect: m.effect && {
      ...m.effect,
      moved: m.effect.moved.map((s) => ({ ...flipCell(size, s), facing: OPPOSITE[s.facing] })),
      appeared: m.effect.appeared.map((p) => ({ ...flipCell(size, p), facing: OPPOSITE[p.facing] })),
      walls: m.effect.walls.map((w) => flipWall(size, w)),
      trail: (m.effect.trail ?? []).map((leg) => flipLeg(size, leg)),
    },
  }));

/** @param {Scene} scene @returns {Scene} */
export const flipScene = (scene) => ({
  ...scene,
  cells: scene.cells.map((c) => flipCell(scene, c)),
  marks: scene.marks.map((m) => flipCell(scene, m)),
  diagonals: scene.diagonals.map((d) => flipCell(scene, d)),
  pieces: scene.pieces.map((p) => ({ ...flipCell(scene, p), facing: OPPOSITE[p.facing] })),
  walls: scene.walls.map((w) => flipWall(scene, w)),
  trail: (scene.trail ?? []).map((leg) => flipLeg(scene, leg)),
  columnLabels: [...scene.columnLabels].reverse(),
  rowLabels: [...scene.rowLabels].reverse(),
});

/** @template {{from: Spot, to: Spot, via?: Spot[]}} T @param {Size} size @param {T} leg @returns {T} */
export const flipLeg = (size, leg) => ({
  ...leg,
  from: flipSpot(size, leg.from),
  to: flipSpot(size, leg.to),
  via: leg.via?.map((spot) => flipSpot(size, spot)),
});

/** @template {{x: number, y: number}} T @param {Size} size @param {T} thing @returns {T} */
export const flipCell = (size, thing) => ({ ...thing, x: size.columns - 1 - thing.x, y: size.rows - 1 - thing.y });

/** @param {Size} size @param {import("../api.js").Wall} w @returns {import("../api.js").Wall} */
const flipWall = (size, w) => ({
  ...w,
  x: size.columns - w.x - (w.vertical ? 0 : w.length),
  y: size.rows - w.y - (w.vertical ? w.length : 0),
});
