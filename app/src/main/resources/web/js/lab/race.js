import { html } from "lit";
import { Element } from "../element.js";
import { number, t } from "../i18n.js";
import { entered } from "../entered.js";
import { icon } from "../icons.js";
import { labelOf } from "./experiment.js";
import { pickRun } from "./pick-run.js";
import { measured } from "./tree.js";
import "./search-view.js";
import "../words/lab.js";

/**
 * The share of a whole race that passes between two pictures; a slow one takes a minute, whatever its length.
 * @type {Record<string, number>}
 */
const SPEEDS = { "step-by-step": 0, slow: 0.0025, normal: 0.01, fast: 0.04 };

/** Any two runs under one scrubber: their boards side by side, their counters in one table. */
class Race extends Element {
  static properties = {
    x: { attribute: false },
    positions: { attribute: false },
    picked: { state: true },
    step: { state: true },
    steps: { state: true },
    counters: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./experiment.js").Experiment|null} */
    this.x = null;
    /** @type {string[]} */
    this.positions = [];
    /** @type {import("./pick-run.js").Picked[]} */
    this.picked = [
      { engine: 0, instance: 0 },
      { engine: 1, instance: 0 },
    ];
    this.step = 0;
    /** How many expansions each run has. */
    this.steps = [0, 0];
    /** @type {(import("./search-view.js").SearchCounters|null)[]} */
    this.counters = [null, null];
    this.speed = "normal";
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.player);
  }

  get last() {
    return Math.max(1, ...this.steps);
  }

  render() {
    const x = this.x;
    if (!x || !this.positions.length) return "";
    return html`
      <div class="row">
        ${this.picked.map((p, i) =>
          pickRun(t(i ? "race.second" : "race.first"), x, this.positions, p, (q) => {
            this.picked = this.picked.map((old, k) => (k === i ? q : old));
          }),
        )}
      </div>
      ${this.controls()}
      <div class="race">
        ${this.picked.map((p, i) => {
          const e = x.engines[Math.min(p.engine, x.engines.length - 1)];
          return html`
            <damier-search-view
              plain
              game="${x.game}"
              position="${this.positions[p.instance] ?? ""}"
              engine="${e?.id ?? ""}"
              .options=${e?.options ?? {}}
              .step=${this.step}
              @damier-grown=${(/** @type {CustomEvent} */ grown) => {
                this.steps = this.steps.map((s, k) => (k === i ? grown.detail : s));
              }}
              @damier-counted=${(/** @type {CustomEvent} */ counted) => {
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
            ${this.picked.map(
              (p) => html`
                <th scope="col">${labelOf(x, Math.min(p.engine, x.engines.length - 1))} · ${p.instance + 1}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (r) => html`
              <tr data-counter="${r}">
                <th scope="row">${this.named(r)}</th>
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

  /** What a counter is called; two searches that measure alike have their own names for g and h. @param {string} row */
  named(row) {
    const [one, other = one] = this.counters.flatMap((c) => (c ? [c.measure] : []));
    if ((row === "g" || row === "h") && one && one === other) return t(measured(one)[row === "g" ? 0 : 1]);
    return t("race.counter." + row);
  }

  controls() {
    return html`
      <div class="row tight">
        <button class="btn main" @click=${() => this.roll()}>
          ${icon(this.player ? "pause" : "play")} ${this.player ? t("race.pause") : t("race.play")}
        </button>
        <label class="option">
          <span>${t("race.speed")}</span>
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
          max="${this.last}"
          .value=${String(this.step)}
          @input=${(/** @type {Event} */ e) => (this.step = Number(entered(e)))}
          aria-label="${t("race.step")}"
        />
        <button class="btn" @click=${() => (this.step = Math.min(this.last, this.step + 1))}>
          ${t("race.forward")}
        </button>
        <b>${number(this.step)} / ${number(this.last)}</b>
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
    const last = this.last;
    if (this.step >= last) this.step = 0;
    this.player = setInterval(() => {
      this.step = Math.min(last, this.step + Math.max(1, Math.round(last * SPEEDS[this.speed])));
      if (this.step >= last) this.roll();
    }, 150);
    this.requestUpdate();
  }
}

customElements.define("damier-race", Race);
