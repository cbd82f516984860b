import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { fieldValue } from "../field-value.js";
import { engineLabel } from "./experiment.js";
import { drawPlot, palette, SIZES } from "./plot-svg.js";
import { PLOTS, plotData } from "./plots.js";
import { saveBlob, saveText } from "./save-file.js";
import "../words/lab.js";

/** Maximum width of a phone screen, in pixels. */
const NARROW_PIXELS = 700;

/** The plots of an experiment. Each can be saved as SVG, PNG or CSV. */
class PlotView extends Element {
  static properties = {
    rows: { attribute: false },
    experiment: { attribute: false },
    sizes: { attribute: false },
    kind: { state: true },
    pair: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../api.js").LabRow[]} */
    this.rows = [];
    /** @type {import("./experiment.js").Experiment|null} */
    this.experiment = null;
    /** @type {number[]} */
    this.sizes = [];
    this.kind = "distribution";
    this.pair = [0, 1];
  }

  currentPlot() {
    const x = /** @type {import("./experiment.js").Experiment} */ (this.experiment);
    const pair = this.pair.map((i) => Math.min(i, x.engines.length - 1));
    return PLOTS[this.kind]({ rows: this.rows, x, sizes: this.sizes, pair });
  }

  svgText() {
    return /** @type {SVGElement} */ (this.querySelector("svg.plot")).outerHTML.replace(/<!--.*?-->/g, "");
  }

  size() {
    return innerWidth < NARROW_PIXELS ? SIZES.narrow : SIZES.wide;
  }

  /** Saves the plot as a PNG file, at double size for printing. */
  async savePng() {
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(this.svgText());
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = this.size().map((side) => 2 * side);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => blob && saveBlob(blob, `lab-${this.kind}.png`));
  }

  render() {
    if (!this.experiment || !this.rows.length) return nothing;
    const plot = this.currentPlot();
    const title = t("plot." + this.kind);
    const hasPoints = plot.series.some((s) => s.points.length);
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
        ${this.kind === "scatter" ? this.pairSelects() : nothing}
      </div>
      ${
        hasPoints
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
        <button class="btn small" @click=${() => saveText(this.svgText(), "image/svg+xml", `lab-${this.kind}.svg`)}>
          SVG
        </button>
        <button class="btn small" @click=${() => this.savePng()}>PNG</button>
        <button class="btn small" @click=${() => saveText(plotData(plot), "text/csv", `lab-${this.kind}.csv`)}>
          ${t("plot.data")}
        </button>
      </div>
    `;
  }

  pairSelects() {
    const x = /** @type {import("./experiment.js").Experiment} */ (this.experiment);
    return [0, 1].map(
      (side) => html`
        <label class="option">
          <span>${side ? t("plot.against") : t("plot.engine")}</span>
          <select
            @change=${(/** @type {Event} */ e) => {
              this.pair = this.pair.map((p, k) => (k === side ? Number(fieldValue(e)) : p));
            }}
          >
            ${x.engines.map(
              (_, i) => html`
                <option value="${i}" ?selected=${i === this.pair[side]}>${engineLabel(x, i)}</option>
              `,
            )}
          </select>
        </label>
      `,
    );
  }
}

customElements.define("damier-plots", PlotView);
