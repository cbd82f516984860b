/** A line of moves with a place in it: what undo, redo, the move list and the scrubber share. */
export class Line {
  /** @param {string[]} [moves] @param {number} [at] */
  constructor(moves = [], at = moves.length) {
    this.moves = moves;
    this.at = Math.max(0, Math.min(at, moves.length));
  }

  /** From the address. @param {URLSearchParams} params */
  static from(params) {
    const moves = (params.get("m") ?? "").split(" ").filter(Boolean);
    return new Line(moves, params.has("at") ? Number(params.get("at")) : moves.length);
  }

  /** For the address. @returns {{m?: string, at?: number}} */
  params() {
    return { m: this.moves.join(" ") || undefined, at: this.at === this.moves.length ? undefined : this.at };
  }

  played() {
    return this.moves.slice(0, this.at);
  }

  /** Plays here; what came after is gone unless it is the same move. @param {string} move */
  play(move) {
    if (this.moves[this.at] === move) return new Line(this.moves, this.at + 1);
    return new Line([...this.played(), move]);
  }

  /** @param {number} at */
  to(at) {
    return new Line(this.moves, at);
  }
}
