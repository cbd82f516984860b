import { getItem, setRecentItem } from "../local-storage.js";

/**
 * The moves that were made on a board in this browser, with their times, and the help that the player used. A result
 * counts only if all its moves are in the log: a line opened from a link was not played here.
 * @typedef {{moves: string[], times: number[], hints: number, shown: boolean}} Log `times` in ms since 1970, `hints` is
 *   the number of hints, `shown` whether the move or the solution was shown
 */
export class PlayLog {
  /** @param {string} game @param {string} position start position */
  constructor(game, position) {
    this.id = boardId(`${game} ${position}`);
    /** @type {Log} */
    this.log = load(this.id);
  }

  /**
   * Records the move with an index in the line. Later moves are removed unless the move is the same.
   * @param {number} index @param {string} move @param {number} [now]
   */
  record(index, move, now = Date.now()) {
    const { moves, times } = this.log;
    // A move after moves of others, such as those of a link, is no play from the start.
    if (index > moves.length || moves[index] === move) return;
    this.update({ moves: [...moves.slice(0, index), move], times: [...times.slice(0, index), now] });
  }

  /** Whether all moves of a line were made here. @param {string[]} line */
  contains(line) {
    return line.length > 0 && line.every((move, i) => this.log.moves[i] === move);
  }

  /** Returns the times of the moves of a line in ms since the first move. @param {string[]} line @returns {number[]} */
  times(line) {
    return this.log.times.slice(0, line.length).map((time) => Math.max(0, time - this.log.times[0]));
  }

  /** @param {boolean} showsMove whether the hint shows the move */
  addHint(showsMove) {
    this.update({ hints: this.log.hints + 1, shown: this.log.shown || showsMove });
  }

  markSolutionShown() {
    this.update({ shown: true });
  }

  /** Returns the maximum number of stars after the help that was used. */
  maxStars() {
    return this.log.shown ? 1 : this.log.hints ? 2 : 3;
  }

  /** @param {Partial<Log>} changes */
  update(changes) {
    this.log = { ...this.log, ...changes };
    setRecentItem("played", this.id, JSON.stringify(this.log));
  }
}

/** @param {string} id @returns {Log} */
function load(id) {
  const empty = { moves: [], times: [], hints: 0, shown: false };
  try {
    return { ...empty, ...JSON.parse(getItem("played:" + id, "{}")) };
  } catch {
    return empty;
  }
}

/** Returns a short id of a board; positions of large boards are long. @param {string} text */
function boardId(text) {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
    b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36) + text.length.toString(36);
}
