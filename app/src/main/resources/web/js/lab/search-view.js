import { html } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { api } from "../api.js";
import { engineText } from "./experiment.js";
import { estimateText, expansionOrder, measureKeys, movesTo, nodeStates } from "./tree.js";
import "../board/board.js";
import "../words/lab.js";

/**
 * One search at a given step: the board of the expanded state, a map of open and closed states, and the counters. Fires
 * `damier-tree-loaded` with the number of expansions, and `damier-counters` with the counters of each step. With
 * `plain`, the counters are not shown.
 * @typedef {{expanded: string, open: string, g: string, h: string, all: string, measure: string}} SearchCounters
 */
class SearchView extends Element {
  static properties = {
    game: {},
    position: {},
    engine: {},
    options: { attribute: false },
    step: { type: Number },
    plain: { type: Boolean },
    tree: { state: true },
    view: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.position = "";
    this.engine = "";
    /** @type {Record<string, string>} */
    this.options = {};
    this.step = 0;
    this.plain = false;
    /** @type {import("./tree.js").Tree|null} */
    this.tree = null;
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.error = "";
    /** @type {number[]} */
    this.expansionOrder = [];
    /** Key of the loaded tree. */
    this.treeKey = "";
    /** The node whose board is shown. @type {number|undefined} */
    this.shownNode = undefined;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const key = JSON.stringify([this.game, this.position, this.engine, this.options]);
    if (this.position && key !== this.treeKey) {
      this.treeKey = key;
      this.load();
    }
    if (changed.has("step") || changed.has("tree")) {
      this.draw();
      if (this.tree) this.dispatchEvent(new CustomEvent("damier-counters", { detail: this.counterValues(this.tree) }));
    }
  }

  onThemeChange() {
    this.draw();
  }

  async load() {
    try {
      this.error = "";
      this.tree = await api.tree(this.game, this.position, this.engine, this.options);
      if (!this.tree.parent.length) throw new Error(t("lab.no-tree", this.engine));
      this.expansionOrder = expansionOrder(this.tree);
      this.shownNode = undefined;
      this.dispatchEvent(new CustomEvent("damier-tree-loaded", { detail: this.expansionOrder.length, bubbles: true }));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {import("./tree.js").Tree} tree @returns {SearchCounters} */
  counterValues(tree) {
    const step = Math.min(this.step, this.expansionOrder.length);
    const waiting = nodeStates(tree, step).reduce((n, s) => n + (s === 1 ? 1 : 0), 0);
    const id = this.currentNode();
    return {
      expanded: formatNumber(step),
      open: formatNumber(waiting),
      g: formatNumber(tree.g[id]),
      h: estimateText(tree.h[id], tree.measure),
      all: formatNumber(this.expansionOrder.length),
      measure: tree.measure,
    };
  }

  currentNode() {
    return this.expansionOrder[Math.min(this.step, this.expansionOrder.length) - 1] ?? 0;
  }

  async draw() {
    const canvas = this.querySelector("canvas");
    if (!this.tree || !canvas) return;
    const step = Math.min(this.step, this.expansionOrder.length);
    const state = nodeStates(this.tree, step);
    const style = getComputedStyle(this);
    const tones = ["--linen-b", "--yellow", "--blue", "--red"].map((n) => style.getPropertyValue(n));
    // The map is at least twice as wide as it is high.
    const columns = Math.max(80, Math.ceil(Math.sqrt(2 * state.length)));
    canvas.width = columns * 6;
    canvas.height = Math.max(1, Math.ceil(state.length / columns)) * 6;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    state.forEach((s, id) => {
      context.fillStyle = tones[s];
      context.fillRect((id % columns) * 6, Math.floor(id / columns) * 6, s === 3 ? 6 : 5, s === 3 ? 6 : 5);
    });
    const id = this.currentNode();
    if (id === this.shownNode) return;
    this.shownNode = id;
    const view = await api.view(this.game, this.position, movesTo(this.tree, id)).catch(() => null);
    if (this.shownNode === id && view) this.view = view;
  }

  render() {
    const tree = this.tree;
    const step = Math.min(this.step, this.expansionOrder.length);
    const counts = tree ? nodeStates(tree, step).reduce((c, s) => (c[s]++, c), [0, 0, 0, 0]) : [0, 0, 0, 0];
    const id = this.currentNode();
    return html`
      ${
        this.plain
          ? ""
          : html`
              <h2>${engineText({ id: this.engine, options: this.options })}</h2>
            `
      }
      ${
        this.error
          ? html`
              <p class="error" role="alert">${this.error}</p>
            `
          : ""
      }
      <damier-board readonly .scene=${this.view?.scene ?? null} label="${t("lab.current")}"></damier-board>
      ${this.plain ? "" : this.counterPanel(tree, step, counts[1], id)}
      <canvas role="img" aria-label="${t("lab.map", counts[1], counts[2] + counts[3])}"></canvas>
    `;
  }

  /** @param {import("./tree.js").Tree|null} tree @param {number} step @param {number} waiting @param {number} id */
  counterPanel(tree, step, waiting, id) {
    return html`
      <div class="nums">
        <div>
          <b>${formatNumber(step)}</b>
          <span>${t("lab.expanded")}</span>
        </div>
        <div>
          <b>${formatNumber(waiting)}</b>
          <span>${t("lab.open")}</span>
        </div>
        <div>
          <b>${tree ? tree.g[id] : "–"}</b>
          <span>${measureName(tree, 0)}</span>
        </div>
        <div>
          <b>${tree ? estimateText(tree.h[id], tree.measure) : "–"}</b>
          <span>${measureName(tree, 1)}</span>
        </div>
      </div>
      <p class="sub">${t("lab.legend")}</p>
    `;
  }
}

/** Returns the name of g (0) or h (1). @param {import("./tree.js").Tree|null} tree @param {number} i */
const measureName = (tree, i) => t(measureKeys(tree?.measure ?? "cost")[i]);

customElements.define("damier-search-view", SearchView);
