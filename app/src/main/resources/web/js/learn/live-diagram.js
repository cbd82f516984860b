import { html, nothing } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { api, search } from "../api.js";
import { fieldValue } from "../field-value.js";
import { loadEngineNames, engineName, optionNames, valueName } from "../lab/engine-names.js";
import "../board/board.js";
import "../words/learn.js";

/**
 * An interactive diagram in a text: the user changes one value, and the real engine runs with it. A diagram is
 * described by lines of `name: value`:
 *
 *   run: GAME POSITION ENGINE OPTION=VALUE…    `*` stands for the value that changes; nodes=N is the node limit
 *   over: 1 1.5 2 3                            the values to choose from
 *   says: Weight                               their label
 *   board: yes                                 whether the position is drawn
 *
 * @typedef {{run: string, over: string[], says: string, board: boolean}} Diagram
 */

/** Parses the description of a diagram. @param {string} text @returns {Diagram} */
export function parseDiagram(text) {
  const fields = Object.fromEntries(
    text
      .split("\n")
      .filter((l) => l.includes(":"))
      .map((l) => [l.slice(0, l.indexOf(":")).trim(), l.slice(l.indexOf(":") + 1).trim()]),
  );
  return {
    run: fields.run ?? "",
    over: (fields.over ?? "").split(/\s+/),
    says: fields.says ?? "",
    board: fields.board === "yes",
  };
}

/** Returns the search of a diagram for one of its values. @param {Diagram} d @param {string} value */
export function diagramSearch(d, value) {
  const [game, position, engine, ...given] = d.run.split(/\s+/).map((w) => w.replaceAll("*", value));
  const { nodes, ...options } = Object.fromEntries(
    given.map((o) => [o.slice(0, o.indexOf("=")), o.slice(o.indexOf("=") + 1)]),
  );
  return { game, position, engine, options, ...(nodes ? { nodes: Number(nodes) } : {}) };
}

class LiveDiagram extends Element {
  static properties = { source: {}, index: { state: true }, reports: { state: true }, view: { state: true } };

  constructor() {
    super();
    this.source = "";
    this.index = 0;
    /** Search reports by value. @type {Record<string, any>} */
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
    const max = Math.max(1, ...Object.values(this.reports).map((r) => r.stats?.expanded ?? 0));
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
    return html`
      <li class="${this.diagram.over[this.index] === value ? "now" : ""}">
        <b>${this.valueLabel(value)}</b>
        <meter min="0" max="${max}" value="${r.stats.expanded}" aria-label="${value}"></meter>
        <span>
          ${t("live.states", formatNumber(r.stats.expanded))}${r.cost === null || r.cost === undefined ? (r.worth ? " · " + r.worth : "") : " · " + t("quiz.cost", r.cost)}
        </span>
      </li>
    `;
  }
}

customElements.define("damier-live", LiveDiagram);
