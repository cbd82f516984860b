import { paint } from "../board/effect.js";

/**
 * The board while moves are made faster than the server answers: what it last told, with the moves made since painted
 * on it, and what may be played there as far as it told that, too.
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").View} View
 */
export class TypedAhead {
  constructor() {
    /** Moves that the server has not seen yet, or not answered. @type {Move[]} */
    this.made = [];
    /** @type {import("../api.js").Scene|null} */
    this.scene = null;
    /** The same array as long as nothing new is known: a board waits for another one. @type {Move[]} */
    this.moves = [];
    /** @type {View|null} */
    this.view = null;
  }

  /** A board that the server has told, after so many of the moves made. @param {View} view @param {number} [seen] */
  told(view, seen = this.made.length) {
    this.view = view;
    this.made = this.made.slice(seen);
    this.scene = this.made.reduce((scene, move) => paint(scene, move.effect), view.scene);
    this.moves = this.settled() ? view.moves : (this.next() ?? this.moves);
  }

  /** @param {Move} move */
  play(move) {
    this.made = [...this.made, move];
    if (this.scene) this.scene = paint(this.scene, move.effect);
    this.moves = this.next() ?? this.moves;
  }

  /** Nothing may be played until the server has told another board; this one stays in sight. */
  leave() {
    this.made = [];
    this.moves = [];
  }

  /** What may be played after the moves made, if that was told. */
  next() {
    return this.view?.ahead[this.made.map((m) => m.text).join(" ")];
  }

  /** All moves played, for people. */
  words() {
    return [...(this.view?.words ?? []), ...this.made.map((m) => m.words)];
  }

  /** The tone of the piece that made each of them, "" where none moved. @returns {string[]} */
  tones() {
    const movers = [...(this.view?.movers ?? []), ...this.made.map((m) => m.effect.moved[0]?.piece ?? "")];
    return movers.map((id) => this.scene?.pieces.find((p) => p.id === id)?.tone ?? "");
  }

  /** Whether the server has answered everything. */
  settled() {
    return this.made.length === 0;
  }
}
