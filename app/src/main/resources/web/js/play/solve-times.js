import { getItem, setItem } from "../local-storage.js";

/**
 * Solving times of similar boards, stored in this browser: the best one and the last five.
 * @typedef {{best: number, last: number[]}} Times in ms, the latest last
 */

const KEY = "speed";
const AVERAGE_SIZE = 5;

/**
 * Returns the key of similar boards: same game, size and number of pieces.
 * @param {string} game @param {import("../api.js").Scene} s
 */
export const boardKind = (game, s) => `${game} ${s.columns}x${s.rows} ${s.pieces.length}`;

/** @returns {Record<string, Times>} */
function loadTimes() {
  try {
    return JSON.parse(getItem(KEY, "{}"));
  } catch {
    return {};
  }
}

/** @param {string} kind @returns {Times|undefined} */
export const timesOf = (kind) => loadTimes()[kind];

/** @param {string} kind @param {number} time */
export function saveTime(kind, time) {
  const all = loadTimes();
  const { best, last } = all[kind] ?? { best: Infinity, last: [] };
  all[kind] = { best: Math.min(best, time), last: [...last, time].slice(-AVERAGE_SIZE) };
  setItem(KEY, JSON.stringify(all));
}

/**
 * Returns the average of the last five times without the best and the worst, as speedcubers count it; null with fewer
 * times.
 * @param {Times|undefined} times @returns {number|null}
 */
export function averageOf5(times) {
  if (!times || times.last.length < AVERAGE_SIZE) return null;
  const counted = [...times.last].sort((a, b) => a - b).slice(1, -1);
  return counted.reduce((a, b) => a + b) / counted.length;
}
