/**
 * What a move changes for those at the table: their counters before and after it, but for what the racks show anyway.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {{seat: number, name: string, from: string, to: string}} Change
 */

/** @param {Scene} before @param {Scene} after @returns {Change[]} */
export function changes(before, after) {
  const then = new Map(after.counters.map((c) => [key(c), c]));
  return before.counters.flatMap((c) => {
    const next = then.get(key(c));
    const same = !next || next.value === c.value || c.seat < 0 || (stocked(before, c) && stocked(after, next));
    return same ? [] : [{ seat: c.seat, name: c.name, from: c.value, to: next.value }];
  });
}

/** @param {import("../api.js").Counter} c */
const key = (c) => `${c.seat} ${c.id}`;

/** Whether a counter tells what stands in a rack. @param {Scene} scene @param {import("../api.js").Counter} c */
const stocked = (scene, c) => (scene.stocks ?? []).some((s) => s.seat === c.seat && String(s.left) === c.value);
