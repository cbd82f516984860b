import { api } from "../api.js";
import { MoveLine } from "../move-line.js";
import { forgetLastGame } from "../play/last-game.js";
import { Rounds } from "../play/rounds.js";
import { Assistance } from "./assistance.js";
import { Attempt } from "./attempt.js";
import { Confirmation } from "./confirmation.js";
import { onConfirmedBoard } from "./confirmed-board.js";
import { LineBoard } from "./line-board.js";
import { loadGame } from "./load-game.js";
import { NextGame } from "./next-game.js";
import { NextPuzzle } from "./next-puzzle.js";
import { gameUrl, sharedUrl } from "./play-urls.js";
import { Players } from "./players.js";
import { statusSentence } from "./status-sentence.js";

/**
 * @typedef {import("../api.js").View} View
 * @typedef {import("../api.js").Spot} Spot
 */

/**
 * The page that shows a game.
 * @typedef {object} PlayHost
 * @property {() => void} requestUpdate redraws the page
 * @property {() => Promise<unknown>} rendered returns a promise that is fulfilled when the page shows the state
 * @property {(url: string, immediately?: boolean) => void} updateUrl changes the URL without a history entry
 * @property {(url: string) => void} navigate opens another page
 * @property {(text: string) => void} notify shows a short message
 * @property {() => void} celebrate celebrates a solved puzzle
 */

/**
 * The state of a game without secret information: line, board, opponents, clocks, hints, rounds and replay. It does not
 * use the document; the views are functions of it.
 */
export class PlayController {
  /** @param {PlayHost} host */
  constructor(host) {
    this.host = host;
    /** Whether the page is shown. */
    this.isConnected = false;
    /** Number of games opened; only the latest one is loaded. */
    this.openId = 0;
    /** Id of the game. */
    this.game = "";
    this.params = new URLSearchParams();
    /** @type {import("../api.js").GameCard|null} */
    this.gameCard = null;
    /** @type {LineBoard} */
    this.board = new LineBoard(this, { ahead: true });
    this.attempt = new Attempt(this.board);
    this.nextPuzzle = new NextPuzzle(this);
    this.nextGame = new NextGame(this);
    this.rounds = new Rounds(this);
    this.players = new Players(this);
    this.assistance = new Assistance(this);
    this.confirmation = new Confirmation();
    /** The current time, for clocks and timers. */
    this.now = Date.now();
    /** What is being computed, as a text; "" if nothing is. */
    this.busy = "";
    /** Remarks on this board, from before the first move. @type {string[]} */
    this.remarks = [];
    /** All action buttons shown so far. @type {Map<string, import("../play/actions.js").Action>} */
    this.buttons = new Map();
    /** Whether the start form is shown. */
    this.showsStartForm = false;
    this.flipped = false;
    /** Whether pieces are placed freely. */
    this.arranging = false;
  }

  get view() {
    return this.board.view;
  }

  get line() {
    return this.board.line;
  }

  get hints() {
    return this.assistance.hints;
  }

  get replay() {
    return this.assistance.replay;
  }

  requestUpdate() {
    this.host.requestUpdate();
  }

  /** Ends all that runs, because the page is no longer shown. */
  close() {
    this.isConnected = false;
    this.openId++;
    this.stopAll();
  }

  stopAll() {
    this.cancelSearches();
    this.rounds.cancel();
    this.replay.stop();
  }

  /** Opens the game of a URL. @param {string} id @param {URLSearchParams} params */
  async open(id, params) {
    const opening = ++this.openId;
    this.isConnected = true;
    this.game = id;
    this.params = params;
    this.stopAll();
    this.hints.reset();
    this.attempt.reset();
    this.arranging = false;
    this.remarks = [];
    this.players.clocks = null;
    this.board.reset(id, MoveLine.fromParams(params));
    try {
      await loadGame(this, () => opening === this.openId);
    } catch (e) {
      if (opening === this.openId) this.board.error = /** @type {Error} */ (e).message;
    }
    this.requestUpdate();
  }

  /** Updates clocks and countdowns. @param {number} [now] */
  tick(now = Date.now()) {
    this.now = now;
    const flagged = this.isOver() ? -1 : (this.players.clocks?.flaggedSeat(now) ?? -1);
    if (flagged >= 0) this.endGame({ f: flagged + 1 });
    this.rounds.tick(now);
    this.requestUpdate();
  }

  /** Handles a board from the server. @param {View} view @param {View|null} before */
  onView(view, before) {
    // A hint belongs to one board.
    if (view.position !== before?.position) this.hints.reset();
    if (view.remarks.length) this.remarks = view.remarks;
    // The URL is that of another page when this one is no longer shown.
    if (this.board.optimistic.isConfirmed() && this.isConnected) onConfirmedBoard(this, view);
  }

  /** Plays a legal move; one with a warning waits for confirmation. @param {import("../api.js").Move} move */
  play(move) {
    if (!this.canPlay()) return;
    if (!this.confirmation.accepts(move)) return this.requestUpdate();
    this.attempt.recordMoves([move.text]);
    this.board.play(move);
    this.host.updateUrl(this.url());
    this.hints.reset();
  }

  /**
   * Handles a gesture that is no legal move. The promise is fulfilled when the page shows the result.
   * @param {Spot|null} from @param {Spot} to
   */
  gesture(from, to) {
    return this.board.gesture(from, to).then(() => this.host.rendered());
  }

  /** @param {string[]} moves @returns {Promise<void>} */
  playGesture(moves) {
    this.attempt.recordMoves(moves);
    this.hints.reset();
    return this.board.continueWith(this.line.playAll(moves));
  }

  /** Describes a wall before it is placed. @param {Spot} to @param {import("../api.js").Move|null} move */
  describeWall = (to, move) => this.board.describeWall(to, move, this.players.names());

  /** Explains why the action of a letter key is not possible now. @param {string} key */
  async explainKey(key) {
    if (this.buttons.size && this.canPlay()) await this.board.explainKey(key);
  }

  /** @param {string} text */
  setBusy(text) {
    this.busy = text;
    this.requestUpdate();
  }

  /** Shows the board after a number of moves. @param {number} at */
  jump(at) {
    if (this.params.has("f")) return;
    this.cancelSearches();
    this.replay.stop();
    this.hints.reset();
    this.confirmation.cancel();
    this.board.continueWith(this.line.jumpTo(at));
  }

  /** Starts another attempt from the start position, with a new time. */
  startOver() {
    this.attempt.startOver();
    this.jump(0);
  }

  /** Goes back to the user's last decision. */
  undo() {
    if (this.line.at) this.jump(this.players.undoIndex());
  }

  redo() {
    if (this.line.at < this.line.moves.length) this.jump(this.line.redoIndex());
  }

  /** @param {string} layer */
  toggleLayer(layer) {
    this.board.layer = this.board.layer === layer ? "" : layer;
    this.board.load();
  }

  /** Cancels all searches. */
  cancelSearches() {
    this.players.opponents.cancel();
    this.assistance.cancelSearch();
    this.setBusy("");
  }

  /** Ends a multiplayer game by resignation or time. @param {Record<string, number>} outcome */
  endGame(outcome) {
    this.cancelSearches();
    for (const [k, v] of Object.entries(outcome)) this.params.set(k, String(v));
    this.players.clocks?.startTurn(-1);
    this.hints.clear();
    forgetLastGame("/play/" + this.game);
    this.host.updateUrl(this.url(), true);
    this.requestUpdate();
  }

  resign() {
    if (!this.view || this.isOver()) return;
    const { seat } = this.view;
    this.endGame({ r: (this.players.engineAt(seat) ? 0 : seat) + 1 });
  }

  /** Shows or hides the start form. @param {boolean} shown */
  showStartForm(shown) {
    this.showsStartForm = shown;
    this.requestUpdate();
  }

  flip() {
    this.flipped = !this.flipped;
    this.requestUpdate();
  }

  /** Starts or ends placing pieces freely. @param {boolean} arranging */
  setArranging(arranging) {
    this.arranging = arranging;
    this.requestUpdate();
  }

  /** Moves a piece before the first move. @param {Spot} from @param {Spot} to */
  async arrangePiece(from, to) {
    try {
      this.board.start = (await api.arrangePiece(this.game, this.board.start, from, to)).position;
      await this.board.load();
    } catch (error) {
      this.board.refuse(/** @type {Error} */ (error).message);
    }
  }

  /** Discards a move that waits for confirmation. */
  cancelMove() {
    this.confirmation.cancel();
    this.requestUpdate();
  }

  /** Whether pieces can be placed freely now. */
  canArrange() {
    return !this.rounds.match && !this.line.moves.length && this.hasPanel("arrange");
  }

  hasSeats() {
    return (this.view?.seats.length ?? 0) > 0;
  }

  /** Whether the game is over: by the rules, resignation or time. */
  isOver() {
    return (this.view?.status.over ?? false) || this.params.has("r") || this.params.has("f");
  }

  /** Whether the user can move now. */
  canPlay() {
    if (!this.view || this.busy || this.board.offline || this.isOver() || this.replay.shown || this.arranging)
      return false;
    return !this.rounds.match || this.rounds.state() === "running";
  }

  /** Whether this game has an optional panel. @param {import("../api.js").Presentation["panels"][number]} panel */
  hasPanel(panel) {
    return this.gameCard?.presentation.panels.includes(panel) ?? false;
  }

  /** Returns the URL of the game with its moves. */
  url() {
    return gameUrl(this);
  }

  /** Returns the URL to share. */
  sharedUrl() {
    return sharedUrl(this);
  }

  /** Returns the status of the game as a sentence. */
  statusSentence() {
    return statusSentence(this);
  }
}
