import { search } from "../api.js";
import { playSound } from "../sound.js";
import { PlayLog } from "../play/play-log.js";
import { saveResult } from "../play/progress.js";
import { boardKind, saveTime } from "../play/solve-times.js";
import { Stopwatch } from "../play/stopwatch.js";

/** Time limit of the search for the optimum, in ms. */
const SEARCH_MILLIS = 10_000;

/** The user's attempt at a board: the moves made here, the time, the help used, and the optimum for comparison. */
export class Attempt {
  /** @param {import("./line-board.js").LineBoard} board */
  constructor(board) {
    this.board = board;
    /** Measures the solving time. */
    this.stopwatch = new Stopwatch("");
    /** The moves made in this browser. */
    this.log = new PlayLog("", "");
    /** Time of the last move. */
    this.lastMoveAt = 0;
    /** The optimal solution of a solved puzzle. @type {import("../play/rounds.js").Optimum|null} */
    this.optimum = null;
  }

  /** Continues the stored attempt at the start position of the board. */
  open() {
    const { game, start } = this.board;
    this.stopwatch = new Stopwatch(`${game} ${start}`);
    this.log = new PlayLog(game, start);
  }

  /** Forgets what belongs to the last board. */
  reset() {
    this.lastMoveAt = 0;
    this.optimum = null;
  }

  /** Starts again from the start position, with a new time. */
  startOver() {
    this.stopwatch.restart();
    this.optimum = null;
  }

  /** Records moves of the user before they are played; the first one starts the stopwatch. @param {string[]} moves */
  recordMoves(moves) {
    const { line } = this.board;
    this.lastMoveAt = Date.now();
    this.stopwatch.start(!line.moves.length, this.lastMoveAt);
    moves.forEach((move, i) => this.log.record(line.at + i, move));
  }

  /** Whether the moves on the board were made here. A line opened from a link is no result of this player. */
  isOwn() {
    return this.log.contains(this.board.line.played());
  }

  /**
   * Stores the result of a solved puzzle, or of a game won by a human.
   * @param {import("../api.js").View} view @param {boolean} won whether a human has won; a solved puzzle is won
   * @returns {boolean} whether there was a result to store
   */
  saveResult(view, won) {
    const { game, start, line } = this.board;
    if (this.stopwatch.stop(this.lastMoveAt || Date.now()))
      saveTime(boardKind(game, view.scene), this.stopwatch.elapsed());
    if (!won || !this.isOwn()) return false;
    saveResult(game, start, view.seats.length ? line.moves.length : view.status.cost, this.log.maxStars());
    return true;
  }

  /** Searches the optimum of a solved puzzle, for comparison. */
  async findOptimum() {
    const { game, start, line, view } = this.board;
    if (!view || view.seats.length || this.optimum) return;
    try {
      const best = await search({ game, position: start, time: SEARCH_MILLIS }).result;
      if (this.board.line !== line) return;
      this.optimum = best;
      if (view.status.cost <= (best.cost ?? -1)) playSound("win");
      this.board.owner.requestUpdate();
    } catch {
      // The game is over; only the comparison is missing.
    }
  }
}
