/**
 * Compares the players' counters before and after a move. Counters that the racks already show are left out.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {{seat: number, name: string, from: string, to: string}} Change
 */

/** @param {Scene} before @param {Scene} after @returns {Change[]} */
export function counterChanges(before, after) {
  const afterByKey = new Map(after.counters.map((c) => [key(c), c]));
  return before.counters.flatMap((c) => {
    const next = afterByKey.get(key(c));
    const unchanged =
      !next || next.value === c.value || c.seat < 0 || (isShownInRack(before, c) && isShownInRack(after, next));
    return unchanged ? [] : [{ seat: c.seat, name: c.name, from: c.value, to: next.value }];
  });
}

/** @param {import("../api.js").Counter} c */
const key = (c) => `${c.seat} ${c.id}`;

/**
 * Whether a counter is already visible as the number of walls in a rack.
 * @param {Scene} scene @param {import("../api.js").Counter} c
 */
const isShownInRack = (scene, c) => (scene.stocks ?? []).some((s) => s.seat === c.seat && String(s.left) === c.value);
