import { recall, remember } from "../store.js";

/**
 * The times of boards alike, kept in this browser: the best one and the last five.
 * @typedef {{best: number, last: number[]}} Times in ms, the latest last
 */

const KEY = "speed";
const FIVE = 5;

/**
 * Boards are alike that have the same size and as many pieces.
 * @param {string} game @param {import("../api.js").Scene} s
 */
export const alike = (game, s) => `${game} ${s.columns}x${s.rows} ${s.pieces.length}`;

/** @returns {Record<string, Times>} */
function all() {
  try {
    return JSON.parse(recall(KEY, "{}"));
  } catch {
    return {};
  }
}

/** @param {string} kind @returns {Times|undefined} */
export const times = (kind) => all()[kind];

/** @param {string} kind @param {number} time */
export function keepTime(kind, time) {
  const known = all();
  const { best, last } = known[kind] ?? { best: Infinity, last: [] };
  known[kind] = { best: Math.min(best, time), last: [...last, time].slice(-FIVE) };
  remember(KEY, JSON.stringify(known));
}

/**
 * The average of five as it is counted among players: without the best and the worst. Nothing before the fifth.
 * @param {Times|undefined} of @returns {number|null}
 */
export function averageOf5(of) {
  if (!of || of.last.length < FIVE) return null;
  const middle = [...of.last].sort((a, b) => a - b).slice(1, -1);
  return middle.reduce((a, b) => a + b) / middle.length;
}
