/** A line of moves with a place in it: what undo, redo, the move list and the scrubber share. */
export class Line {
  /**
   * @param {string[]} [moves]
   * @param {number} [at]
   * @param {number[]} [inner] places inside a gesture of several moves: undo and redo pass them by
   */
  constructor(moves = [], at = moves.length, inner = []) {
    this.moves = moves;
    this.at = Math.max(0, Math.min(at, moves.length));
    this.inner = inner;
  }

  /** From the address. @param {URLSearchParams} params */
  static from(params) {
    const moves = (params.get("m") ?? "").split(" ").filter(Boolean);
    const inner = (params.get("in") ?? "").split(" ").map(Number).filter(Boolean);
    return new Line(moves, params.has("at") ? Number(params.get("at")) : moves.length, inner);
  }

  /** For the address. @returns {{m?: string, at?: number, in?: string}} */
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

  /** Plays here; what came after is gone unless it is the same move. @param {string} move */
  play(move) {
    if (this.moves[this.at] === move) return new Line(this.moves, this.at + 1, this.inner);
    return new Line([...this.played(), move], this.at + 1, this.before());
  }

  /** Plays the moves of one gesture. @param {string[]} moves */
  playAll(moves) {
    const inner = moves.slice(1).map((_, i) => this.at + i + 1);
    return new Line([...this.played(), ...moves], this.at + moves.length, [...this.before(), ...inner]);
  }

  before() {
    return this.inner.filter((n) => n < this.at);
  }

  /** @param {number} at */
  to(at) {
    return new Line(this.moves, at, this.inner);
  }

  /** Where undo leads to. */
  back() {
    return this.beside(-1);
  }

  /** Where redo leads to. */
  forth() {
    return this.beside(1);
  }

  /** @param {1|-1} way */
  beside(way) {
    let at = this.at + way;
    while (this.inner.includes(at)) at += way;
    return Math.max(0, Math.min(at, this.moves.length));
  }
}
