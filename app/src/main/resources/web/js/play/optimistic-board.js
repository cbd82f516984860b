import { applyEffect } from "../board/effect.js";
import { slideMoves } from "../board/slide-moves.js";

/**
 * The board while moves are played faster than the server responds: the last view from the server with the pending
 * moves applied, and the legal moves as far as they are already known.
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").View} View
 */
export class OptimisticBoard {
  constructor() {
    /** Moves that the server has not confirmed yet. @type {Move[]} */
    this.pending = [];
    /** @type {import("../api.js").Scene|null} */
    this.scene = null;
    /**
     * The legal moves. The same array as long as nothing new is known, so that the board element keeps waiting.
     * @type {Move[]}
     */
    this.moves = [];
    /** @type {View|null} */
    this.view = null;
  }

  /**
   * Applies a new view from the server.
   * @param {View} view @param {number} [confirmed] number of pending moves that it includes
   */
  update(view, confirmed = this.pending.length) {
    this.view = view;
    this.pending = this.pending.slice(confirmed);
    this.scene = this.pending.reduce((scene, move) => applyEffect(scene, move.effect), view.scene);
    this.moves = this.isConfirmed() ? view.moves : (this.knownMoves() ?? this.moves);
  }

  /** @param {Move} move */
  play(move) {
    this.pending = [...this.pending, move];
    if (this.scene) this.scene = applyEffect(this.scene, move.effect);
    this.moves = this.knownMoves() ?? this.moves;
  }

  /** Disables all moves until the next view arrives; the scene stays visible. */
  block() {
    this.pending = [];
    this.moves = [];
  }

  /** Returns the legal moves after the pending ones, if they are known. */
  knownMoves() {
    return this.view?.ahead[this.pending.map((m) => m.text).join(" ")] ?? this.slideMoves();
  }

  /** Returns the legal moves if they follow patterns, until the game is or could be over. */
  slideMoves() {
    const slides = this.view?.slides;
    if (!slides || !this.scene) return undefined;
    return this.pending.length < slides.horizon || (slides.goals.length && !this.isAtGoal(slides.goals))
      ? slideMoves(this.scene, slides.patterns)
      : undefined;
  }

  /**
   * Whether all pieces are where they are at the end of the game.
   * @param {{piece: string, x: number, y: number}[]} goals cells of the pieces that are misplaced in the view
   */
  isAtGoal(goals) {
    const cells = new Map((this.view?.scene.pieces ?? []).map(({ id, x, y }) => [id, `${x},${y}`]));
    for (const { piece, x, y } of goals) cells.set(piece, `${x},${y}`);
    return (this.scene?.pieces ?? []).every(({ id, x, y }) => cells.get(id) === `${x},${y}`);
  }

  /** Returns the texts of all moves played. */
  words() {
    return [...(this.view?.words ?? []), ...this.pending.map((m) => m.words)];
  }

  /** Returns the tone of the piece of each move; "" if no piece moved. @returns {string[]} */
  tones() {
    const movers = [...(this.view?.movers ?? []), ...this.pending.map((m) => m.effect.moved[0]?.piece ?? "")];
    return movers.map((id) => this.scene?.pieces.find((p) => p.id === id)?.tone ?? "");
  }

  /** Whether the server has confirmed all moves. */
  isConfirmed() {
    return this.pending.length === 0;
  }
}
