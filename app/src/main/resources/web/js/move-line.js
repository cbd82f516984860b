/** A line of moves and the current index in it, used for undo, redo, the move list and the slider. */
export class MoveLine {
  /**
   * @param {string[]} [moves] @param {number} [at]
   * @param {number[]} [inner] indices within a gesture of several moves; undo and redo skip them
   */
  constructor(moves = [], at = moves.length, inner = []) {
    this.moves = moves;
    this.at = Math.max(0, Math.min(at, moves.length));
    this.inner = inner;
  }

  /** Reads the line from URL parameters. @param {URLSearchParams} params */
  static fromParams(params) {
    const moves = (params.get("m") ?? "").split(" ").filter(Boolean);
    const inner = (params.get("in") ?? "").split(" ").map(Number).filter(Boolean);
    return new MoveLine(moves, params.has("at") ? Number(params.get("at")) : moves.length, inner);
  }

  /** Returns the line as URL parameters. @returns {{m?: string, at?: number, in?: string}} */
  params() {
    return {
      m: this.moves.join(" ") || undefined,
      at: this.at === this.moves.length ? undefined : this.at,
      ...(this.inner.length ? { in: this.inner.join(" ") } : {}),
    };
  }

  played() {
    return this.moves.slice(0, this.at);
  }

  /** Plays a move; later moves are removed unless the move is the same. @param {string} move */
  play(move) {
    if (this.moves[this.at] === move) return new MoveLine(this.moves, this.at + 1, this.inner);
    return new MoveLine([...this.played(), move], this.at + 1, this.innerBefore());
  }

  /** Plays the moves of one gesture. @param {string[]} moves */
  playAll(moves) {
    const inner = moves.slice(1).map((_, i) => this.at + i + 1);
    return new MoveLine([...this.played(), ...moves], this.at + moves.length, [...this.innerBefore(), ...inner]);
  }

  innerBefore() {
    return this.inner.filter((n) => n < this.at);
  }

  /** @param {number} at */
  jumpTo(at) {
    return new MoveLine(this.moves, at, this.inner);
  }

  /** Returns the index after undo. */
  undoIndex() {
    return this.neighbour(-1);
  }

  /** Returns the index after redo. */
  redoIndex() {
    return this.neighbour(1);
  }

  /** @param {1|-1} step */
  neighbour(step) {
    let at = this.at + step;
    while (this.inner.includes(at)) at += step;
    return Math.max(0, Math.min(at, this.moves.length));
  }
}
