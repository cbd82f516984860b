import { getItem, setItem } from "../local-storage.js";

/**
 * The best result of each start position, by game, stored in this browser.
 * @typedef {Record<string, Record<string, number>>} Progress
 */

const KEY = "progress";

/** @returns {Progress} */
export function progress() {
  try {
    return JSON.parse(getItem(KEY, "{}"));
  } catch {
    return {};
  }
}

/** Stores a result if it is the best so far. @param {string} game @param {string} position @param {number} cost */
export function saveResult(game, position, cost) {
  const all = progress();
  const results = (all[game] ??= {});
  if (results[position] !== undefined && results[position] <= cost) return;
  results[position] = cost;
  setItem(KEY, JSON.stringify(all));
}

/**
 * Returns the number of stars: 3 for the optimum, 2 within about 20%, otherwise 1.
 * @param {number} cost @param {number} par
 */
export const stars = (cost, par) => (cost <= par ? 3 : cost <= par + Math.max(1, Math.round(par / 5)) ? 2 : 1);

/** @param {number} n */
export const starText = (n) => "★".repeat(n) + "☆".repeat(3 - n);

/**
 * Imports the results exported by another browser; the better result is kept. Returns false if the text is no such
 * export.
 * @param {string} text
 */
export function importProgress(text) {
  let imported;
  try {
    imported = JSON.parse(text).progress;
  } catch {
    return false;
  }
  if (!imported || typeof imported !== "object") return false;
  for (const [game, results] of Object.entries(imported))
    for (const [position, cost] of Object.entries(results))
      if (Number.isInteger(cost)) saveResult(game, position, cost);
  return true;
}
