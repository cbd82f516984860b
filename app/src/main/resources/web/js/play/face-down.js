/** Waiting, as a target of another mission. */
const WAITING = 35;

/**
 * A board whose task is not known yet: the sign to reach lies among the others, and nothing points at it.
 * @param {import("../api.js").Scene} scene @returns {import("../api.js").Scene}
 */
export const faceDown = (scene) => ({
  ...scene,
  marks: scene.marks
    .filter((m) => m.kind !== "ring" && m.kind !== "plate")
    .map((m) => (m.kind === "target" ? { ...m, weight: WAITING } : m)),
});
