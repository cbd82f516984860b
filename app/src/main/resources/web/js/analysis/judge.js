/**
 * How good moves were, from what an engine says of the positions before and after them.
 * @typedef {{chance: number, best: string[], over: boolean}} Judged a position of a game for two: the chance that the
 *   first seat wins, and the engine's line from here
 * @typedef {{ply: number, loss: number, sign: string, best: string[]}} Verdict of a move; `loss` is in chance or moves
 */

/** A move that loses this much of the chance to win is a blunder, a mistake, an inaccuracy. */
const LOSSES = /** @type {[number, string][]} */ ([
  [0.2, "??"],
  [0.1, "?"],
  [0.05, "?!"],
]);

/** The same for moves of a puzzle that were not needed. */
const DETOURS = /** @type {[number, string][]} */ ([
  [5, "??"],
  [2, "?"],
  [1, "?!"],
]);

/** @param {number} loss @param {[number, string][]} scale */
const signed = (loss, scale) => scale.find(([least]) => loss >= least)?.[1] ?? "";

/** The chance of this seat. @param {Judged} at @param {number} seat */
const of = (at, seat) => (seat === 0 ? at.chance : 1 - at.chance);

/** What a move of this seat gave away. @param {Judged} before @param {Judged} after @param {number} seat */
export const lostChance = (before, after, seat) => Math.max(0, of(before, seat) - of(after, seat));

/**
 * How many moves too many one was. @typedef {{left: number, spent: number, best: string[]}} Measured a position of a
 * puzzle: the least cost from it, infinite where the goal is out of reach, and what was spent on the way there
 * @param {Measured} before @param {Measured} after
 */
export const lostMoves = (before, after) =>
  before.left === Infinity ? 0 : after.spent - before.spent + after.left - before.left;

/**
 * @param {(Judged|null)[]} positions as far as they are judged; one more than moves
 * @param {string[]} moves @param {number} first the seat that begins
 * @returns {(Verdict|null)[]} one for each move whose two positions are judged
 */
export function judgeMatch(positions, moves, first) {
  return moves.map((move, i) => {
    const [before, after] = [positions[i], positions[i + 1]];
    if (!before || !after) return null;
    const loss = move === before.best[0] ? 0 : lostChance(before, after, (first + i) % 2);
    return { ply: i + 1, loss, sign: signed(loss, LOSSES), best: before.best };
  });
}

/** @param {(Measured|null)[]} positions @param {string[]} moves @returns {(Verdict|null)[]} */
export function judgePuzzle(positions, moves) {
  return moves.map((_, i) => {
    const [before, after] = [positions[i], positions[i + 1]];
    if (!before || !after) return null;
    const loss = lostMoves(before, after);
    return { ply: i + 1, loss, sign: signed(loss, DETOURS), best: before.best };
  });
}

/** How much of what could be had was kept, 0 to 100. @param {(Verdict|null)[]} verdicts @param {number} seat
 *  @param {number} first */
export function accuracy(verdicts, seat, first) {
  const own = verdicts.filter((v) => v && (first + v.ply - 1) % 2 === seat);
  if (!own.length) return null;
  return own.reduce((sum, v) => sum + 100 * Math.exp(-4 * (v?.loss ?? 0)), 0) / own.length;
}

/** Where the lead changes hands. @param {(Judged|null)[]} positions @returns {number[]} plies */
export function turningPoints(positions) {
  const points = [];
  for (let i = 1; i < positions.length; i++) {
    const [a, b] = [positions[i - 1], positions[i]];
    if (a && b && Math.abs(a.chance - b.chance) >= LOSSES[1][0] && a.chance > 0.5 !== b.chance > 0.5) points.push(i);
  }
  return points;
}
