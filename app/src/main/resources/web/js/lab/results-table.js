import { html } from "lit";
import { Element } from "../element.js";
import { formatNumber, formatCompact, t } from "../i18n.js";
import { engineText, engineSummary, fieldOf } from "./experiment.js";
import { compareFigure, figureOf } from "./report-figures.js";
import "../words/lab.js";

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
/** Symbols for equal, within a few nodes, and different. */
const COMPARISON_SYMBOLS = { equal: "=", near: "≈", differs: "≠" };
const ROW_PIXELS = 32;
const VISIBLE_ROWS = 14;

/**
 * The results: totals per engine, and a sortable table of all rows. Only visible rows are in the DOM. Fires
 * `damier-row-selected` with a row.
 */
class ResultsTable extends Element {
  static properties = {
    rows: { attribute: false },
    experiment: { attribute: false },
    figures: { attribute: false },
    sort: { state: true },
    scrollOffset: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../api.js").LabRow[]} */
    this.rows = [];
    /** @type {import("./experiment.js").Experiment|null} */
    this.experiment = null;
    /** The figures printed in a report for these runs. @type {import("./report-figures.js").Figure[]|undefined} */
    this.figures = undefined;
    /** @type {{by: string, down: boolean}} */
    this.sort = { by: "instance", down: false };
    this.scrollOffset = 0;
  }

  render() {
    return html`
      ${this.sumTable()}${this.rowTable()}
    `;
  }

  sumTable() {
    const max = Math.max(1, ...(this.experiment?.engines ?? []).map((_, i) => engineSummary(this.rows, i).expanded));
    return html`
      <div class="scroll">
        <table>
          <caption class="sr-only">${t("lab.sums")}</caption>
          <thead>
            <tr>
              ${[
                "analysis.engine",
                "lab.solved",
                "lab.optimal",
                "lab.mean-cost",
                "lab.expanded",
                "lab.col.generated",
                "lab.rate",
                "lab.ms",
              ].map(
                (k) => html`
                  <th scope="col">${t(k)}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${(this.experiment?.engines ?? []).map((e, i) => {
              const s = engineSummary(this.rows, i);
              return html`
                <tr data-engine="${i}">
                  <th scope="row">
                    <i class="swatch-${i % 6}" aria-hidden="true"></i>
                    ${engineText(e)}
                  </th>
                  <td>${s.solved}/${s.runs}</td>
                  <td>${s.optimal}</td>
                  <td>${Number.isNaN(s.cost) ? "–" : formatNumber(s.cost)}</td>
                  <td>
                    <meter min="0" max="${max}" value="${s.expanded}" aria-hidden="true"></meter>
                    ${formatNumber(s.expanded)}
                  </td>
                  <td>${formatNumber(s.generated)}</td>
                  <td>${formatCompact(s.rate)}/s</td>
                  <td>${formatNumber(s.millis)}</td>
                </tr>
              `;
            })}
          </tbody>
        </table>
      </div>
    `;
  }

  /**
   * Returns the value of a cell, for sorting and display.
   * @param {import("../api.js").LabRow} r @param {string} column
   */
  cellValue(r, column) {
    const s = /** @type {Partial<Api.Stats>} */ (r.report.stats ?? {});
    switch (column) {
      case "instance":
        return r.instance + 1;
      case "engine":
        return engineText(/** @type {import("./experiment.js").Experiment} */ (this.experiment).engines[r.engine]);
      case "rate":
        return s.millis ? ((s.expanded ?? 0) / s.millis) * 1000 : 0;
      case "open":
      case "closed":
        return (s[column] ?? -1) >= 0 ? s[column] : "–";
      default:
        return fieldOf(r, column) ?? "";
    }
  }

  /** @param {import("../api.js").LabRow} r @param {string} c */
  cellText(r, c) {
    const v = this.cellValue(r, c);
    if (c === "optimal") return v ? t("lab.yes") : "–";
    if (c === "outcome") return t("lab.outcome." + v);
    if (c === "rate") return formatCompact(Number(v));
    if (c === "bytes") return formatNumber(Number(v) / 1048576) + " " + t("unit.mb");
    if (c === "then") return this.reportComparison(r);
    return typeof v === "number" ? formatNumber(v) : v;
  }

  /**
   * Renders the figure of the report beside that of this run, and whether they agree.
   * @param {import("../api.js").LabRow} row
   */
  reportComparison(row) {
    const figure = figureOf(this.figures, row);
    if (!figure || row.report.outcome !== "solved") return "";
    const c = compareFigure(figure, row.report);
    return html`
      <span class="then ${c.sign}" title="${t("lab.sign." + c.sign, c.by)}">
        ${t("lab.then-text", c.then, c.now)} ${COMPARISON_SYMBOLS[c.sign]}
      </span>
    `;
  }

  rowTable() {
    const { by, down } = this.sort;
    const columns = this.figures ? [...COLUMNS.slice(0, 3), "then", ...COLUMNS.slice(3)] : COLUMNS;
    const sorted = [...this.rows].sort((a, b) => {
      const x = /** @type {string|number} */ (this.cellValue(a, by));
      const y = /** @type {string|number} */ (this.cellValue(b, by));
      return (x < y ? -1 : x > y ? 1 : 0) * (down ? -1 : 1);
    });
    const first = Math.max(0, Math.floor(this.scrollOffset / ROW_PIXELS) - 1);
    const shown = sorted.slice(first, first + VISIBLE_ROWS + 3);
    return html`
      <div class="scroll grid ${this.figures ? "compared" : ""}">
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
          @scroll=${(/** @type {Event} */ e) => (this.scrollOffset = /** @type {HTMLElement} */ (e.target).scrollTop)}
        >
          <svg class="spacer" width="1" height="${sorted.length * ROW_PIXELS}" aria-hidden="true"></svg>
          ${shown.map(
            (r, i) => html`
              <button
                class="grid-row"
                title="${r.report.error ?? ""}"
                .style=${`top:${(first + i) * ROW_PIXELS}px`}
                @click=${() => this.dispatchEvent(new CustomEvent("damier-row-selected", { detail: r }))}
              >
                ${columns.map(
                  (c) => html`
                    <span class="col ${c}">${this.cellText(r, c)}</span>
                  `,
                )}
              </button>
            `,
          )}
        </div>
      </div>
    `;
  }
}

customElements.define("damier-results", ResultsTable);
