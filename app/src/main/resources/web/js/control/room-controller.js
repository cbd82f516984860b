import { api } from "../api.js";
import { costText, game } from "../game.js";
import { setItem } from "../local-storage.js";
import { playSound } from "../sound.js";
import { forgetLastGame } from "../play/last-game.js";
import { nickname } from "../room/nickname.js";
import { RoomStream } from "../room/room-stream.js";
import { GhostBoards } from "./ghost-boards.js";
import { RoomHistory } from "./room-history.js";
import { bidState, canMove, currentLine, isMapHidden, isSecret, raceState, roundOf } from "./room-state.js";
import { StoredLineBoard } from "./stored-line-board.js";

/** How long a reaction is shown, in ms. */
const REACTION_MILLIS = 6_000;
/**
 * @typedef {import("../api.js").View} View
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {import("../room/room-stream.js").RoomView} RoomView
 */

/**
 * The page that shows a room.
 * @typedef {object} RoomHost
 * @property {() => void} requestUpdate redraws the page
 * @property {() => Promise<unknown>} rendered returns a promise that is fulfilled when the page shows the state
 * @property {() => void} onGameStart shows the board of a new game
 */

/**
 * The state of a room: the lobby, the game in the style of the room, and the finished games. In a bid race, moves are
 * tried on a local copy and not sent to other players.
 */
export class RoomController {
  /** @param {RoomHost} host */
  constructor(host) {
    this.host = host;
    /** Whether the page is shown. */
    this.isConnected = false;
    /** Id of the room; "" without a room. */
    this.id = "";
    /** @type {RoomView|null} */
    this.view = null;
    /** The board of a visible position. */
    this.lineBoard = new StoredLineBoard(this);
    /** The hidden board of the user's seat, as sent by the server. @type {View|null} */
    this.ownBoard = null;
    /** @type {import("../room/room-stream.js").Presence|null} */
    this.presence = null;
    /** Reactions shown now. @type {{seat: number, sign: string}[]} */
    this.recentReactions = [];
    this.connected = true;
    this.error = "";
    this.goneReason = "";
    /** Moves tried on the local copy. @type {string[]} */
    this.triedMoves = [];
    /** The bid in the stepper; 0 until the user changes it. */
    this.bid = 0;
    /** @type {import("../api.js").Opponent[]} */
    this.opponents = [];
    this.ghosts = new GhostBoards(this);
    this.history = new RoomHistory(this);
    /** The line shown instead of the current position. @type {import("../room/look-back.js").LookBack|null} */
    this.lookBack = null;
    /** The board in the lobby; null if it is hidden. @type {View|null} */
    this.preview = null;
    /** Position of the board in the lobby. @type {string|null} */
    this.previewKey = null;
    /**
     * How others reach the server; null unless the link works only on this machine.
     * @type {import("../room/invite.js").Network|null}
     */
    this.network = null;
    /** The address of the shared link, if the user chose one. */
    this.sharedAddress = "";
    /** @type {Map<string, import("../play/actions.js").Action>} */
    this.buttons = new Map();
    /** @type {import("../api.js").GameCard|null} */
    this.gameCard = null;
    /** Settings changed here that the server has not confirmed yet. @type {Map<string, number>} */
    this.pendingSettings = new Map();
    /** Settings are sent one after the other. @type {Promise<void>} */
    this.settingsSent = Promise.resolve();
    /** The server's clock minus the local clock, in ms. */
    this.clockOffset = 0;
    /** Suggested name in the join form. */
    this.suggestedName = "";
    /** @type {RoomStream|undefined} */
    this.stream = undefined;
  }

  requestUpdate() {
    this.host.requestUpdate();
  }

  /** Opens a room. @param {string} id */
  open(id) {
    this.close();
    this.isConnected = true;
    this.id = id;
    this.view = null;
    this.goneReason = "";
    if (!id) return;
    const update = (/** @type {() => void} */ change) => {
      change();
      this.requestUpdate();
    };
    this.stream = new RoomStream(id, {
      onView: (view) => update(() => this.onRoomView(view)),
      onBoard: (board) => update(() => (this.ownBoard = board)),
      onPresence: (presence) => update(() => (this.presence = presence)),
      onReaction: (reaction) => this.onReaction(reaction),
      onConnection: (connected) => update(() => (this.connected = connected)),
      onRefused: (why) => update(() => (this.goneReason = why)),
    });
  }

  /** Closes the connection, because the page is no longer shown. */
  close() {
    this.isConnected = false;
    this.stream?.close();
  }

  /** Loads all texts in the new language. */
  onLanguageChange() {
    this.stream?.reopen();
    this.lineBoard.shownKey = "";
    if (this.view) this.loadGame(this.view);
  }

  /**
   * Returns the board shown: the hidden board of the user's seat, or that of a visible position.
   * @returns {View|null}
   */
  get board() {
    if (!this.view || !isSecret(this.view) || this.lookBack) return this.lineBoard.view;
    return isMapHidden(this.view) ? null : this.ownBoard;
  }

  /** Handles a new view from the server. @param {RoomView} view */
  onRoomView(view) {
    const before = this.view;
    this.clockOffset = view.now - Date.now();
    this.view = view;
    if (before?.game !== view.game) this.loadGame(view);
    const [old, current] = [roundOf(before), roundOf(view)];
    if (old.round !== current.round) this.triedMoves = [];
    if (old.round !== current.round || old.phase !== current.phase) this.bid = 0;
    if (before && before.phase !== view.phase) playSound("tick");
    if (before && view.phase === "playing" && before.gameNumber !== view.gameNumber) this.onGameStart();
    if (!view.play) this.loadPreview(view);
    if (view.phase === "over" && (before?.phase !== "over" || before.gameNumber !== view.gameNumber))
      this.history.load();
    // A removed player continues as a spectator.
    if (view.seats[view.you]?.left) this.stream?.reopen();
    if (view.you >= 0 && before?.you !== view.you) this.ping();
    if (view.phase === "over") forgetLastGame("/room/" + this.id);
    else if (view.you >= 0) setItem("last", "/room/" + this.id);
    this.refreshBoard();
    if (view.play && view.style === "fastest") this.updateGhosts(view);
  }

  /** Shows the board of a new game, also on a small screen. */
  onGameStart() {
    this.lookBack = null;
    this.buttons = new Map();
    // The page shows the board after this update.
    this.requestUpdate();
    this.host.onGameStart();
  }

  /** Loads the board that the lobby shows. @param {RoomView} view */
  async loadPreview(view) {
    const key = view.position;
    if (this.previewKey === key) return;
    this.previewKey = key;
    try {
      const preview = view.position ? await api.view(view.game, view.position) : null;
      if (this.previewKey !== key) return;
      this.preview = preview;
      this.opponents = view.position ? (await api.engines(view.game, view.position)).opponents : this.opponents;
    } catch {
      this.previewKey = "";
    }
    this.requestUpdate();
  }

  /** Loads the game and the engines that can play. @param {RoomView} view */
  async loadGame(view) {
    this.gameCard = await game(view.game);
    const { opponents } = view.position ? await api.engines(view.game, view.position) : this.gameCard.presentation;
    this.opponents = opponents;
    this.requestUpdate();
  }

  /** Returns the ids of deal options that the mode of the room determines. @param {RoomView} view */
  fixedOptions(view) {
    const secret = this.gameCard?.gatherings.find((g) => g.style === view.style)?.secret;
    return Object.keys(this.gameCard?.presentation.modes.find((m) => m.secret === secret)?.deal ?? {});
  }

  /** Chooses another random board. @param {Record<string, string>} options */
  async chooseBoard(options) {
    await this.act("board", {}, options);
  }

  /** Returns the server's time. */
  now() {
    return Date.now() + this.clockOffset;
  }

  /** Loads the board if another one is to be shown. The stream sends a board under fog of war. */
  async refreshBoard() {
    const { view, lookBack } = this;
    if (!view?.play) return;
    if (lookBack) return this.lineBoard.show(view.game, lookBack.position, lookBack.moves.slice(0, lookBack.at));
    if (isSecret(view)) return this.requestUpdate();
    const { position, moves } = currentLine(view, this.triedMoves);
    return this.lineBoard.show(view.game, position, moves);
  }

  /** Shows another line, or the current position. @param {import("../room/look-back.js").LookBack|null} lookBack */
  setLookBack(lookBack) {
    this.lookBack = lookBack;
    this.refreshBoard();
    this.requestUpdate();
  }

  /** Whether the user can move now. */
  canMove() {
    return this.view !== null && !this.lookBack && canMove(this.view);
  }

  /** Whether the server is asked what a gesture means. Under fog of war it is not asked. */
  canPlay() {
    return this.canMove() && this.view !== null && !isSecret(this.view);
  }

  /** Called when the board of a visible position is loaded. */
  onView() {
    this.requestUpdate();
  }

  /** Updates the boards of the other players of a race. @param {RoomView} view */
  updateGhosts(view) {
    const { position, lanes } = raceState(view);
    for (const lane of lanes) if (lane.seat !== view.you) this.ghosts.update(view.game, position, lane);
  }

  /** @param {{text: string}} move */
  async play({ text }) {
    const view = /** @type {RoomView} */ (this.view);
    if (view.style === "bids" && bidState(view).phase !== "show") {
      this.triedMoves = [...this.triedMoves, text];
      await this.refreshBoard();
      return;
    }
    await this.act(view.style === "bids" ? "show" : "move", { move: text });
  }

  /**
   * Handles a gesture that is no legal move. The promise is fulfilled when the page shows the result.
   * @param {Spot|null} from @param {Spot} to
   */
  gesture(from, to) {
    this.clearErrors();
    return this.lineBoard.gesture(from, to).then(() => this.host.rendered());
  }

  /** @param {string[]} moves */
  async playGesture(moves) {
    for (const text of moves) await this.play({ text });
  }

  /** Describes a wall before it is placed. @param {Spot} to @param {import("../api.js").Move|null} move */
  describeWall = async (to, move) =>
    move ? move.words : this.canPlay() ? this.lineBoard.describeWall(to, null, []) : "";

  /** @param {number} count */
  undoTriedMoves(count) {
    this.triedMoves = this.triedMoves.slice(0, this.triedMoves.length - count);
    this.refreshBoard();
    this.requestUpdate();
  }

  /** Changes the bid that is not submitted yet. @param {number} bid */
  setBid(bid) {
    this.bid = bid;
    this.requestUpdate();
  }

  /** Submits a bid. @param {number} bid */
  async offer(bid) {
    await this.act("bid", { moves: String(bid) });
    this.setBid(0);
  }

  /**
   * Sends an action to the room.
   * @param {string} verb @param {Record<string, string>} [args] @param {Record<string, string>} [options]
   */
  async act(verb, args = {}, options) {
    this.clearErrors();
    try {
      await api.actInRoom(this.id, verb, args, options);
    } catch (e) {
      playSound("refused");
      this.error = /** @type {Error} */ (e).message;
      this.lineBoard.shownKey = "";
      await this.refreshBoard();
    }
    this.requestUpdate();
  }

  /**
   * Changes a setting. It is shown at once; of several quick changes only the last one is sent.
   * @param {string} name @param {number} value
   */
  changeSetting(name, value) {
    this.pendingSettings.set(name, value);
    this.requestUpdate();
    this.settingsSent = this.settingsSent.then(async () => {
      if (this.pendingSettings.get(name) !== value) return;
      await this.act("set", { name, value: String(value) });
      if (this.error) this.pendingSettings.delete(name);
    });
  }

  /** Takes a free seat. @param {string} name */
  async join(name) {
    try {
      setItem("nickname", name.trim());
      await api.joinRoom(this.id, name.trim());
      this.error = "";
      this.stream?.reopen();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    this.requestUpdate();
  }

  nickname() {
    return (this.suggestedName ||= nickname());
  }

  /** @param {string} reaction */
  async react(reaction) {
    await api.notifyRoom(this.id, { sign: reaction }).catch(() => {});
  }

  /** @param {{seat: number, sign: string}} reaction */
  onReaction(reaction) {
    const show = (/** @type {{seat: number, sign: string}[]} */ reactions) => {
      this.recentReactions = reactions;
      this.requestUpdate();
    };
    show([...this.recentReactions.filter((s) => s.seat !== reaction.seat), reaction]);
    setTimeout(() => show(this.recentReactions.filter((s) => s !== reaction)), REACTION_MILLIS);
  }

  /** Measures the latency to the server and reports it. */
  async ping() {
    if ((this.view?.you ?? -1) < 0) return;
    const sent = performance.now();
    try {
      await api.notifyRoom(this.id, {});
      await api.notifyRoom(this.id, { latency: Math.round(performance.now() - sent) });
    } catch {
      // Without a response there is no latency to report.
    }
  }

  /** Loads how others reach the server. */
  async loadNetwork() {
    this.network = await api.network().catch(() => null);
    this.requestUpdate();
  }

  /** Chooses the address of the shared link. @param {string} address */
  setSharedAddress(address) {
    this.sharedAddress = address;
    this.requestUpdate();
  }

  clearErrors() {
    this.error = "";
    this.lineBoard.error = "";
    this.lineBoard.refusal = "";
  }

  /** Returns the error to show: of the last action, or of the last gesture. */
  shownError() {
    return this.error || this.lineBoard.error || this.lineBoard.refusal;
  }

  /** Formats a cost with its unit. @param {number} n */
  cost(n) {
    return costText(this.gameCard, n);
  }
}
