import { html, nothing } from "lit";
import { Element } from "../element.js";
import { number, t } from "../i18n.js";
import { api } from "../api.js";
import { entered } from "../entered.js";
import { icon } from "../icons.js";
import { optionControls } from "../options.js";
import { endOf, isRecord } from "../paste.js";
import { labelOf } from "./experiment.js";
import { learnNames, optionNames } from "./names.js";
import "../board/board.js";
import "../words/lab.js";

/** @typedef {import("./experiment.js").Experiment} Experiment */

/** How many boards are shown before a run. */
const SHOWN = 6;

/**
 * An experiment put together in three steps: boards, engines, budget. Fires `damier-change` with what is to be
 * different, `damier-run` when it is to be run or stopped, `damier-previewed` with the positions that would be run, and
 * `damier-named` once the engines' names are known.
 */
class Builder extends Element {
  static properties = {
    x: { attribute: false },
    games: { attribute: false },
    running: { type: Boolean },
    engines: { state: true },
    told: { state: true },
    boards: { state: true },
    error: { state: true },
    adding: { state: true },
  };

  constructor() {
    super();
    /** @type {Experiment|null} */
    this.x = null;
    /** @type {import("../api.js").Known[]} */
    this.games = [];
    this.running = false;
    /** @type {import("../api.js").EngineCard[]} */
    this.engines = [];
    /** @type {{id: string}[]} */
    this.heuristics = [];
    /** @type {{positions: string[], sizes: number[], command: string}|null} */
    this.told = null;
    /** @type {import("../api.js").Scene[]} */
    this.boards = [];
    this.error = "";
    this.adding = false;
    this.asked = 0;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("x") && JSON.stringify(changed.get("x")) !== JSON.stringify(this.x)) this.preview();
  }

  translated() {
    this.preview();
  }

  /** Asks the server what would be run: the count is its own, and so are the boards. */
  async preview() {
    const x = this.x;
    if (!x) return;
    const asked = ++this.asked;
    try {
      const told = await api.preview({ ...x, engines: x.engines.length ? x.engines : [{ id: "", options: {} }] });
      if (asked !== this.asked) return;
      this.told = told;
      this.error = "";
      this.dispatchEvent(new CustomEvent("damier-previewed", { detail: told }));
      const offered = await api.engines(x.game, told.positions[0]);
      if (asked !== this.asked) return;
      this.engines = offered.engines;
      this.heuristics = offered.heuristics;
      learnNames(offered.engines);
      this.dispatchEvent(new Event("damier-named"));
      const views = await Promise.all(told.positions.slice(0, SHOWN).map((p) => api.look(x.game, p)));
      if (asked === this.asked) this.boards = views.map((v) => v.scene);
    } catch (e) {
      if (asked === this.asked) this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {Partial<Experiment>} changes */
  change(changes) {
    this.dispatchEvent(new CustomEvent("damier-change", { detail: changes }));
  }

  /** Where the boards come from. @param {Experiment} x */
  source(x) {
    return x.suite ? "suite" : x.deal ? "random" : "own";
  }

  /** @param {string} source */
  from(source) {
    const suite = this.game()?.suites[0]?.id ?? "";
    const own = this.told?.positions.slice(0, 1) ?? [];
    if (source === "suite" && suite) this.change({ suite, deal: 0, positions: [] });
    else if (source === "own") this.change({ suite: "", deal: 0, positions: own });
    else this.change({ suite: "", deal: 5, positions: [] });
  }

  game() {
    return this.games.find((g) => g.card.id === this.x?.game);
  }

  render() {
    const x = this.x;
    if (!x) return nothing;
    const boards = this.told?.positions.length ?? 0;
    const runs = boards * x.engines.length;
    return html`
      <section class="build-step">
        <h2>
          <span class="step-number" aria-hidden="true">1</span>
          ${t("build.boards")}
        </h2>
        ${this.boardsStep(x)}
      </section>
      <section class="build-step">
        <h2>
          <span class="step-number" aria-hidden="true">2</span>
          ${t("build.engines")}
        </h2>
        ${x.engines.map((c, i) => this.engine(x, c, i))} ${this.adding ? this.cards(x) : nothing}
        <button class="btn small" aria-expanded="${this.adding}" @click=${() => (this.adding = !this.adding)}>
          ${icon(this.adding ? "cross" : "plus")} ${this.adding ? t("build.close") : t("lab.add")}
        </button>
      </section>
      <section class="build-step">
        <h2>
          <span class="step-number" aria-hidden="true">3</span>
          ${t("build.budget")}
        </h2>
        <div class="row tight">
          ${this.number("build.seconds", x.millis / 1000, 0.1, 60, (v) => this.change({ millis: Math.round(v * 1000) }))}
          ${this.number("build.states", x.nodes, 0, 1e9, (v) => this.change({ nodes: Math.round(v) }))}
        </div>
        <p class="sub">${t("build.states.sub")}</p>
      </section>
      <div class="build-foot">
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : nothing
        }
        <button
          class="btn main block"
          ?disabled=${!runs && !this.running}
          @click=${() => this.dispatchEvent(new Event("damier-run"))}
        >
          ${icon(this.running ? "cross" : "play")} ${this.running ? t("analysis.stop") : t("build.run", number(runs))}
        </button>
        <p class="sub counts" role="status">${t("build.counts", x.engines.length, boards)}</p>
      </div>
    `;
  }

  /**
   * @param {string} key @param {number} value @param {number} least @param {number} most
   * @param {(v: number) => void} set
   */
  number(key, value, least, most, set) {
    return html`
      <label class="option">
        <span>${t(key)}</span>
        <input
          type="number"
          min="${least}"
          max="${most}"
          step="any"
          .value=${String(value)}
          title="${t("build.range", number(least), number(most))}"
          @change=${(/** @type {Event} */ e) => set(Math.max(least, Math.min(most, Number(entered(e)) || least)))}
        />
      </label>
    `;
  }

  /** @param {Experiment} x */
  boardsStep(x) {
    const source = this.source(x);
    return html`
      <div class="row tight">
        <label class="option">
          <span>${t("editor.game")}</span>
          <select @change=${(/** @type {Event} */ e) => this.change({ game: entered(e) })}>
            ${this.games.map(
              (g) => html`
                <option value="${g.card.id}" ?selected=${g.card.id === x.game}>${g.card.name}</option>
              `,
            )}
          </select>
        </label>
        <div class="segment" role="group" aria-label="${t("build.source")}">
          ${["random", "suite", "own"].map(
            (s) => html`
              <button
                aria-pressed="${s === source}"
                ?disabled=${s === "suite" && !this.game()?.suites.length}
                @click=${() => this.from(s)}
              >
                ${t("build.source." + s)}
              </button>
            `,
          )}
        </div>
      </div>
      ${source === "suite" ? this.suite(x) : source === "random" ? this.random(x) : this.own(x)}
      <div class="build-preview" aria-label="${t("build.preview")}">
        ${this.boards.map(
          (scene, i) => html`
            <damier-board still .scene=${scene} label="${t("build.board", i + 1)}"></damier-board>
          `,
        )}
        ${
          (this.told?.positions.length ?? 0) > SHOWN
            ? html`
                <span class="sub">${t("build.more", (this.told?.positions.length ?? 0) - SHOWN)}</span>
              `
            : nothing
        }
      </div>
    `;
  }

  /** @param {Experiment} x */
  suite(x) {
    return html`
      <label class="option">
        <span>${t("lab.suite")}</span>
        <select @change=${(/** @type {Event} */ e) => this.change({ suite: entered(e) })}>
          ${this.game()?.suites.map(
            (s) => html`
              <option value="${s.id}" ?selected=${s.id === x.suite}>${s.name} (${s.size})</option>
            `,
          )}
        </select>
      </label>
    `;
  }

  /** @param {Experiment} x */
  random(x) {
    const given = optionNames("", x.options);
    return html`
      <div class="row tight">
        ${this.number("build.many", x.deal, 1, 200, (v) => this.change({ deal: Math.round(v) }))}
        ${this.number("lab.seed", x.seed, 0, 1e9, (v) => this.change({ seed: Math.round(v) }))}
      </div>
      <details>
        <summary>${t("lab.options")} ${given}</summary>
        <div class="row tight">
          ${optionControls(this.game()?.card.options ?? [], x.options, (options) => this.change({ options }))}
        </div>
      </details>
    `;
  }

  /** @param {Experiment} x */
  own(x) {
    return html`
      <label class="wide">
        ${t("lab.positions")}
        <textarea
          rows="3"
          spellcheck="false"
          .value=${x.positions.join("\n")}
          @change=${(/** @type {Event} */ e) => this.give(x, entered(e))}
        ></textarea>
      </label>
    `;
  }

  /** Positions, one a line, or a game: then the board it came to. @param {Experiment} x @param {string} text */
  async give(x, text) {
    const lines = text
      .split("\n")
      .map((p) => p.trim())
      .filter(Boolean);
    if (!isRecord(text)) return this.change({ positions: lines });
    try {
      const { game, position } = await endOf(text, x.game);
      this.change({ ...(game === x.game ? {} : { game }), positions: [position] });
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    return undefined;
  }

  /** @param {Experiment} x @param {import("./experiment.js").Contestant} c @param {number} i */
  engine(x, c, i) {
    const card = this.engines.find((e) => e.id === c.id);
    const set = (/** @type {Record<string, string>} */ options) =>
      this.change({ engines: x.engines.map((e, k) => (k === i ? { id: c.id, options } : e)) });
    return html`
      <details class="build-engine tone-${i % 6}">
        <summary>
          <i class="swatch-${i % 6}" aria-hidden="true"></i>
          <b>${card?.name ?? c.id}</b>
          <span class="sub">${optionNames(c.id, c.options)}</span>
        </summary>
        <p class="sub">${card?.about ?? ""}</p>
        <div class="row tight">${optionControls(this.optionsOf(c.id), c.options, set)}</div>
        <button
          class="btn small"
          @click=${() => this.change({ engines: x.engines.filter((_, k) => k !== i) })}
          aria-label="${t("lab.remove", labelOf(x, i))}"
        >
          ${icon("cross")} ${t("build.remove")}
        </button>
      </details>
    `;
  }

  /** The engines to choose from. @param {Experiment} x */
  cards(x) {
    return html`
      <div class="engine-cards">
        ${this.engines.map(
          (e) => html`
            <button
              class="engine-card"
              data-engine-card="${e.id}"
              @click=${() => {
                this.adding = false;
                this.change({ engines: [...x.engines, { id: e.id, options: {} }] });
              }}
            >
              <b>${e.name}</b>
              <span class="sub">${e.about}</span>
            </button>
          `,
        )}
      </div>
    `;
  }

  /** The options of an engine; its heuristic is one of those that fit the board. @param {string} id */
  optionsOf(id) {
    const card = this.engines.find((e) => e.id === id);
    const names = this.heuristics.map((h) => h.id);
    return (card?.options ?? []).map((o) =>
      o.id === "heuristic"
        ? { ...o, type: /** @type {const} */ ("choice"), values: ["", ...names], words: ["–", ...names] }
        : o,
    );
  }
}

customElements.define("damier-builder", Builder);
