/** Weight of a target that is not active. */
const INACTIVE_WEIGHT = 35;

/**
 * Returns the scene with its target hidden among the other ones, for a round that has not started.
 * @param {import("../api.js").Scene} scene @returns {import("../api.js").Scene}
 */
export const hideTarget = (scene) => ({
  ...scene,
  marks: scene.marks
    .filter((m) => m.kind !== "ring" && m.kind !== "plate")
    .map((m) => (m.kind === "target" ? { ...m, weight: INACTIVE_WEIGHT } : m)),
});
