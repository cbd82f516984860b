import { html, nothing } from "lit";
import { Element } from "../element.js";
import { number, t } from "../i18n.js";
import { api, experimentEvents } from "../api.js";
import { address, note } from "../route.js";
import { icon } from "../icons.js";
import { dataView } from "../lab/data-view.js";
import { blank, parse } from "../lab/experiment.js";
import { findings } from "../lab/findings.js";
import { found, noteBegun, noteFound } from "../lab/kept.js";
import { askKept, begunList, nameOf } from "../lab/my-experiments.js";
import { askNames } from "../lab/names.js";
import { PRESETS, presetExperiment, told } from "../lab/presets.js";
import { treePair } from "../lab/tree-pair.js";
import { keepPage, keptList } from "../keeping.js";
import "../lab/builder.js";
import "../lab/plot-view.js";
import "../lab/race.js";
import "../lab/results-table.js";
import "../words/lab.js";

/**
 * @typedef {import("../lab/experiment.js").Experiment} Experiment
 * @typedef {import("../lab/my-experiments.js").Kept} Kept
 */

const TABS = ["plots", "table", "race", "tree", "data"];

/** Rows are shown so often, in ms, however fast they come. */
const FLUSH = 150;

/**
 * The laboratory: presets that say what they find, a builder, and what came of it. The experiment runs on the server
 * whether the page is there or not; the address holds the experiment and its name there.
 */
class Lab extends Element {
  static properties = {
    params: { attribute: false },
    x: { state: true },
    rows: { state: true },
    positions: { state: true },
    sizes: { state: true },
    command: { state: true },
    running: { state: true },
    error: { state: true },
    tab: { state: true },
    games: { state: true },
    preset: { state: true },
    picked: { state: true },
    kept: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {Experiment} */
    this.x = blank();
    /** What ran: the builder may have gone on since. @type {Experiment} */
    this.ran = this.x;
    /** @type {any[]} */
    this.rows = [];
    /** @type {string[]} */
    this.positions = [];
    /** @type {number[]} */
    this.sizes = [];
    this.command = "";
    this.running = false;
    this.error = "";
    this.tab = "plots";
    /** @type {import("../api.js").Known[]} */
    this.games = [];
    this.preset = "";
    /** The name under which the server keeps it. */
    this.id = "";
    /** The kept page that is shown, if it is one. */
    this.page = "";
    /** The runs whose trees are shown. @type {import("../lab/pick-run.js").Picked[]} */
    this.picked = [{ engine: 0, instance: 0 }];
    /** @type {Kept[]|null} */
    this.kept = null;
    /** Rows that have come since the page was last drawn. @type {any[]} */
    this.fresh = [];
    this.deaf = () => {};
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.deaf();
    clearInterval(this.flush);
  }

  async open() {
    this.deaf();
    this.running = false;
    this.rows = [];
    this.tab = TABS.find((k) => k === this.params.get("tab")) ?? "plots";
    this.preset = this.params.get("preset") ?? "";
    await this.attempt(async () => {
      const written = this.params.get("x");
      this.x = written ? parse(written) : (presetExperiment(this.preset) ?? blank());
      if (this.params.has("g") && this.params.has("p")) this.x = this.ofPosition();
      this.ran = this.x;
      if (!this.games.length) this.games = await api.games();
      this.nameFindings();
      const page = this.params.get("kept");
      if (page) {
        this.show((await api.kept(page)).content, page);
        return;
      }
      const id = this.params.get("e") ?? "";
      const there = id && (await api.experiment(id).catch(() => null));
      if (there) this.listen(id);
      else if (this.params.get("run") === "1") this.run();
    });
  }

  /** @param {Error} reason */
  failed(reason) {
    this.error = reason.message;
  }

  /** What is called by words of the server again, in the other language; the rows are figures. */
  translated() {
    super.translated();
    return this.attempt(async () => {
      this.games = await api.games();
      await this.nameFindings();
    });
  }

  /** A position brought from another page, with two engines to compare on it. @returns {Experiment} */
  ofPosition() {
    return {
      ...this.x,
      game: this.params.get("g") ?? "",
      positions: [this.params.get("p") ?? ""],
      deal: 0,
      engines: [
        { id: "astar", options: {} },
        { id: "breadth-first", options: {} },
      ],
    };
  }

  url(run = false) {
    if (this.page && !run)
      return address("/lab", { kept: this.page, tab: this.tab === "plots" ? undefined : this.tab });
    return address("/lab", {
      x: JSON.stringify(this.x),
      tab: this.tab === "plots" ? undefined : this.tab,
      preset: this.preset,
      run: run || this.rows.length ? 1 : undefined,
      e: run ? undefined : this.id,
    });
  }

  async run() {
    this.deaf();
    this.rows = [];
    this.fresh = [];
    this.error = "";
    this.running = true;
    this.ran = this.x;
    try {
      const { id } = await api.beginExperiment(this.x);
      noteBegun({ id, x: this.x, preset: this.preset, at: Date.now() });
      this.listen(id);
    } catch (e) {
      this.running = false;
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Hears an experiment from its beginning. @param {string} id */
  listen(id) {
    this.id = id;
    this.page = "";
    this.rows = [];
    this.fresh = [];
    this.running = true;
    const end = (/** @type {string} */ error) => {
      this.error = error;
      this.running = false;
      clearInterval(this.flush);
      this.drain();
      if (this.preset && !error) noteFound(this.preset, this.rows);
      note(this.url());
    };
    this.deaf = experimentEvents(id, {
      instances: ({ positions, sizes, command }) => {
        this.positions = positions;
        this.sizes = sizes;
        this.command = command;
        note(this.url());
      },
      row: (row) => this.fresh.push(row),
      done: () => end(""),
      refused: end,
    });
    clearInterval(this.flush);
    this.flush = setInterval(() => this.drain(), FLUSH);
  }

  drain() {
    if (!this.fresh.length) return;
    this.rows = [...this.rows, ...this.fresh];
    this.fresh = [];
  }

  /** @param {Partial<Experiment>} changes */
  async change(changes) {
    this.preset = "";
    this.x = { ...this.x, ...changes };
    if (changes.game) {
      const { positions = [] } = changes;
      this.x = { ...this.x, positions, suite: "", deal: positions.length ? 0 : 5, options: {}, engines: [] };
      const { position } = await api.deal(changes.game, {}, this.x.seed);
      const { engines } = await api.engines(changes.game, position);
      this.x = { ...this.x, engines: engines.slice(0, 2).map((e) => ({ id: e.id, options: {} })) };
    }
    note(this.url());
  }

  /** @param {string} id */
  load(id) {
    const x = presetExperiment(id);
    if (!x) return;
    this.preset = id;
    this.x = x;
    this.run();
  }

  /** Opens results that were kept as a file. @param {Event} e */
  async read(e) {
    const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
    if (!file) return;
    try {
      this.show(JSON.parse(await file.text()));
      note(this.url());
    } catch {
      this.error = t("lab.no-file");
    }
  }

  /** Shows results that were kept. @param {any} kept @param {string} [page] under which the server has them */
  show({ experiment, positions, sizes, rows }, page = "") {
    this.deaf();
    this.running = false;
    this.x = parse(JSON.stringify(experiment));
    this.ran = this.x;
    this.positions = positions;
    this.sizes = sizes ?? [];
    this.rows = rows;
    this.preset = "";
    this.id = "";
    this.page = page;
    this.error = "";
  }

  /** What ran and what came of it, to be kept. */
  file() {
    return { experiment: this.ran, positions: this.positions, sizes: this.sizes, rows: this.rows };
  }

  /** Keeps it on the server. */
  keep() {
    return this.attempt(async () => {
      await keepPage("experiment", nameOf({ x: this.ran, preset: this.preset }, this.games), this.file());
      this.requestUpdate();
    });
  }

  /** Asks after the experiments begun here. */
  async look() {
    if (this.kept) {
      this.kept = null;
      return;
    }
    this.kept = await askKept();
  }

  /** @param {Kept} one */
  again(one) {
    this.x = one.x;
    this.ran = one.x;
    this.preset = one.preset;
    this.kept = null;
    this.listen(one.id);
  }

  render() {
    return html`
      <div class="lab">
        <div class="lab-head">
          <h1>${t("nav.lab")}</h1>
          <p class="sub">${t("lab.sub")}</p>
          <button class="btn quiet" aria-expanded="${this.kept !== null}" @click=${() => this.look()}>
            ${icon("clock")} ${t("lab.mine")}
          </button>
          <label class="btn quiet">
            ${icon("share")} ${t("lab.open-file")}
            <input
              class="sr-only"
              type="file"
              accept=".json,application/json"
              @change=${(/** @type {Event} */ e) => this.read(e)}
            />
          </label>
        </div>
        ${this.kept ? [begunList(this.kept, this.games, (one) => this.again(one)), keptList("experiment")] : nothing}
        <ul class="preset-cards" aria-label="${t("lab.presets")}">
          ${PRESETS.map((p) => this.card(p.id))}
        </ul>
        <div class="lab-split">
          <damier-builder
            class="card"
            .x=${this.x}
            .games=${this.games}
            ?running=${this.running}
            @damier-change=${(/** @type {CustomEvent} */ e) => this.change(e.detail)}
            @damier-run=${() => (this.running ? this.halt() : this.run())}
            @damier-named=${() => this.named()}
            @damier-previewed=${(/** @type {CustomEvent} */ e) => {
              if (!this.rows.length && !this.running) this.positions = e.detail.positions;
            }}
          ></damier-builder>
          <div class="lab-results">${this.results()}</div>
        </div>
      </div>
    `;
  }

  /** The engines have names now: whatever shows them is drawn again. */
  named() {
    this.ran = { ...this.ran };
    this.requestUpdate();
  }

  /** What the engines of findings kept from other days are called. */
  async nameFindings() {
    const told = PRESETS.filter((p) => found(p.id).length).map((p) => presetExperiment(p.id));
    const games = new Map(told.flatMap((x) => (x ? [[x.game, x]] : [])));
    await Promise.all(
      [...games.values()].map(async (x) =>
        askNames(x.game, (await api.preview({ ...x, deal: Math.min(1, x.deal) })).positions[0]),
      ),
    ).catch(() => {});
    this.named();
  }

  halt() {
    return this.attempt(() => api.stopExperiment(this.id));
  }

  /** @param {string} id */
  card(id) {
    const x = /** @type {Experiment} */ (presetExperiment(id));
    const [finding] = findings(found(id), x);
    const game = this.games.find((g) => g.card.id === x.game)?.card.name ?? "";
    return html`
      <li>
        <button
          class="preset-card"
          data-preset="${id}"
          aria-pressed="${id === this.preset}"
          @click=${() => this.load(id)}
        >
          <b>${finding ?? told(id).name}</b>
          <span class="sub">${finding ? told(id).name : game}</span>
        </button>
      </li>
    `;
  }

  results() {
    const runs = this.positions.length * this.ran.engines.length;
    if (!this.rows.length && !this.running && !(this.id && runs))
      return html`
        ${this.fault()}
        <div class="card lab-empty">
          ${icon("flask")}
          <h2>${t("lab.empty")}</h2>
          <p class="sub">${t("lab.empty.sub")}</p>
          ${this.tab === "race" || this.tab === "tree" ? this.panel() : nothing}
        </div>
      `;
    const [first, ...more] = findings(this.rows, this.ran);
    return html`
      ${this.fault()}
      <div class="card">
        <div class="lab-finding">
          <div>
            <h2>${first ?? t("lab.running")}</h2>
            ${more.map(
              (sentence) => html`
                <p>${sentence}</p>
              `,
            )}
          </div>
          <span class="pill ${this.running ? "live" : "good"} progress" role="status">
            ${t("lab.progress", number(this.rows.length), number(runs))}
          </span>
        </div>
        ${this.preset ? this.story() : nothing}
        <div class="segment" role="tablist" aria-label="${t("nav.lab")}">
          ${TABS.map(
            (k) => html`
              <button role="tab" aria-selected="${this.tab === k}" data-tab="${k}" @click=${() => this.turn(k)}>
                ${t("lab.tab." + k)}
              </button>
            `,
          )}
        </div>
        <div role="tabpanel" aria-label="${t("lab.tab." + this.tab)}">${this.panel()}</div>
      </div>
    `;
  }

  fault() {
    return this.error
      ? html`
          <p class="error" role="alert">${this.error}</p>
        `
      : nothing;
  }

  story() {
    return html`
      <details class="story">
        <summary>${told(this.preset).name}</summary>
        <p>
          <b>${t("lab.then")}</b>
          ${told(this.preset).then}
        </p>
        <p>
          <b>${t("lab.look")}</b>
          ${told(this.preset).look}
        </p>
      </details>
    `;
  }

  /** @param {string} tab */
  turn(tab) {
    this.tab = tab;
    note(this.url());
  }

  /** What the report printed for the chosen experiment, as long as it is that one. */
  figures() {
    const same = JSON.stringify(presetExperiment(this.preset)) === JSON.stringify(this.ran);
    return same ? PRESETS.find((p) => p.id === this.preset)?.figures : undefined;
  }

  panel() {
    switch (this.tab) {
      case "table":
        return html`
          <damier-results
            .rows=${this.rows}
            .x=${this.ran}
            .figures=${this.figures()}
            @damier-chosen=${(/** @type {CustomEvent} */ e) => {
              this.picked = [{ engine: e.detail.engine, instance: e.detail.instance }];
              this.turn("tree");
            }}
          ></damier-results>
        `;
      case "race":
        return html`
          <damier-race .x=${this.ran} .positions=${this.positions}></damier-race>
        `;
      case "tree":
        return treePair(this.ran, this.positions, this.picked, (picked) => (this.picked = picked));
      case "data":
        return dataView({
          file: this.file(),
          keep: this.running ? null : () => this.keep(),
          link: location.origin + this.url(true),
          command: this.command,
        });
      default:
        return html`
          <damier-plots .rows=${this.rows} .x=${this.ran} .sizes=${this.sizes}></damier-plots>
        `;
    }
  }
}

customElements.define("damier-lab", Lab);
