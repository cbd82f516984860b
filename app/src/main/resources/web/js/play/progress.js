import { recall, remember } from "../store.js";

/**
 * The best result of every start position by game, kept in this browser.
 * @typedef {Record<string, Record<string, number>>} Progress
 */

const KEY = "progress";

/** @returns {Progress} */
export function progress() {
  try {
    return JSON.parse(recall(KEY, "{}"));
  } catch {
    return {};
  }
}

/** Keeps a result if it is the best so far. @param {string} game @param {string} position @param {number} cost */
export function solved(game, position, cost) {
  const all = progress();
  const own = (all[game] ??= {});
  if (own[position] !== undefined && own[position] <= cost) return;
  own[position] = cost;
  remember(KEY, JSON.stringify(all));
}

/** Three for the optimum, two for about a fifth more, one for any end. @param {number} cost @param {number} par */
export const stars = (cost, par) => (cost <= par ? 3 : cost <= par + Math.max(1, Math.round(par / 5)) ? 2 : 1);

/** @param {number} n */
export const drawn = (n) => "★".repeat(n) + "☆".repeat(3 - n);

/**
 * Takes in what another browser has exported; the better result stays. Tells whether it was such a file.
 * @param {string} text
 */
export function takeIn(text) {
  let told;
  try {
    told = JSON.parse(text).progress;
  } catch {
    return false;
  }
  if (!told || typeof told !== "object") return false;
  for (const [game, own] of Object.entries(told))
    for (const [position, cost] of Object.entries(own)) if (Number.isInteger(cost)) solved(game, position, cost);
  return true;
}
