/**
 * Returns the scene after a move, computed from the move's known effect before the server responds.
 * @param {import("../api.js").Scene} scene @param {import("../api.js").Effect} effect
 * @returns {import("../api.js").Scene}
 */
export function applyEffect(scene, effect) {
  const moved = new Map(effect.moved.map((s) => [s.piece, s]));
  const pieces = scene.pieces
    .filter((p) => !effect.gone.includes(p.id))
    .map((p) => {
      const to = moved.get(p.id);
      return to ? { ...p, x: to.x, y: to.y, facing: to.facing === " " ? p.facing : to.facing } : p;
    });
  return {
    ...scene,
    pieces: [...pieces, ...effect.appeared],
    walls: [...scene.walls, ...effect.walls],
    trail: [...(scene.trail ?? []), ...(effect.trail ?? [])],
    marks: scene.marks.filter((m) => m.kind !== "last"),
  };
}

/** Whether the effect of a move is known. @param {import("../api.js").Effect|undefined} effect */
export const hasEffect = (effect) =>
  !!effect && effect.moved.length + effect.appeared.length + effect.gone.length + effect.walls.length > 0;
