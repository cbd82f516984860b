import { getItem, setItem } from "../local-storage.js";

/** Maximum number of boards stored. */
const MAX_SAVED = 20;
const KEY = "own-moves";

/**
 * The moves of a board that were played in this browser, with their times. A result counts only if they cover its whole
 * line, so that opening a link with a solution is no result.
 * @typedef {{board: string, moves: {text: string, at: number}[]}} Saved
 */
export class OwnMoves {
  /** @param {string} board key of the board in local storage */
  constructor(board) {
    this.board = board;
    this.moves = savedMoves().find((s) => s.board === board)?.moves ?? [];
  }

  /**
   * Adds moves that are played now.
   * @param {string[]} line the moves before @param {string[]} played @param {number} [now]
   */
  add(line, played, now = Date.now()) {
    // Moves that continue somebody else's line are no proof.
    if (!this.covers(line) || this.covers([...line, ...played])) return;
    this.moves = [...this.moves.slice(0, line.length), ...played.map((text) => ({ text, at: now }))];
    const others = savedMoves().filter((s) => s.board !== this.board);
    setItem(KEY, JSON.stringify([{ board: this.board, moves: this.moves }, ...others].slice(0, MAX_SAVED)));
  }

  /** Whether all moves of a line were played in this browser. @param {string[]} line */
  covers(line) {
    return line.every((text, i) => this.moves[i]?.text === text);
  }
}

/** Returns the stored moves, the latest board first. @returns {Saved[]} */
function savedMoves() {
  try {
    return JSON.parse(getItem(KEY, "[]"));
  } catch {
    return [];
  }
}
