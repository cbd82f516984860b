/**
 * The texts of the moves of a line and the tones of their pieces. The server returns them for the moves played so far;
 * those of undone moves are kept.
 */
export class LineWords {
  constructor() {
    /** @type {string[]} */
    this.moves = [];
    /** @type {string[]} */
    this.words = [];
    /** @type {string[]} */
    this.tones = [];
  }

  /** Adds the texts of the first moves. @param {string[]} moves @param {string[]} words @param {string[]} tones */
  update(moves, words, tones) {
    const same = moves.every((move, i) => this.moves[i] === move);
    const rest = same ? moves.length : Infinity;
    this.words = [...words.slice(0, moves.length), ...this.words.slice(rest)];
    this.tones = [...tones.slice(0, moves.length), ...this.tones.slice(rest)];
    this.moves = [...moves, ...this.moves.slice(rest)];
  }
}
