import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { children, estimate, measured, nodeName, path, solution, visible } from "./tree.js";
import "../board/board.js";

const ROW = 28;
const HEIGHT = 420;

/** The search tree, collapsible; only the rows in sight exist. A click shows the board. */
class TreeView extends Element {
  static properties = {
    game: {},
    position: {},
    engine: {},
    options: { attribute: false },
    tree: { state: true },
    open: { state: true },
    top: { state: true },
    chosen: { state: true },
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
    this.kids = [];
    /** @type {Set<number>} */
    this.line = new Set();
    /** @type {Set<number>} */
    this.open = new Set();
    this.top = 0;
    this.chosen = 0;
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.error = "";
    /** What the tree was grown for. */
    this.key = "";
  }

  updated() {
    const key = JSON.stringify([this.game, this.position, this.engine, this.options]);
    if (this.position && key !== this.key) {
      this.key = key;
      this.load();
    }
  }

  async load() {
    try {
      this.error = "";
      this.tree = await api.tree(this.game, this.position, this.engine, this.options);
      if (!this.tree.parent.length) throw new Error(t("lab.no-tree", this.engine));
      this.kids = children(this.tree);
      this.line = solution(this.tree, this.kids);
      this.open = new Set(this.line);
      this.choose(0);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {number} id */
  async choose(id) {
    this.chosen = id;
    if (this.tree) this.view = await api.look(this.game, this.position, path(this.tree, id)).catch(() => null);
  }

  /** @param {number} id */
  toggle(id) {
    const open = new Set(this.open);
    if (!open.delete(id)) open.add(id);
    this.open = open;
    this.choose(id);
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
    const rows = visible(this.kids, this.open);
    const first = Math.floor(this.top / ROW);
    const shown = rows.slice(first, first + Math.ceil(HEIGHT / ROW) + 2);
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
          <svg class="spacer" width="1" height="${rows.length * ROW}" aria-hidden="true"></svg>
          <div class="rows">${shown.map((r, i) => this.row(tree, r, first + i))}</div>
        </div>
        <damier-board still .scene=${this.view?.scene ?? null} label="${t("lab.current")}"></damier-board>
      </div>
    `;
  }

  /** @param {import("./tree.js").Tree} tree @param {{id: number, depth: number}} r @param {number} at */
  row(tree, r, at) {
    const kids = this.kids[r.id].length;
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
        aria-expanded="${kids ? this.open.has(r.id) : nothing}"
        aria-selected="${r.id === this.chosen}"
        class="tree-row ${this.line.has(r.id) ? "on-line" : ""}"
        .style=${`top:${at * ROW}px;padding-left:${8 + Math.min(r.depth, 30) * 14}px`}
        @click=${() => this.toggle(r.id)}
      >
        ${kids ? (this.open.has(r.id) ? "▾" : "▸") : "·"}
        <b>${nodeName(tree, r.id) || t("lab.root")}</b>
        <span class="sub">${facts(tree, r.id)}</span>
        ${cut}
      </button>
    `;
  }
}

/** What is known of a node, in a line. @param {import("./tree.js").Tree} tree @param {number} id */
function facts(tree, id) {
  const [g, h] = measured(tree.measure).map((name) => t(name));
  const sum = tree.measure === "cost" ? ` · f ${estimate(tree.g[id] + tree.h[id])}` : "";
  const turn = tree.order[id] >= 0 ? ` · #${tree.order[id] + 1}` : "";
  return `${g} ${tree.g[id]} · ${h} ${estimate(tree.h[id], tree.measure)}${sum}${turn}`;
}

customElements.define("damier-tree-view", TreeView);
