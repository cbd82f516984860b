import { html, nothing } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { api } from "../api.js";
import { fieldValue } from "../field-value.js";
import { icon } from "../icons.js";
import { optionControls } from "../option-controls.js";
import { finalView, isRecord } from "../open-position.js";
import { engineLabel } from "./experiment.js";
import { addEngineNames, optionNames } from "./engine-names.js";
import "../board/board.js";
import "../words/lab.js";

/** @typedef {import("./experiment.js").Experiment} Experiment */

/** Number of boards shown in the preview. */
const PREVIEW_COUNT = 6;

/**
 * The form to build an experiment in three steps: boards, engines, limits. Fires `damier-change` with the changed
 * fields, `damier-run` to start or stop the experiment, `damier-preview` with the positions that would run, and
 * `damier-names-loaded` once the engine names are known.
 */
class Builder extends Element {
  static properties = {
    experiment: { attribute: false },
    games: { attribute: false },
    running: { type: Boolean },
    engines: { state: true },
    preview: { state: true },
    previewScenes: { state: true },
    error: { state: true },
    adding: { state: true },
  };

  constructor() {
    super();
    /** @type {Experiment|null} */
    this.experiment = null;
    /** @type {import("../api.js").GameCard[]} */
    this.games = [];
    this.running = false;
    /** @type {import("../api.js").EngineCard[]} */
    this.engines = [];
    /** @type {{id: string}[]} */
    this.heuristics = [];
    /** @type {{positions: string[], sizes: number[], command: string}|null} */
    this.preview = null;
    /** @type {import("../api.js").Scene[]} */
    this.previewScenes = [];
    this.error = "";
    this.adding = false;
    this.requestId = 0;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("experiment") && JSON.stringify(changed.get("experiment")) !== JSON.stringify(this.experiment))
      this.loadPreview();
  }

  onLanguageChange() {
    this.loadPreview();
  }

  /** Asks the server for the positions that would run, their engines and boards. */
  async loadPreview() {
    const x = this.experiment;
    if (!x) return;
    const request = ++this.requestId;
    try {
      const preview = await api.previewExperiment({
        ...x,
        engines: x.engines.length ? x.engines : [{ id: "", options: {} }],
      });
      if (request !== this.requestId) return;
      this.preview = preview;
      this.error = "";
      this.dispatchEvent(new CustomEvent("damier-preview", { detail: preview }));
      const available = await api.engines(x.game, preview.positions[0]);
      if (request !== this.requestId) return;
      this.engines = available.engines;
      this.heuristics = available.heuristics;
      addEngineNames(available.engines);
      this.dispatchEvent(new Event("damier-names-loaded"));
      const views = await Promise.all(preview.positions.slice(0, PREVIEW_COUNT).map((p) => api.view(x.game, p)));
      if (request === this.requestId) this.previewScenes = views.map((v) => v.scene);
    } catch (e) {
      if (request === this.requestId) this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {Partial<Experiment>} changes */
  change(changes) {
    this.dispatchEvent(new CustomEvent("damier-change", { detail: changes }));
  }

  /** Returns where the boards come from: a suite, random deals, or own positions. @param {Experiment} x */
  source(x) {
    return x.suite ? "suite" : x.deal ? "random" : "own";
  }

  /** @param {string} source */
  setSource(source) {
    const suite = this.gameCard()?.suites[0]?.id ?? "";
    const own = this.preview?.positions.slice(0, 1) ?? [];
    if (source === "suite" && suite) this.change({ suite, deal: 0, positions: [] });
    else if (source === "own") this.change({ suite: "", deal: 0, positions: own });
    else this.change({ suite: "", deal: 5, positions: [] });
  }

  gameCard() {
    return this.games.find((g) => g.card.id === this.experiment?.game);
  }

  render() {
    const x = this.experiment;
    if (!x) return nothing;
    const boards = this.preview?.positions.length ?? 0;
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
        ${x.engines.map((c, i) => this.engineItem(x, c, i))} ${this.adding ? this.engineCards(x) : nothing}
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
          ${this.numberField("build.seconds", x.millis / 1000, 0.1, 60, (v) => this.change({ millis: Math.round(v * 1000) }))}
          ${this.numberField("build.states", x.nodes, 0, 1e9, (v) => this.change({ nodes: Math.round(v) }))}
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
          ${icon(this.running ? "cross" : "play")}
          ${this.running ? t("analysis.stop") : t("build.run", formatNumber(runs))}
        </button>
        <p class="sub counts" role="status">${t("build.counts", x.engines.length, boards)}</p>
      </div>
    `;
  }

  /**
   * @param {string} key @param {number} value @param {number} min @param {number} max @param {(v: number) => void} set
   */
  numberField(key, value, min, max, set) {
    return html`
      <label class="option">
        <span>${t(key)}</span>
        <input
          type="number"
          min="${min}"
          max="${max}"
          step="any"
          .value=${String(value)}
          title="${t("build.range", formatNumber(min), formatNumber(max))}"
          @change=${(/** @type {Event} */ e) => set(Math.max(min, Math.min(max, Number(fieldValue(e)) || min)))}
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
          <select @change=${(/** @type {Event} */ e) => this.change({ game: fieldValue(e) })}>
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
                ?disabled=${s === "suite" && !this.gameCard()?.suites.length}
                @click=${() => this.setSource(s)}
              >
                ${t("build.source." + s)}
              </button>
            `,
          )}
        </div>
      </div>
      ${source === "suite" ? this.suiteField(x) : source === "random" ? this.randomFields(x) : this.ownPositions(x)}
      <div class="build-preview" aria-label="${t("build.preview")}">
        ${this.previewScenes.map(
          (scene, i) => html`
            <damier-board readonly .scene=${scene} label="${t("build.board", i + 1)}"></damier-board>
          `,
        )}
        ${
          (this.preview?.positions.length ?? 0) > PREVIEW_COUNT
            ? html`
                <span class="sub">${t("build.more", (this.preview?.positions.length ?? 0) - PREVIEW_COUNT)}</span>
              `
            : nothing
        }
      </div>
    `;
  }

  /** @param {Experiment} x */
  suiteField(x) {
    return html`
      <label class="option">
        <span>${t("lab.suite")}</span>
        <select @change=${(/** @type {Event} */ e) => this.change({ suite: fieldValue(e) })}>
          ${this.gameCard()?.suites.map(
            (s) => html`
              <option value="${s.id}" ?selected=${s.id === x.suite}>${s.name} (${s.size})</option>
            `,
          )}
        </select>
      </label>
    `;
  }

  /** @param {Experiment} x */
  randomFields(x) {
    const given = optionNames("", x.options);
    return html`
      <div class="row tight">
        ${this.numberField("build.many", x.deal, 1, 200, (v) => this.change({ deal: Math.round(v) }))}
        ${this.numberField("lab.seed", x.seed, 0, 1e9, (v) => this.change({ seed: Math.round(v) }))}
      </div>
      <details>
        <summary>${t("lab.options")} ${given}</summary>
        <div class="row tight">
          ${optionControls(this.gameCard()?.card.options ?? [], x.options, (options) => this.change({ options }))}
        </div>
      </details>
    `;
  }

  /** @param {Experiment} x */
  ownPositions(x) {
    return html`
      <label class="wide">
        ${t("lab.positions")}
        <textarea
          rows="3"
          spellcheck="false"
          .value=${x.positions.join("\n")}
          @change=${(/** @type {Event} */ e) => this.setPositions(x, fieldValue(e))}
        ></textarea>
      </label>
    `;
  }

  /**
   * Sets the positions, one per line, or the final position of a game record.
   * @param {Experiment} x @param {string} text
   */
  async setPositions(x, text) {
    const lines = text
      .split("\n")
      .map((p) => p.trim())
      .filter(Boolean);
    if (!isRecord(text)) return this.change({ positions: lines });
    try {
      const { game, position } = await finalView(text, x.game);
      this.change({ ...(game === x.game ? {} : { game }), positions: [position] });
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    return undefined;
  }

  /** @param {Experiment} x @param {import("./experiment.js").EngineConfig} c @param {number} i */
  engineItem(x, c, i) {
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
          aria-label="${t("lab.remove", engineLabel(x, i))}"
        >
          ${icon("cross")} ${t("build.remove")}
        </button>
      </details>
    `;
  }

  /** Renders the engines to choose from. @param {Experiment} x */
  engineCards(x) {
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

  /** Returns the options of an engine. The values of `heuristic` are those that fit the board. @param {string} id */
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
