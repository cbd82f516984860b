import { html } from "lit";
import { Element } from "../element.js";
import { number, t } from "../i18n.js";
import { api } from "../api.js";
import { nameOf } from "./experiment.js";
import { estimate, expansions, measured, path, states } from "./tree.js";
import "../board/board.js";

/**
 * One search under a scrubber that its owner holds: the board of the state being expanded, the frontier and the closed
 * states in the order they were made, the counters. Fires `damier-grown` with the number of expansions once it is
 * known, and `damier-counted` with the counters of each step; a `plain` one leaves them to its owner.
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
    this.turns = [];
    /** What the tree was grown for. */
    this.key = "";
    /** The node whose board is shown. @type {number|undefined} */
    this.shown = undefined;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const key = JSON.stringify([this.game, this.position, this.engine, this.options]);
    if (this.position && key !== this.key) {
      this.key = key;
      this.load();
    }
    if (changed.has("step") || changed.has("tree")) {
      this.draw();
      if (this.tree) this.dispatchEvent(new CustomEvent("damier-counted", { detail: this.counted(this.tree) }));
    }
  }

  themed() {
    this.draw();
  }

  async load() {
    try {
      this.error = "";
      this.tree = await api.tree(this.game, this.position, this.engine, this.options);
      if (!this.tree.parent.length) throw new Error(t("lab.no-tree", this.engine));
      this.turns = expansions(this.tree);
      this.shown = undefined;
      this.dispatchEvent(new CustomEvent("damier-grown", { detail: this.turns.length, bubbles: true }));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {import("./tree.js").Tree} tree @returns {SearchCounters} */
  counted(tree) {
    const step = Math.min(this.step, this.turns.length);
    const waiting = states(tree, step).reduce((n, s) => n + (s === 1 ? 1 : 0), 0);
    const id = this.current();
    return {
      expanded: number(step),
      open: number(waiting),
      g: number(tree.g[id]),
      h: estimate(tree.h[id], tree.measure),
      all: number(this.turns.length),
      measure: tree.measure,
    };
  }

  current() {
    return this.turns[Math.min(this.step, this.turns.length) - 1] ?? 0;
  }

  async draw() {
    const canvas = this.querySelector("canvas");
    if (!this.tree || !canvas) return;
    const step = Math.min(this.step, this.turns.length);
    const state = states(this.tree, step);
    const style = getComputedStyle(this);
    const tones = ["--linen-b", "--yellow", "--blue", "--red"].map((n) => style.getPropertyValue(n));
    // Wide enough never to be higher than half its width: all maps fill the width they have.
    const across = Math.max(80, Math.ceil(Math.sqrt(2 * state.length)));
    canvas.width = across * 6;
    canvas.height = Math.max(1, Math.ceil(state.length / across)) * 6;
    const on = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    state.forEach((s, id) => {
      on.fillStyle = tones[s];
      on.fillRect((id % across) * 6, Math.floor(id / across) * 6, s === 3 ? 6 : 5, s === 3 ? 6 : 5);
    });
    const id = this.current();
    if (id === this.shown) return;
    this.shown = id;
    const view = await api.look(this.game, this.position, path(this.tree, id)).catch(() => null);
    if (this.shown === id && view) this.view = view;
  }

  render() {
    const tree = this.tree;
    const step = Math.min(this.step, this.turns.length);
    const counts = tree ? states(tree, step).reduce((c, s) => (c[s]++, c), [0, 0, 0, 0]) : [0, 0, 0, 0];
    const id = this.current();
    return html`
      ${
        this.plain
          ? ""
          : html`
              <h2>${nameOf({ id: this.engine, options: this.options })}</h2>
            `
      }
      ${
        this.error
          ? html`
              <p class="error" role="alert">${this.error}</p>
            `
          : ""
      }
      <damier-board still .scene=${this.view?.scene ?? null} label="${t("lab.current")}"></damier-board>
      ${this.plain ? "" : this.numbers(tree, step, counts[1], id)}
      <canvas role="img" aria-label="${t("lab.map", counts[1], counts[2] + counts[3])}"></canvas>
    `;
  }

  /**
   * @param {import("./tree.js").Tree|null} tree @param {number} step @param {number} waiting @param {number} id
   */
  numbers(tree, step, waiting, id) {
    return html`
      <div class="nums">
        <div>
          <b>${number(step)}</b>
          <span>${t("lab.expanded")}</span>
        </div>
        <div>
          <b>${number(waiting)}</b>
          <span>${t("lab.open")}</span>
        </div>
        <div>
          <b>${tree ? tree.g[id] : "–"}</b>
          <span>${named(tree, 0)}</span>
        </div>
        <div>
          <b>${tree ? estimate(tree.h[id], tree.measure) : "–"}</b>
          <span>${named(tree, 1)}</span>
        </div>
      </div>
      <p class="sub">${t("lab.legend")}</p>
    `;
  }
}

/** What g or h is called. @param {import("./tree.js").Tree|null} tree @param {number} i */
const named = (tree, i) => t(measured(tree?.measure ?? "cost")[i]);

customElements.define("damier-search-view", SearchView);
