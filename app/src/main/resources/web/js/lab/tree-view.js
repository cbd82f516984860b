import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { childrenOf, estimateText, measureKeys, nodeName, movesTo, solutionNodes, visibleRows } from "./tree.js";
import "../board/board.js";
import "../words/lab.js";

const ROW_PIXELS = 28;
const HEIGHT_PIXELS = 420;

/** A collapsible search tree. Only visible rows are in the DOM. A click shows the board of a node. */
class TreeView extends Element {
  static properties = {
    game: {},
    position: {},
    engine: {},
    options: { attribute: false },
    tree: { state: true },
    expandedNodes: { state: true },
    top: { state: true },
    selectedNode: { state: true },
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
    /** @type {import("./tree.js").Tree|null} */
    this.tree = null;
    /** @type {number[][]} */
    this.childIds = [];
    /** @type {Set<number>} */
    this.solutionNodes = new Set();
    /** @type {Set<number>} */
    this.expandedNodes = new Set();
    this.top = 0;
    this.selectedNode = 0;
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.error = "";
    /** Key of the loaded tree. */
    this.treeKey = "";
  }

  updated() {
    const key = JSON.stringify([this.game, this.position, this.engine, this.options]);
    if (this.position && key !== this.treeKey) {
      this.treeKey = key;
      this.load();
    }
  }

  async load() {
    try {
      this.error = "";
      this.tree = await api.tree(this.game, this.position, this.engine, this.options);
      if (!this.tree.parent.length) throw new Error(t("lab.no-tree", this.engine));
      this.childIds = childrenOf(this.tree);
      this.solutionNodes = solutionNodes(this.tree, this.childIds);
      this.expandedNodes = new Set(this.solutionNodes);
      this.selectNode(0);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {number} id */
  async selectNode(id) {
    this.selectedNode = id;
    if (this.tree) this.view = await api.view(this.game, this.position, movesTo(this.tree, id)).catch(() => null);
  }

  /** @param {number} id */
  toggle(id) {
    const open = new Set(this.expandedNodes);
    if (!open.delete(id)) open.add(id);
    this.expandedNodes = open;
    this.selectNode(id);
  }

  render() {
    const tree = this.tree;
    if (this.error)
      return html`
        <p class="error" role="alert">${this.error}</p>
      `;
    if (!tree)
      return html`
        <p class="sub">${t("play.thinking")}</p>
      `;
    const rows = visibleRows(this.childIds, this.expandedNodes);
    const first = Math.floor(this.top / ROW_PIXELS);
    const shown = rows.slice(first, first + Math.ceil(HEIGHT_PIXELS / ROW_PIXELS) + 2);
    return html`
      <p class="sub">${t("lab.tree-size", tree.parent.length)}</p>
      <div class="tree-split">
        <div
          class="tree"
          role="tree"
          aria-label="${t("lab.tree")}"
          tabindex="0"
          @scroll=${(/** @type {Event} */ e) => (this.top = /** @type {HTMLElement} */ (e.target).scrollTop)}
        >
          <svg class="spacer" width="1" height="${rows.length * ROW_PIXELS}" aria-hidden="true"></svg>
          <div class="rows">${shown.map((r, i) => this.treeRow(tree, r, first + i))}</div>
        </div>
        <damier-board readonly .scene=${this.view?.scene ?? null} label="${t("lab.current")}"></damier-board>
      </div>
    `;
  }

  /** @param {import("./tree.js").Tree} tree @param {{id: number, depth: number}} r @param {number} at */
  treeRow(tree, r, at) {
    const kids = this.childIds[r.id].length;
    const cut =
      tree.mark[r.id] === 1
        ? html`
            <span class="notice">${t("lab.cut")}</span>
          `
        : nothing;
    return html`
      <button
        role="treeitem"
        aria-level="${r.depth + 1}"
        aria-expanded="${kids ? this.expandedNodes.has(r.id) : nothing}"
        aria-selected="${r.id === this.selectedNode}"
        class="tree-row ${this.solutionNodes.has(r.id) ? "on-line" : ""}"
        .style=${`top:${at * ROW_PIXELS}px;padding-left:${8 + Math.min(r.depth, 30) * 14}px`}
        @click=${() => this.toggle(r.id)}
      >
        ${kids ? (this.expandedNodes.has(r.id) ? "▾" : "▸") : "·"}
        <b>${nodeName(tree, r.id) || t("lab.root")}</b>
        <span class="sub">${nodeFacts(tree, r.id)}</span>
        ${cut}
      </button>
    `;
  }
}

/** Returns the values of a node as text. @param {import("./tree.js").Tree} tree @param {number} id */
function nodeFacts(tree, id) {
  const [g, h] = measureKeys(tree.measure).map((name) => t(name));
  const sum = tree.measure === "cost" ? ` · f ${estimateText(tree.g[id] + tree.h[id])}` : "";
  const turn = tree.order[id] >= 0 ? ` · #${tree.order[id] + 1}` : "";
  return `${g} ${tree.g[id]} · ${h} ${estimateText(tree.h[id], tree.measure)}${sum}${turn}`;
}

customElements.define("damier-tree-view", TreeView);
