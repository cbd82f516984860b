import { html } from "lit";
import { Element } from "../element.js";
import { number, short, t } from "../i18n.js";
import { nameOf, summary } from "./experiment.js";
import { compare, figureOf } from "./figures.js";

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
/** Equal to the unit, within a few nodes, different. */
const SIGNS = { equal: "=", near: "≈", differs: "≠" };
const ROW = 32;
const SHOWN = 14;

/** The sums by engine and every row, sortable; only the rows in sight exist. Fires `damier-chosen` with a row. */
class ResultsTable extends Element {
  static properties = {
    rows: { attribute: false },
    x: { attribute: false },
    figures: { attribute: false },
    sort: { state: true },
    top: { state: true },
  };

  constructor() {
    super();
    /** @type {any[]} */
    this.rows = [];
    /** @type {import("./experiment.js").Experiment|null} */
    this.x = null;
    /** What a report printed for these runs. @type {import("./figures.js").Figure[]|undefined} */
    this.figures = undefined;
    /** @type {{by: string, down: boolean}} */
    this.sort = { by: "instance", down: false };
    this.top = 0;
  }

  render() {
    return html`
      ${this.sums()}${this.table()}
    `;
  }

  sums() {
    const most = Math.max(1, ...(this.x?.engines ?? []).map((_, i) => summary(this.rows, i).expanded));
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
            ${(this.x?.engines ?? []).map((e, i) => {
              const s = summary(this.rows, i);
              return html`
                <tr data-engine="${i}">
                  <th scope="row">
                    <i class="swatch-${i % 6}" aria-hidden="true"></i>
                    ${nameOf(e)}
                  </th>
                  <td>${s.solved}/${s.runs}</td>
                  <td>${s.optimal}</td>
                  <td>${Number.isNaN(s.cost) ? "–" : number(s.cost)}</td>
                  <td>
                    <meter min="0" max="${most}" value="${s.expanded}" aria-hidden="true"></meter>
                    ${number(s.expanded)}
                  </td>
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
        return nameOf(/** @type {any} */ (this.x).engines[r.engine]);
      case "rate":
        return s.millis ? (s.expanded / s.millis) * 1000 : 0;
      case "open":
      case "closed":
        return s[column] >= 0 ? s[column] : "–";
      default:
        return r.report[column] ?? s[column] ?? "";
    }
  }

  /** @param {any} r @param {string} c */
  text(r, c) {
    const v = this.cell(r, c);
    if (c === "optimal") return v ? t("lab.yes") : "–";
    if (c === "outcome") return t("lab.outcome." + v);
    if (c === "rate") return short(v);
    if (c === "bytes") return number(v / 1048576) + " " + t("unit.mb");
    if (c === "then") return this.thenNow(r);
    return typeof v === "number" ? number(v) : v;
  }

  /** The report's figure beside this run's, and whether they agree. @param {any} row */
  thenNow(row) {
    const figure = figureOf(this.figures, row);
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
    const columns = this.figures ? [...COLUMNS.slice(0, 3), "then", ...COLUMNS.slice(3)] : COLUMNS;
    const sorted = [...this.rows].sort((a, b) => {
      const x = this.cell(a, by);
      const y = this.cell(b, by);
      return (x < y ? -1 : x > y ? 1 : 0) * (down ? -1 : 1);
    });
    const first = Math.max(0, Math.floor(this.top / ROW) - 1);
    const shown = sorted.slice(first, first + SHOWN + 3);
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
          @scroll=${(/** @type {Event} */ e) => (this.top = /** @type {HTMLElement} */ (e.target).scrollTop)}
        >
          <svg class="spacer" width="1" height="${sorted.length * ROW}" aria-hidden="true"></svg>
          ${shown.map(
            (r, i) => html`
              <button
                class="grid-row"
                title="${r.report.error ?? ""}"
                .style=${`top:${(first + i) * ROW}px`}
                @click=${() => this.dispatchEvent(new CustomEvent("damier-chosen", { detail: r }))}
              >
                ${columns.map(
                  (c) => html`
                    <span class="col ${c}">${this.text(r, c)}</span>
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
