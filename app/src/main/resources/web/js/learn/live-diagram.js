import { html, nothing } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { api, search } from "../api.js";
import { fieldValue } from "../field-value.js";
import { loadEngineNames, engineName, optionNames, valueName } from "../lab/engine-names.js";
import { diagramSearch, parseDiagram, quantityOf } from "./diagram.js";
import { valueText } from "../lab/tree.js";
import "../board/board.js";
import "../words/learn.js";

/**
 * An interactive diagram in a text: the user changes one value, and the real engine runs with it.
 * @typedef {import("./diagram.js").Quantity} Quantity
 */
class LiveDiagram extends Element {
  static properties = { source: {}, index: { state: true }, reports: { state: true }, view: { state: true } };

  constructor() {
    super();
    this.source = "";
    this.index = 0;
    /** Search reports by value. @type {Record<string, Partial<import("../api.js").Report>>} */
    this.reports = {};
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.diagram = parseDiagram("");
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("source")) return;
    this.diagram = parseDiagram(this.source);
    this.index = 0;
    this.reports = {};
    this.select(0);
    this.loadNames();
  }

  onLanguageChange() {
    this.loadNames();
  }

  /** Loads the names of the engine and of its option values. */
  async loadNames() {
    const { game, position } = diagramSearch(this.diagram, this.diagram.over[0]);
    await loadEngineNames(game, position).catch(() => {});
    this.requestUpdate();
  }

  /** Returns the label of a value. @param {string} value */
  valueLabel(value) {
    const given = this.diagram.names[this.diagram.over.indexOf(value)];
    if (given) return given;
    const { engine, options } = diagramSearch(this.diagram, "*");
    const option = Object.keys(options).find((id) => options[id] === "*");
    return option ? valueName(engine, option, value) : value;
  }

  /** Selects a value and runs its search. @param {number} at */
  async select(at) {
    this.index = at;
    const value = this.diagram.over[at];
    const query = diagramSearch(this.diagram, value);
    if (this.diagram.board) {
      api
        .view(query.game, query.position)
        .then((view) => this.diagram.over[this.index] === value && (this.view = view));
    }
    if (this.reports[value]) return;
    try {
      const report = await search({ ...query, time: 8000 }).result;
      this.reports = { ...this.reports, [value]: report };
    } catch (e) {
      this.reports = { ...this.reports, [value]: { error: /** @type {Error} */ (e).message } };
    }
  }

  render() {
    const { over, says, board } = this.diagram;
    const max = Math.max(
      1,
      ...Object.values(this.reports).map((r) => Math.abs(quantityOf(r, this.diagram.shows) ?? 0)),
    );
    const query = diagramSearch(this.diagram, over[this.index]);
    const id = "live-" + says.replace(/\W+/g, "");
    return html`
      <div class="live card">
        <div class="live-head">
          <label for="${id}">${says}</label>
          ${
            over.length > 2
              ? html`
                  <input
                    id="${id}"
                    type="range"
                    min="0"
                    max="${over.length - 1}"
                    .value=${String(this.index)}
                    aria-valuetext="${this.valueLabel(over[this.index])}"
                    @input=${(/** @type {Event} */ e) => this.select(Number(fieldValue(e)))}
                  />
                  <output for="${id}">${this.valueLabel(over[this.index])}</output>
                `
              : html`
                  <span class="segment" role="group" id="${id}" aria-label="${says}">
                    ${over.map(
                      (v, i) => html`
                        <button aria-pressed="${i === this.index}" @click=${() => this.select(i)}>
                          ${this.valueLabel(v)}
                        </button>
                      `,
                    )}
                  </span>
                `
          }
        </div>
        <div class="live-body">
          ${
            board
              ? html`
                  <damier-board readonly .scene=${this.view?.scene ?? null} label="${says}"></damier-board>
                `
              : nothing
          }
          <ol class="live-bars" aria-live="polite">
            ${over.filter((v) => this.reports[v]).map((v) => this.bar(v, max))}
          </ol>
        </div>
        <p class="sub">${t("live.engine", engineName(query.engine), optionNames(query.engine, query.options))}</p>
      </div>
    `;
  }

  /** @param {string} value @param {number} max */
  bar(value, max) {
    const r = this.reports[value];
    if (r.error)
      return html`
        <li class="error">${r.error}</li>
      `;
    const { shows } = this.diagram;
    const quantity = quantityOf(r, shows) ?? 0;
    return html`
      <li class="${this.diagram.over[this.index] === value ? "now" : ""}">
        <b>${this.valueLabel(value)}</b>
        <meter min="0" max="${max}" value="${Math.abs(quantity)}" aria-label="${this.valueLabel(value)}"></meter>
        <span>${this.figures(r, shows).join(" · ")}</span>
      </li>
    `;
  }

  /**
   * Returns the figures of a report, the quantity of the diagram first.
   * @param {Partial<import("../api.js").Report>} r @param {Quantity} shows
   */
  figures(r, shows) {
    const states = t("live.states", formatNumber(r.stats?.expanded ?? 0));
    const cost = r.cost === null || r.cost === undefined ? "" : t("quiz.cost", r.cost);
    const move = r.moves?.length && !cost ? t("live.move", r.moves[0]) : "";
    const { unit } = this.diagram;
    if (unit) return [`${formatNumber(quantityOf(r, shows) ?? 0)} ${unit}`];
    const first = {
      expanded: states,
      generated: t("live.states", formatNumber(r.stats?.generated ?? 0)),
      cost,
      value: valueText(r.value ?? 0),
      millis: `${formatNumber(r.stats?.millis ?? 0)} ms`,
    }[shows];
    const rest = shows === "value" ? [move] : shows === "expanded" ? [cost || (r.worth ?? "")] : [states];
    return [first, ...rest].filter(Boolean);
  }
}

customElements.define("damier-live", LiveDiagram);
