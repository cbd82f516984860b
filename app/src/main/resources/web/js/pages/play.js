import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api, search } from "../api.js";
import { address, go, note } from "../route.js";
import { remember } from "../store.js";
import { Line } from "../line.js";
import { moveList } from "../movelist.js";
import { icon } from "../icons.js";
import { sound } from "../sound.js";
import { cost, game } from "../game.js";
import { without } from "../objects.js";
import { Clocks, clockText } from "../play/clock.js";
import { seated, seatOf, swapped } from "../play/seating.js";
import { plate } from "../play/plates.js";
import { legend } from "../play/legend.js";
import { question } from "../play/question.js";
import { actions } from "../play/actions.js";
import { counters } from "../play/counters.js";
import { pictureChooser, readingOrder } from "../play/picture.js";
import { drawn, progress, solved, stars } from "../play/progress.js";
import { roundEnd, roundHead } from "../play/round-view.js";
import { TypedAhead } from "../play/typed-ahead.js";
import { faceDown } from "../play/face-down.js";
import * as rounds from "../play/match.js";
import "../play/start.js";
import "../board/board.js";

/** @typedef {import("../api.js").View} View */

/** How long a lost connection is left alone before it is tried again, in ms. */
const RETRY = 1000;

/** Answers that are worth asking again for: no connection, too many at once, not yet ready. */
const LATER = [0, 429, 503];

/** Nothing may be played. @type {import("../api.js").Move[]} */
const NONE = [];

/** Between two moves of a replay, in ms. */
const REPLAY = 600;

/** Playing any open game: board, plates or status, moves, undo, hint, share, end card. */
export class Play extends Element {
  static properties = {
    game: {},
    params: { attribute: false },
    known: { state: true },
    view: { state: true },
    line: { state: true },
    hint: { state: true },
    busy: { state: true },
    error: { state: true },
    offline: { state: true },
    refused: { state: true },
    best: { state: true },
    picture: { state: true },
    time: { state: true },
    opponents: { state: true },
    match: { state: true },
    count: { state: true },
    starting: { state: true },
    shown: { state: true },
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
    /** @type {import("../api.js").Hint|null} */
    this.hint = null;
    this.grade = 0;
    /** How many boards were asked for: only the answer to the last question is shown. */
    this.asked = 0;
    /** The board under quick hands. */
    this.typed = new TypedAhead();
    /** Whether a board is being asked for, move after move. */
    this.following = false;
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
    /** @type {{result: Promise<any>, abandon: () => void}|null} */
    this.thinking = null;
    /** A picture for the tiles, or "". */
    this.picture = "";
    /** Now, for whatever shows time. */
    this.time = Date.now();
    /** When the first move was made. */
    this.began = 0;
    /** @type {import("../api.js").Opponent[]} */
    this.opponents = [];
    /** @type {Clocks|null} */
    this.clocks = null;
    /** The opponent's search in a round. @type {ReturnType<typeof search>|undefined} */
    this.rival = undefined;
    /** @type {rounds.Match|null} */
    this.match = null;
    /** 3, 2, 1 before a round, else 0. */
    this.count = 0;
    /** Whether the start dialog is open. */
    this.starting = false;
    /**
     * A line that is replayed: the board as it was then.
     * @type {{scene: import("../api.js").Scene, words: string}|null}
     */
    this.shown = null;
    this.turned = false;
    /** Whether pieces are placed by hand. */
    this.arranging = false;
    /** A move that asks before it is played. @type {import("../api.js").Move|null} */
    this.caution = null;
    /** Where opponents sit on the server. @type {Map<number, string>} */
    this.chairs = new Map();
    /** When the game ended. @type {number|undefined} */
    this.stopped = undefined;
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
    this.thinking?.abandon();
    this.rival?.abandon();
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
    if (this.match && rounds.timeUp(rounds.now(this.match), this.time)) this.endRound();
  }

  async open() {
    this.thinking?.abandon();
    this.busy = "";
    this.error = "";
    this.best = null;
    this.shown = null;
    this.arranging = false;
    this.hint = null;
    this.clocks = null;
    this.rival?.abandon();
    this.rival = undefined;
    this.began = 0;
    this.typed = new TypedAhead();
    this.line = Line.from(this.params);
    const asked = ++this.asked;
    try {
      const known = await game(this.game);
      if (asked !== this.asked) return;
      this.known = known;
      this.match = this.params.has("match") ? rounds.read(/** @type {string} */ (this.params.get("match"))) : null;
      this.start = this.match ? rounds.now(this.match).position : (this.params.get("p") ?? "");
      // What is chosen first is chosen before anything of a world is shown.
      this.starting = !this.start && known.presentation.modes.length > 0;
      if (this.starting) {
        this.view = null;
        return;
      }
      if (!this.start) this.start = (await api.deal(this.game, this.options())).position;
      if (known.presentation.kind === "match" || this.match)
        this.opponents = (await api.engines(this.game, this.start)).opponents;
      await this.look();
      if (this.match && rounds.now(this.match).state === "running") this.ask();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Deal options kept in the address as `o.name`. */
  options() {
    /** @type {Record<string, string>} */
    const options = {};
    for (const [k, v] of this.params) if (k.startsWith("o.")) options[k.slice(2)] = v;
    return options;
  }

  /** What the address keeps beside the position and the line. */
  kept() {
    return Object.fromEntries(
      [...this.params].filter(([k]) => k.startsWith("o.") || /^s|^match$|^[rf]$|^paid$/.test(k)),
    );
  }

  url() {
    return address("/play/" + this.game, {
      ...this.kept(),
      p: this.match ? undefined : this.start,
      day: this.params.get("day") ?? undefined,
      par: this.params.get("par") ?? undefined,
      ...this.line.params(),
    });
  }

  /** Asks for the board at the present place of the line and lets an engine answer if it is its turn. */
  async look() {
    if (!this.start) return;
    const asked = ++this.asked;
    const made = this.typed.made.length;
    try {
      const view = await api.look(this.game, this.start, this.line.played(), this.layer, true);
      if (asked !== this.asked) return;
      this.typed.told(view, made);
      this.view = view;
      this.error = "";
      this.offline = false;
      this.refused = "";
      if (!this.typed.settled()) return;
      this.hint = null;
      if (this.line.moves.length && !this.began) this.began = Date.now();
      note(this.url());
      remember("last", this.url());
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

  /** What follows from the board: clocks, the end, the engine's turn. @param {View} view */
  settle(view) {
    const minutes = Number(this.params.get("sc") ?? 0);
    if (minutes && !this.clocks)
      this.clocks = new Clocks(
        this.start + this.kept().s1,
        view.seats.length,
        minutes,
        Number(this.params.get("si") ?? 0),
      );
    const last = this.line.at === this.line.moves.length;
    if (last) this.clocks?.turn(this.ended() ? -1 : this.line.moves.length ? view.seat : -1);
    if (view.status.over && this.match) {
      this.match = rounds.found(this.match, view.status.cost, this.line.played());
    } else if (view.status.over && this.line.moves.length) {
      this.keep(view);
      this.compare();
    }
    if (!this.ended() && last && this.who(view.seat)) this.answer();
  }

  /** A puzzle solved or a game won by a person is kept with what it cost. @param {View} view */
  keep(view) {
    const { winner, cost: paid } = view.status;
    if (!this.several()) solved(this.game, this.start, paid);
    else if (winner >= 0 && !this.who(winner)) solved(this.game, this.start, this.line.moves.length);
  }

  /** Today's result as a line of text, to share. */
  async shareDay() {
    const paid = progress()[this.game]?.[this.start] ?? 0;
    const par = Number(this.params.get("par"));
    const told = t(
      "end.day-text",
      this.params.get("day") ?? "",
      this.known?.card.name ?? "",
      drawn(stars(paid, par)),
      cost(this.known, paid),
    );
    await navigator.clipboard?.writeText(`${told}\n${location.origin}/`).catch(() => {});
    dispatchEvent(new CustomEvent("damier-say", { detail: told }));
  }

  /** The button that shares it, once it is done. */
  dayButton() {
    if (!this.params.get("day") || !this.params.get("par") || !(this.start in (progress()[this.game] ?? {})))
      return nothing;
    return html`
      <button class="btn" @click=${() => this.shareDay()}>${t("end.day")}</button>
    `;
  }

  /** Who plays for a seat; null for a person. @param {number} seat */
  who(seat) {
    if (!this.view?.seats.length) return null;
    return seated(seatOf(this.params, seat, this.known?.presentation.rival ?? "", this.opponents), this.opponents);
  }

  /** The seats as the address says them. */
  seating() {
    const rival = this.known?.presentation.rival ?? "";
    return (this.view?.seats ?? []).map((_, i) => seatOf(this.params, i, rival, this.opponents));
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
    if (!this.view || this.busy || this.offline || this.ended() || this.shown || this.arranging) return false;
    return !this.match || rounds.now(this.match).state === "running";
  }

  /** @param {import("../api.js").Move} move */
  play(move) {
    if (!this.playable()) return;
    if (move.caution && this.caution !== move) {
      this.caution = move;
      return;
    }
    this.caution = null;
    this.line = this.line.play(move.text);
    note(this.url());
    this.typed.play(move);
    this.grade = 0;
    if (!this.began) this.began = Date.now();
    this.follow();
  }

  /** The server hears of the moves made; those that are made while it is asked, it hears of together. */
  async follow() {
    if (this.following) return;
    this.following = true;
    while (!this.typed.settled() && !this.offline && !this.error) {
      // What was typed meanwhile is painted first and goes along.
      await new Promise((next) => setTimeout(next));
      await this.look();
    }
    this.following = false;
  }

  /**
   * A gesture that is no legal move: the rules say what else it means, or why it is refused.
   * @param {import("../api.js").Spot|null} from
   * @param {import("../api.js").Spot} to
   */
  async gesture(from, to) {
    const view = this.view;
    if (!view || !this.playable()) return;
    try {
      const { moves, refusal } = await api.gesture(this.game, this.start, this.line.played(), from, to);
      if (this.view !== view) return;
      if (refusal) {
        this.refused = refusal;
        sound("refused");
      }
      if (!moves.length) return;
      this.grade = 0;
      this.typed.leave();
      for (const move of moves) this.line = this.line.play(move);
      await this.look();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /**
   * Why a wall that is proposed is refused.
   * @param {import("../api.js").Spot} to
   * @param {import("../api.js").Move|null} move
   */
  async why(to, move) {
    if (move || !this.view) return move?.words ?? "";
    return (await api.gesture(this.game, this.start, this.line.played(), null, to)).refusal ?? "";
  }

  /** The server's seat of an opponent, who remembers there what it found in this game. @param {number} seat */
  async sit(seat) {
    const taken = this.chairs.get(seat) ?? (await api.seat()).id;
    this.chairs.set(seat, taken);
    return taken;
  }

  /** The engine at this seat makes its move. */
  async answer() {
    const view = /** @type {View} */ (this.view);
    const who = /** @type {import("../api.js").Opponent} */ (this.who(view.seat));
    this.busy = t("play.thinking-who", who.name);
    this.thinking?.abandon();
    try {
      this.thinking = search({
        game: this.game,
        position: [this.start, ...(this.line.at ? ["moves"] : []), ...this.line.played()].join(" "),
        engine: who.engine,
        options: who.options,
        seat: await this.sit(view.seat),
        time: 1000,
      });
      const r = await this.thinking.result;
      if (this.view !== view) return;
      this.busy = "";
      if (!r.moves?.length) throw new Error(r.error ?? t("error.server"));
      this.line = this.line.play(r.moves[0]);
      await this.look();
    } catch (e) {
      if (this.view !== view) return;
      this.busy = "";
      this.chairs.delete(view.seat);
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {number} at */
  jump(at) {
    if (this.params.has("f")) return;
    this.thinking?.abandon();
    this.busy = "";
    this.shown = null;
    this.caution = null;
    this.typed.leave();
    this.line = this.line.to(at);
    this.look();
  }

  /** Back to your own last decision. */
  undo() {
    let at = this.line.at - 1;
    const seats = this.view?.seats.length ?? 0;
    const mover = (/** @type {number} */ n) => ((this.view?.seat ?? 0) - (this.line.at - n) + 64 * seats) % seats;
    while (seats && at > 0 && this.who(mover(at))) at--;
    if (at >= 0) this.jump(at);
  }

  redo() {
    if (this.line.at < this.line.moves.length) this.jump(this.line.at + 1);
  }

  /** Shows a layer, or hides it. @param {string} layer */
  show(layer) {
    this.layer = this.layer === layer ? "" : layer;
    this.look();
  }

  /** A hint; asked again, one that tells more. */
  async help() {
    const view = this.view;
    if (!view || this.ended() || this.match) return;
    const grade = (this.grade = Math.min(4, this.grade + 1));
    this.hint = { hint: t("play.thinking"), marks: [], arrows: [] };
    const told = await api
      .hint(this.game, view.position, grade)
      .catch((e) => ({ hint: e.message, marks: [], arrows: [] }));
    if (this.view === view && grade === this.grade) this.hint = told;
  }

  /** Ends a game of several: by resignation or by the clock. @param {Record<string, number>} how */
  finish(how) {
    this.thinking?.abandon();
    this.busy = "";
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
        this.querySelector(".stage")?.classList.add("won");
      }
    } catch {
      // the game is over all the same; only the comparison is missing
    }
  }

  /** Plays a line on the board, move by move; the game stays as it is. @param {string[]} moves */
  async replay(moves) {
    const scenes = await api.boards(this.game, this.start, moves);
    const shown = (this.shown = { scene: scenes[0], words: t("replay.at", 0, moves.length) });
    let last = shown;
    for (let at = 1; at < scenes.length && this.isConnected && this.shown === last; at++) {
      await new Promise((next) => setTimeout(next, REPLAY));
      if (this.shown === last) this.shown = last = { scene: scenes[at], words: t("replay.at", at, moves.length) };
    }
  }

  /** Another board by the same terms. @param {Record<string, string|undefined>} [changes] */
  async next(changes = {}) {
    try {
      const { position } = await api.deal(this.game, this.options());
      const kept = without(this.kept(), "r", "f", "match", "paid");
      go(address("/play/" + this.game, { ...kept, ...changes, p: position }));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  rematch() {
    const seats = swapped(this.seating());
    this.next(Object.fromEntries(seats.map((s, i) => ["s" + (i + 1), s])));
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
    return !this.match && !this.line.moves.length && this.known?.presentation.panels.includes("arrange");
  }

  /** The board as it may be seen now. */
  scene() {
    const scene = this.shown?.scene ?? this.typed.scene;
    const waiting = this.match && rounds.now(this.match).state === "ready";
    return scene && waiting ? faceDown(scene) : scene;
  }

  /** What the start dialog has chosen. @param {CustomEvent} e */
  begin(e) {
    const { mode, options, position, seats, minutes, increment, rival, seconds, of } = e.detail;
    this.starting = false;
    const known = /** @type {import("../api.js").Known} */ (this.known);
    const deal = Object.fromEntries(Object.entries(options).map(([k, v]) => ["o." + k, String(v)]));
    const secret = known.presentation.modes.find((m) => m.id === mode)?.secret;
    if (secret) return go(address("/explore/" + this.game, deal));
    if (rival || of > 1) {
      const terms = { game: this.game, opponent: rival, of, seconds, deal: options, seed: rounds.draw() };
      const match = rounds.begin(terms, position);
      return go(address("/play/" + this.game, { ...deal, match: match.id }));
    }
    const who = Object.fromEntries(seats.map((/** @type {string} */ s, /** @type {number} */ i) => ["s" + (i + 1), s]));
    go(address("/play/" + this.game, { ...deal, ...who, sc: minutes, si: minutes ? increment : "", p: position }));
  }

  /** Three, two, one, and the round runs. */
  async startRound() {
    for (this.count = 3; this.count > 0 && this.isConnected; this.count--)
      await new Promise((next) => setTimeout(next, 1000));
    if (!this.match || !this.isConnected) return;
    this.match = rounds.start(this.match, Date.now());
    this.ask();
  }

  /** The opponent looks for its line, which stays its secret until the round ends. */
  ask() {
    const match = /** @type {rounds.Match} */ (this.match);
    const who = seated(match.opponent, this.opponents);
    this.rival?.abandon();
    this.rival = search({
      game: this.game,
      position: rounds.now(match).position,
      engine: who?.engine,
      options: who?.options,
      time: 10_000,
    });
    this.rival.result.catch(() => {});
  }

  async endRound() {
    if (!this.match || this.ending) return;
    this.ending = true;
    const match = this.match;
    // A round ends with the opponent's answer, never without: whoever has not been asked is asked now.
    if (!this.rival) this.ask();
    const theirs = await this.rival?.result.catch(() => null);
    if (theirs) this.match = rounds.end(rounds.read(match.id) ?? match, theirs.cost ?? null, theirs.moves ?? []);
    else this.rival = undefined;
    this.ending = false;
    if (rounds.verdict(rounds.now(this.match)) === "won") sound("applause");
  }

  async nextRound() {
    const match = /** @type {rounds.Match} */ (this.match);
    if (rounds.finished(match)) {
      const { position } = await api.deal(this.game, match.deal);
      const { game: id, opponent, of, seconds, deal } = match;
      const terms = { game: id, opponent, of, seconds, deal, seed: rounds.draw() };
      return go(address("/play/" + this.game, { ...this.kept(), match: rounds.begin(terms, position).id }));
    }
    const played = match.rounds.map((r) => r.position);
    const line = rounds.winning(rounds.now(match));
    const { position } = await api.next(this.game, played, line, match.deal, match.seed);
    rounds.next(rounds.read(match.id) ?? match, position);
    go(address("/play/" + this.game, { ...this.kept(), round: match.rounds.length + 1 }));
  }

  async share() {
    const url = location.origin + this.url();
    await navigator.clipboard?.writeText(url).catch(() => {});
    dispatchEvent(new CustomEvent("damier-say", { detail: t("play.shared") }));
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || target.closest?.("input, textarea, select, dialog"))
      return;
    if (this.starting) return;
    if (e.key === "u") this.undo();
    else if (e.key === "U") this.redo();
    else if (e.key === "i") this.help();
    else if (e.key === "0" && this.line.at) this.jump(0);
    else if (e.key === "n" && !this.match) this.next();
  }

  render() {
    if (this.starting) return this.startDialog();
    const view = this.view;
    // Who sits beside the board is not known yet: a page that is laid out once does not jump.
    if (!view && !this.error && !this.offline) return nothing;
    return html`
      <div class="play ${this.company()}">
        <section class="stage" aria-label="${t("board.label")}">
          ${this.several() ? this.plates(!this.turned) : nothing}
          <div class="place">
            <damier-board
              .scene=${this.scene()}
              .moves=${this.playable() && view && !this.who(view.seat) ? this.typed.moves : NONE}
              .marks=${this.shown ? [] : [...(view?.marks ?? []), ...(this.hint?.marks ?? [])]}
              .arrows=${this.shown ? [] : (this.hint?.arrows ?? [])}
              .turned=${this.turned}
              .free=${this.arranging}
              .ask=${this.why.bind(this)}
              label="${this.known?.card.name ?? ""}"
              .picture=${this.picture && view ? { url: this.picture, home: readingOrder(view.scene.columns) } : null}
              @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail)}
              @damier-refused=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail.from, e.detail.to)}
              @damier-arrange=${(/** @type {CustomEvent} */ e) => this.arrange(e)}
              @damier-cell=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail, e.detail)}
            ></damier-board>
            ${
              this.count
                ? html`
                    <div class="countdown" role="status">${this.count}</div>
                  `
                : nothing
            }
          </div>
          ${this.several() ? this.plates(this.turned) : nothing}
        </section>
        <aside class="card panel">
          ${this.match ? roundHead(this.match, this.rivalName(), this.time) : nothing}
          <section>
            <div class="row spread">
              <h1>${this.known?.card.name ?? ""}</h1>
              <a class="sub" href="/rules/${this.game}">${t("home.rules")}</a>
            </div>
            <p class="status" role="status" aria-live="polite">${this.shown?.words || this.busy || this.sentence()}</p>
            ${
              view?.remarks.length && !this.match
                ? html`
                    <details>
                      <summary>${t("play.about")}</summary>
                      ${view.remarks.map(
                        (r) => html`
                          <p class="sub">${r}</p>
                        `,
                      )}
                    </details>
                  `
                : nothing
            }
            ${
              this.refused
                ? html`
                    <p class="refused" role="alert">${this.refused}</p>
                  `
                : nothing
            }
            ${
              this.offline
                ? html`
                    <p class="error" role="alert">${t("play.offline")}</p>
                  `
                : nothing
            }
            ${
              this.error
                ? html`
                    <p class="error" role="alert">${this.error}</p>
                  `
                : nothing
            }
            ${this.asking()} ${view && !this.several() ? counters(view.scene, this.timer()) : nothing}
          </section>
          <section class="fill">
            ${(this.match ? this.roundOver() : this.ended()) ? this.endCard() : nothing}
            ${
              this.ended() || !view || this.who(view.seat)
                ? nothing
                : actions(this.playable() ? view.moves : [], (m) => this.play(m), this.buttons)
            }
            ${
              this.known?.presentation.panels.includes("pictures")
                ? html`
                    <div class="card">${pictureChooser((url) => (this.picture = url))}</div>
                  `
                : nothing
            }
            ${this.told()} ${legend(this.known?.presentation.legend ?? [])}
            ${moveList(this.line, (at) => this.jump(at), this.typed.words())}
          </section>
          <section class="foot">${this.tools()}</section>
        </aside>
      </div>
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
            .options=${this.options()}
            .params=${this.params}
            @damier-start=${(/** @type {CustomEvent} */ e) => this.begin(e)}
          ></damier-start>
          ${
            this.start
              ? html`
                  <button class="btn" @click=${() => (this.starting = false)}>${t("start.back")}</button>
                `
              : nothing
          }
        </div>
      </div>
    `;
  }

  /** The plates above the board, of the far players, or below it. @param {boolean} far */
  plates(far) {
    const view = /** @type {View} */ (this.view);
    const shown = view.seats.map((place, seat) => ({ place, seat })).filter(({ seat }) => (seat === 0) !== far);
    return html`
      <div class="plates">
        ${shown.map(({ place, seat }) =>
          plate({
            seat,
            place,
            who: this.who(seat),
            turn: !this.ended() && view.seat === seat,
            counters: view.scene.counters.filter((c) => c.seat === seat),
            left: this.clocks?.of(seat, this.time) ?? null,
          }),
        )}
      </div>
    `;
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
    if (this.match && rounds.now(this.match).state === "ready") return t("round.ready");
    if (this.arranging) return t("play.arranging");
    return this.view?.status.sentence ?? "";
  }

  timer() {
    if (this.match) return nothing;
    const until = this.ended() ? (this.stopped ??= Date.now()) : ((this.stopped = undefined), this.time);
    return html`
      <div>
        <b role="timer">${clockText(this.began ? until - this.began : 0)}</b>
        <span>${t("play.timer")}</span>
      </div>
    `;
  }

  /** A move that asks before it is played. */
  asking() {
    const move = this.caution;
    return move
      ? question(
          move,
          () => this.play(move),
          () => (this.caution = null),
        )
      : nothing;
  }

  rivalName() {
    const opponent = this.match?.opponent;
    return opponent ? (seated(opponent, this.opponents)?.name ?? "") : t("round.least");
  }

  roundOver() {
    return this.match !== null && rounds.now(this.match).state === "done";
  }

  /** What can be done besides moving; in a round one main button and nothing that helps. */
  tools() {
    const view = this.view;
    const over = this.ended();
    const round = this.match ? rounds.now(this.match).state : "";
    const undo = html`
      <button class="btn" ?disabled=${this.line.at === 0 || this.params.has("f")} @click=${() => this.undo()} title="u">
        ${icon("undo")}${t("play.undo")}
      </button>
      <button class="btn" ?disabled=${this.line.at === this.line.moves.length} @click=${() => this.redo()} title="⇧U">
        ${icon("redo")}${t("play.redo")}
      </button>
      <button class="btn" ?disabled=${this.line.at === 0} @click=${() => this.jump(0)} title="0">
        ${icon("reset")}${t("play.reset")}
      </button>
    `;
    if (this.match) {
      return html`
        <div>
          <div class="row">${round === "running" ? undo : nothing}</div>
          ${
            round === "ready" && !this.count
              ? html`
                  <button class="btn main big" @click=${() => this.startRound()}>${t("round.start")}</button>
                `
              : nothing
          }
          ${round === "running" ? this.stopping(rounds.now(this.match).yours !== null) : nothing}
        </div>
      `;
    }
    return html`
      <div>
        <div class="row">
          ${undo}
          <button class="btn" ?disabled=${over} @click=${() => this.help()} title="i">
            ${icon("hint")}${t("play.hint")}
          </button>
          ${
            this.several()
              ? html`
                  <button class="btn" ?disabled=${over} @click=${() => this.resign()}>${t("play.resign")}</button>
                  <button class="btn" aria-pressed="${this.turned}" @click=${() => (this.turned = !this.turned)}>
                    ${t("play.turn")}
                  </button>
                `
              : nothing
          }
          <a class="btn" href="${address("/analysis", { g: this.game, p: this.start, ...this.line.params() })}">
            ${t("play.analyse")}
          </a>
          <button class="btn" @click=${() => this.share()}>${icon("share")}${t("play.share")}</button>
          ${
            over
              ? nothing
              : html`
                  <button class="btn" @click=${() => this.next()} title="n">${t("play.next")}</button>
                `
          }
          <button class="btn" @click=${() => (this.starting = true)}>${t("play.new-game")}</button>
          ${
            this.arrangeable()
              ? html`
                  <button
                    class="btn"
                    aria-pressed="${this.arranging}"
                    @click=${() => (this.arranging = !this.arranging)}
                  >
                    ${t("play.arrange")}
                  </button>
                `
              : nothing
          }
          ${
            view?.layers.map(
              (l) => html`
                <button class="btn" aria-pressed="${this.layer === l.id}" @click=${() => this.show(l.id)}>
                  ${l.name}
                </button>
              `,
            ) ?? nothing
          }
        </div>
      </div>
    `;
  }

  /** The button that ends a round before its time. @param {boolean} solved */
  stopping(solved) {
    return html`
      <button class="btn ${solved ? "main" : ""}" @click=${() => this.endRound()}>
        ${t(solved ? "round.done" : "round.give-up")}
      </button>
    `;
  }

  /** What the last hint says. */
  told() {
    return this.hint
      ? html`
          <p class="hint note" role="status">${t("play.hint-grade", this.grade)} ${this.hint.hint}</p>
        `
      : nothing;
  }

  endCard() {
    const words = (/** @type {number} */ n) => cost(this.known, n);
    if (this.match) {
      const round = rounds.now(this.match);
      return html`
        <div class="card end-card" role="status">
          ${roundEnd(this.match, this.rivalName(), words)}
          <div class="row">
            ${
              round.line.length
                ? html`
                    <button class="btn" @click=${() => this.replay(round.line)}>${t("end.replay-yours")}</button>
                  `
                : nothing
            }
            ${
              round.reply.length
                ? html`
                    <button class="btn" @click=${() => this.replay(round.reply)}>
                      ${t("round.replay", this.rivalName())}
                    </button>
                  `
                : nothing
            }
          </div>
          <button class="btn main big" @click=${() => this.nextRound()}>
            ${rounds.finished(this.match) ? t("round.again") : t("round.next", this.match.rounds.length + 1)}
          </button>
        </div>
      `;
    }
    if (this.several())
      return html`
        <div class="card end-card" role="status">
          <p class="verdict">${this.sentence()}</p>
          <div class="row">
            <button class="btn" @click=${() => this.replay(this.line.moves)}>${t("end.replay")}</button>
            ${this.dayButton()}
          </div>
          <button class="btn main big" @click=${() => this.rematch()}>${t("end.rematch")}</button>
        </div>
      `;
    const yours = this.view?.status.cost ?? 0;
    const best = this.best;
    const paid = Number(this.params.get("paid") ?? 0);
    const least = best?.cost != null && yours <= best.cost;
    return html`
      <div class="card end-card" role="status">
        <p class="verdict ${least ? "good" : ""}">
          ${least ? t("end.least", words(yours)) : t("end.yours", words(yours))}
        </p>
        <p class="sub">
          ${best?.optimal ? t("end.optimum", words(best.cost)) : best?.cost != null ? t("end.best", words(best.cost)) : t("end.comparing")}
        </p>
        ${
          paid
            ? html`
                <p>${t("end.both", words(paid + yours))}</p>
              `
            : nothing
        }
        <div class="row">
          <button class="btn" @click=${() => this.replay(this.line.moves)}>${t("end.replay-yours")}</button>
          ${
            best?.moves?.length
              ? html`
                  <button class="btn" @click=${() => this.replay(best.moves)}>${t("end.replay-best")}</button>
                `
              : nothing
          }
          ${this.dayButton()}
        </div>
        <button class="btn main big" @click=${() => this.next()}>${t("play.next")}</button>
      </div>
    `;
  }
}

customElements.define("damier-play", Play);
