import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { cost, game } from "../game.js";
import { remember } from "../store.js";
import { sound } from "../sound.js";
import { Feed } from "../room/feed.js";
import { bidPanel } from "../room/bids.js";
import { joining, lobby } from "../room/lobby.js";
import { matchPanel, sidePlate } from "../room/match.js";
import { racePanel } from "../room/race.js";
import { nickname } from "../room/opening.js";
import "../board/board.js";

/** How often the own distance to the server is measured, how long a sign is seen, how often clocks are drawn, in ms. */
const MEASURED = 15_000;
const SEEN = 6_000;
const DRAWN = 200;

/**
 * A room: the lobby, then the game by its style. What others may not know never leaves this page: the moves one thinks
 * of in a bid race are tried on a copy.
 */
export class Room extends Element {
  static properties = {
    room: {},
    params: { attribute: false },
    view: { state: true },
    board: { state: true },
    presence: { state: true },
    said: { state: true },
    connected: { state: true },
    error: { state: true },
    gone: { state: true },
    thinking: { state: true },
    bid: { state: true },
    opponents: { state: true },
    ghosts: { state: true },
  };

  constructor() {
    super();
    this.room = "";
    this.params = new URLSearchParams();
    /** @type {import("../room/feed.js").RoomView|null} */
    this.view = null;
    /** The board that is shown. @type {import("../api.js").View|null} */
    this.board = null;
    /** @type {import("../room/feed.js").Presence|null} */
    this.presence = null;
    /** Signs just made. @type {{seat: number, sign: string}[]} */
    this.said = [];
    this.connected = true;
    this.error = "";
    this.gone = "";
    /** Moves tried on one's own copy. @type {string[]} */
    this.thinking = [];
    /** The bid on the stepper; 0 before it is touched. */
    this.bid = 0;
    /** @type {import("../api.js").Opponent[]} */
    this.opponents = [];
    /** The boards of others, by seat. @type {Map<number, import("../api.js").Scene>} */
    this.ghosts = new Map();
    /** What those boards show, by seat. @type {Map<number, string>} */
    this.haunted = new Map();
    /** @type {Map<string, {words: string, key: string}>} */
    this.buttons = new Map();
    /** @type {import("../api.js").Known|null} */
    this.known = null;
    /** Settings as they are wanted here, until the room has them so. @type {Map<string, number>} */
    this.wanted = new Map();
    /** They are told one after the other. @type {Promise<void>} */
    this.told = Promise.resolve();
    /** The server's clock less ours. */
    this.ahead = 0;
    /** What the board shows. */
    this.shown = "";
    this.asked = 0;
    /** A name to join with. */
    this.suggested = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("room")) this.enter();
  }

  connectedCallback() {
    super.connectedCallback();
    this.beat = setInterval(() => this.requestUpdate(), DRAWN);
    this.measure = setInterval(() => this.ping(), MEASURED);
    addEventListener("keydown", this.enters);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.beat);
    clearInterval(this.measure);
    removeEventListener("keydown", this.enters);
    this.feed?.close();
  }

  translated() {
    this.feed?.reopen();
    this.shown = "";
    if (this.view) this.know(this.view);
  }

  enter() {
    this.feed?.close();
    this.view = null;
    this.gone = "";
    if (!this.room) {
      import("../room/opening.js");
      return;
    }
    this.feed = new Feed(this.room, {
      view: (view) => this.show(view),
      presence: (p) => (this.presence = p),
      sign: (s) => this.see(s),
      line: (connected) => (this.connected = connected),
      refused: (why) => (this.gone = why),
    });
  }

  /** @param {import("../room/feed.js").RoomView} view */
  show(view) {
    const before = this.view;
    this.ahead = view.now - Date.now();
    this.view = view;
    if (before?.game !== view.game) this.know(view);
    if (before?.play?.round !== view.play?.round || before?.play?.phase !== view.play?.phase) {
      if (before?.play?.round !== view.play?.round) this.thinking = [];
      this.bid = 0;
    }
    if (before && before.phase !== view.phase) sound("tick");
    // Who was removed, or has left in another tab, looks on from now on.
    if (view.seats[view.you]?.left) this.feed?.reopen();
    if (view.you >= 0 && before?.you !== view.you) this.ping();
    if (view.you >= 0) remember("last", "/room/" + this.room);
    this.look();
    if (view.play && view.style === "fastest") for (const lane of view.play.lanes) this.haunt(view, lane);
  }

  /** What is known of the game, and which engines can play here. @param {import("../room/feed.js").RoomView} view */
  async know(view) {
    this.known = await game(view.game);
    const { opponents } = view.position ? await api.engines(view.game, view.position) : this.known.presentation;
    this.opponents = opponents;
  }

  /** The server's time. */
  now() {
    return Date.now() + this.ahead;
  }

  /** What lies on the board: a position and the moves since. @returns {{position: string, moves: string[]}} */
  lies() {
    const view = /** @type {import("../room/feed.js").RoomView} */ (this.view);
    const play = view.play;
    switch (view.style) {
      case "bids":
        if (play.phase === "show") return { position: play.position, moves: play.shown };
        if ((play.phase === "result" || play.phase === "over") && play.last)
          return { position: play.last.position, moves: play.last.moves };
        return { position: play.position, moves: this.thinking };
      case "match":
        return { position: play.position, moves: play.moves };
      default:
        return {
          position: play.position,
          moves: this.lane(view.you)?.line.length ? this.lane(view.you).line : play.played,
        };
    }
  }

  /** @param {number} seat */
  lane(seat) {
    return this.view?.play.lanes.find((/** @type {{seat: number}} */ l) => l.seat === seat);
  }

  /** Asks for the board when another one is to be shown. */
  async look() {
    const view = this.view;
    if (!view?.play) return;
    const secret = view.play.secret;
    const { position, moves } = this.lies();
    const wanted = secret ? "own " + view.seq : position + " " + moves.join(" ");
    if (wanted === this.shown || (secret && view.you < 0)) return;
    this.shown = wanted;
    const asked = ++this.asked;
    try {
      const board = secret ? await api.boardInRoom(this.room) : await api.look(view.game, position, moves);
      if (asked === this.asked) this.board = board;
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
      this.shown = "";
    }
  }

  /**
   * The board of somebody else, as it changes.
   * @param {import("../room/feed.js").RoomView} view @param {{seat: number, line: string[]}} lane
   */
  async haunt(view, { seat, line }) {
    const wanted = [view.play.position, ...line].join(" ");
    if (seat === view.you || this.haunted.get(seat) === wanted) return;
    this.haunted.set(seat, wanted);
    try {
      const { scene } = await api.look(view.game, view.play.position, line);
      if (this.haunted.get(seat) === wanted) this.ghosts = new Map(this.ghosts).set(seat, scene);
    } catch {
      this.haunted.delete(seat);
    }
  }

  /** Whether moves on the board are mine to make. */
  mine() {
    const view = this.view;
    if (!view?.play || view.you < 0) return false;
    const play = view.play;
    switch (view.style) {
      case "bids":
        return play.phase === "think" || play.phase === "sand" || (play.phase === "show" && play.shows === view.you);
      case "match":
        return !play.ending && play.chairs[play.turn] === view.you;
      default:
        return play.phase === "race" && !(this.lane(view.you)?.content ?? true);
    }
  }

  /** @param {{text: string}} move */
  async play({ text }) {
    const view = /** @type {import("../room/feed.js").RoomView} */ (this.view);
    if (view.style === "bids" && view.play.phase !== "show") {
      this.thinking = [...this.thinking, text];
      await this.look();
      return;
    }
    await this.act(view.style === "bids" ? "show" : "move", { move: text });
  }

  /**
   * What the rules say of a gesture that is no legal move: several moves, or why not. Under fog they are not asked.
   * @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to
   */
  async meaning(from, to) {
    const view = this.view;
    if (!view?.play || view.play.secret || !this.mine()) return { moves: [], refusal: null };
    const { position, moves } = this.lies();
    return api.gesture(view.game, position, moves, from, to);
  }

  /** @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to */
  async gesture(from, to) {
    try {
      const { moves, refusal } = await this.meaning(from, to);
      if (refusal) sound("refused");
      this.error = refusal ?? "";
      for (const text of moves) await this.play({ text });
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /**
   * Why a wall that is proposed is refused.
   * @param {import("../api.js").Spot} to @param {import("../api.js").Move|null} move
   */
  why = async (to, move) => (move ? move.words : ((await this.meaning(null, to)).refusal ?? ""));

  /** Enter does what the main button says, unless it belongs to something else. @param {KeyboardEvent} e */
  enters = (e) => {
    const target = /** @type {HTMLElement} */ (e.target);
    if (e.key !== "Enter" || e.defaultPrevented || e.repeat || e.ctrlKey || e.metaKey || e.altKey) return;
    if (target.closest?.("a, button, input, select, textarea, summary, dialog")) return;
    /** @type {HTMLButtonElement|null} */ (this.querySelector("button[data-enter]"))?.click();
  };

  /** @param {number} moves */
  unthink(moves) {
    this.thinking = this.thinking.slice(0, this.thinking.length - moves);
    this.look();
  }

  /** @param {number} bid */
  async offer(bid) {
    await this.act("bid", { moves: String(bid) });
    this.bid = 0;
  }

  /** @param {string} verb @param {Record<string, string>} [args] */
  async act(verb, args = {}) {
    this.error = "";
    try {
      await api.actInRoom(this.room, verb, args);
    } catch (e) {
      sound("refused");
      this.error = /** @type {Error} */ (e).message;
      this.shown = "";
      await this.look();
    }
  }

  /** Changes a setting; fast hands see it at once, and the room hears of the last. @param {string} name
   *  @param {number} value */
  set(name, value) {
    this.wanted.set(name, value);
    this.requestUpdate();
    this.told = this.told.then(async () => {
      if (this.wanted.get(name) !== value) return;
      await this.act("set", { name, value: String(value) });
      if (this.error) this.wanted.delete(name);
    });
  }

  /** @param {string} name */
  async join(name) {
    try {
      remember("nickname", name.trim());
      await api.joinRoom(this.room, name.trim());
      this.error = "";
      this.feed?.reopen();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  nickname() {
    return (this.suggested ||= nickname());
  }

  /** @param {string} sign */
  async say(sign) {
    await api.sayInRoom(this.room, { sign }).catch(() => {});
  }

  /** @param {{seat: number, sign: string}} sign */
  see(sign) {
    this.said = [...this.said.filter((s) => s.seat !== sign.seat), sign];
    setTimeout(() => (this.said = this.said.filter((s) => s !== sign)), SEEN);
  }

  /** How far the server is: there and back again. */
  async ping() {
    if ((this.view?.you ?? -1) < 0) return;
    const sent = performance.now();
    try {
      await api.sayInRoom(this.room, {});
      await api.sayInRoom(this.room, { latency: Math.round(performance.now() - sent) });
    } catch {
      // it is not near, then
    }
  }

  async copy() {
    await navigator.clipboard?.writeText(location.origin + "/room/" + this.room);
    dispatchEvent(new CustomEvent("damier-say", { detail: t("room.copied") }));
  }

  /** @param {number} n */
  cost(n) {
    return cost(this.known, n);
  }

  /** Said while the line is cut. */
  line() {
    return this.connected
      ? nothing
      : html`
          <span class="pill bad" role="status">${t("room.offline")}</span>
        `;
  }

  render() {
    if (!this.room)
      return html`
        <damier-room-opening .params=${this.params}></damier-room-opening>
      `;
    if (this.gone)
      return html`
        <div class="card room-open" role="alert">
          <h1>${t("room.gone")}</h1>
          <p>${this.gone}</p>
          <a class="btn main" href="/room">${t("room.open")}</a>
        </div>
      `;
    if (!this.view) return nothing;
    return html`
      ${this.view.play ? this.table(this.view) : lobby(this, this.view)}
      ${
        this.error
          ? html`
              <p class="error room-error" role="alert">${this.error}</p>
            `
          : nothing
      }
    `;
  }

  /** @param {import("../room/feed.js").RoomView} view */
  table(view) {
    const match = view.style === "match";
    const own = match ? Math.max(0, view.play.chairs.indexOf(view.you)) : 0;
    const sides = match ? view.play.chairs.map((/** @type {number} */ _, /** @type {number} */ i) => i) : [];
    const turned = match && sides.length === 2 && own === 1;
    const above = sides.filter((/** @type {number} */ s) => s !== own);
    return html`
      <div class="play ${match ? (sides.length > 2 ? "crowded" : "seated") : ""}">
        <section class="stage" aria-label="${t("board.label")}">
          ${
            match
              ? html`
                  <div class="plates">${above.map((/** @type {number} */ s) => sidePlate(this, view, s))}</div>
                `
              : html`
                  <div class="goal">
                    <span class="say">${this.board?.status.sentence ?? ""}</span>
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
            .moves=${this.mine() ? (this.board?.moves ?? []) : []}
            ?still=${!this.mine()}
            .turned=${turned}
            label="${view.name}"
            .ask=${this.why}
            @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail)}
            @damier-refused=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail.from, e.detail.to)}
            @damier-cell=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail, e.detail)}
          ></damier-board>
          ${match ? sidePlate(this, view, own) : nothing}
        </section>
        <aside class="card panel">
          ${match ? matchPanel(this, view) : view.style === "bids" ? bidPanel(this, view) : racePanel(this, view)}
          ${
            view.you < 0
              ? html`
                  <section class="foot">${joining(this, view, view.seats.filter((s) => !s.left).length)}</section>
                `
              : nothing
          }
        </aside>
      </div>
    `;
  }
}

customElements.define("damier-room", Room);
