import { getItem, setItem } from "../local-storage.js";

/**
 * Finished reviews in this browser, so that a reopened analysis shows its review without a new search. A review belongs
 * to a game, a start position and its moves.
 * @typedef {import("./review.js").ReviewedLine} ReviewedLine
 * @typedef {import("./review.js").ReviewedPosition} ReviewedPosition
 * @typedef {[chance: number, left: number|null, spent: number, over: number, best: string]|null} StoredPosition an
 *   infinite `left` is stored as null
 * @typedef {{moves: string[], positions: unknown[]}} PackedReview the reviewed moves and the stored positions
 */

const STORE_KEY = "reviews";
/** Maximum number of stored reviews. The oldest ones are removed. */
const MAX_REVIEWS = 12;
/** Stored moves of a better line. */
const MAX_BEST_MOVES = 6;

/** @param {{game: string, start: string, moves: string[]}} line */
export const reviewKey = (line) => [line.game, line.start, ...line.moves].join(" ");

/** @param {(ReviewedPosition|null)[]} positions @returns {StoredPosition[]} */
export const packReview = (positions) =>
  positions.map((p) =>
    p
      ? [
          Math.round(p.chance * 1e4) / 1e4,
          p.left === Infinity ? null : p.left,
          p.spent,
          p.over ? 1 : 0,
          p.best.slice(0, MAX_BEST_MOVES).join(" "),
        ]
      : null,
  );

/**
 * Returns the positions of a stored review; null if it does not fit the line.
 * @param {unknown} stored @param {ReviewedLine} line @returns {(ReviewedPosition|null)[]|null}
 */
export function unpackReview(stored, line) {
  if (!Array.isArray(stored) || stored.length !== line.moves.length + 1) return null;
  return stored.map((p) =>
    Array.isArray(p) && Number.isFinite(p[0])
      ? {
          chance: p[0],
          left: p[1] === null ? Infinity : Number(p[1]),
          spent: Number(p[2]),
          over: p[3] === 1,
          best: String(p[4]).split(" ").filter(Boolean),
        }
      : null,
  );
}

/** @returns {[string, unknown[]][]} */
function storedReviews() {
  try {
    const stored = JSON.parse(getItem(STORE_KEY, "[]"));
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Stores a review. @param {string} key @param {unknown[]} positions as `packReview` returns them */
export function storeReview(key, positions) {
  const others = storedReviews().filter(([other]) => other !== key);
  setItem(STORE_KEY, JSON.stringify([[key, positions], ...others].slice(0, MAX_REVIEWS)));
}

/** Returns the stored review of a line, or null. @param {ReviewedLine} line */
export function loadReview(line) {
  const key = reviewKey(line);
  return unpackReview(storedReviews().find(([other]) => other === key)?.[1], line);
}

/**
 * Returns a review that another page has packed, or null if there is none.
 * @param {any} review @returns {PackedReview|null}
 */
export const toPackedReview = (review) =>
  Array.isArray(review?.moves) && Array.isArray(review.positions)
    ? { moves: review.moves.map(String), positions: review.positions }
    : null;
