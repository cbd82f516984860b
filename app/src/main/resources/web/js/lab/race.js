import { html } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { fieldValue } from "../field-value.js";
import { icon } from "../icons.js";
import { engineLabel } from "./experiment.js";
import { runSelect } from "./run-select.js";
import { measureKeys } from "./tree.js";
import "./search-view.js";
import "../words/lab.js";

/**
 * Fraction of all steps per frame, by speed. A slow race takes about one minute, whatever its length.
 * @type {Record<string, number>}
 */
const STEP_SHARES = { "step-by-step": 0, slow: 0.0025, normal: 0.01, fast: 0.04 };

/** Two runs side by side, step by step, with their counters in a table. */
class Race extends Element {
  static properties = {
    experiment: { attribute: false },
    positions: { attribute: false },
    selectedRuns: { state: true },
    step: { state: true },
    steps: { state: true },
    counters: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./experiment.js").Experiment|null} */
    this.experiment = null;
    /** @type {string[]} */
    this.positions = [];
    /** @type {import("./run-select.js").RunChoice[]} */
    this.selectedRuns = [
      { engine: 0, instance: 0 },
      { engine: 1, instance: 0 },
    ];
    this.step = 0;
    /** Number of expansions of each run. */
    this.steps = [0, 0];
    /** @type {(import("./search-view.js").SearchCounters|null)[]} */
    this.counters = [null, null];
    this.speed = "normal";
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.playTimer);
  }

  get lastStep() {
    return Math.max(1, ...this.steps);
  }

  render() {
    const x = this.experiment;
    if (!x || !this.positions.length) return "";
    return html`
      <div class="row">
        ${this.selectedRuns.map((p, i) =>
          runSelect(t(i ? "race.second" : "race.first"), x, this.positions, p, (q) => {
            this.selectedRuns = this.selectedRuns.map((old, k) => (k === i ? q : old));
          }),
        )}
      </div>
      ${this.controls()}
      <div class="race">
        ${this.selectedRuns.map((p, i) => {
          const e = x.engines[Math.min(p.engine, x.engines.length - 1)];
          return html`
            <damier-search-view
              plain
              game="${x.game}"
              position="${this.positions[p.instance] ?? ""}"
              engine="${e?.id ?? ""}"
              .options=${e?.options ?? {}}
              .step=${this.step}
              @damier-tree-loaded=${(/** @type {CustomEvent} */ grown) => {
                this.steps = this.steps.map((s, k) => (k === i ? grown.detail : s));
              }}
              @damier-counters=${(/** @type {CustomEvent} */ counted) => {
                this.counters = this.counters.map((c, k) => (k === i ? counted.detail : c));
              }}
            ></damier-search-view>
          `;
        })}
      </div>
      <p class="legend-line">
        <i class="dot waiting"></i>
        ${t("race.waiting")}
        <i class="dot done"></i>
        ${t("race.expanded")}
        <i class="dot now"></i>
        ${t("race.now")}
      </p>
      ${this.table(x)}
    `;
  }

  /** @param {import("./experiment.js").Experiment} x */
  table(x) {
    const rows = /** @type {const} */ (["expanded", "open", "g", "h", "all"]);
    return html`
      <table class="race-table">
        <caption class="sr-only">${t("race.counters")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("race.counters")}</th>
            ${this.selectedRuns.map(
              (p) => html`
                <th scope="col">${engineLabel(x, Math.min(p.engine, x.engines.length - 1))} · ${p.instance + 1}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (r) => html`
              <tr data-counter="${r}">
                <th scope="row">${this.counterName(r)}</th>
                ${this.counters.map(
                  (c) => html`
                    <td>${c ? c[r] : "–"}</td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  }

  /**
   * Returns the name of a counter. If both searches use the same measure, g and h have their specific names.
   * @param {string} row
   */
  counterName(row) {
    const [one, other = one] = this.counters.flatMap((c) => (c ? [c.measure] : []));
    if ((row === "g" || row === "h") && one && one === other) return t(measureKeys(one)[row === "g" ? 0 : 1]);
    return t("race.counter." + row);
  }

  controls() {
    return html`
      <div class="row tight">
        <button class="btn main" @click=${() => this.togglePlay()}>
          ${icon(this.playTimer ? "pause" : "play")} ${this.playTimer ? t("race.pause") : t("race.play")}
        </button>
        <label class="option">
          <span>${t("race.speed")}</span>
          <select @change=${(/** @type {Event} */ e) => this.setSpeed(fieldValue(e))}>
            ${Object.keys(STEP_SHARES).map(
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
          max="${this.lastStep}"
          .value=${String(this.step)}
          @input=${(/** @type {Event} */ e) => (this.step = Number(fieldValue(e)))}
          aria-label="${t("race.step")}"
        />
        <button class="btn" @click=${() => (this.step = Math.min(this.lastStep, this.step + 1))}>
          ${t("race.forward")}
        </button>
        <b>${formatNumber(this.step)} / ${formatNumber(this.lastStep)}</b>
      </div>
    `;
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (!this.playTimer) return;
    this.togglePlay();
    this.togglePlay();
  }

  /** Starts or pauses the race. */
  togglePlay() {
    if (this.playTimer) {
      clearInterval(this.playTimer);
      this.playTimer = undefined;
      this.requestUpdate();
      return;
    }
    const last = this.lastStep;
    if (this.step >= last) this.step = 0;
    this.playTimer = setInterval(() => {
      this.step = Math.min(last, this.step + Math.max(1, Math.round(last * STEP_SHARES[this.speed])));
      if (this.step >= last) this.togglePlay();
    }, 150);
    this.requestUpdate();
  }
}

customElements.define("damier-race", Race);
