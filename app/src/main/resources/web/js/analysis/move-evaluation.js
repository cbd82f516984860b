/**
 * Evaluates moves by comparing the engine's results before and after each move.
 * @typedef {{chance: number, best: string[], over: boolean}} EvaluatedPosition a position of a two-player game: the
 *   first seat's winning chances (0 to 1) and the engine's best line
 * @typedef {{ply: number, loss: number, sign: string, best: string[]}} MoveVerdict `loss` is a fraction of the winning
 *   chances, or a number of moves
 */

/** Minimum loss of winning chances for a blunder, a mistake and an inaccuracy. */
const CHANCE_LOSSES = /** @type {[number, string][]} */ ([
  [0.2, "??"],
  [0.1, "?"],
  [0.05, "?!"],
]);

/** Minimum number of extra moves in a puzzle for the same three annotations. */
const EXTRA_MOVES = /** @type {[number, string][]} */ ([
  [5, "??"],
  [2, "?"],
  [1, "?!"],
]);

/** Returns the annotation symbol for a loss, or "". @param {number} loss @param {[number, string][]} thresholds */
const annotationFor = (loss, thresholds) => thresholds.find(([min]) => loss >= min)?.[1] ?? "";

/** Returns the winning chances of a seat. @param {EvaluatedPosition} at @param {number} seat */
const chanceOf = (at, seat) => (seat === 0 ? at.chance : 1 - at.chance);

/**
 * Returns the winning chances that a move of this seat lost.
 * @param {EvaluatedPosition} before @param {EvaluatedPosition} after @param {number} seat
 */
export const lostChance = (before, after, seat) => Math.max(0, chanceOf(before, seat) - chanceOf(after, seat));

/**
 * Returns the number of unnecessary moves that a move added.
 * @typedef {{left: number, spent: number, best: string[]}} MeasuredPosition a position of a puzzle: `left` is the
 *   minimum remaining cost, infinite if the goal is unreachable; `spent` is the cost so far
 * @param {MeasuredPosition} before @param {MeasuredPosition} after
 */
export const extraMoves = (before, after) =>
  before.left === Infinity ? 0 : after.spent - before.spent + after.left - before.left;

/**
 * Evaluates the moves of a two-player game.
 * @param {(EvaluatedPosition|null)[]} positions one more than moves; null where not evaluated yet
 * @param {string[]} moves @param {number} first the seat that moves first
 * @returns {(MoveVerdict|null)[]} one verdict per move; null unless both positions are evaluated
 */
export function evaluateMatchMoves(positions, moves, first) {
  return moves.map((move, i) => {
    const [before, after] = [positions[i], positions[i + 1]];
    if (!before || !after) return null;
    const loss = move === before.best[0] ? 0 : lostChance(before, after, (first + i) % 2);
    return { ply: i + 1, loss, sign: annotationFor(loss, CHANCE_LOSSES), best: before.best };
  });
}

/**
 * Evaluates the moves of a puzzle, in the same way.
 * @param {(MeasuredPosition|null)[]} positions @param {string[]} moves @returns {(MoveVerdict|null)[]}
 */
export function evaluatePuzzleMoves(positions, moves) {
  return moves.map((_, i) => {
    const [before, after] = [positions[i], positions[i + 1]];
    if (!before || !after) return null;
    const loss = extraMoves(before, after);
    return { ply: i + 1, loss, sign: annotationFor(loss, EXTRA_MOVES), best: before.best };
  });
}

/**
 * Returns the accuracy of a seat, from 0 to 100; null without evaluated moves.
 * @param {(MoveVerdict|null)[]} verdicts @param {number} seat @param {number} first
 */
export function accuracy(verdicts, seat, first) {
  const own = verdicts.filter((v) => v && (first + v.ply - 1) % 2 === seat);
  if (!own.length) return null;
  return own.reduce((sum, v) => sum + 100 * Math.exp(-4 * (v?.loss ?? 0)), 0) / own.length;
}

/**
 * Returns the plies after which the other player leads.
 * @param {(EvaluatedPosition|null)[]} positions @returns {number[]} plies
 */
export function turningPoints(positions) {
  const points = [];
  for (let i = 1; i < positions.length; i++) {
    const [a, b] = [positions[i - 1], positions[i]];
    if (a && b && Math.abs(a.chance - b.chance) >= CHANCE_LOSSES[1][0] && a.chance > 0.5 !== b.chance > 0.5)
      points.push(i);
  }
  return points;
}
