import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { buildUrl, updateUrl } from "../route.js";
import { icon } from "../icons.js";
import { fieldValue } from "../field-value.js";
import { taskEditor } from "../planner/task-editor.js";
import { resultCard } from "../planner/result-card.js";
import { planSteps } from "../planner/plan-steps.js";
import { landmarkGraph, stateGraph } from "../planner/graphs.js";
import "../planner/plan-repair.js";
import "../words/planner.js";

/**
 * @typedef {import("../api.js").PddlError} PddlError
 * @typedef {import("../api.js").PlanResult} PlanResult
 * @typedef {import("../api.js").PlanGraph} PlanGraph
 * @typedef {{engine: string, result: PlanResult|null, error: string, seconds: number, first: boolean}} Run
 */

const ENGINES = ["pdb", "lmcut", "hmax", "blind", "hadd", "greedy", "anytime"];
const TIMES = [1, 5, 10, 30, 60];
const TABS = ["list", "states", "landmarks"];

/** How long the user must pause before the texts are checked, in ms. */
const CHECK_DELAY = 300;

/**
 * The planner page: a PDDL domain and problem with errors as they are typed, two planners that run at the same time,
 * and the plan as a list, in the state space, and with its landmarks.
 */
class PlannerPage extends Element {
  static properties = {
    params: { attribute: false },
    examples: { state: true },
    example: { state: true },
    domain: { state: true },
    problem: { state: true },
    error: { state: true },
    names: { state: true },
    engines: { state: true },
    seconds: { state: true },
    runs: { state: true },
    running: { state: true },
    shown: { state: true },
    step: { state: true },
    tab: { state: true },
    graph: { state: true },
    graphError: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {{id: string, domain: string, problem: string}[]} */
    this.examples = [];
    this.example = "";
    this.domain = "";
    this.problem = "";
    /** The first error of the texts. @type {PddlError|null} */
    this.error = null;
    /** Names of the domain and the problem, once both are correct. @type {{domain: string, problem: string}|null} */
    this.names = null;
    /** The planners; the second one may be "". */
    this.engines = ["pdb", "greedy"];
    this.seconds = 10;
    /** @type {Run[]} */
    this.runs = [];
    this.running = false;
    /** Index of the run whose plan is shown. */
    this.shown = 0;
    /** Number of plan steps that have been executed. */
    this.step = 0;
    this.tab = "list";
    /** @type {PlanGraph|null} */
    this.graph = null;
    this.graphError = "";
    /** Cancels the running requests. @type {AbortController|null} */
    this.abort = null;
    this.checkId = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.open();
  }

  onLanguageChange() {
    super.onLanguageChange();
    if (this.examples.length) this.check();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop();
    clearTimeout(this.checkTimer);
  }

  open() {
    return this.attempt(async () => {
      this.examples = (await api.planExamples()).examples;
      const id = this.params.get("example") ?? "";
      this.choose(this.examples.some((e) => e.id === id) ? id : this.examples[0].id);
    });
  }

  /** Shows an example. @param {string} id */
  choose(id) {
    const example = this.examples.find((e) => e.id === id);
    if (!example) return;
    this.example = id;
    this.edit({ domain: example.domain, problem: example.problem });
    updateUrl(buildUrl("/planner", { example: id }));
  }

  /** Changes a text; results of the old texts disappear. @param {{domain?: string, problem?: string}} texts */
  edit(texts) {
    Object.assign(this, texts);
    this.stop();
    this.runs = [];
    this.graph = null;
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => this.check(), CHECK_DELAY);
  }

  async check() {
    const id = ++this.checkId;
    await this.attempt(async () => {
      const { error, domain, problem } = await api.checkPlan(this.domain, this.problem);
      if (id !== this.checkId) return;
      this.error = error ?? null;
      this.names = error ? null : { domain: domain ?? "", problem: problem ?? "" };
    });
  }

  /** Runs the planners at the same time. */
  async run() {
    this.stop();
    const abort = new AbortController();
    this.abort = abort;
    const ids = this.engines.filter((id) => id);
    this.runs = ids.map((engine) => ({ engine, result: null, error: "", seconds: 0, first: false }));
    this.running = true;
    this.graph = null;
    this.step = 0;
    const start = performance.now();
    const clock = setInterval(() => this.showTime((performance.now() - start) / 1000), 200);
    const done = await Promise.all(ids.map((engine, i) => this.runOne(engine, i, abort)));
    clearInterval(clock);
    if (this.abort !== abort) return;
    this.running = false;
    const solved = done.findIndex((ok) => ok);
    this.shown = Math.max(0, solved);
    if (this.tab !== "list") this.loadGraph();
  }

  /** @param {number} seconds since the start */
  showTime(seconds) {
    this.runs = this.runs.map((run) => (run.result || run.error ? run : { ...run, seconds }));
  }

  /** @param {string} engine @param {number} i @param {AbortController} abort @returns {Promise<boolean>} */
  async runOne(engine, i, abort) {
    const change = (/** @type {Partial<Run>} */ changes) => {
      if (this.abort === abort) this.runs = this.runs.map((run, k) => (k === i ? { ...run, ...changes } : run));
    };
    try {
      const result = await api.plan(this.domain, this.problem, engine, 1000 * this.seconds, abort.signal);
      if (result.error) {
        this.error = result.error;
        change({ error: result.error.message });
        return false;
      }
      const first = !!result.plan && !this.runs.some((run) => run.result?.plan);
      change({ result, first, seconds: (result.millis ?? 0) / 1000 });
      return !!result.plan;
    } catch (e) {
      change({ error: abort.signal.aborted ? t("planner.stopped") : /** @type {Error} */ (e).message });
      return false;
    }
  }

  stop() {
    this.abort?.abort();
    this.abort = null;
    this.running = false;
    this.runs = this.runs.map((run) => (run.result || run.error ? run : { ...run, error: t("planner.stopped") }));
  }

  plan() {
    return this.runs[this.shown]?.result?.plan ?? [];
  }

  /** @param {string} tab */
  selectTab(tab) {
    this.tab = tab;
    if (tab !== "list" && !this.graph) this.loadGraph();
  }

  async loadGraph() {
    this.graphError = "";
    try {
      const graph = await api.planGraph(this.domain, this.problem, this.plan());
      this.graph = graph.states ? graph : null;
      if (!graph.states) this.graphError = graph.error?.message ?? t("planner.too-large", graph.facts, graph.actions);
    } catch (e) {
      this.graphError = /** @type {Error} */ (e).message;
    }
  }

  render() {
    return html`
      <div class="lab planner">
        <div class="lab-head">
          <h1>${t("nav.planner")}</h1>
          <p class="sub">${t("planner.sub")}</p>
        </div>
        <div class="segment" role="group" aria-label="${t("planner.examples")}">
          ${this.examples.map(
            ({ id }) => html`
              <button aria-pressed="${id === this.example}" data-example="${id}" @click=${() => this.choose(id)}>
                ${t("planner.example." + id)}
              </button>
            `,
          )}
        </div>
        <div class="planner-texts">
          ${["domain", "problem"].map((name) =>
            taskEditor({
              name,
              text: name === "domain" ? this.domain : this.problem,
              error: this.error?.source === name ? this.error : null,
              change: (text) => this.edit({ [name]: text }),
            }),
          )}
        </div>
        <p class="sub" role="status">${this.statusText()}</p>
        ${this.controls()}
        <div class="planner-runs">
          ${this.runs.map((run, i) =>
            resultCard({
              run,
              selected: i === this.shown,
              select: () => this.selectRun(i),
              lone: this.runs.length < 2,
            }),
          )}
        </div>
        ${this.plan().length ? this.planCard() : nothing}
        <damier-plan-repair class="card"></damier-plan-repair>
      </div>
    `;
  }

  statusText() {
    if (this.names) return t("planner.correct", this.names.domain, this.names.problem);
    return this.error && !this.error.line ? this.error.message : "";
  }

  /** @param {number} i */
  selectRun(i) {
    this.shown = i;
    this.step = 0;
    this.graph = null;
    if (this.tab !== "list") this.loadGraph();
  }

  controls() {
    return html`
      <div class="row planner-controls">
        ${[0, 1].map(
          (i) => html`
            <label class="option">
              ${t(i ? "planner.against" : "planner.engine")}
              <select
                @change=${(/** @type {Event} */ e) => (this.engines = this.engines.with(i, fieldValue(e)))}
                aria-label="${t(i ? "planner.against" : "planner.engine")}"
              >
                ${(i ? ["", ...ENGINES] : ENGINES).map(
                  (id) => html`
                    <option value="${id}" ?selected=${id === this.engines[i]}>${t("planner.engine." + id)}</option>
                  `,
                )}
              </select>
            </label>
          `,
        )}
        <label class="option">
          ${t("planner.time")}
          <select @change=${(/** @type {Event} */ e) => (this.seconds = Number(fieldValue(e)))}>
            ${TIMES.map(
              (s) => html`
                <option value="${s}" ?selected=${s === this.seconds}>${t("planner.seconds", s)}</option>
              `,
            )}
          </select>
        </label>
        <button
          class="btn main"
          ?disabled=${!this.running && !this.names}
          @click=${() => (this.running ? this.stop() : this.run())}
        >
          ${icon(this.running ? "pause" : "play")} ${t(this.running ? "planner.stop" : "planner.run")}
        </button>
      </div>
    `;
  }

  planCard() {
    return html`
      <section class="card">
        <div class="segment" role="tablist" aria-label="${t("planner.plan")}">
          ${TABS.map(
            (k) => html`
              <button role="tab" aria-selected="${this.tab === k}" data-tab="${k}" @click=${() => this.selectTab(k)}>
                ${t("planner.tab." + k)}
              </button>
            `,
          )}
        </div>
        <div role="tabpanel" aria-label="${t("planner.tab." + this.tab)}">${this.panel()}</div>
      </section>
    `;
  }

  panel() {
    const result = /** @type {PlanResult} */ (this.runs[this.shown].result);
    const goTo = (/** @type {number} */ step) => (this.step = Math.max(0, Math.min(this.plan().length, step)));
    if (this.tab === "list") return planSteps({ result, step: this.step, goTo });
    const drawing = this.tab === "states" ? stateGraph : landmarkGraph;
    if (!this.graph)
      return html`
        <p class="sub" role="status">${this.graphError || t("planner.drawing")}</p>
      `;
    return html`
      ${planSteps({ result, step: this.step, goTo, short: true })} ${drawing(this.graph, this.step, goTo)}
    `;
  }
}

customElements.define("damier-planner", PlannerPage);
