import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { entered } from "../entered.js";
import { labelOf } from "./experiment.js";
import { drawPlot, palette, SIZES } from "./plot-svg.js";
import { PLOTS, plotData } from "./plots.js";
import { saveBlob, saveText } from "./save.js";
import "../words/lab.js";

/** Below this many pixels a screen is a phone's. */
const NARROW = 700;

/** The plots of an experiment: one at a time, each to be saved as a drawing, a picture or its data. */
class PlotView extends Element {
  static properties = {
    rows: { attribute: false },
    x: { attribute: false },
    sizes: { attribute: false },
    kind: { state: true },
    pair: { state: true },
  };

  constructor() {
    super();
    /** @type {any[]} */
    this.rows = [];
    /** @type {import("./experiment.js").Experiment|null} */
    this.x = null;
    /** @type {number[]} */
    this.sizes = [];
    this.kind = "distribution";
    this.pair = [0, 1];
  }

  plot() {
    const x = /** @type {import("./experiment.js").Experiment} */ (this.x);
    const pair = this.pair.map((i) => Math.min(i, x.engines.length - 1));
    return PLOTS[this.kind]({ rows: this.rows, x, sizes: this.sizes, pair });
  }

  drawing() {
    return /** @type {SVGElement} */ (this.querySelector("svg.plot")).outerHTML.replace(/<!--.*?-->/g, "");
  }

  size() {
    return innerWidth < NARROW ? SIZES.narrow : SIZES.wide;
  }

  /** The drawing as a picture, twice as large so that it prints well. */
  async picture() {
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(this.drawing());
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = this.size().map((side) => 2 * side);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => blob && saveBlob(blob, `lab-${this.kind}.png`));
  }

  render() {
    if (!this.x || !this.rows.length) return nothing;
    const plot = this.plot();
    const title = t("plot." + this.kind);
    const some = plot.series.some((s) => s.points.length);
    return html`
      <div class="row tight">
        <div class="segment" role="group" aria-label="${t("lab.tab.plots")}">
          ${Object.keys(PLOTS).map(
            (k) => html`
              <button aria-pressed="${k === this.kind}" data-plot="${k}" @click=${() => (this.kind = k)}>
                ${t("plot." + k)}
              </button>
            `,
          )}
        </div>
        ${this.kind === "scatter" ? this.picks() : nothing}
      </div>
      ${
        some
          ? drawPlot(plot, palette(), title, this.size())
          : html`
              <p class="sub">${t("plot.none")}</p>
            `
      }
      <ul class="plot-notes">
        ${plot.notes.map(
          (n) => html`
            <li>${n}</li>
          `,
        )}
      </ul>
      <div class="row tight">
        <span class="sub">${t("plot.save")}</span>
        <button class="btn small" @click=${() => saveText(this.drawing(), "image/svg+xml", `lab-${this.kind}.svg`)}>
          SVG
        </button>
        <button class="btn small" @click=${() => this.picture()}>PNG</button>
        <button class="btn small" @click=${() => saveText(plotData(plot), "text/csv", `lab-${this.kind}.csv`)}>
          ${t("plot.data")}
        </button>
      </div>
    `;
  }

  picks() {
    const x = /** @type {import("./experiment.js").Experiment} */ (this.x);
    return [0, 1].map(
      (side) => html`
        <label class="option">
          <span>${side ? t("plot.against") : t("plot.engine")}</span>
          <select
            @change=${(/** @type {Event} */ e) => {
              this.pair = this.pair.map((p, k) => (k === side ? Number(entered(e)) : p));
            }}
          >
            ${x.engines.map(
              (_, i) => html`
                <option value="${i}" ?selected=${i === this.pair[side]}>${labelOf(x, i)}</option>
              `,
            )}
          </select>
        </label>
      `,
    );
  }
}

customElements.define("damier-plots", PlotView);
