import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api, search } from "../api.js";
import { address, go, note } from "../route.js";
import { Line } from "../line.js";
import { sound } from "../sound.js";
import { game } from "../game.js";
import { plainKey } from "../plain-key.js";
import { without } from "../objects.js";
import { changes } from "../play/changes.js";
import { Clocks } from "../play/clock.js";
import { swapped } from "../play/seating.js";
import { dealOptions, dealParams, seatParams, terms } from "../play/terms.js";
import { solved } from "../play/progress.js";
import { Hints } from "../play/hints.js";
import { keepLast } from "../play/last-game.js";
import { Opponents } from "../play/opponents.js";
import { Replay } from "../play/replay.js";
import { Rounds } from "../play/rounds.js";
import { alike, keepTime } from "../play/speed.js";
import { Stopwatch } from "../play/stopwatch.js";
import { TypedAhead } from "../play/typed-ahead.js";
import { begin, draw } from "../play/match.js";
import { stage } from "../play/stage.js";
import { panel } from "../play/panel.js";
import "../play/start.js";

/** @typedef {import("../api.js").View} View */

/** How long a lost connection is left alone before it is tried again, in ms. */
const RETRY = 1000;

/** How long a wall is proposed before it is asked about, in ms. */
const REST = 80;

/** Answers that are worth asking again for: no connection, too many at once, not yet ready. */
const LATER = [0, 429, 503];

/** Playing any open game: board, plates or status, moves, undo, hint, share, end card. */
export class Play extends Element {
  static properties = {
    game: {},
    params: { attribute: false },
    known: { state: true },
    view: { state: true },
    line: { state: true },
    busy: { state: true },
    error: { state: true },
    offline: { state: true },
    refused: { state: true },
    best: { state: true },
    time: { state: true },
    starting: { state: true },
    turned: { state: true },
    arranging: { state: true },
    caution: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.params = new URLSearchParams();
    /** @type {import("../api.js").Known|null} */
    this.known = null;
    /** @type {View|null} */
    this.view = null;
    this.line = new Line();
    this.start = "";
    this.hints = new Hints(this);
    this.replay = new Replay(this);
    this.rounds = new Rounds(this);
    this.opponents = new Opponents();
    /** How many boards were asked for: only the answer to the last question is shown. */
    this.asked = 0;
    /** The board under quick hands. */
    this.typed = new TypedAhead();
    /** The board that was asked for last. @type {Promise<void>} */
    this.looked = Promise.resolve();
    /** While boards are asked for, move after move. @type {Promise<void>|undefined} */
    this.following = undefined;
    /** What is worth knowing of this board, told before the first move. @type {string[]} */
    this.remarks = [];
    /** Which of the game's layers is shown. */
    this.layer = "";
    this.busy = "";
    this.error = "";
    this.offline = false;
    /** Why the last gesture was no move. */
    this.refused = "";
    /** Actions that have had a button. @type {Map<string, {words: string, key: string}>} */
    this.buttons = new Map();
    /** The engine's answer to a puzzle that is done. @type {any} */
    this.best = null;
    /** Now, for whatever shows time. */
    this.time = Date.now();
    /** How long this board takes. */
    this.watch = new Stopwatch("");
    /** When the last move was made. */
    this.moved = 0;
    /** The search for a solution to be watched. @type {ReturnType<typeof search>|undefined} */
    this.solving = undefined;
    /** Gestures that the server is asked about, one after the other. @type {Promise<void>} */
    this.gestures = Promise.resolve();
    /** @type {Clocks|null} */
    this.clocks = null;
    /** Whether the start dialog is open. */
    this.starting = false;
    this.turned = false;
    /** Whether pieces are placed by hand. */
    this.arranging = false;
    /** How many walls were proposed: only the last one is asked about. */
    this.proposed = 0;
    /** A move that asks before it is played. @type {import("../api.js").Move|null} */
    this.caution = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.beat = setInterval(() => this.tick(), 250);
    this.keys = (/** @type {KeyboardEvent} */ e) => this.key(e);
    document.addEventListener("keydown", this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.beat);
    if (this.keys) document.removeEventListener("keydown", this.keys);
    this.rest();
    this.rounds.leave();
    this.replay.stop();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params") || changed.has("game")) this.open();
  }

  translated() {
    this.open();
  }

  /** Time has passed: clocks, countdowns. */
  tick() {
    this.time = Date.now();
    if (this.clocks && !this.ended() && this.clocks.flag() >= 0) this.finish({ f: this.clocks.flag() + 1 });
    this.rounds.tick(this.time);
  }

  async open() {
    this.rest();
    this.rounds.leave();
    this.replay.stop();
    this.hints.clear();
    this.moved = 0;
    this.error = "";
    this.best = null;
    this.arranging = false;
    this.remarks = [];
    this.clocks = null;
    this.typed = new TypedAhead();
    this.line = Line.from(this.params);
    const asked = ++this.asked;
    try {
      const known = await game(this.game);
      if (asked !== this.asked) return;
      this.known = known;
      this.rounds.open(this.params.get("match"));
      if (this.params.has("match") && !this.rounds.match) this.unknownMatch();
      this.start = this.rounds.match ? this.rounds.round().position : (this.params.get("p") ?? "");
      // Gone back to, an address keeps the line of a round that is over.
      if (this.rounds.match && this.rounds.number() !== Number(this.params.get("round") ?? 1)) this.line = new Line();
      // What is chosen first is chosen before anything of a world is shown.
      this.starting = !this.start && known.presentation.modes.length > 0;
      if (this.starting) {
        this.view = null;
        return;
      }
      if (!this.start) this.start = (await api.deal(this.game, dealOptions(this.params))).position;
      this.watch = new Stopwatch(`${this.game} ${this.start}`);
      await this.meet(known);
      await this.look();
      if (this.rounds.state() === "running") this.rounds.ask();
      this.rounds.compare();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** A match is kept by the browser it is played in: elsewhere its address is only a game by the same terms. */
  unknownMatch() {
    this.params.delete("match");
    this.params.delete("round");
    this.line = new Line();
    dispatchEvent(new CustomEvent("damier-say", { detail: t("round.elsewhere") }));
  }

  /** Learns who may play against you. @param {import("../api.js").Known} known */
  async meet({ presentation }) {
    if (presentation.kind !== "match" && !this.rounds.match) return;
    const all = await api.engines(this.game, this.start);
    this.opponents.sit(this.params, presentation.rival, all);
    this.rounds.opponents = all.opponents;
  }

  url() {
    return address("/play/" + this.game, {
      ...terms(this.params),
      p: this.rounds.match ? undefined : this.start,
      round: this.rounds.number() > 1 ? this.rounds.number() : undefined,
      day: this.params.get("day") ?? undefined,
      par: this.params.get("par") ?? undefined,
      ...this.line.params(),
    });
  }

  /** Asks for the board at the present place of the line and lets an engine answer if it is its turn. */
  look() {
    return (this.looked = this.see());
  }

  async see() {
    if (!this.start) return;
    const asked = ++this.asked;
    const made = this.typed.made.length;
    try {
      const view = await api.look(this.game, this.start, this.line.played(), this.layer, true);
      if (asked !== this.asked) return;
      this.typed.told(view, made);
      this.view = view;
      if (view.remarks.length) this.remarks = view.remarks;
      this.error = "";
      this.offline = false;
      this.refused = "";
      if (!this.typed.settled()) return;
      this.hints.clear();
      if (this.line.moves.length) this.watch.begin(false);
      this.wind(view);
      note(this.url());
      this.keepPlace(view);
      this.settle(view);
    } catch (e) {
      if (asked !== this.asked) return;
      if (LATER.includes(/** @type {import("../api.js").Refused} */ (e).status)) {
        // The line is kept; the board goes on when the server is back.
        this.offline = true;
        setTimeout(() => this.isConnected && asked === this.asked && this.look(), RETRY);
        return;
      }
      this.error = /** @type {Error} */ (e).message;
      sound("refused");
    }
  }

  /** Where one can go on another day. @param {View} view */
  keepPlace(view) {
    const name = this.known?.card.name ?? "";
    keepLast({ url: this.url(), name, sentence: this.sentence(), scene: view.scene });
  }

  /**
   * The clocks, if the address asks for some: this game's, not those of another one from the same start.
   * @param {View} view
   */
  wind(view) {
    const minutes = Number(this.params.get("sc") ?? 0);
    if (!minutes || this.clocks) return;
    const id = this.params.get("sg") ?? draw().toString(36);
    this.params.set("sg", id);
    this.clocks = new Clocks(id, view.seats.length, minutes, Number(this.params.get("si") ?? 0));
  }

  /** What follows from the board: clocks, the end, the engine's turn. @param {View} view */
  settle(view) {
    const last = this.line.at === this.line.moves.length;
    if (last) this.clocks?.turn(this.ended() ? -1 : this.line.moves.length ? view.seat : -1);
    if (view.status.over && this.rounds.match) {
      this.rounds.found(view.status.cost, this.line.played());
    } else if (view.status.over && this.line.moves.length) {
      this.keep(view);
      this.compare();
    }
    if (!this.ended() && last && this.who(view.seat)) this.answer();
  }

  /** A puzzle solved or a game won by a person is kept with what it cost. @param {View} view */
  keep(view) {
    const { winner, cost: paid } = view.status;
    if (this.watch.end(this.moved || Date.now())) keepTime(alike(this.game, view.scene), this.watch.elapsed());
    if (!this.several()) solved(this.game, this.start, paid);
    else if (winner >= 0 && !this.who(winner)) solved(this.game, this.start, this.line.moves.length);
  }

  /** Who plays for a seat; null for a person. @param {number} seat */
  who(seat) {
    return this.view?.seats.length ? this.opponents.at(seat) : null;
  }

  several() {
    return (this.view?.seats.length ?? 0) > 0;
  }

  /** Over by the rules, by resignation or by a flag. */
  ended() {
    return (this.view?.status.over ?? false) || this.params.has("r") || this.params.has("f");
  }

  /** Whether moves may be made now. */
  playable() {
    if (!this.view || this.busy || this.offline || this.ended() || this.replay.shown || this.arranging) return false;
    return !this.rounds.match || this.rounds.state() === "running";
  }

  /** @param {import("../api.js").Move} move */
  play(move) {
    if (!this.playable()) return;
    if (move.caution && this.caution !== move) {
      this.caution = move;
      return;
    }
    this.caution = null;
    this.begun();
    this.line = this.line.play(move.text);
    note(this.url());
    this.typed.play(move);
    this.hints.grade = 0;
    this.follow();
  }

  /** A move is about to be made: the first one starts the watch. */
  begun() {
    this.moved = Date.now();
    this.watch.begin(!this.line.moves.length, this.moved);
  }

  /** The server hears of the moves made; those that are made while it is asked, it hears of together. */
  follow() {
    this.following ??= this.tell();
  }

  async tell() {
    // What was typed meanwhile is painted first and goes along.
    const painted = () => new Promise((next) => setTimeout(next));
    for (await painted(); !this.typed.settled() && !this.offline && !this.error; await painted()) await this.look();
    this.following = undefined;
  }

  /**
   * A gesture that is no legal move: the rules say what else it means, or why it is refused.
   * @param {import("../api.js").Spot|null} from
   * @param {import("../api.js").Spot} to
   */
  gesture(from, to) {
    this.gestures = this.gestures.then(() => this.understand(from, to));
  }

  /** @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to */
  async understand(from, to) {
    await this.following;
    const line = this.line;
    if (!this.playable()) return;
    try {
      const { moves, refusal } = await api.gesture(this.game, this.start, line.played(), from, to);
      if (this.line !== line || !this.playable()) return;
      if (refusal) {
        this.refused = refusal;
        sound("refused");
      }
      if (!moves.length) return;
      this.begun();
      this.hints.grade = 0;
      this.typed.leave();
      this.line = line.playAll(moves);
      await this.look();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /**
   * What a wall that is proposed changes, or why it is refused.
   * @param {import("../api.js").Spot} to
   * @param {import("../api.js").Move|null} move
   */
  why = async (to, move) => {
    const view = this.view;
    const asked = ++this.proposed;
    if (!view) return "";
    // A pointer on its way elsewhere asks nothing.
    await new Promise((rested) => setTimeout(rested, REST));
    if (asked !== this.proposed) return move?.words ?? "";
    if (!move) return (await api.gesture(this.game, this.start, this.line.played(), null, to)).refusal ?? "";
    const line = [...this.line.played(), move.text];
    const [after = view.scene] = await api.boards(this.game, this.start, line, line.length).catch(() => []);
    const told = changes(view.scene, after).map((c) =>
      t("wall.changes", view.seats[c.seat]?.name ?? "", c.name, c.from, c.to),
    );
    return [move.words, ...told].join(" · ");
  };

  /** The engine at this seat makes its move. */
  async answer() {
    const view = /** @type {View} */ (this.view);
    const who = /** @type {import("../api.js").Opponent} */ (this.who(view.seat));
    this.busy = t("play.thinking-who", who.name);
    const position = [this.start, ...(this.line.at ? ["moves"] : []), ...this.line.played()].join(" ");
    try {
      const r = await this.opponents.move(this.game, position, view.seat);
      if (this.view !== view) return;
      this.busy = "";
      if (!r.moves?.length) throw new Error(r.error ?? t("error.server"));
      this.line = this.line.play(r.moves[0]);
      await this.look();
    } catch (e) {
      if (this.view !== view) return;
      this.busy = "";
      this.opponents.leave(view.seat);
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {number} at */
  jump(at) {
    if (this.params.has("f")) return;
    this.rest();
    this.replay.stop();
    this.caution = null;
    this.typed.leave();
    this.line = this.line.to(at);
    this.look();
  }

  /** Back to your own last decision. */
  undo() {
    let at = this.line.back();
    const seats = this.view?.seats.length ?? 0;
    const mover = (/** @type {number} */ n) => ((this.view?.seat ?? 0) - (this.line.at - n) + 64 * seats) % seats;
    while (seats && at > 0 && this.who(mover(at))) at--;
    if (this.line.at) this.jump(at);
  }

  redo() {
    if (this.line.at < this.line.moves.length) this.jump(this.line.forth());
  }

  /** Shows a layer, or hides it. @param {string} layer */
  show(layer) {
    this.layer = this.layer === layer ? "" : layer;
    this.look();
  }

  /** A hint; asked again, one that tells more. */
  async help() {
    // A hint is about the board one sees, also if it is still on its way.
    await this.following;
    await this.looked;
    const view = this.view;
    if (!view || this.ended() || this.rounds.match) return;
    this.watch.help();
    this.hints.ask((grade) => api.hint(this.game, view.position, grade));
  }

  /** Shows how it goes on from here to the end; the game stays as it is. */
  async solve() {
    const view = this.view;
    if (!view || this.ended() || this.busy) return;
    this.watch.help();
    this.busy = t("play.solving");
    const solving = (this.solving = search({ game: this.game, position: view.position, time: 10_000 }));
    try {
      const found = await solving.result;
      if (this.solving !== solving) return;
      if (!found.moves?.length) throw new Error(t("play.unsolved"));
      await this.replay.play(this.game, view.position, found.moves);
    } catch (e) {
      if (this.solving === solving) this.refused = /** @type {Error} */ (e).message;
    }
    if (this.solving === solving) this.busy = "";
  }

  /** Nobody thinks any more. */
  rest() {
    this.opponents.rest();
    this.solving?.abandon();
    this.solving = undefined;
    this.busy = "";
  }

  /** Ends a game of several: by resignation or by the clock. @param {Record<string, number>} how */
  finish(how) {
    this.rest();
    for (const [k, v] of Object.entries(how)) this.params.set(k, String(v));
    this.clocks?.turn(-1);
    note(this.url(), true);
    this.requestUpdate();
  }

  resign() {
    if (this.view && !this.ended()) this.finish({ r: (this.who(this.view.seat) ? 0 : this.view.seat) + 1 });
  }

  /** How far from the optimum a puzzle was done. */
  async compare() {
    if (this.several() || this.best) return;
    const line = this.line;
    const yours = this.view?.status.cost ?? 0;
    try {
      const best = await search({ game: this.game, position: this.start, time: 10_000 }).result;
      if (this.line !== line) return;
      this.best = best;
      if (best.cost !== null && yours <= best.cost) {
        sound("win");
        this.querySelector(".stage .place")?.classList.add("won");
      }
    } catch {
      // the game is over all the same; only the comparison is missing
    }
  }

  /** Another board by the same terms. @param {Record<string, string|undefined>} [changes] */
  async next(changes = {}) {
    try {
      const { position } = await api.deal(this.game, dealOptions(this.params));
      const kept = without(terms(this.params), "r", "f", "match", "paid", "sg");
      go(address("/play/" + this.game, { ...kept, ...changes, p: position }));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  rematch() {
    this.next(seatParams(swapped((this.view?.seats ?? []).map((_, i) => this.opponents.spec(i)))));
  }

  /** Something was put elsewhere before the first move. @param {CustomEvent} e */
  async arrange(e) {
    try {
      this.start = (await api.arrange(this.game, this.start, e.detail.from, e.detail.to)).position;
      await this.look();
    } catch (why) {
      this.refused = /** @type {Error} */ (why).message;
      sound("refused");
    }
  }

  /** Whether pieces may be placed by hand now. */
  arrangeable() {
    return !this.rounds.match && !this.line.moves.length && this.shows("arrange");
  }

  /** What the start dialog has chosen. @param {CustomEvent} e */
  begin(e) {
    const { mode, options, position, seats, minutes, increment, rival, seconds, of } = e.detail;
    this.starting = false;
    const known = /** @type {import("../api.js").Known} */ (this.known);
    const deal = dealParams(options);
    const secret = known.presentation.modes.find((m) => m.id === mode)?.secret;
    if (secret) return go(address("/explore/" + this.game, deal));
    if (rival || of > 1) {
      const match = begin({ game: this.game, opponent: rival, of, seconds, deal: options, seed: draw() }, position);
      return go(address("/play/" + this.game, { ...deal, match: match.id }));
    }
    const clock = { sc: minutes, si: minutes ? increment : "" };
    go(address("/play/" + this.game, { ...deal, ...seatParams(seats), ...clock, p: position }));
  }

  async nextRound() {
    const round = await this.rounds.next();
    const match = round ? undefined : await this.rounds.again();
    go(address("/play/" + this.game, { ...terms(this.params), ...(round ? { round } : { match }) }));
  }

  async share() {
    const url = location.origin + this.url();
    await navigator.clipboard?.writeText(url).catch(() => {});
    dispatchEvent(new CustomEvent("damier-say", { detail: t("play.shared") }));
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (this.starting || !plainKey(e)) return;
    if (e.key === "u") this.undo();
    else if (e.key === "U") this.redo();
    else if (e.key === "i") this.help();
    else if (e.key === "0" && this.line.at) this.jump(0);
    else if (e.key === "n" && !this.rounds.match) this.next();
    else if (/^[a-z]$/i.test(e.key)) this.refuseKey(e.key.toLowerCase());
  }

  /** A letter that is an action's, which is not possible now, says why. @param {string} key */
  async refuseKey(key) {
    const view = this.view;
    const legal = view?.moves.some((m) => m.key.toLowerCase() === key);
    if (!view || legal || !this.buttons.size || !this.playable()) return;
    const { refusal } = await api.refusedKey(this.game, this.start, this.line.played(), key).catch(() => ({
      refusal: null,
    }));
    if (!refusal || this.view !== view) return;
    this.refused = refusal;
    sound("refused");
  }

  render() {
    if (this.starting) return this.startDialog();
    // Who sits beside the board is not known yet: a page that is laid out once does not jump.
    if (!this.view && !this.error && !this.offline) return nothing;
    return html`
      <div class="play ${this.company()}">${stage(this)}${panel(this)}</div>
    `;
  }

  /** How many plates stand beside the board. */
  company() {
    const seats = this.view?.seats.length ?? 0;
    return seats > 2 ? "crowded" : seats ? "seated" : "alone";
  }

  startDialog() {
    return html`
      <div class="start">
        <div class="card">
          <damier-start
            .known=${this.known}
            .options=${dealOptions(this.params)}
            .params=${this.params}
            .back=${this.start ? () => (this.starting = false) : null}
            @damier-start=${(/** @type {CustomEvent} */ e) => this.begin(e)}
          ></damier-start>
        </div>
      </div>
    `;
  }

  /** What this game shows beside what every game has. @param {string} panel */
  shows(panel) {
    return this.known?.presentation.panels.includes(panel) ?? false;
  }

  /** How the game stands, in a sentence. */
  sentence() {
    const name = (/** @type {number} */ n) => this.view?.seats[n - 1]?.name ?? "";
    const end = this.params.has("f") ? "f" : this.params.has("r") ? "r" : "";
    if (end) {
      const loser = Number(this.params.get(end));
      const alone = this.view?.seats.length === 2 ? this.view.seats[2 - loser].name : "";
      return t((end === "f" ? "seat.flag" : "seat.resigned") + (alone ? "-wins" : ""), name(loser), alone);
    }
    if (this.rounds.state() === "ready") return t("round.ready");
    if (this.arranging) return t("play.arranging");
    return (this.several() && this.toPeople()) || (this.view?.status.sentence ?? "");
  }

  /** Whose turn it is or who has won, by who sits there; "" for a draw, of which the rules say why. */
  toPeople() {
    const { status, seats, seat } = /** @type {View} */ (this.view);
    const alone = seats.filter((_, i) => !this.who(i)).length === 1;
    const whose = status.over ? status.winner : seat;
    if (whose < 0) return "";
    const who = this.who(whose);
    const word = status.over ? "seat.won" : "seat.turn";
    return alone && !who ? t(word + "-you") : t(word, who?.name ?? seats[whose].name);
  }
}

customElements.define("damier-play", Play);
