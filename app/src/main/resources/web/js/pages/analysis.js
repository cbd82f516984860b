import { html, nothing } from "lit";
import { Element } from "../element.js";
import { number, short, t } from "../i18n.js";
import { api, search } from "../api.js";
import { address, note } from "../route.js";
import { openPosition } from "../paste.js";
import { Line } from "../line.js";
import { options, words } from "../lab/experiment.js";
import { optionControls } from "../options.js";
import { moveList } from "../movelist.js";
import { icon } from "../icons.js";
import { explanation } from "../explain.js";
import { entered } from "../entered.js";
import "../board/board.js";

/** How many lines are compared in games for two. */
const CANDIDATES = 3;
const TIMES = [1, 3, 10, 30, 120];

/** Any position with an engine beside it: a live line, a verdict in one sentence, lines that can be clicked. */
class Analysis extends Element {
  static properties = {
    params: { attribute: false },
    view: { state: true },
    line: { state: true },
    engines: { state: true },
    running: { state: true },
    glimpse: { state: true },
    result: { state: true },
    error: { state: true },
    queued: { state: true },
    preview: { state: true },
    shown: { state: true },
    boards: { state: true },
    refused: { state: true },
    afterMove: { state: true },
    candidates: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.line = new Line();
    this.game = "";
    this.start = "";
    /**
     * @type {{standard: string, engines: import("../api.js").EngineCard[],
     *   heuristics: {id: string, admissible: boolean}[]}|null}
     */
    this.engines = null;
    this.engine = "";
    this.heuristic = "";
    /** Options of the engine that are not at their standard. @type {Record<string, string>} */
    this.given = {};
    this.time = 10;
    /** @type {{result: Promise<any>, stop: () => void, abandon: () => void}|null} */
    this.running = null;
    /** A search for a next best line. @type {{abandon: () => void}|null} */
    this.comparing = null;
    /** The latest of a running search. @type {any} */
    this.glimpse = null;
    /** @type {any} */
    this.result = null;
    this.error = "";
    this.queued = 0;
    /** Lines that begin with other moves, in games for two. @type {any[]} */
    this.candidates = [];
    /** The board after the engine's move. @type {import("../api.js").View|null} */
    this.afterMove = null;
    /** A line shown on the board while the pointer is over it. @type {import("../api.js").View|null} */
    this.preview = null;
    /** The line that plays by itself, and how far it has come. @type {{line: string[], at: number}|null} */
    this.shown = null;
    /** The boards of a line, one after each move. @type {{line: string[], scenes: import("../api.js").Scene[]}|null} */
    this.boards = null;
    /** Why the last gesture was no move. */
    this.refused = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.running?.abandon();
    this.comparing?.abandon();
    this.shown = null;
  }

  translated() {
    this.look();
  }

  async open() {
    this.halt();
    this.game = this.params.get("g") ?? "";
    this.start = this.params.get("p") ?? "";
    this.line = Line.from(this.params);
    this.engine = this.params.get("e") ?? "";
    this.heuristic = this.params.get("h") ?? "";
    this.given = options(this.params.get("o") ?? "");
    this.time = Number(this.params.get("t") ?? 10);
    try {
      if (!this.start) {
        const dealt = await api.deal(this.game || (await api.games())[0].card.id, {}, 1);
        this.game = dealt.game;
        this.start = dealt.position;
      }
      await this.look();
      if (this.params.get("on") === "1") this.think();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  url() {
    return address("/analysis", {
      g: this.game,
      p: this.start,
      ...this.line.params(),
      e: this.engine,
      h: this.heuristic,
      o: words(this.given) || undefined,
      t: this.time === 10 ? undefined : this.time,
    });
  }

  async look() {
    try {
      this.view = await api.look(this.game, this.start, this.line.played());
      this.game = this.view.game;
      this.error = "";
      this.refused = "";
      note(this.url());
      this.engines = await api.engines(this.game, this.view.position);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Another place in the line: the engine follows if it was on. @param {Line} line */
  async move(line) {
    const on = this.running !== null;
    this.halt();
    this.line = line;
    await this.look();
    if (on) this.think();
  }

  halt() {
    this.running?.abandon();
    this.comparing?.abandon();
    this.running = null;
    this.glimpse = null;
    this.result = null;
    this.preview = null;
    this.shown = null;
    this.boards = null;
    this.afterMove = null;
    this.candidates = [];
  }

  async think() {
    this.halt();
    const view = this.view;
    if (!view) return;
    this.error = "";
    const set = Object.fromEntries(Object.entries(this.given).filter(([id]) => this.takes(id)));
    if (this.heuristic && this.takes("heuristic")) set.heuristic = this.heuristic;
    const run = search(
      { game: this.game, position: view.position, engine: this.engine, options: set, time: this.time * 1000 },
      {
        progress: (p) => {
          if (this.running === run) this.glimpse = p;
        },
        queued: (ahead) => (this.queued = ahead),
      },
    );
    this.running = run;
    try {
      const result = await run.result;
      if (this.running === run) {
        this.result = result;
        if (result.outcome === "chosen") this.compare(result);
        this.afterMove = result.moves?.length
          ? await api.look(this.game, view.position, result.moves.slice(0, 1)).catch(() => null)
          : null;
      }
    } catch (e) {
      if (this.running === run) this.error = /** @type {Error} */ (e).message;
    }
    if (this.running === run) this.running = null;
    this.queued = 0;
  }

  /** The engine's next best lines: the same search again without the moves it has already named. @param {any} best */
  async compare(best) {
    const view = /** @type {import("../api.js").View} */ (this.view);
    this.candidates = [best];
    while (this.can("avoiding") && this.candidates.length < CANDIDATES && this.candidates.length < view.moves.length) {
      const avoid = this.candidates.map((c) => c.moves[0]);
      const run = search({
        game: this.game,
        position: view.position,
        engine: this.engine,
        avoid,
        time: Math.max(300, (this.time * 1000) / 2),
      });
      this.comparing = run;
      const next = await run.result.catch(() => null);
      if (this.result !== best) return;
      if (next?.outcome !== "chosen") return;
      this.candidates = [...this.candidates, next].sort((a, b) => b.value - a.value);
    }
  }

  /** The chosen engine. */
  chosen() {
    const id = this.engine || this.engines?.standard;
    return this.engines?.engines.find((e) => e.id === id);
  }

  /** Whether the chosen engine can do this. @param {string} ability */
  can(ability) {
    return this.chosen()?.abilities.includes(ability) ?? false;
  }

  /** Whether the chosen engine has this option. @param {string} option */
  takes(option) {
    return this.chosen()?.options.some((o) => o.id === option) ?? false;
  }

  /** Shows the board after part of the engine's line. @param {string[]} moves */
  async show(moves) {
    if (!this.view) return;
    const at = this.view.position;
    const view = await api.look(this.game, at, moves).catch(() => null);
    if (this.view?.position === at) this.preview = view;
  }

  /** Plays a line on the board by itself, or stops it. @param {string[]} line */
  async demonstrate(line) {
    if (this.shown) {
      this.shown = null;
      this.preview = null;
      return;
    }
    const mine = (this.shown = { line, at: 0 });
    const pause = line.length > 40 ? 200 : 500;
    for (let at = 1; at <= line.length && this.shown?.line === mine.line; at++) {
      this.shown = { line, at };
      await this.show(line.slice(0, at));
      await new Promise((next) => setTimeout(next, pause));
    }
    if (this.shown?.line !== mine.line) return;
    await new Promise((next) => setTimeout(next, 800));
    if (this.shown?.line !== mine.line) return;
    this.shown = null;
    this.preview = null;
  }

  /** The boards of a line side by side, or away with them. @param {string[]} line */
  async list(line) {
    if (this.boards) this.boards = null;
    else if (this.view)
      this.boards = { line, scenes: await api.boards(this.game, this.view.position, line).catch(() => []) };
  }

  /**
   * A gesture that is no legal move.
   * @param {import("../api.js").Spot|null} from
   * @param {import("../api.js").Spot} to
   */
  async gesture(from, to) {
    const view = this.view;
    if (!view || view.status.over) return;
    const { moves, refusal } = await api
      .gesture(this.game, view.position, [], from, to)
      .catch((e) => ({ moves: [], refusal: e.message }));
    if (this.view !== view) return;
    this.refused = refusal ?? "";
    if (moves.length) this.move(moves.reduce((line, m) => line.play(m), this.line));
  }

  /** Takes the engine's line over into the game. @param {string[]} moves @param {number} upTo */
  adopt(moves, upTo) {
    const played = this.line.played();
    this.move(new Line([...played, ...moves], played.length + upTo));
  }

  render() {
    const view = this.preview ?? this.view;
    const shown = this.result ?? this.glimpse;
    return html`
      <div class="columns">
        <section class="stage" aria-label="${t("board.label")}">
          <div class="fit">
            <damier-board
              .scene=${view?.scene ?? null}
              .moves=${this.preview ? [] : (view?.moves ?? [])}
              .arrows=${this.arrow(shown)}
              @damier-move=${(/** @type {CustomEvent} */ e) => this.move(this.line.play(e.detail.text))}
              @damier-refused=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail.from, e.detail.to)}
              @damier-cell=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail, e.detail)}
            ></damier-board>
          </div>
        </section>
        <aside>
          <div class="card">
            <div class="row spread">
              <h1>${t("nav.analysis")}</h1>
              <a class="btn" href="${address("/editor", { g: this.game, p: this.view?.position })}">
                ${icon("edit")}${t("nav.editor")}
              </a>
            </div>
            <p class="status" role="status">${this.view?.status.sentence ?? ""}</p>
            ${
              this.refused
                ? html`
                    <p class="refused" role="alert">${this.refused}</p>
                  `
                : nothing
            }
            ${
              this.view?.remarks.map(
                (r) => html`
                  <p class="sub">${r}</p>
                `,
              ) ?? nothing
            }
          </div>
          <div class="card">${this.box(shown)}</div>
          ${
            shown?.moves?.length
              ? html`
                  <div class="card">${this.lines(shown)}</div>
                `
              : nothing
          }
          ${this.result ? explanation(this.result, this.view, this.afterMove) : nothing}
          <div class="card">${moveList(this.line, (at) => this.move(this.line.to(at)))}</div>
          <form class="card" @submit=${this.paste}>
            <label for="position">${t("analysis.position")}</label>
            <textarea
              id="position"
              name="position"
              rows="2"
              spellcheck="false"
              .value=${this.view?.position ?? ""}
            ></textarea>
            <div class="row">
              <button class="btn">${t("home.open")}</button>
              <a class="btn" href="${address("/play/" + this.game, { p: this.view?.position })}">
                ${t("analysis.play")}
              </a>
            </div>
          </form>
        </aside>
      </div>
    `;
  }

  /** The engine box: which, how long, on or off, the live figures, the verdict. @param {any} shown */
  box(shown) {
    const cards = this.engines?.engines ?? [];
    const chosen = cards.find((c) => c.id === (this.engine || this.engines?.standard));
    const heuristics = this.takes("heuristic") ? (this.engines?.heuristics ?? []) : [];
    const said = this.result?.verdict;
    const g = this.glimpse;
    const s = this.result?.stats ?? g;
    return html`
      <div class="row">
        <button
          class="btn main"
          ?disabled=${!this.view}
          @click=${() => (this.running ? this.running.stop() : this.think())}
        >
          ${this.running ? t("analysis.stop") : t("analysis.start")}
        </button>
        <label>
          ${t("analysis.engine")}
          <select @change=${(/** @type {Event} */ e) => this.pick("engine", e)}>
            ${cards.map(
              (c) => html`
                <option value="${c.id}" ?selected=${c.id === chosen?.id}>${c.name}</option>
              `,
            )}
          </select>
        </label>
        ${
          heuristics.length
            ? html`
                <label>
                  ${t("analysis.heuristic")}
                  <select @change=${(/** @type {Event} */ e) => this.pick("heuristic", e)}>
                    ${heuristics.map(
                      (h) => html`
                        <option value="${h.id}" ?selected=${h.id === this.heuristic}>
                          ${h.id}${h.admissible ? "" : " " + t("analysis.inadmissible")}
                        </option>
                      `,
                    )}
                  </select>
                </label>
              `
            : nothing
        }
        <label>
          ${t("analysis.time")}
          <select @change=${(/** @type {Event} */ e) => this.pick("time", e)}>
            ${TIMES.map(
              (s) => html`
                <option value="${s}" ?selected=${s === this.time}>${s} s</option>
              `,
            )}
          </select>
        </label>
      </div>
      <p class="sub">${chosen?.about ?? ""}</p>
      ${this.advanced(chosen?.options.filter((o) => o.id !== "heuristic") ?? [])}
      ${
        this.error
          ? html`
              <p class="error" role="alert">${this.error}</p>
            `
          : nothing
      }
      <div aria-live="polite">
        ${
          said
            ? html`
                <p class="verdict ${said.tone}">${said.sentence}</p>
                <p class="sub">${said.proof}</p>
              `
            : nothing
        }
        ${
          this.running && !g && this.queued
            ? html`
                <p class="sub">${t("analysis.queued", this.queued)}</p>
              `
            : nothing
        }
      </div>
      ${
        s
          ? html`
              <div class="nums">
                <div>
                  <b>${number(g && !this.result ? Math.max(g.depth, g.lowerBound) : s.depth)}</b>
                  <span>${t("analysis.depth")}</span>
                </div>
                <div>
                  <b>${short(s.expanded)}</b>
                  <span>${t("analysis.states")}</span>
                </div>
                <div>
                  <b>${short(g && !this.result ? g.rate : (s.expanded / Math.max(s.millis, 0.001)) * 1000)}/s</b>
                  <span>${t("analysis.rate")}</span>
                </div>
                <div>
                  <b>${number(s.millis)} ms</b>
                  <span>${t("analysis.elapsed")}</span>
                </div>
                ${
                  s.open === undefined
                    ? nothing
                    : html`
                        <div>
                          <b>${short(s.open)}</b>
                          <span>${t("analysis.open")}</span>
                        </div>
                      `
                }
                ${
                  s.closed === undefined
                    ? nothing
                    : html`
                        <div>
                          <b>${short(s.closed)}</b>
                          <span>${t("analysis.closed")}</span>
                        </div>
                      `
                }
                <div>
                  <b>${number(s.bytes / 1048576)} ${t("unit.mb")}</b>
                  <span>${t("analysis.memory")}</span>
                </div>
              </div>
            `
          : nothing
      }
      ${
        this.running
          ? html`
              <div class="meter">
                <progress
                  max="${this.time * 1000}"
                  value="${g?.millis ?? 0}"
                  aria-label="${t("analysis.budget")}"
                ></progress>
              </div>
            `
          : nothing
      }
      ${shown?.worth && this.view?.seats.length ? this.balance(shown) : nothing}
    `;
  }

  /** Who stands better, from the first player's side. @param {{value: number, worth: string}} shown */
  balance({ value, worth }) {
    const first = this.view?.seat === 0 ? value : -value;
    const share = 50 + 50 * Math.tanh(first / 600);
    const tone = (/** @type {number} */ seat) => this.view?.scene.pieces[seat]?.tone ?? "ink";
    return html`
      <div class="evalbar" role="img" aria-label="${worth}">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none">
          <rect class="t-${tone(0)}" width="${share}" height="4" />
          <rect class="t-${tone(1)}" x="${share}" width="${100 - share}" height="4" />
        </svg>
      </div>
      <p class="sub">${worth}</p>
    `;
  }

  /** @param {any} shown */
  lines(shown) {
    const all = /** @type {string[][]} */ (shown.all?.length ? shown.all : [shown.moves]);
    if (this.candidates.length > 1) {
      return html`
        <h2>${t("analysis.candidates")}</h2>
        ${this.candidates.map(
          (c) => html`
            <p class="sub">${c.worth}</p>
            ${this.moveButtons(c.moves)}
          `,
        )}
      `;
    }
    const first = all[0];
    return html`
      <div class="row spread">
        <h2>${t("analysis.line")}</h2>
        ${
          this.result && first.length > 1
            ? html`
                <span class="row tight">
                  <button class="btn" @click=${() => this.demonstrate(first)}>
                    ${this.shown ? t("analysis.pause") : t("analysis.animate")}
                  </button>
                  <button class="btn" aria-pressed="${this.boards !== null}" @click=${() => this.list(first)}>
                    ${t("analysis.boards")}
                  </button>
                </span>
              `
            : nothing
        }
      </div>
      ${all.slice(0, 20).map((line) => this.moveButtons(line))}
      ${
        this.boards
          ? html`
              <ol class="boards">
                ${this.boards.scenes.map(
                  (scene, i) => html`
                    <li>
                      <button @click=${() => this.adopt(first, i)}>
                        <damier-board still .scene=${scene} label="${t("analysis.board-after", i)}"></damier-board>
                        <small>${i ? `${i}. ${first[i - 1]}` : t("analysis.board-start")}</small>
                      </button>
                    </li>
                  `,
                )}
              </ol>
            `
          : nothing
      }
    `;
  }

  /** A line whose moves preview on hover and play on click. @param {string[]} line */
  moveButtons(line) {
    return html`
      <ol class="moves" @pointerleave=${() => (this.preview = null)}>
        ${line.map(
          (m, i) => html`
            <li>
              <button
                class="${this.shown?.line === line && this.shown.at === i + 1 ? "now" : ""}"
                @pointerenter=${() => this.show(line.slice(0, i + 1))}
                @focus=${() => this.show(line.slice(0, i + 1))}
                @blur=${() => (this.preview = null)}
                @click=${() => this.adopt(line, i + 1)}
              >
                <small>${i + 1}</small>
                ${m}
              </button>
            </li>
          `,
        )}
      </ol>
    `;
  }

  /** The engine's next move as an arrow. @param {any} shown */
  arrow(shown) {
    const next = shown?.moves?.[0];
    const move = next && !this.preview ? this.view?.moves.find((m) => m.text === next) : undefined;
    return move?.to ? [{ from: move.from ?? move.to, to: move.to, tone: "accent" }] : [];
  }

  /** Every option of the engine, folded away. @param {import("../api.js").Option[]} offered */
  advanced(offered) {
    if (!offered.length) return nothing;
    return html`
      <details class="engine-options">
        <summary>${t("start.advanced")} ${words(this.given)}</summary>
        <div class="row">${optionControls(offered, this.given, (given) => this.set(given))}</div>
      </details>
    `;
  }

  /** @param {"engine"|"heuristic"|"time"} what @param {Event} e */
  pick(what, e) {
    const chosen = entered(e);
    if (what === "time") this.time = Number(chosen);
    else this[what] = chosen;
    if (what === "engine") this.given = {};
    this.again();
  }

  /** @param {Record<string, string>} given */
  set(given) {
    this.given = given;
    this.again();
  }

  /** With other settings: what runs begins anew. */
  again() {
    const on = this.running !== null;
    this.halt();
    note(this.url());
    if (on) this.think();
    this.requestUpdate();
  }

  /** @param {SubmitEvent} e */
  async paste(e) {
    e.preventDefault();
    try {
      await openPosition(String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("position")));
    } catch (error) {
      this.error = /** @type {Error} */ (error).message;
    }
  }
}

customElements.define("damier-analysis", Analysis);
