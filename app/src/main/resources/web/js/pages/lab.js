import { html, nothing } from "lit";
import { Element } from "../element.js";
import { number, t } from "../i18n.js";
import { api, experimentEvents } from "../api.js";
import { address, note } from "../route.js";
import { icon } from "../icons.js";
import { blank, csv, labelOf, parse } from "../lab/experiment.js";
import { findings } from "../lab/findings.js";
import { begun, forgetBegun, found, noteBegun, noteFound } from "../lab/kept.js";
import { pickRun } from "../lab/pick-run.js";
import { PRESETS, presetExperiment, told } from "../lab/presets.js";
import { saveText } from "../lab/save.js";
import { keepPage, keptList } from "../keeping.js";
import "../lab/builder.js";
import "../lab/plot-view.js";
import "../lab/race.js";
import "../lab/results-table.js";
import "../lab/tree-view.js";

/** @typedef {import("../lab/experiment.js").Experiment} Experiment */

const TABS = ["plots", "table", "race", "tree", "data"];

/** @param {Experiment} x */
const experimentName = (x) => `${x.game}: ${x.engines.map((_, i) => labelOf(x, i)).join(", ")}`;

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
    /** @type {{id: string, name: string, done: number, runs: number, ended: boolean}[]|null} */
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
    try {
      const written = this.params.get("x");
      this.x = written ? parse(written) : (presetExperiment(this.preset) ?? blank());
      if (this.params.has("g") && this.params.has("p")) this.x = this.ofPosition();
      this.ran = this.x;
      if (!this.games.length) this.games = await api.games();
      const page = this.params.get("kept") ?? "";
      if (page) return this.show((await api.kept(page)).content, page);
      const id = this.params.get("e") ?? "";
      const there = id && (await api.experiment(id).catch(() => null));
      if (there) this.listen(id);
      else if (this.params.get("run") === "1") this.run();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    return undefined;
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
      this.x = { ...this.x, positions: [], suite: "", deal: 5, options: {}, engines: [] };
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
    } catch {
      this.error = t("lab.no-file");
    }
  }

  /** Shows results that were kept. @param {any} kept @param {string} [page] under which the server has them */
  show({ experiment, positions, sizes, rows }, page = "") {
    this.deaf();
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
  async keep() {
    try {
      await keepPage("experiment", experimentName(this.ran), this.file());
      this.requestUpdate();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Asks after the experiments begun here. */
  async look() {
    if (this.kept) {
      this.kept = null;
      return;
    }
    const asked = begun().map(async (b) => {
      const progress = await api.experiment(b.id).catch(() => null);
      if (!progress) forgetBegun(b.id);
      const name = b.preset ? told(b.preset).name : experimentName(b.x);
      return progress ? [{ ...progress, id: b.id, name, x: b.x, preset: b.preset }] : [];
    });
    this.kept = (await Promise.all(asked)).flat();
  }

  /** @param {any} one */
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
        ${this.kept ? [this.mine(this.kept), keptList("experiment")] : nothing}
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
            @damier-previewed=${(/** @type {CustomEvent} */ e) => {
              if (!this.rows.length && !this.running) this.positions = e.detail.positions;
            }}
          ></damier-builder>
          <div class="lab-results">${this.results()}</div>
        </div>
      </div>
    `;
  }

  halt() {
    api.stopExperiment(this.id).catch((e) => (this.error = e.message));
  }

  /** @param {{id: string, name: string, done: number, runs: number, ended: boolean}[]} kept */
  mine(kept) {
    return html`
      <ul class="card kept">
        ${
          kept.length
            ? kept.map(
                (k) => html`
                  <li>
                    <button class="btn small" @click=${() => this.again(k)}>${k.name}</button>
                    <progress
                      class="meter"
                      max="${Math.max(1, k.runs)}"
                      value="${k.done}"
                      aria-label="${k.name}"
                    ></progress>
                    <span class="sub">${k.ended ? t("lab.ended", k.done) : t("lab.progress", k.done, k.runs)}</span>
                  </li>
                `,
              )
            : html`
                <li class="sub">${t("lab.none-mine")}</li>
              `
        }
      </ul>
    `;
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
    if (!this.rows.length && !this.running)
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
        return this.trees();
      case "data":
        return this.data();
      default:
        return html`
          <damier-plots .rows=${this.rows} .x=${this.ran} .sizes=${this.sizes}></damier-plots>
        `;
    }
  }

  /** The tree of any run, or of two side by side. */
  trees() {
    const two = this.picked.length > 1;
    return html`
      <div class="row">
        ${this.picked.map((p, i) =>
          pickRun(t(i ? "race.second" : "race.first"), this.ran, this.positions, p, (q) => {
            this.picked = this.picked.map((old, k) => (k === i ? q : old));
          }),
        )}
        <button
          class="btn small"
          @click=${() => {
            const other = { engine: Math.min(1, this.ran.engines.length - 1), instance: this.picked[0].instance };
            this.picked = two ? this.picked.slice(0, 1) : [...this.picked, other];
          }}
        >
          ${two ? t("lab.one-tree") : t("lab.two-trees")}
        </button>
      </div>
      <div class="${two ? "race" : ""}">
        ${this.picked.map((p) => {
          const e = this.ran.engines[Math.min(p.engine, this.ran.engines.length - 1)];
          return html`
            <damier-tree-view
              game="${this.ran.game}"
              position="${this.positions[p.instance] ?? ""}"
              engine="${e?.id ?? ""}"
              .options=${e?.options ?? {}}
            ></damier-tree-view>
          `;
        })}
      </div>
    `;
  }

  data() {
    const file = this.file();
    return html`
      <div class="row tight">
        <button class="btn" @click=${() => saveText(csv(this.rows, this.ran, this.positions), "text/csv", "lab.csv")}>
          CSV
        </button>
        <button class="btn" @click=${() => saveText(JSON.stringify(file, null, 1), "application/json", "lab.json")}>
          JSON
        </button>
        <button class="btn" ?disabled=${this.running} @click=${() => this.keep()}>
          ${icon("star")}${t("kept.keep")}
        </button>
      </div>
      <p class="sub">${t("lab.file")}</p>
      <code class="command">./damier lab @lab.json</code>
      <p class="sub">${t("lab.permalink")}</p>
      <code class="permalink" tabindex="0">${location.origin + this.url(true)}</code>
      <p class="sub">${t("lab.terminal")}</p>
      <code class="command" tabindex="0">${this.command}</code>
    `;
  }
}

customElements.define("damier-lab", Lab);
