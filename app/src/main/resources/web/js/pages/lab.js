import { html, nothing } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { api, experimentEvents } from "../api.js";
import { buildUrl, updateUrl } from "../route.js";
import { icon } from "../icons.js";
import { dataView } from "../lab/data-view.js";
import { defaultExperiment, parseExperiment } from "../lab/experiment.js";
import { findings } from "../lab/findings.js";
import { savedFindings, saveStarted, saveFindings } from "../lab/my-runs.js";
import { loadMyExperiments, myExperimentList, experimentName } from "../lab/my-experiments.js";
import { loadEngineNames } from "../lab/engine-names.js";
import { PRESETS, presetExperiment, presetMeasure, presetTexts } from "../lab/presets.js";
import { treePair } from "../lab/tree-pair.js";
import { savePage, savedPageList } from "../save-to-server.js";
import "../lab/builder.js";
import "../lab/plot-view.js";
import "../lab/race.js";
import "../lab/results-table.js";
import "../words/lab.js";

/**
 * @typedef {import("../lab/experiment.js").Experiment} Experiment
 * @typedef {import("../lab/my-experiments.js").MyExperiment} Kept
 */

const TABS = ["plots", "table", "race", "tree", "data"];

/** How often new rows are drawn, in ms. */
const FLUSH_MILLIS = 150;

/**
 * The Lab page: presets with their findings, the builder, and the results. An experiment runs on the server, even if
 * the page is closed. The URL contains the experiment and its id on the server.
 */
class Lab extends Element {
  static properties = {
    params: { attribute: false },
    experiment: { state: true },
    rows: { state: true },
    positions: { state: true },
    sizes: { state: true },
    command: { state: true },
    running: { state: true },
    error: { state: true },
    tab: { state: true },
    games: { state: true },
    preset: { state: true },
    selectedRuns: { state: true },
    myExperiments: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {Experiment} */
    this.experiment = defaultExperiment();
    /** The experiment that ran; the builder may have changed since. @type {Experiment} */
    this.ranExperiment = this.experiment;
    /** @type {import("../api.js").LabRow[]} */
    this.rows = [];
    /** @type {string[]} */
    this.positions = [];
    /** @type {number[]} */
    this.sizes = [];
    this.command = "";
    this.running = false;
    this.error = "";
    this.tab = "plots";
    /** @type {import("../api.js").GameCard[]} */
    this.games = [];
    this.preset = "";
    /** Id of the experiment on the server. */
    this.id = "";
    /** Id of the saved page shown, or "". */
    this.savedPageId = "";
    /** The runs whose trees are shown. @type {import("../lab/run-select.js").RunChoice[]} */
    this.selectedRuns = [{ engine: 0, instance: 0 }];
    /** @type {Kept[]|null} */
    this.myExperiments = null;
    /** Rows received since the last redraw. @type {import("../api.js").LabRow[]} */
    this.newRows = [];
    this.unsubscribe = () => {};
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.unsubscribe();
    clearInterval(this.flushTimer);
  }

  async open() {
    this.unsubscribe();
    this.running = false;
    this.rows = [];
    this.tab = TABS.find((k) => k === this.params.get("tab")) ?? "plots";
    this.preset = this.params.get("preset") ?? "";
    await this.attempt(async () => {
      const written = this.params.get("x");
      this.experiment = written ? parseExperiment(written) : (presetExperiment(this.preset) ?? defaultExperiment());
      if (this.params.has("g") && this.params.has("p")) this.experiment = this.experimentOfPosition();
      this.ranExperiment = this.experiment;
      if (!this.games.length) this.games = await api.games();
      this.loadFindingNames();
      const page = this.params.get("kept");
      if (page) {
        this.showResults(/** @type {SavedResults} */ ((await api.savedPage(page)).content), page);
        return;
      }
      const id = this.params.get("e") ?? "";
      const running = id && (await api.experiment(id).catch(() => null));
      if (running) this.subscribe(id);
      else if (this.params.get("run") === "1") this.run();
    });
  }

  /** @param {Error} reason */
  onError(reason) {
    this.error = reason.message;
  }

  /** Loads all names in the new language; the rows remain. */
  onLanguageChange() {
    super.onLanguageChange();
    return this.attempt(async () => {
      this.games = await api.games();
      await this.loadFindingNames();
    });
  }

  /** Returns an experiment with two engines on the position given in the URL. @returns {Experiment} */
  experimentOfPosition() {
    return {
      ...this.experiment,
      game: this.params.get("g") ?? "",
      positions: [this.params.get("p") ?? ""],
      deal: 0,
      engines: [
        { id: "astar", options: {} },
        { id: "breadth-first", options: {} },
      ],
    };
  }

  url(restart = false) {
    if (this.savedPageId && !restart)
      return buildUrl("/lab", { kept: this.savedPageId, tab: this.tab === "plots" ? undefined : this.tab });
    return buildUrl("/lab", {
      x: JSON.stringify(this.experiment),
      tab: this.tab === "plots" ? undefined : this.tab,
      preset: this.preset,
      run: restart || this.rows.length ? 1 : undefined,
      e: restart ? undefined : this.id,
    });
  }

  async run() {
    this.unsubscribe();
    this.rows = [];
    this.newRows = [];
    this.error = "";
    this.running = true;
    this.ranExperiment = this.experiment;
    try {
      const { id } = await api.startExperiment(this.experiment);
      saveStarted({ id, x: this.experiment, preset: this.preset, at: Date.now() });
      this.subscribe(id);
    } catch (e) {
      this.running = false;
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Subscribes to the events of an experiment, from its start. @param {string} id */
  subscribe(id) {
    this.id = id;
    this.savedPageId = "";
    this.rows = [];
    this.newRows = [];
    this.running = true;
    const end = (/** @type {string} */ error) => {
      this.error = error;
      this.running = false;
      clearInterval(this.flushTimer);
      this.showNewRows();
      if (this.preset && !error) saveFindings(this.preset, this.rows);
      updateUrl(this.url());
    };
    this.unsubscribe = experimentEvents(id, {
      instances: ({ positions, sizes, command }) => {
        this.positions = positions;
        this.sizes = sizes;
        this.command = command;
        updateUrl(this.url());
      },
      row: (row) => this.newRows.push(row),
      done: () => end(""),
      refused: end,
    });
    clearInterval(this.flushTimer);
    this.flushTimer = setInterval(() => this.showNewRows(), FLUSH_MILLIS);
  }

  showNewRows() {
    if (!this.newRows.length) return;
    this.rows = [...this.rows, ...this.newRows];
    this.newRows = [];
  }

  /** @param {Partial<Experiment>} changes */
  async change(changes) {
    this.preset = "";
    this.experiment = { ...this.experiment, ...changes };
    if (changes.game) {
      const { positions = [] } = changes;
      this.experiment = {
        ...this.experiment,
        positions,
        suite: "",
        deal: positions.length ? 0 : 5,
        options: {},
        engines: [],
      };
      const { position } = await api.deal(changes.game, {}, this.experiment.seed);
      const { engines } = await api.engines(changes.game, position);
      this.experiment = { ...this.experiment, engines: engines.slice(0, 2).map((e) => ({ id: e.id, options: {} })) };
    }
    updateUrl(this.url());
  }

  /** @param {string} id */
  runPreset(id) {
    const x = presetExperiment(id);
    if (!x) return;
    this.preset = id;
    this.experiment = x;
    this.run();
  }

  /** Opens results saved as a file. @param {Event} e */
  async openFile(e) {
    const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
    if (!file) return;
    try {
      this.showResults(JSON.parse(await file.text()));
      updateUrl(this.url());
    } catch {
      this.error = t("lab.no-file");
    }
  }

  /**
   * Shows saved results.
   * @typedef {{experiment: object, positions: string[], sizes?: number[], rows: import("../api.js").LabRow[]}}
   *   SavedResults
   * @param {SavedResults} results @param {string} [page] id of the saved page on the server
   */
  showResults({ experiment, positions, sizes, rows }, page = "") {
    this.unsubscribe();
    this.running = false;
    this.experiment = parseExperiment(JSON.stringify(experiment));
    this.ranExperiment = this.experiment;
    this.positions = positions;
    this.sizes = sizes ?? [];
    this.rows = rows;
    this.preset = "";
    this.id = "";
    this.savedPageId = page;
    this.error = "";
  }

  /** Returns the experiment and its results, to be saved. */
  resultsFile() {
    return { experiment: this.ranExperiment, positions: this.positions, sizes: this.sizes, rows: this.rows };
  }

  /** Saves the results on the server. */
  saveToServer() {
    return this.attempt(async () => {
      await savePage(
        "experiment",
        experimentName({ x: this.ranExperiment, preset: this.preset }, this.games),
        this.resultsFile(),
      );
      this.requestUpdate();
    });
  }

  /** Shows or hides the experiments started in this browser. */
  async toggleMyExperiments() {
    if (this.myExperiments) {
      this.myExperiments = null;
      return;
    }
    this.myExperiments = await loadMyExperiments();
  }

  /** Reopens an experiment started in this browser. @param {Kept} experiment */
  reopen(experiment) {
    this.experiment = experiment.x;
    this.ranExperiment = experiment.x;
    this.preset = experiment.preset;
    this.myExperiments = null;
    this.subscribe(experiment.id);
  }

  render() {
    return html`
      <div class="lab">
        <div class="lab-head">
          <h1>${t("nav.lab")}</h1>
          <p class="sub">
            ${t("lab.sub")}
            <a href="/reports">${t("nav.reports")}</a>
            ·
            <a href="/planner">${t("lab.planner")}</a>
          </p>
          <button
            class="btn quiet"
            aria-expanded="${this.myExperiments !== null}"
            @click=${() => this.toggleMyExperiments()}
          >
            ${icon("clock")} ${t("lab.mine")}
          </button>
          <label class="btn quiet">
            ${icon("share")} ${t("lab.open-file")}
            <input
              class="sr-only"
              type="file"
              accept=".json,application/json"
              @change=${(/** @type {Event} */ e) => this.openFile(e)}
            />
          </label>
        </div>
        ${this.myExperiments ? [myExperimentList(this.myExperiments, this.games, (one) => this.reopen(one)), savedPageList("experiment")] : nothing}
        <ul class="preset-cards" aria-label="${t("lab.presets")}">
          ${PRESETS.map((p) => this.presetCard(p.id))}
        </ul>
        <div class="lab-split">
          <damier-builder
            class="card"
            .experiment=${this.experiment}
            .games=${this.games}
            ?running=${this.running}
            @damier-change=${(/** @type {CustomEvent} */ e) => this.change(e.detail)}
            @damier-run=${() => (this.running ? this.stop() : this.run())}
            @damier-names-loaded=${() => this.onNamesLoaded()}
            @damier-preview=${(/** @type {CustomEvent} */ e) => {
              if (!this.rows.length && !this.running) this.positions = e.detail.positions;
            }}
          ></damier-builder>
          <div class="lab-results">${this.results()}</div>
        </div>
      </div>
    `;
  }

  /** Redraws everything that shows engine names. */
  onNamesLoaded() {
    this.ranExperiment = { ...this.ranExperiment };
    this.requestUpdate();
  }

  /** Loads the engine names of findings stored earlier. */
  async loadFindingNames() {
    const experiments = PRESETS.filter((p) => savedFindings(p.id).length).map((p) => presetExperiment(p.id));
    const games = new Map(experiments.flatMap((x) => (x ? [[x.game, x]] : [])));
    await Promise.all(
      [...games.values()].map(async (x) =>
        loadEngineNames(x.game, (await api.previewExperiment({ ...x, deal: Math.min(1, x.deal) })).positions[0]),
      ),
    ).catch(() => {});
    this.onNamesLoaded();
  }

  stop() {
    return this.attempt(() => api.stopExperiment(this.id));
  }

  /** @param {string} id */
  presetCard(id) {
    const x = /** @type {Experiment} */ (presetExperiment(id));
    const [finding] = findings(savedFindings(id), x, presetMeasure(id));
    const game = this.games.find((g) => g.card.id === x.game)?.card.name ?? "";
    return html`
      <li>
        <button
          class="preset-card"
          data-preset="${id}"
          aria-pressed="${id === this.preset}"
          @click=${() => this.runPreset(id)}
        >
          <b>${presetTexts(id).name}</b>
          <span class="sub">${finding ?? game}</span>
        </button>
      </li>
    `;
  }

  results() {
    const runs = this.positions.length * this.ranExperiment.engines.length;
    if (!this.rows.length && !this.running && !(this.id && runs))
      return html`
        ${this.errorText()}
        <div class="card lab-empty">
          ${icon("flask")}
          <h2>${t("lab.empty")}</h2>
          <p class="sub">${t("lab.empty.sub")}</p>
          ${this.tab === "race" || this.tab === "tree" ? this.panel() : nothing}
        </div>
      `;
    const sentences = findings(this.rows, this.ranExperiment, presetMeasure(this.preset));
    return html`
      ${this.errorText()}
      <div class="card">
        <div class="lab-finding">
          <div>
            <h2>${this.preset ? presetTexts(this.preset).name : t("lab.results")}</h2>
            ${
              this.running
                ? html`
                    <p>${t("lab.running")}</p>
                  `
                : sentences.map(
                    (sentence, i) => html`
                      <p class="${i ? "" : "main-finding"}">${sentence}</p>
                    `,
                  )
            }
          </div>
          <button class="btn ${this.running ? "" : "main"}" @click=${() => (this.running ? this.stop() : this.run())}>
            ${icon(this.running ? "cross" : "play")}${this.running ? t("analysis.stop") : t("lab.run-again")}
          </button>
          <span class="pill ${this.running ? "live" : "good"} progress" role="status">
            ${t("lab.progress", formatNumber(this.rows.length), formatNumber(runs))}
          </span>
        </div>
        ${this.preset ? this.presetStory() : nothing}
        <div class="segment" role="tablist" aria-label="${t("nav.lab")}">
          ${TABS.map(
            (k) => html`
              <button role="tab" aria-selected="${this.tab === k}" data-tab="${k}" @click=${() => this.selectTab(k)}>
                ${t("lab.tab." + k)}
              </button>
            `,
          )}
        </div>
        <div role="tabpanel" aria-label="${t("lab.tab." + this.tab)}">${this.panel()}</div>
      </div>
    `;
  }

  errorText() {
    return this.error
      ? html`
          <p class="error" role="alert">${this.error}</p>
        `
      : nothing;
  }

  presetStory() {
    return html`
      <details class="preset-story">
        <summary>${t("lab.about-preset")}</summary>
        <p>
          <b>${t("lab.then")}</b>
          ${presetTexts(this.preset).then}
          <a class="sub" href="/reports">${t("lab.source", presetTexts(this.preset).source)}</a>
        </p>
        <p>
          <b>${t("lab.look")}</b>
          ${presetTexts(this.preset).look}
        </p>
      </details>
    `;
  }

  /** @param {string} tab */
  selectTab(tab) {
    this.tab = tab;
    updateUrl(this.url());
  }

  /** Returns the figures printed in the report, if the experiment is the preset's own. */
  reportFigures() {
    const isPreset = JSON.stringify(presetExperiment(this.preset)) === JSON.stringify(this.ranExperiment);
    return isPreset ? PRESETS.find((p) => p.id === this.preset)?.figures : undefined;
  }

  panel() {
    switch (this.tab) {
      case "table":
        return html`
          <damier-results
            .rows=${this.rows}
            .experiment=${this.ranExperiment}
            .figures=${this.reportFigures()}
            @damier-row-selected=${(/** @type {CustomEvent} */ e) => {
              this.selectedRuns = [{ engine: e.detail.engine, instance: e.detail.instance }];
              this.selectTab("tree");
            }}
          ></damier-results>
        `;
      case "race":
        return html`
          <damier-race .experiment=${this.ranExperiment} .positions=${this.positions}></damier-race>
        `;
      case "tree":
        return treePair(
          this.ranExperiment,
          this.positions,
          this.selectedRuns,
          (picked) => (this.selectedRuns = picked),
        );
      case "data":
        return dataView({
          file: this.resultsFile(),
          save: this.running ? null : () => this.saveToServer(),
          link: location.origin + this.url(true),
          command: this.command,
        });
      default:
        return html`
          <damier-plots .rows=${this.rows} .experiment=${this.ranExperiment} .sizes=${this.sizes}></damier-plots>
        `;
    }
  }
}

customElements.define("damier-lab", Lab);
