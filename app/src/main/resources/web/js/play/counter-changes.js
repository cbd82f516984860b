/**
 * Compares the players' counters, with each other or before and after a move. Counters that the racks already show are
 * left out.
 * @typedef {import("../api.js").Scene} Scene
 */

/**
 * Describes what a wall changes, shortly: "Blue +4 · Red +0".
 * @param {Scene} before @param {Scene} after @param {string[]} names names of the players
 * @returns {string} "" if there are no numbers
 */
export function wallEffect(before, after, names) {
  const afterByKey = new Map(after.counters.map((c) => [key(c), c]));
  return before.counters
    .flatMap((c) => {
      const next = afterByKey.get(key(c));
      if (!next || c.seat < 0 || (isShownInRack(before, c) && isShownInRack(after, next))) return [];
      const change = Number(next.value) - Number(c.value);
      if (Number.isNaN(change)) return [];
      return [`${names[c.seat] ?? ""} ${change < 0 ? "−" : "+"}${Math.abs(change)}`];
    })
    .join(" · ");
}

/** Larger numbers are not compared. */
const MAX_COMPARED = 24;

/**
 * Returns the numbers that all seats have, by name.
 * @param {Scene} scene @param {number} seats @returns {import("../api.js").Counter[][]}
 */
export function commonCounters(scene, seats) {
  const names = [...new Set(scene.counters.filter((c) => c.seat >= 0).map((c) => c.name))];
  return names
    .map((name) => scene.counters.filter((c) => c.name === name && c.seat >= 0))
    .filter((row) => row.length === seats && row.every((c) => /^\d+$/.test(c.value) && Number(c.value) <= MAX_COMPARED))
    .filter((row) => !row.every((c) => isShownInRack(scene, c)));
}

/** @param {import("../api.js").Counter} c */
const key = (c) => `${c.seat} ${c.id}`;

/**
 * Whether a counter is already visible as the number of walls in a rack.
 * @param {Scene} scene @param {import("../api.js").Counter} c
 */
const isShownInRack = (scene, c) => (scene.stocks ?? []).some((s) => s.seat === c.seat && String(s.left) === c.value);
