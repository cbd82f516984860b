import { getItem, setItem } from "../local-storage.js";

/**
 * The best result of each start position, by game, stored in this browser: the cost, with the maximum number of stars
 * if the player used help.
 * @typedef {number|{cost: number, max: number}} Result
 * @typedef {Record<string, Record<string, Result>>} Progress
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

/** Returns the cost of a result. @param {Result|undefined} result @returns {number|undefined} */
export const costOf = (result) => (typeof result === "object" ? result.cost : result);

/** Returns the maximum number of stars of a result. @param {Result} result */
const maxStarsOf = (result) => (typeof result === "object" ? result.max : 3);

/** Returns the number of stars of a result. @param {Result} result @param {number} par */
export const resultStars = (result, par) => Math.min(maxStarsOf(result), stars(costOf(result) ?? Infinity, par));

/**
 * Stores a result if it is the best so far: with less help, or at a lower cost.
 * @param {string} game @param {string} position @param {number} cost @param {number} [max] maximum number of stars
 */
export function saveResult(game, position, cost, max = 3) {
  const all = progress();
  const results = (all[game] ??= {});
  const old = results[position];
  if (old !== undefined && (maxStarsOf(old) > max || (maxStarsOf(old) === max && Number(costOf(old)) <= cost))) return;
  results[position] = max < 3 ? { cost, max } : cost;
  setItem(KEY, JSON.stringify(all));
}

/**
 * Returns the number of stars: 3 for the optimum, 2 within about 20%, otherwise 1.
 * @param {number} cost @param {number} par
 */
export const stars = (cost, par) => (cost <= par ? 3 : cost <= secondStarLimit(par) ? 2 : 1);

/** Returns the highest cost that wins two stars. @param {number} par */
export const secondStarLimit = (par) => par + Math.max(1, Math.round(par / 5));

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
    for (const [position, result] of Object.entries(results)) {
      const cost = costOf(result);
      if (Number.isInteger(cost)) saveResult(game, position, Number(cost), maxStarsOf(result));
    }
  return true;
}
