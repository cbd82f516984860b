/**
 * A scene with the effect of a move painted on it, before the server has answered.
 * @param {import("../api.js").Scene} scene @param {import("../api.js").Effect} effect @returns
 *   {import("../api.js").Scene}
 */
export function paint(scene, effect) {
  const shifted = new Map(effect.moved.map((s) => [s.piece, s]));
  const pieces = scene.pieces
    .filter((p) => !effect.gone.includes(p.id))
    .map((p) => {
      const to = shifted.get(p.id);
      return to ? { ...p, x: to.x, y: to.y, facing: to.facing === " " ? p.facing : to.facing } : p;
    });
  return {
    ...scene,
    pieces: [...pieces, ...effect.appeared],
    walls: [...scene.walls, ...effect.walls],
    marks: scene.marks.filter((m) => m.kind !== "last"),
  };
}

/** Whether anything can be told before the server answers. @param {import("../api.js").Effect|undefined} effect */
export const tells = (effect) =>
  !!effect && effect.moved.length + effect.appeared.length + effect.gone.length + effect.walls.length > 0;
