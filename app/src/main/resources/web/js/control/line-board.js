import { api } from "../api.js";
import { MoveLine } from "../move-line.js";
import { playSound } from "../sound.js";
import { wallEffect } from "../play/counter-changes.js";
import { LineWords } from "../play/line-words.js";
import { OptimisticBoard } from "../play/optimistic-board.js";

/**
 * @typedef {import("../api.js").View} View
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").Spot} Spot
 */

/** Delay before a failed request is repeated, in ms. */
const RETRY_MILLIS = 1000;

/** Delay before the server is asked about a wall preview, in ms. */
const WALL_DELAY_MILLIS = 80;

/** HTTP status codes after which a request is repeated: no connection, too many requests, unavailable. */
const RETRYABLE_STATUS = [0, 429, 503];

/**
 * The controller that a line belongs to.
 * @typedef {object} LineOwner
 * @property {boolean} isConnected whether the page is shown
 * @property {() => void} requestUpdate redraws the page
 * @property {() => boolean} canPlay whether the user can move now
 * @property {(view: View, before: View|null) => void} onView called when the server has returned a board
 * @property {(moves: string[]) => unknown} playGesture plays the moves that a gesture means
 */

/**
 * A start position, the line of moves from it, and the board after them. Moves are shown before the server has
 * confirmed them. Only the response to the latest request is shown; a request that fails for lack of a connection is
 * repeated.
 */
export class LineBoard {
  /** @param {LineOwner} owner @param {{ahead?: boolean}} [options] `ahead` loads the legal moves after the next ones */
  constructor(owner, { ahead = false } = {}) {
    this.owner = owner;
    this.ahead = ahead;
    this.game = "";
    /** The start position; "" before it is known. */
    this.start = "";
    this.line = new MoveLine();
    /** The last board from the server. @type {View|null} */
    this.view = null;
    /** Id of the layer shown, or "". */
    this.layer = "";
    /** The board with moves that are not confirmed yet. */
    this.optimistic = new OptimisticBoard();
    /** The texts of the moves, also of undone ones. */
    this.lineWords = new LineWords();
    this.error = "";
    this.offline = false;
    /** Why the last gesture was no legal move. */
    this.refusal = "";
    /** Number of board requests. */
    this.requestId = 0;
    /** Number of wall previews; only the latest one is described. */
    this.wallRequestId = 0;
    /** The latest board request. @type {Promise<void>} */
    this.loaded = Promise.resolve();
    /** The running transfer of moves to the server. @type {Promise<void>|undefined} */
    this.sendingMoves = undefined;
    /** Gestures being interpreted by the server, one after the other. @type {Promise<void>} */
    this.gestureQueue = Promise.resolve();
  }

  /**
   * Starts a line. The last board stays visible until the next one is loaded.
   * @param {string} game @param {MoveLine} line
   */
  reset(game, line) {
    this.requestId++;
    this.game = game;
    this.line = line;
    this.error = "";
    this.optimistic = new OptimisticBoard();
    this.lineWords = new LineWords();
  }

  /** Loads the board after the current moves. */
  load() {
    return (this.loaded = this.loadView());
  }

  async loadView() {
    if (!this.start) return;
    const request = ++this.requestId;
    const pending = this.optimistic.pending.length;
    try {
      const view = await api.view(this.game, this.start, this.line.played(), this.layer, this.ahead);
      if (request !== this.requestId) return;
      const before = this.view;
      this.optimistic.update(view, pending);
      this.view = view;
      this.lineWords.update(view.played, view.words, this.optimistic.tones());
      this.error = "";
      this.offline = false;
      this.refusal = "";
      this.owner.onView(view, before);
    } catch (e) {
      if (request !== this.requestId) return;
      if (RETRYABLE_STATUS.includes(/** @type {import("../api.js").ApiError} */ (e).status)) {
        // The moves remain; the request is repeated.
        this.offline = true;
        setTimeout(() => this.owner.isConnected && request === this.requestId && this.load(), RETRY_MILLIS);
      } else {
        this.error = /** @type {Error} */ (e).message;
        playSound("refused");
      }
    }
    this.owner.requestUpdate();
  }

  /** Loads the texts of the moves that are undone when the page is opened. */
  async loadUndoneWords() {
    const { line, lineWords } = this;
    if (line.at === line.moves.length) return;
    const view = await api.view(this.game, this.start, line.moves).catch(() => null);
    if (!view || lineWords !== this.lineWords || line.moves !== this.line.moves) return;
    const tones = view.movers.map((id) => view.scene.pieces.find((p) => p.id === id)?.tone ?? "");
    lineWords.update(view.played, view.words, tones);
    this.owner.requestUpdate();
  }

  /** Plays a legal move; the board shows it at once. @param {Move} move */
  play(move) {
    this.line = this.line.play(move.text);
    this.optimistic.play(move);
    this.sendingMoves ??= this.sendAllMoves();
    this.owner.requestUpdate();
  }

  async sendAllMoves() {
    // Moves played meanwhile are drawn first, then sent in the same request.
    const nextFrame = () => new Promise((resolve) => setTimeout(resolve));
    for (await nextFrame(); !this.optimistic.isConfirmed() && !this.offline && !this.error; await nextFrame())
      await this.load();
    this.sendingMoves = undefined;
  }

  /** Plays moves that are shown when the server has confirmed them. @param {MoveLine} line the line after the moves */
  continueWith(line) {
    this.optimistic.block();
    this.line = line;
    this.owner.requestUpdate();
    return this.load();
  }

  /**
   * Handles a gesture that is no legal move: the server returns the moves it means, or why it is refused. The promise
   * is fulfilled when the board is loaded.
   * @param {Spot|null} from @param {Spot} to
   */
  gesture(from, to) {
    this.gestureQueue = this.gestureQueue.then(() => this.interpretGesture(from, to));
    return this.gestureQueue;
  }

  /** @param {Spot|null} from @param {Spot} to */
  async interpretGesture(from, to) {
    await this.sendingMoves;
    const line = this.line;
    if (!this.owner.canPlay()) return;
    try {
      const { moves, refusal } = await api.gesture(this.game, this.start, line.played(), from, to);
      if (this.line !== line || !this.owner.canPlay()) return;
      if (refusal) this.refuse(refusal);
      if (moves.length) await this.owner.playGesture(moves);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    this.owner.requestUpdate();
  }

  /** Shows why something is not possible. @param {string} refusal */
  refuse(refusal) {
    this.refusal = refusal;
    playSound("refused");
    this.owner.requestUpdate();
  }

  /** Explains why the action of a letter key is not possible now. @param {string} key */
  async explainKey(key) {
    const view = this.view;
    if (!view || view.moves.some((m) => m.key.toLowerCase() === key)) return;
    const none = { refusal: null };
    const { refusal } = await api.keyRefusal(this.game, this.start, this.line.played(), key).catch(() => none);
    if (refusal && this.view === view) this.refuse(refusal);
  }

  /**
   * Returns what a wall changes, or why it is illegal.
   * @param {Spot} to @param {Move|null} move @param {string[]} names names of the players
   */
  async describeWall(to, move, names) {
    const { view, line } = this;
    const request = ++this.wallRequestId;
    if (!view) return "";
    // A pointer that moves on sends no request.
    await new Promise((resolve) => setTimeout(resolve, WALL_DELAY_MILLIS));
    // The wall was placed, or another one is previewed.
    if (request !== this.wallRequestId || line !== this.line) return move?.words ?? "";
    if (!move) return (await api.gesture(this.game, this.start, line.played(), null, to)).refusal ?? "";
    const moves = [...line.played(), move.text];
    const [after = view.scene] = await api.boards(this.game, this.start, moves, moves.length).catch(() => []);
    return wallEffect(view.scene, after, names) || move.words;
  }
}
