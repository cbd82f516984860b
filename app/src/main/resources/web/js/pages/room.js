import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { costText, game } from "../game.js";
import { setItem } from "../local-storage.js";
import { playSound } from "../sound.js";
import { forgetLastGame } from "../play/last-game.js";
import { RoomStream } from "../room/room-stream.js";
import { bidPanel } from "../room/bid-panel.js";
import { joinForm, lobby } from "../room/lobby.js";
import { matchPanel, playerBar } from "../room/match-panel.js";
import { racePanel } from "../room/race-panel.js";
import { nickname } from "../room/create-form.js";
import "../board/board.js";

/** Intervals in ms: latency measurement, display of a reaction, refresh of clocks. */
const PING_MILLIS = 15_000;
const REACTION_MILLIS = 6_000;
const REFRESH_MILLIS = 200;

/**
 * The page of a room: the lobby, then the game in the style of the room. In a bid race, moves are tried on a local copy
 * and not sent to other players.
 * @typedef {import("../board/board.js").GestureEvent} GestureEvent
 */
export class Room extends Element {
  static properties = {
    room: {},
    params: { attribute: false },
    view: { state: true },
    board: { state: true },
    presence: { state: true },
    recentReactions: { state: true },
    connected: { state: true },
    error: { state: true },
    goneReason: { state: true },
    triedMoves: { state: true },
    bid: { state: true },
    opponents: { state: true },
    ghosts: { state: true },
  };

  constructor() {
    super();
    this.room = "";
    this.params = new URLSearchParams();
    /** @type {import("../room/room-stream.js").RoomView|null} */
    this.view = null;
    /** The board shown. @type {import("../api.js").View|null} */
    this.board = null;
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
    /** The boards of other players, by seat. @type {Map<number, import("../api.js").Scene>} */
    this.ghosts = new Map();
    /** Keys of the positions shown on those boards, by seat. @type {Map<number, string>} */
    this.ghostKeys = new Map();
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
    /** Key of the position shown. */
    this.shownKey = "";
    this.requestId = 0;
    /** Suggested name in the join form. */
    this.suggestedName = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("room")) this.openRoom();
  }

  connectedCallback() {
    super.connectedCallback();
    this.refreshTimer = setInterval(() => this.requestUpdate(), REFRESH_MILLIS);
    this.pingTimer = setInterval(() => this.ping(), PING_MILLIS);
    addEventListener("keydown", this.onEnterKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.refreshTimer);
    clearInterval(this.pingTimer);
    removeEventListener("keydown", this.onEnterKey);
    this.stream?.close();
  }

  onLanguageChange() {
    this.stream?.reopen();
    this.shownKey = "";
    if (this.view) this.loadGame(this.view);
  }

  openRoom() {
    this.stream?.close();
    this.view = null;
    this.goneReason = "";
    if (!this.room) {
      import("../room/create-form.js");
      return;
    }
    this.stream = new RoomStream(this.room, {
      onView: (view) => this.onView(view),
      onBoard: (board) => (this.board = board),
      onPresence: (p) => (this.presence = p),
      onReaction: (s) => this.onReaction(s),
      onConnection: (connected) => (this.connected = connected),
      onRefused: (why) => (this.goneReason = why),
    });
  }

  /** Handles a new view from the server. @param {import("../room/room-stream.js").RoomView} view */
  onView(view) {
    const before = this.view;
    this.clockOffset = view.now - Date.now();
    this.view = view;
    if (before?.game !== view.game) this.loadGame(view);
    if (before?.play?.round !== view.play?.round || before?.play?.phase !== view.play?.phase) {
      if (before?.play?.round !== view.play?.round) this.triedMoves = [];
      this.bid = 0;
    }
    if (before && before.phase !== view.phase) playSound("tick");
    // A removed player continues as a spectator.
    if (view.seats[view.you]?.left) this.stream?.reopen();
    if (view.you >= 0 && before?.you !== view.you) this.ping();
    if (view.phase === "over") forgetLastGame("/room/" + this.room);
    else if (view.you >= 0) setItem("last", "/room/" + this.room);
    this.refreshBoard();
    if (view.play && view.style === "fastest") for (const racer of view.play.lanes) this.updateGhost(view, racer);
  }

  /** Loads the game and the engines that can play. @param {import("../room/room-stream.js").RoomView} view */
  async loadGame(view) {
    this.gameCard = await game(view.game);
    const { opponents } = view.position ? await api.engines(view.game, view.position) : this.gameCard.presentation;
    this.opponents = opponents;
  }

  /** Returns the server's time. */
  now() {
    return Date.now() + this.clockOffset;
  }

  /** Returns the position on the board and the moves after it. @returns {{position: string, moves: string[]}} */
  boardState() {
    const view = /** @type {import("../room/room-stream.js").RoomView} */ (this.view);
    const play = view.play;
    switch (view.style) {
      case "bids":
        if (play.phase === "show") return { position: play.position, moves: play.shown };
        if ((play.phase === "result" || play.phase === "over") && play.last)
          return { position: play.last.position, moves: play.last.moves };
        return { position: play.position, moves: this.triedMoves };
      case "match":
        return { position: play.position, moves: play.moves };
      default:
        return {
          position: play.position,
          moves: this.racer(view.you)?.line.length ? this.racer(view.you).line : play.played,
        };
    }
  }

  /** @param {number} seat */
  racer(seat) {
    return this.view?.play.lanes.find((/** @type {{seat: number}} */ l) => l.seat === seat);
  }

  /** Loads the board if another one is to be shown. The stream sends a board under fog of war. */
  async refreshBoard() {
    const view = this.view;
    if (!view?.play || view.play.secret) return;
    const { position, moves } = this.boardState();
    const key = position + " " + moves.join(" ");
    if (key === this.shownKey) return;
    this.shownKey = key;
    const request = ++this.requestId;
    try {
      const board = await api.view(view.game, position, moves);
      if (request === this.requestId) this.board = board;
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
      this.shownKey = "";
    }
  }

  /**
   * Updates the board of another player.
   * @param {import("../room/room-stream.js").RoomView} view @param {{seat: number, line: string[]}} racer
   */
  async updateGhost(view, { seat, line }) {
    const key = [view.play.position, ...line].join(" ");
    if (seat === view.you || this.ghostKeys.get(seat) === key) return;
    this.ghostKeys.set(seat, key);
    try {
      const { scene } = await api.view(view.game, view.play.position, line);
      if (this.ghostKeys.get(seat) === key) this.ghosts = new Map(this.ghosts).set(seat, scene);
    } catch {
      this.ghostKeys.delete(seat);
    }
  }

  /** Whether the user can move now. */
  canMove() {
    const view = this.view;
    if (!view?.play || view.you < 0) return false;
    const play = view.play;
    switch (view.style) {
      case "bids":
        return play.phase === "think" || play.phase === "sand" || (play.phase === "show" && play.shows === view.you);
      case "match":
        return !play.ending && play.chairs[play.turn] === view.you;
      default:
        return play.phase === "race" && !(this.racer(view.you)?.content ?? true);
    }
  }

  /** @param {{text: string}} move */
  async play({ text }) {
    const view = /** @type {import("../room/room-stream.js").RoomView} */ (this.view);
    if (view.style === "bids" && view.play.phase !== "show") {
      this.triedMoves = [...this.triedMoves, text];
      await this.refreshBoard();
      return;
    }
    await this.act(view.style === "bids" ? "show" : "move", { move: text });
  }

  /**
   * Asks the server what a gesture means. Under fog of war the server is not asked.
   * @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to
   */
  async interpretGesture(from, to) {
    const view = this.view;
    if (!view?.play || view.play.secret || !this.canMove()) return { moves: [], refusal: null };
    const { position, moves } = this.boardState();
    return api.gesture(view.game, position, moves, from, to);
  }

  /** @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to */
  async gesture(from, to) {
    try {
      const { moves, refusal } = await this.interpretGesture(from, to);
      if (refusal) playSound("refused");
      this.error = refusal ?? "";
      for (const text of moves) await this.play({ text });
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    await this.updateComplete;
  }

  /**
   * Returns the text of a wall, or why it is illegal.
   * @param {import("../api.js").Spot} to @param {import("../api.js").Move|null} move
   */
  describeWall = async (to, move) => (move ? move.words : ((await this.interpretGesture(null, to)).refusal ?? ""));

  /** Handles the Enter key: clicks the main button, unless another element has the focus. @param {KeyboardEvent} e */
  onEnterKey = (e) => {
    const target = /** @type {HTMLElement} */ (e.target);
    if (e.key !== "Enter" || e.defaultPrevented || e.repeat || e.ctrlKey || e.metaKey || e.altKey) return;
    if (target.closest?.("a, button, input, select, textarea, summary, dialog")) return;
    /** @type {HTMLButtonElement|null} */ (this.querySelector("button[data-enter]"))?.click();
  };

  /** @param {number} count */
  undoTriedMoves(count) {
    this.triedMoves = this.triedMoves.slice(0, this.triedMoves.length - count);
    this.refreshBoard();
  }

  /** Submits a bid. @param {number} bid */
  async offer(bid) {
    await this.act("bid", { moves: String(bid) });
    this.bid = 0;
  }

  /** Sends an action to the room. @param {string} verb @param {Record<string, string>} [args] */
  async act(verb, args = {}) {
    this.error = "";
    try {
      await api.actInRoom(this.room, verb, args);
    } catch (e) {
      playSound("refused");
      this.error = /** @type {Error} */ (e).message;
      this.shownKey = "";
      await this.refreshBoard();
    }
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

  /** @param {string} name */
  async join(name) {
    try {
      setItem("nickname", name.trim());
      await api.joinRoom(this.room, name.trim());
      this.error = "";
      this.stream?.reopen();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  nickname() {
    return (this.suggestedName ||= nickname());
  }

  /** @param {string} reaction */
  async react(reaction) {
    await api.notifyRoom(this.room, { sign: reaction }).catch(() => {});
  }

  /** @param {{seat: number, sign: string}} reaction */
  onReaction(reaction) {
    this.recentReactions = [...this.recentReactions.filter((s) => s.seat !== reaction.seat), reaction];
    setTimeout(() => (this.recentReactions = this.recentReactions.filter((s) => s !== reaction)), REACTION_MILLIS);
  }

  /** Measures the latency to the server and reports it. */
  async ping() {
    if ((this.view?.you ?? -1) < 0) return;
    const sent = performance.now();
    try {
      await api.notifyRoom(this.room, {});
      await api.notifyRoom(this.room, { latency: Math.round(performance.now() - sent) });
    } catch {
      // Without a response there is no latency to report.
    }
  }

  async copyLink() {
    await navigator.clipboard?.writeText(location.origin + "/room/" + this.room);
    dispatchEvent(new CustomEvent("damier-toast", { detail: t("room.copied") }));
  }

  /** @param {number} n */
  cost(n) {
    return costText(this.gameCard, n);
  }

  /** Renders a notice while the connection is lost. */
  connectionPill() {
    return this.connected
      ? nothing
      : html`
          <span class="pill bad" role="status">${t("room.offline")}</span>
        `;
  }

  render() {
    if (!this.room)
      return html`
        <damier-room-create .params=${this.params}></damier-room-create>
      `;
    if (this.goneReason)
      return html`
        <div class="card room-create" role="alert">
          <h1>${t("room.gone")}</h1>
          <p>${this.goneReason}</p>
          <a class="btn main" href="/room">${t("room.open")}</a>
        </div>
      `;
    if (!this.view) return nothing;
    return html`
      ${this.view.play ? this.gameView(this.view) : lobby(this, this.view)}
      ${
        this.error
          ? html`
              <p class="error room-error" role="alert">${this.error}</p>
            `
          : nothing
      }
    `;
  }

  /** @param {import("../room/room-stream.js").RoomView} view */
  gameView(view) {
    const match = view.style === "match";
    const ownSide = match ? Math.max(0, view.play.chairs.indexOf(view.you)) : 0;
    const sides = match ? view.play.chairs.map((/** @type {number} */ _, /** @type {number} */ i) => i) : [];
    const flipped = match && sides.length === 2 && ownSide === 1;
    const above = sides.filter((/** @type {number} */ s) => s !== ownSide);
    return html`
      <div class="play ${match ? (sides.length > 2 ? "many-players" : "two-players") : ""}">
        <section class="board-area" aria-label="${t("board.label")}">
          ${
            match
              ? html`
                  <div class="player-bars">${above.map((/** @type {number} */ s) => playerBar(this, view, s))}</div>
                `
              : html`
                  <div class="status-bar">
                    <span class="status-text">${this.board?.status.sentence ?? ""}</span>
                    ${
                      view.play.of > 1
                        ? html`
                            <span class="pill">${t("bids.round", view.play.round, view.play.of)}</span>
                          `
                        : nothing
                    }
                  </div>
                `
          }
          <damier-board
            .scene=${this.board?.scene ?? null}
            .moves=${this.canMove() ? (this.board?.moves ?? []) : []}
            ?readonly=${!this.canMove()}
            .flipped=${flipped}
            label="${view.name}"
            .describeWall=${this.describeWall}
            @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail)}
            @damier-illegal=${(/** @type {GestureEvent} */ e) => e.waitUntil(this.gesture(e.detail.from, e.detail.to))}
            @damier-cell-click=${(/** @type {GestureEvent} */ e) => e.waitUntil(this.gesture(e.detail, e.detail))}
          ></damier-board>
          ${match ? playerBar(this, view, ownSide) : nothing}
        </section>
        <aside class="card panel">
          ${match ? matchPanel(this, view) : view.style === "bids" ? bidPanel(this, view) : racePanel(this, view)}
          ${
            view.you < 0
              ? html`
                  <section class="foot">${joinForm(this, view, view.seats.filter((s) => !s.left).length)}</section>
                `
              : nothing
          }
        </aside>
      </div>
    `;
  }
}

customElements.define("damier-room", Room);
