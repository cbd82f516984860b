import { html, nothing } from "lit";
import { Element } from "../element.js";
import { number, short, t } from "../i18n.js";
import { api, experimentStream } from "../api.js";
import { address, note } from "../route.js";
import { blank, csv, nameOf, parse, summary, words } from "../lab/experiment.js";
import { library, plot } from "../lab/charts.js";
import { PRESETS, presetExperiment, told } from "../lab/presets.js";
import { compare, figureOf } from "../lab/figures.js";
import { optionControls } from "../options.js";
import { entered } from "../entered.js";
import "../lab/search-view.js";
import "../lab/tree-view.js";

/** @typedef {import("../lab/experiment.js").Experiment} Experiment */

const TABS = ["table", "plots", "race", "tree", "data"];
const PLOTS = ["depth", "time", "rate", "quality"];
const COLUMNS = [
  "instance",
  "engine",
  "outcome",
  "cost",
  "optimal",
  "expanded",
  "generated",
  "open",
  "closed",
  "rate",
  "millis",
  "bytes",
];
/**
 * The share of a whole race that passes between two pictures; a slow one takes a minute, whatever its length.
 * @type {Record<string, number>}
 */
const SPEEDS = { "step-by-step": 0, slow: 0.0025, normal: 0.01, fast: 0.04 };
/** Equal to the unit, within a few nodes, different. */
const SIGNS = { equal: "=", near: "≈", differs: "≠" };
const ROW = 32;
const SHOWN = 14;

/** Instances × engines × budget: a table that fills live, plots, a race, a tree, the data. */
class Lab extends Element {
  static properties = {
    params: { attribute: false },
    x: { state: true },
    rows: { state: true },
    positions: { state: true },
    command: { state: true },
    running: { state: true },
    error: { state: true },
    tab: { state: true },
    sort: { state: true },
    games: { state: true },
    engines: { state: true },
    plotted: { state: true },
    step: { state: true },
    steps: { state: true },
    top: { state: true },
    instance: { state: true },
    contestant: { state: true },
    preset: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {Experiment} */
    this.x = blank();
    /** @type {any[]} */
    this.rows = [];
    /** @type {string[]} */
    this.positions = [];
    this.command = "";
    this.running = false;
    this.error = "";
    this.tab = "table";
    /** @type {{by: string, down: boolean}} */
    this.sort = { by: "instance", down: false };
    /** @type {{card: import("../api.js").Card, suites: {id: string, name: string, size: number}[]}[]} */
    this.games = [];
    /** @type {import("../api.js").Card[]} */
    this.engines = [];
    /** @type {{id: string}[]} */
    this.heuristics = [];
    this.plotted = "depth";
    this.step = 0;
    /** @type {number[]} */
    this.steps = [0, 0];
    this.top = 0;
    this.instance = 0;
    this.contestant = 0;
    this.preset = "";
    this.speed = "normal";
    /** Rows that have come since the page was last drawn. @type {any[]} */
    this.fresh = [];
    /** @type {() => void} */
    this.halt = () => {};
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.halt();
    clearInterval(this.flush);
    clearInterval(this.player);
    this.chart?.destroy();
  }

  async open() {
    this.halt();
    this.running = false;
    this.tab = this.params.get("tab") ?? "table";
    this.preset = this.params.get("preset") ?? "";
    try {
      const written = this.params.get("x");
      this.x = written ? parse(written) : (presetExperiment(this.preset) ?? blank());
      if (this.params.has("g") && this.params.has("p")) {
        this.x = {
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
      this.games = await api.games();
      await this.offers();
      if (this.params.get("run") === "1") this.run();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** The engines that apply to the first instance. */
  async offers() {
    const position = this.x.positions[0] ?? (await api.deal(this.x.game, this.x.options, this.x.seed)).position;
    const offered = await api.engines(this.x.game, position);
    this.engines = offered.engines;
    this.heuristics = offered.heuristics;
    if (!this.positions.length) this.positions = this.x.positions.length ? this.x.positions : [position];
  }

  url(run = false) {
    return address("/lab", {
      x: JSON.stringify(this.x),
      tab: this.tab === "table" ? undefined : this.tab,
      preset: this.preset,
      run: run ? 1 : undefined,
    });
  }

  run() {
    this.halt();
    this.rows = [];
    this.fresh = [];
    this.error = "";
    this.running = true;
    note(this.url(true));
    const end = (/** @type {string} */ error) => {
      this.error = error;
      this.running = false;
      clearInterval(this.flush);
      this.drain();
    };
    const stop = experimentStream(this.x, {
      instances: (positions, command) => {
        this.positions = positions;
        this.command = command;
      },
      row: (row) => this.fresh.push(row),
      done: () => end(""),
      refused: end,
    });
    this.halt = () => {
      stop();
      if (this.running) end("");
    };
    clearInterval(this.flush);
    this.flush = setInterval(() => this.drain(), 150);
  }

  /** Rows are shown a few times a second, however fast they come. */
  drain() {
    if (!this.fresh.length) return;
    this.rows = [...this.rows, ...this.fresh];
    this.fresh = [];
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (this.tab === "plots" && ["rows", "tab", "plotted"].some((k) => changed.has(k))) this.draw();
  }

  async draw() {
    const Chart = await library();
    const canvas = this.querySelector(".plot canvas");
    if (!canvas) return;
    this.chart?.destroy();
    this.chart = new Chart(canvas, plot(this.plotted, this.rows, this.x));
  }

  /** @param {Partial<Experiment>} changes */
  async change(changes) {
    this.x = { ...this.x, ...changes };
    this.preset = "";
    note(this.url());
    if (changes.game) {
      this.x = { ...this.x, positions: [], suite: "", deal: 5, options: {}, engines: [] };
      this.positions = [];
      await this.offers();
      this.x = { ...this.x, engines: this.engines.slice(0, 2).map((e) => ({ id: e.id, options: {} })) };
    }
  }

  /** @param {string} id */
  load(id) {
    const x = presetExperiment(id);
    if (!x) return;
    this.preset = id;
    this.x = x;
    this.positions = [];
    this.offers().catch((e) => (this.error = e.message));
    this.run();
  }

  render() {
    return html`
      <div class="lab">
        <div>
          <h1>${t("nav.lab")}</h1>
          <p class="sub">${t("lab.sub")}</p>
        </div>
        <div class="card">
          <h2>${t("lab.presets")}</h2>
          <div class="presets">
            ${PRESETS.map(
              (p) => html`
                <button
                  class="btn"
                  data-preset="${p.id}"
                  aria-pressed="${p.id === this.preset}"
                  @click=${() => this.load(p.id)}
                >
                  ${told(p.id).name}
                </button>
              `,
            )}
          </div>
        </div>
        ${
          this.preset
            ? html`
                <div class="card">
                  <p>
                    <b>${t("lab.then")}</b>
                    ${told(this.preset).then}
                  </p>
                  <p>
                    <b>${t("lab.look")}</b>
                    ${told(this.preset).look}
                  </p>
                </div>
              `
            : nothing
        }
        ${this.form()}
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : nothing
        }
        <div class="tabs" role="tablist" aria-label="${t("nav.lab")}">
          ${TABS.map(
            (k) => html`
              <button class="btn" role="tab" aria-selected="${this.tab === k}" @click=${() => this.turn(k)}>
                ${t("lab.tab." + k)}
              </button>
            `,
          )}
        </div>
        <div role="tabpanel" class="card">${this.panel()}</div>
      </div>
    `;
  }

  /** @param {string} tab */
  turn(tab) {
    this.tab = tab;
    note(this.url());
  }

  form() {
    const x = this.x;
    const runs = this.positions.length * x.engines.length;
    return html`
      <div class="card lab-form">
        <details ?open=${!this.preset}>
          <summary>
            ${t("lab.setup", this.games.find((g) => g.card.id === x.game)?.card.name ?? x.game, this.positions.length, x.engines.length)}
          </summary>
          <div class="row">
            <label>
              ${t("editor.game")}
              <select @change=${(/** @type {Event} */ e) => this.change({ game: entered(e) })}>
                ${this.games.map(
                  (g) => html`
                    <option value="${g.card.id}" ?selected=${g.card.id === x.game}>${g.card.name}</option>
                  `,
                )}
              </select>
            </label>
            <label>
              ${t("lab.suite")}
              <select
                @change=${(/** @type {Event} */ e) => this.change({ suite: entered(e), deal: entered(e) ? 0 : 5 })}
              >
                <option value="">${t("lab.no-suite")}</option>
                ${
                  this.games
                    .find((g) => g.card.id === x.game)
                    ?.suites.map(
                      (s) => html`
                        <option value="${s.id}" ?selected=${s.id === x.suite}>${s.name} (${s.size})</option>
                      `,
                    ) ?? nothing
                }
              </select>
            </label>
            <label>
              ${t("lab.deal")}
              <input
                type="number"
                min="0"
                max="200"
                size="4"
                .value=${String(x.deal)}
                @change=${(/** @type {Event} */ e) => this.change({ deal: Number(entered(e)) })}
              />
            </label>
            <label>
              ${t("lab.seed")}
              <input
                type="number"
                size="6"
                .value=${String(x.seed)}
                @change=${(/** @type {Event} */ e) => this.change({ seed: Number(entered(e)) })}
              />
            </label>
            <label>
              ${t("lab.millis")}
              <input
                type="number"
                min="1"
                max="60000"
                size="6"
                .value=${String(x.millis)}
                @change=${(/** @type {Event} */ e) => this.change({ millis: Number(entered(e)) })}
              />
            </label>
            <label>
              ${t("lab.nodes")}
              <input
                type="number"
                min="0"
                size="8"
                .value=${String(x.nodes)}
                @change=${(/** @type {Event} */ e) => this.change({ nodes: Number(entered(e)) })}
              />
            </label>
          </div>
          ${
            x.deal
              ? html`
                  <details class="deal">
                    <summary>${t("lab.options")} ${words(x.options)}</summary>
                    <div class="row">
                      ${optionControls(this.dealOptions(), x.options, (given) => this.change({ options: given }))}
                    </div>
                  </details>
                `
              : nothing
          }
          <label class="wide">
            ${t("lab.positions")}
            <textarea
              rows="2"
              spellcheck="false"
              .value=${x.positions.join("\n")}
              @change=${(/** @type {Event} */ e) =>
                this.change({
                  positions: entered(e)
                    .split("\n")
                    .map((p) => p.trim())
                    .filter(Boolean),
                })}
            ></textarea>
          </label>
          ${x.engines.map(
            (c, i) => html`
              <div class="row">
                <label>
                  ${t("analysis.engine")} ${i + 1}
                  <select @change=${(/** @type {Event} */ e) => this.contest(i, { id: entered(e), options: {} })}>
                    ${this.engines.map(
                      (e) => html`
                        <option value="${e.id}" ?selected=${e.id === c.id}>${e.name}</option>
                      `,
                    )}
                  </select>
                </label>
                ${optionControls(this.optionsOf(c.id), c.options, (options) => this.contest(i, { id: c.id, options }))}
                <button
                  class="btn"
                  @click=${() => this.change({ engines: x.engines.filter((_, k) => k !== i) })}
                  aria-label="${t("lab.remove", nameOf(c))}"
                >
                  ×
                </button>
              </div>
            `,
          )}
          <div class="row">
            <button
              class="btn"
              @click=${() => this.change({ engines: [...x.engines, { id: this.engines[0]?.id ?? "", options: {} }] })}
            >
              ${t("lab.add")}
            </button>
          </div>
        </details>
        <div class="row">
          <button class="btn main" @click=${() => (this.running ? this.halt() : this.run())}>
            ${this.running ? t("analysis.stop") : t("lab.run")}
          </button>
          <span class="sub" role="status">${t("lab.progress", this.rows.length, runs)}</span>
          ${
            this.running
              ? html`
                  <progress max="${runs}" value="${this.rows.length}" aria-label="${t("lab.running")}"></progress>
                `
              : nothing
          }
        </div>
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

  dealOptions() {
    return this.games.find((g) => g.card.id === this.x.game)?.card.options ?? [];
  }

  /** @param {number} i @param {import("../lab/experiment.js").Contestant} c */
  contest(i, c) {
    this.change({ engines: this.x.engines.map((e, k) => (k === i ? c : e)) });
  }

  panel() {
    switch (this.tab) {
      case "plots":
        return html`
          <div class="row tight" role="group" aria-label="${t("lab.tab.plots")}">
            ${PLOTS.map(
              (p) => html`
                <button class="btn" aria-pressed="${this.plotted === p}" @click=${() => (this.plotted = p)}>
                  ${t("lab.plot." + p)}
                </button>
              `,
            )}
          </div>
          <div class="plot"><canvas role="img" aria-label="${t("lab.plot." + this.plotted)}"></canvas></div>
        `;
      case "race":
        return this.race();
      case "tree":
        return html`
          ${this.pick()}
          <damier-tree-view
            game="${this.x.game}"
            position="${this.positions[this.instance] ?? ""}"
            engine="${this.x.engines[this.contestant]?.id ?? ""}"
            .options=${this.x.engines[this.contestant]?.options ?? {}}
          ></damier-tree-view>
        `;
      case "data":
        return html`
          <div class="row">
            <button
              class="btn"
              @click=${() => this.save(csv(this.rows, this.x, this.positions), "text/csv", "lab.csv")}
            >
              CSV
            </button>
            <button
              class="btn"
              @click=${() => this.save(JSON.stringify({ experiment: this.x, positions: this.positions, rows: this.rows }, null, 1), "application/json", "lab.json")}
            >
              JSON
            </button>
          </div>
          <p class="sub">${t("lab.permalink")}</p>
          <code class="permalink">${location.origin + this.url(true)}</code>
          <p class="sub">${t("lab.terminal")}</p>
          <code class="command">${this.command}</code>
        `;
      default:
        return html`
          ${this.sums()}${this.table()}
        `;
    }
  }

  sums() {
    return html`
      <div class="scroll">
        <table>
          <caption class="sr-only">${t("lab.sums")}</caption>
          <thead>
            <tr>
              <th scope="col">${t("analysis.engine")}</th>
              <th scope="col">${t("lab.solved")}</th>
              <th scope="col">${t("lab.optimal")}</th>
              <th scope="col">${t("lab.mean-cost")}</th>
              <th scope="col">${t("lab.expanded")}</th>
              <th scope="col">${t("lab.col.generated")}</th>
              <th scope="col">${t("lab.rate")}</th>
              <th scope="col">${t("lab.ms")}</th>
            </tr>
          </thead>
          <tbody>
            ${this.x.engines.map((e, i) => {
              const s = summary(this.rows, i);
              return html`
                <tr data-engine="${i}">
                  <th scope="row">${nameOf(e)}</th>
                  <td>${s.solved}/${s.runs}</td>
                  <td>${s.optimal}</td>
                  <td>${Number.isNaN(s.cost) ? "–" : number(s.cost)}</td>
                  <td>${number(s.expanded)}</td>
                  <td>${number(s.generated)}</td>
                  <td>${short(s.rate)}/s</td>
                  <td>${number(s.millis)}</td>
                </tr>
              `;
            })}
          </tbody>
        </table>
      </div>
    `;
  }

  /** The cell of a row in a column, for sorting and showing. @param {any} r @param {string} column */
  cell(r, column) {
    const s = r.report.stats ?? {};
    switch (column) {
      case "instance":
        return r.instance + 1;
      case "engine":
        return nameOf(this.x.engines[r.engine]);
      case "rate":
        return s.millis ? (s.expanded / s.millis) * 1000 : 0;
      default:
        return r.report[column] ?? s[column] ?? "";
    }
  }

  /** What the report printed for the chosen experiment, as long as it is that one. */
  figures() {
    const same = JSON.stringify(presetExperiment(this.preset)) === JSON.stringify(this.x);
    return same ? PRESETS.find((p) => p.id === this.preset)?.figures : undefined;
  }

  /** The report's figure beside this run's, and whether they agree. @param {any} row */
  thenNow(row) {
    const figure = figureOf(this.figures(), row);
    if (!figure || row.report.outcome !== "solved") return "";
    const c = compare(figure, row.report);
    return html`
      <span class="then ${c.sign}" title="${t("lab.sign." + c.sign, c.by)}">
        ${t("lab.then-text", c.then, c.now)} ${SIGNS[c.sign]}
      </span>
    `;
  }

  table() {
    const { by, down } = this.sort;
    const columns = this.figures() ? [...COLUMNS.slice(0, 3), "then", ...COLUMNS.slice(3)] : COLUMNS;
    const sorted = [...this.rows].sort((a, b) => {
      const x = this.cell(a, by);
      const y = this.cell(b, by);
      return (x < y ? -1 : x > y ? 1 : 0) * (down ? -1 : 1);
    });
    const first = Math.max(0, Math.floor(this.top / ROW) - 1);
    const shown = sorted.slice(first, first + SHOWN + 3);
    const text = (/** @type {any} */ r, /** @type {string} */ c) => {
      const v = this.cell(r, c);
      if (c === "optimal") return v ? t("lab.yes") : "–";
      if (c === "rate") return short(v);
      if (c === "bytes") return number(v / 1048576) + " " + t("unit.mb");
      if (c === "then") return this.thenNow(r);
      return typeof v === "number" ? number(v) : v;
    };
    return html`
      <div class="scroll grid ${this.figures() ? "compared" : ""}">
        <div class="grid-head" role="group" aria-label="${t("lab.tab.table")}">
          ${columns.map(
            (c) => html`
              <button
                class="col ${c}"
                @click=${() => (this.sort = { by: c, down: by === c && !down })}
                aria-label="${t("lab.sort", t("lab.col." + c))}"
              >
                ${t("lab.col." + c)}${by === c ? (down ? " ▾" : " ▴") : ""}
              </button>
            `,
          )}
        </div>
        <div
          class="grid-body"
          tabindex="0"
          role="region"
          aria-label="${t("lab.tab.table")}"
          @scroll=${(/** @type {Event} */ e) => (this.top = /** @type {HTMLElement} */ (e.target).scrollTop)}
        >
          <svg class="spacer" width="1" height="${sorted.length * ROW}" aria-hidden="true"></svg>
          ${shown.map(
            (r, i) => html`
              <button
                class="grid-row"
                title="${r.report.verdict.sentence}"
                .style=${`top:${(first + i) * ROW}px`}
                @click=${() => {
                  this.instance = r.instance;
                  this.contestant = r.engine;
                  this.turn("tree");
                }}
              >
                ${columns.map(
                  (c) => html`
                    <span class="col ${c}">${text(r, c)}</span>
                  `,
                )}
              </button>
            `,
          )}
        </div>
      </div>
    `;
  }

  pick() {
    return html`
      <div class="row">
        <label>
          ${t("lab.instance")}
          <select @change=${(/** @type {Event} */ e) => (this.instance = Number(entered(e)))}>
            ${this.positions.map(
              (p, i) => html`
                <option value="${i}" ?selected=${i === this.instance}>${i + 1}: ${p.slice(0, 40)}</option>
              `,
            )}
          </select>
        </label>
        ${
          this.tab === "tree"
            ? html`
                <label>
                  ${t("analysis.engine")}
                  <select @change=${(/** @type {Event} */ e) => (this.contestant = Number(entered(e)))}>
                    ${this.x.engines.map(
                      (e, i) => html`
                        <option value="${i}" ?selected=${i === this.contestant}>${nameOf(e)}</option>
                      `,
                    )}
                  </select>
                </label>
              `
            : nothing
        }
      </div>
    `;
  }

  race() {
    const two = this.x.engines.slice(0, 2);
    const last = Math.max(1, ...this.steps);
    return html`
      ${this.pick()}
      <div class="row">
        <button class="btn" @click=${() => this.roll()}>${this.player ? t("race.pause") : t("race.play")}</button>
        <label>
          ${t("race.speed")}
          <select @change=${(/** @type {Event} */ e) => this.accelerate(entered(e))}>
            ${Object.keys(SPEEDS).map(
              (s) => html`
                <option value="${s}" ?selected=${s === this.speed}>${t("race." + s)}</option>
              `,
            )}
          </select>
        </label>
        <button class="btn" @click=${() => (this.step = Math.max(0, this.step - 1))}>${t("race.back")}</button>
        <input
          type="range"
          min="0"
          max="${last}"
          .value=${String(this.step)}
          @input=${(/** @type {Event} */ e) => (this.step = Number(entered(e)))}
          aria-label="${t("race.step")}"
        />
        <button class="btn" @click=${() => (this.step = Math.min(last, this.step + 1))}>${t("race.forward")}</button>
        <b>${number(this.step)} / ${number(last)}</b>
      </div>
      <div class="race">
        ${two.map(
          (e, i) => html`
            <damier-search-view
              game="${this.x.game}"
              position="${this.positions[this.instance] ?? ""}"
              engine="${e.id}"
              .options=${e.options}
              .step=${this.step}
              @damier-grown=${(/** @type {CustomEvent} */ grown) => {
                this.steps = this.steps.map((s, k) => (k === i ? grown.detail : s));
              }}
            ></damier-search-view>
          `,
        )}
      </div>
    `;
  }

  /** @param {string} speed */
  accelerate(speed) {
    this.speed = speed;
    if (!this.player) return;
    this.roll();
    this.roll();
  }

  /** Plays the race, or holds it. */
  roll() {
    if (this.player) {
      clearInterval(this.player);
      this.player = undefined;
      this.requestUpdate();
      return;
    }
    const last = Math.max(1, ...this.steps);
    if (this.step >= last) this.step = 0;
    this.player = setInterval(() => {
      this.step = Math.min(last, this.step + Math.max(1, Math.round(last * SPEEDS[this.speed])));
      if (this.step >= last) this.roll();
    }, 150);
    this.requestUpdate();
  }

  /** @param {string} content @param {string} type @param {string} name */
  save(content, type, name) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

customElements.define("damier-lab", Lab);
