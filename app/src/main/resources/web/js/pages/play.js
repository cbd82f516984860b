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
import { clockText, seats } from "../play/seats.js";
import { actions } from "../play/actions.js";
import { counters } from "../play/counters.js";
import { pictureChooser, readingOrder } from "../play/picture.js";
import "../play/rounds.js";
import "../board/board.js";

/** @typedef {import("../api.js").View} View */

/** Playing any open game: board, seats, status, moves, undo, hint, share, end card. */
export class Play extends Element {
  static properties = {
    game: {},
    params: { attribute: false },
    view: { state: true },
    line: { state: true },
    hint: { state: true },
    busy: { state: true },
    error: { state: true },
    refused: { state: true },
    end: { state: true },
    card: { state: true },
    left: { state: true },
    picture: { state: true },
    elapsed: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.params = new URLSearchParams();
    /** @type {View|null} */
    this.view = null;
    this.line = new Line();
    this.start = "";
    this.hint = "";
    this.grade = 0;
    /** How many boards were asked for: only the answer to the last question is shown. */
    this.asked = 0;
    /** Which of the game's layers is shown. */
    this.layer = "";
    this.busy = "";
    this.error = "";
    /** Why the last gesture was no move. */
    this.refused = "";
    /** Actions that have had a button. @type {Map<string, {words: string, key: string}>} */
    this.buttons = new Map();
    /** Your result against the optimum. @type {{yours: number, best: any}|null} */
    this.end = null;
    /** @type {import("../api.js").Card|null} */
    this.card = null;
    /** @type {import("../api.js").Presentation|null} */
    this.presentation = null;
    /** @type {{result: Promise<any>, abandon: () => void}|null} */
    this.thinking = null;
    /** The seat that ran out of time. @type {number|undefined} */
    this.flag = undefined;
    /** Milliseconds left on each seat's clock, when there is one. @type {number[]} */
    this.left = [];
    /** A picture for the tiles, or "". */
    this.picture = "";
    /** Seconds since the first move. */
    this.elapsed = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.beat = setInterval(() => this.second(), 1000);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params") || changed.has("game")) this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.beat);
    this.thinking?.abandon();
  }

  translated() {
    this.look();
  }

  /** A second has passed: the timer of a puzzle, the clock of a game. */
  second() {
    if (!this.view || this.view.status.over || !this.line.moves.length) return;
    this.elapsed++;
    if (!this.clock() || this.flag !== undefined) return;
    this.left = this.left.map((ms, seat) => (seat === this.view?.seat ? ms - 1000 : ms));
    const out = this.left.findIndex((ms) => ms <= 0);
    if (out >= 0) {
      this.flag = out;
      this.thinking?.abandon();
      this.busy = t("seat.flag", out + 1);
    }
  }

  clock() {
    return this.params.get("sc") ?? "";
  }

  async open() {
    this.thinking?.abandon();
    this.busy = "";
    this.flag = undefined;
    this.elapsed = 0;
    this.left = Array(4).fill(Number(this.clock()) * 60_000);
    this.error = "";
    this.end = null;
    this.line = Line.from(this.params);
    this.start = this.params.get("p") ?? "";
    try {
      const known = (await api.games()).find((g) => g.card.id === this.game);
      this.card = known?.card ?? null;
      this.presentation = known?.presentation ?? null;
      if (!this.start) this.start = (await api.deal(this.game, this.options())).position;
      await this.look();
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

  url() {
    const own = [...this.params].filter(([k]) => k.startsWith("o.") || k.startsWith("s"));
    return address("/play/" + this.game, { ...Object.fromEntries(own), p: this.start, ...this.line.params() });
  }

  /** Asks for the board at the present place of the line and lets an engine answer if it is its turn. */
  async look() {
    if (!this.start) return;
    const asked = ++this.asked;
    try {
      const view = await api.look(this.game, this.start, this.line.played(), this.layer);
      if (asked !== this.asked) return;
      this.view = view;
      this.error = "";
      this.refused = "";
      this.hint = "";
      note(this.url());
      remember("last", this.url());
      if (this.view.status.over) this.finish();
      else if (this.seatOf(this.view.seat) !== "human" && this.line.at === this.line.moves.length) this.answer();
    } catch (e) {
      if (asked !== this.asked) return;
      this.error = /** @type {Error} */ (e).message;
      sound("refused");
    }
  }

  /** Who sits there: `human` or an engine with options, `damier:level=3`. @param {number} seat */
  seatOf(seat) {
    const standard = this.seats() === 2 && seat === 1 ? "damier:level=3" : "human";
    return this.params.get("s" + (seat + 1)) ?? standard;
  }

  /** How many sit at the table. */
  seats() {
    return this.view?.seats.length ?? 0;
  }

  two() {
    return this.presentation?.kind === "match";
  }

  /** @param {import("../api.js").Move} move */
  play(move) {
    if (this.busy || this.view?.status.over) return;
    sound(move.to && move.to.kind !== "CELL" ? "wall" : "move");
    this.line = this.line.play(move.text);
    this.grade = 0;
    this.look();
  }

  /** A gesture that is no legal move: the rules say what else it means, or why it is refused. @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to */
  async gesture(from, to) {
    const view = this.view;
    if (!view || this.busy || view.status.over) return;
    try {
      const { moves, refusal } = await api.gesture(this.game, view.position, from, to);
      if (this.view !== view) return;
      if (refusal) {
        this.refused = refusal;
        sound("refused");
      }
      this.grade = 0;
      for (const move of moves) {
        this.line = this.line.play(move);
        sound("move");
        await this.look();
      }
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** The engine at this seat makes its move. */
  async answer() {
    const view = /** @type {View} */ (this.view);
    const [engine, ...sets] = this.seatOf(view.seat).split(":");
    const options = Object.fromEntries(sets.map((s) => s.split("=")));
    this.busy = t("play.thinking");
    this.thinking = search({ game: this.game, position: view.position, engine, options, time: 1000 });
    try {
      const r = await this.thinking.result;
      this.busy = "";
      this.line = this.line.play(r.moves[0]);
      sound("move");
      await this.look();
    } catch (e) {
      this.busy = "";
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {number} at */
  jump(at) {
    this.thinking?.abandon();
    this.busy = "";
    this.end = null;
    this.line = this.line.to(at);
    this.look();
  }

  /** Back to your own last decision. */
  undo() {
    let at = this.line.at - 1;
    if (this.two() && this.view && this.seatOf(1 - this.view.seat) !== "human" && at > 0) at--;
    if (at >= 0) this.jump(at);
  }

  /** Shows a layer, or hides it. @param {string} layer */
  show(layer) {
    this.layer = this.layer === layer ? "" : layer;
    this.look();
  }

  async ask() {
    const view = /** @type {View} */ (this.view);
    this.grade = Math.min(4, this.grade + 1);
    this.hint = t("play.thinking");
    try {
      this.hint = (await api.hint(this.game, view.position, this.grade)).hint;
    } catch (e) {
      this.hint = /** @type {Error} */ (e).message;
    }
  }

  /** The end card: for a puzzle, your result against the optimum. */
  async finish() {
    const yours = /** @type {View} */ (this.view).status.cost;
    if (this.end || !this.line.moves.length) return;
    this.end = { yours, best: null };
    if (this.two()) return;
    try {
      const best = await search({ game: this.game, position: this.start, time: 10_000 }).result;
      this.end = { yours, best };
      if (best.cost !== null && yours <= best.cost) {
        sound("win");
        this.querySelector(".stage")?.classList.add("won");
      }
    } catch {
      // the game is over all the same; only the comparison is missing
    }
  }

  /** @param {Record<string, string|number>} [changes] */
  async next(changes = {}) {
    this.line = new Line();
    this.end = null;
    try {
      const { position } = await api.deal(this.game, this.options());
      const own = [...this.params].filter(([k]) => k.startsWith("o.") || k.startsWith("s"));
      go(address("/play/" + this.game, { ...Object.fromEntries(own), ...changes, p: position }));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  async share() {
    const url = location.origin + this.url();
    await navigator.clipboard?.writeText(url).catch(() => {});
    dispatchEvent(new CustomEvent("damier-say", { detail: t("play.shared") }));
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.ctrlKey || e.metaKey || /** @type {HTMLElement} */ (e.target).closest("input, textarea, select")) return;
    if (e.key === "u") this.undo();
    else if (e.key === "y" && this.line.at < this.line.moves.length) this.jump(this.line.at + 1);
    else if (e.key === "i") this.ask();
    else if (e.key === "0" && this.line.at) this.jump(0);
    else if (e.key === "n") this.next();
  }

  render() {
    const view = this.view;
    const over = view?.status.over ?? false;
    return html`
      <div class="columns" @keydown=${this.key}>
        <section class="stage" aria-label="${t("board.label")}">
          <div class="fit">
            <damier-board
              .scene=${view?.scene ?? null}
              .moves=${this.busy || over ? [] : (view?.moves ?? [])}
              .marks=${view?.marks ?? []}
              label="${this.card?.name ?? ""}"
              .picture=${this.picture && view ? { url: this.picture, home: readingOrder(view.scene.columns) } : null}
              @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail)}
              @damier-refused=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail.from, e.detail.to)}
              @damier-cell=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail, e.detail)}
            ></damier-board>
          </div>
        </section>
        <aside>
          <div class="card">
            <div class="row spread">
              <h1>${this.card?.name ?? ""}</h1>
              <a class="sub" href="/rules/${this.game}">${t("home.rules")}</a>
            </div>
            <p class="status" role="status" aria-live="polite">${this.busy || (view?.status.sentence ?? "")}</p>
            ${
              view?.remarks.length
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
              this.error
                ? html`
                    <p class="error" role="alert">${this.error}</p>
                  `
                : nothing
            }
            ${
              view
                ? counters(
                    view.scene,
                    this.two()
                      ? nothing
                      : html`
                          <div>
                            <b role="timer">${clockText(this.elapsed * 1000)}</b>
                            <span>${t("play.timer")}</span>
                          </div>
                        `,
                  )
                : nothing
            }
          </div>
          ${this.end && over ? this.endCard() : nothing}
          ${over ? nothing : actions(this.busy ? [] : (view?.moves ?? []), (m) => this.play(m), this.buttons)}
          ${this.panel()}
          <div class="card">
            <div class="row">
              <button class="btn" ?disabled=${this.line.at === 0} @click=${() => this.undo()} title="u">
                ${icon("undo")}${t("play.undo")}
              </button>
              <button class="btn" ?disabled=${this.line.at === 0} @click=${() => this.jump(0)} title="0">
                ${icon("reset")}${t("play.reset")}
              </button>
              <button class="btn" ?disabled=${over} @click=${() => this.ask()} title="i">
                ${icon("hint")}${t("play.hint")}
              </button>
              <a class="btn" href="${address("/analysis", { g: this.game, p: this.start, ...this.line.params() })}">
                ${t("play.analyse")}
              </a>
              <button class="btn" @click=${() => this.share()}>${icon("share")}${t("play.share")}</button>
              <button class="btn" @click=${() => this.next()} title="n">${t("play.next")}</button>
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
            ${
              this.hint
                ? html`
                    <p class="hint" role="status">${t("play.hint-grade", this.grade)} ${this.hint}</p>
                  `
                : nothing
            }
          </div>
          <div class="card">${moveList(this.line, (at) => this.jump(at))}</div>
          ${this.dealCard()}
        </aside>
      </div>
    `;
  }

  /** What a kind of game has beside what all have. */
  panel() {
    if (this.two()) {
      return seats({
        seats: this.seats(),
        seatOf: (s) => this.seatOf(s),
        choose: (k, v) => this.choose({ [k]: v }),
        clock: this.clock(),
        left: this.left,
      });
    }
    if (this.presentation?.panels.includes("rounds")) {
      return html`
        <damier-rounds
          game="${this.game}"
          start="${this.start}"
          .cost=${this.view?.status.cost ?? 0}
          .over=${this.view?.status.over ?? false}
          .settings=${this.match()}
          @damier-round=${(/** @type {CustomEvent} */ e) => this.score(e.detail)}
          @damier-next=${(/** @type {CustomEvent} */ e) => this.next(this.matchParams(e.detail))}
          @damier-show=${(/** @type {CustomEvent} */ e) => this.demonstrate(e.detail)}
        ></damier-rounds>
      `;
    }
    if (this.presentation?.panels.includes("pictures"))
      return html`
        <div class="card">${pictureChooser((url) => (this.picture = url))}</div>
      `;
    return nothing;
  }

  /** The match of rounds as the address keeps it. */
  match() {
    const n = (/** @type {string} */ k, /** @type {number} */ standard) => Number(this.params.get(k) ?? standard);
    return {
      vs: this.params.get("svs") ?? "",
      of: n("sof", 5),
      round: n("sround", 1),
      you: n("syou", 0),
      them: n("sthem", 0),
      seconds: n("ssec", 60),
    };
  }

  /** @param {ReturnType<Play["match"]>} m */
  matchParams(m) {
    return { svs: m.vs, sof: m.of, sround: m.round, syou: m.you, sthem: m.them, ssec: m.seconds };
  }

  /** Notes the match without starting anything anew. @param {ReturnType<Play["match"]>} m */
  score(m) {
    for (const [k, v] of Object.entries(this.matchParams(m))) this.params.set(k, String(v));
    note(this.url());
    this.requestUpdate();
  }

  /** Plays a line on the board from the start, move by move. @param {string[]} moves */
  async demonstrate(moves) {
    for (let at = 0; at <= moves.length && this.isConnected; at++) {
      this.line = new Line(moves, at);
      await this.look();
      await new Promise((next) => setTimeout(next, 600));
    }
  }

  /** Changes what the address says of seats and clocks, and starts again from here. @param {Record<string, string>} changes */
  choose(changes) {
    const own = Object.fromEntries([...this.params].filter(([k]) => k.startsWith("o.") || k.startsWith("s")));
    go(address("/play/" + this.game, { ...own, ...changes, p: this.start, ...this.line.params() }));
  }

  endCard() {
    const { yours, best } = /** @type {NonNullable<Play["end"]>} */ (this.end);
    const proved = best?.optimal
      ? t("end.optimum", best.cost)
      : best?.cost != null
        ? t("end.best", best.cost)
        : this.two()
          ? ""
          : t("end.comparing");
    return html`
      <div class="card" role="status">
        <p class="verdict ${best && best.cost !== null && yours <= best.cost ? "good" : "warn"}">
          ${this.two() ? this.view?.status.sentence : t("end.yours", yours)}
        </p>
        <p class="sub">${proved}</p>
        <div class="row">
          ${
            best?.moves?.length
              ? html`
                  <a
                    class="btn"
                    href="${address("/analysis", { g: this.game, p: this.start, m: best.moves.join(" "), at: 0 })}"
                  >
                    ${t("end.replay-best")}
                  </a>
                `
              : nothing
          }
          <button class="btn" @click=${() => this.jump(0)}>${t("end.replay-yours")}</button>
          <button class="btn main" @click=${() => this.next()}>${t("play.next")}</button>
        </div>
      </div>
    `;
  }

  /** Deal options of the game, from its card. */
  dealCard() {
    const options = this.card?.options ?? [];
    if (!options.length) return nothing;
    const now = this.options();
    return html`
      <details class="card">
        <summary>${t("play.new-board")}</summary>
        <form @submit=${this.deal}>
          ${options.map(
            (o) => html`
              <label title="${o.about}">
                ${o.about}
                ${
                  o.values.length
                    ? html`
                        <select name="${o.id}">
                          ${o.values.map(
                            (v) => html`
                              <option ?selected=${(now[o.id] ?? o.standard) === v}>${v}</option>
                            `,
                          )}
                        </select>
                      `
                    : html`
                        <input name="${o.id}" .value=${now[o.id] ?? o.standard} size="8" />
                      `
                }
              </label>
            `,
          )}
          <button class="btn main">${t("play.deal")}</button>
        </form>
      </details>
    `;
  }

  /** @param {SubmitEvent} e */
  deal(e) {
    e.preventDefault();
    /** @type {Record<string, string>} */
    const params = {};
    for (const [k, v] of new FormData(/** @type {HTMLFormElement} */ (e.target))) {
      const standard = this.card?.options.find((o) => o.id === k)?.standard;
      if (String(v) !== standard) params["o." + k] = String(v);
    }
    for (const [k, v] of this.params) if (k.startsWith("s")) params[k] = v;
    go(address("/play/" + this.game, params));
  }
}

customElements.define("damier-play", Play);
