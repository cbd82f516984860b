import { html, nothing } from "lit";
import { Element } from "../element.js";
import { number, t } from "../i18n.js";
import { api } from "../api.js";
import { entered } from "../entered.js";
import { icon } from "../icons.js";
import { nodeName, path } from "../lab/tree.js";
import { PAUSES, Player } from "./player.js";
import { cellAt, linesAt, momentAt, nodeAt, nodesAt, taken, variablesAt } from "./steps.js";
import "../board/board.js";
import "../words/learn.js";

/** @typedef {import("../lab/topics.js").Demo} Demo */

/** Squares of the picture of all nodes: this many in a row, each so many pixels. */
const ACROSS = 60;
const SIDE = 6;

/** So many boards are kept at hand; looking one up again costs nothing. */
const KEPT = 400;

/**
 * The real engine under a scrubber: the board of the node it is at, what it is doing there in words, what waits, and a
 * square for every node. Fires `damier-step` with the moment and the variables of the step shown.
 */
class LessonDemo extends Element {
  static properties = {
    demo: { attribute: false },
    tree: { state: true },
    view: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    /** @type {Demo|null} */
    this.demo = null;
    /** @type {import("../lab/tree.js").Tree|null} */
    this.tree = null;
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.error = "";
    this.player = new Player(() => this.moved());
    /** @type {Map<number, Promise<import("../api.js").View|null>>} */
    this.boards = new Map();
    this.shown = -1;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.player.hold();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("demo")) {
      this.player.step = 0;
      this.load();
    }
  }

  translated() {
    this.load();
  }

  async load() {
    const demo = this.demo;
    if (!demo) return;
    try {
      this.error = "";
      this.tree = null;
      this.boards.clear();
      this.shown = -1;
      const tree = await api.tree(demo.game, demo.position, demo.engine, demo.options, demo.nodes);
      if (demo !== this.demo) return;
      this.tree = { ...tree, report: { ...tree.report, options: demo.options, takes: demo.takes } };
      this.player.measure(tree.steps.what.length);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  moved() {
    this.requestUpdate();
    if (!this.tree) return;
    const step = this.player.step;
    this.dispatchEvent(
      new CustomEvent("damier-step", {
        detail: { step, moment: momentAt(this.tree, step), variables: variablesAt(this.tree, step) },
      }),
    );
    this.look(nodeAt(this.tree, step));
  }

  /** @param {number} id */
  async look(id) {
    if (id === this.shown || !this.demo || !this.tree) return;
    this.shown = id;
    if (this.boards.size > KEPT) this.boards.clear();
    const line = path(this.tree, id);
    const asked = this.boards.get(id) ?? api.look(this.demo.game, this.demo.position, line).catch(() => null);
    this.boards.set(id, asked);
    const view = await asked;
    if (this.shown === id && view) this.view = view;
  }

  updated() {
    const canvas = this.querySelector("canvas");
    if (!this.tree || !canvas) return;
    const state = nodesAt(this.tree, this.player.step);
    const style = getComputedStyle(this);
    const tones = ["--linen-line", "--yellow", "--blue", "--red"].map((n) => style.getPropertyValue(n));
    const drawn = Math.min(state.length, ACROSS * 24);
    canvas.width = ACROSS * SIDE;
    canvas.height = Math.max(1, Math.ceil(drawn / ACROSS)) * SIDE;
    const on = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    for (let id = 0; id < drawn; id++) {
      on.fillStyle = tones[state[id]];
      on.fillRect((id % ACROSS) * SIDE, Math.floor(id / ACROSS) * SIDE, SIDE - 1, SIDE - 1);
    }
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (/** @type {HTMLElement} */ (e.target).matches("input, select, button")) return;
    if (e.key === " ") this.player.toggle();
    else return;
    e.preventDefault();
  }

  render() {
    const tree = this.tree;
    const { step, last } = this.player;
    const cell = tree ? cellAt(tree, step) : null;
    const marks = cell ? [{ ...cell, kind: "ring", tone: "good", label: "", weight: 1 }] : [];
    return html`
      ${
        this.error
          ? html`
              <p class="error" role="alert">${this.error}</p>
            `
          : nothing
      }
      <div class="demo-scene">
        <damier-board
          still
          .scene=${this.view?.scene ?? null}
          .marks=${marks}
          label="${t("lab.current")}"
        ></damier-board>
        <div class="demo-side">
          <p class="sub">${tree ? this.sideTitle(tree) : ""}</p>
          <ol class="demo-lines">
            ${(tree ? linesAt(tree, step) : []).map(
              (l) => html`
                <li class="${l.now ? "now" : ""}">
                  ${l.sign ? icon(l.sign === "world" ? "check" : "cross") : nothing}
                  <b>${l.label}</b>
                  <span>${l.sign ? t("moment." + l.sign) : l.value}</span>
                </li>
              `,
            )}
          </ol>
        </div>
      </div>
      <p class="demo-words" role="status">${tree ? this.words(tree, step) : t("play.thinking")}</p>
      <canvas role="img" aria-label="${t("learn.map")}"></canvas>
      ${this.controls(step, last)}
    `;
  }

  /** @param {import("../lab/tree.js").Tree} tree */
  sideTitle(tree) {
    if (Object.keys(tree.about).length) return t("learn.asked");
    if (tree.measure !== "cost") return t("learn.side." + tree.measure);
    return t("learn.side." + taken(tree));
  }

  /** What the engine is doing, in a sentence. @param {import("../lab/tree.js").Tree} tree @param {number} step */
  words(tree, step) {
    if (step === 0) return t("learn.ready", number(tree.steps.what.length));
    const id = nodeAt(tree, step);
    const name = nodeName(tree, id) || t("lab.root");
    return t("moment." + momentAt(tree, step) + ".said", name);
  }

  /** @param {number} step @param {number} last */
  controls(step, last) {
    const player = this.player;
    return html`
      <div class="demo-controls">
        <button class="round line" @click=${() => player.to(step - 1)} aria-label="${t("race.back")}">
          ${icon("back")}
        </button>
        <button class="btn main" ?disabled=${!last} @click=${() => player.toggle()}>
          ${icon(player.playing ? "pause" : "play")} ${player.playing ? t("race.pause") : t("race.play")}
        </button>
        <button class="round line" @click=${() => player.to(step + 1)} aria-label="${t("race.forward")}">
          ${icon("forward")}
        </button>
        <input
          type="range"
          min="0"
          max="${last}"
          .value=${String(step)}
          @input=${(/** @type {Event} */ e) => player.to(Number(entered(e)))}
          aria-label="${t("race.step")}"
        />
        <span class="demo-count">${t("learn.step-of", number(step), number(last))}</span>
        <label class="option">
          <span class="sr-only">${t("race.speed")}</span>
          <select @change=${(/** @type {Event} */ e) => player.accelerate(entered(e))}>
            ${Object.keys(PAUSES).map(
              (s) => html`
                <option value="${s}" ?selected=${s === player.speed}>${number(Number(s))}×</option>
              `,
            )}
          </select>
        </label>
      </div>
    `;
  }
}

customElements.define("damier-demo", LessonDemo);
