/** Asks before a move with a warning: it is played only when the user plays the same move again. */
export class Confirmation {
  constructor() {
    /** The move that waits for confirmation. @type {import("../api.js").Move|null} */
    this.move = null;
  }

  /** Whether a move can be played now; otherwise it waits for confirmation. @param {import("../api.js").Move} move */
  accepts(move) {
    const confirmed = !move.caution || this.move?.text === move.text;
    this.move = confirmed ? null : move;
    return confirmed;
  }

  cancel() {
    this.move = null;
  }
}
