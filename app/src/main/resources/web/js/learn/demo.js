import { html, nothing } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { api } from "../api.js";
import { fieldValue } from "../field-value.js";
import { icon } from "../icons.js";
import { nodeName, movesTo } from "../lab/tree.js";
import { STEP_MILLIS, StepPlayer } from "./step-player.js";
import { cellAt, linesAt, stepKindAt, nodeAt, nodesAt, frontierOrder, shownVariables } from "./steps.js";
import "../board/board.js";
import "../words/learn.js";

/** @typedef {import("../lab/topics.js").Demo} Demo */

/** Columns of the node map, and the side of its squares in pixels. */
const MAP_COLUMNS = 60;
const SQUARE_PIXELS = 6;

/** Maximum number of boards cached. */
const MAX_CACHED_BOARDS = 400;

/**
 * A step-by-step demonstration of an engine: the board of the current node, a sentence about the step, the frontier,
 * and a map with one square per node. Fires `damier-step` with the kind of the step and its variables.
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
    this.player = new StepPlayer(() => this.onStep());
    /** @type {Map<number, Promise<import("../api.js").View|null>>} */
    this.boards = new Map();
    this.shownNode = -1;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.player.pause();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("demo")) {
      this.player.step = 0;
      this.load();
    }
  }

  onLanguageChange() {
    this.load();
  }

  async load() {
    const demo = this.demo;
    if (!demo) return;
    try {
      this.error = "";
      this.tree = null;
      this.boards.clear();
      this.shownNode = -1;
      const tree = await api.tree(demo.game, demo.position, demo.engine, demo.options, demo.nodes);
      if (demo !== this.demo) return;
      this.tree = { ...tree, report: { ...tree.report, options: demo.options, takes: demo.takes } };
      this.player.setLast(tree.steps.what.length);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  onStep() {
    this.requestUpdate();
    if (!this.tree) return;
    const step = this.player.step;
    this.dispatchEvent(
      new CustomEvent("damier-step", {
        detail: { step, moment: stepKindAt(this.tree, step), variables: shownVariables(this.tree, step) },
      }),
    );
    this.showNode(nodeAt(this.tree, step));
  }

  /** Shows the board of a node. @param {number} id */
  async showNode(id) {
    if (id === this.shownNode || !this.demo || !this.tree) return;
    this.shownNode = id;
    if (this.boards.size > MAX_CACHED_BOARDS) this.boards.clear();
    const line = movesTo(this.tree, id);
    const pending = this.boards.get(id) ?? api.view(this.demo.game, this.demo.position, line).catch(() => null);
    this.boards.set(id, pending);
    const view = await pending;
    if (this.shownNode === id && view) this.view = view;
  }

  updated() {
    const canvas = this.querySelector("canvas");
    if (!this.tree || !canvas) return;
    const state = nodesAt(this.tree, this.player.step);
    const style = getComputedStyle(this);
    const tones = ["--linen-line", "--yellow", "--blue", "--red"].map((n) => style.getPropertyValue(n));
    const drawn = Math.min(state.length, MAP_COLUMNS * 24);
    canvas.width = MAP_COLUMNS * SQUARE_PIXELS;
    canvas.height = Math.max(1, Math.ceil(drawn / MAP_COLUMNS)) * SQUARE_PIXELS;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    for (let id = 0; id < drawn; id++) {
      context.fillStyle = tones[state[id]];
      context.fillRect(
        (id % MAP_COLUMNS) * SQUARE_PIXELS,
        Math.floor(id / MAP_COLUMNS) * SQUARE_PIXELS,
        SQUARE_PIXELS - 1,
        SQUARE_PIXELS - 1,
      );
    }
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
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
          readonly
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
      <p class="demo-words" role="status">${tree ? this.stepSentence(tree, step) : t("play.thinking")}</p>
      <canvas role="img" aria-label="${t("learn.map")}"></canvas>
      ${this.controls(step, last)}
    `;
  }

  /** @param {import("../lab/tree.js").Tree} tree */
  sideTitle(tree) {
    if (Object.keys(tree.about).length) return t("learn.asked");
    if (tree.measure !== "cost") return t("learn.side." + tree.measure);
    return t("learn.side." + frontierOrder(tree));
  }

  /** Describes the current step in a sentence. @param {import("../lab/tree.js").Tree} tree @param {number} step */
  stepSentence(tree, step) {
    if (step === 0) return t("learn.ready", formatNumber(tree.steps.what.length));
    const id = nodeAt(tree, step);
    const name = nodeName(tree, id) || t("lab.root");
    return t("moment." + stepKindAt(tree, step) + ".said", name);
  }

  /** @param {number} step @param {number} last */
  controls(step, last) {
    const player = this.player;
    return html`
      <div class="demo-controls">
        <button class="round line" @click=${() => player.goTo(step - 1)} aria-label="${t("race.back")}">
          ${icon("back")}
        </button>
        <button class="btn main" ?disabled=${!last} @click=${() => player.toggle()}>
          ${icon(player.playing ? "pause" : "play")} ${player.playing ? t("race.pause") : t("race.play")}
        </button>
        <button class="round line" @click=${() => player.goTo(step + 1)} aria-label="${t("race.forward")}">
          ${icon("forward")}
        </button>
        <input
          type="range"
          min="0"
          max="${last}"
          .value=${String(step)}
          @input=${(/** @type {Event} */ e) => player.goTo(Number(fieldValue(e)))}
          aria-label="${t("race.step")}"
        />
        <span class="demo-count">${t("learn.step-of", formatNumber(step), formatNumber(last))}</span>
        <label class="option">
          <span class="sr-only">${t("race.speed")}</span>
          <select @change=${(/** @type {Event} */ e) => player.setSpeed(fieldValue(e))}>
            ${Object.keys(STEP_MILLIS).map(
              (s) => html`
                <option value="${s}" ?selected=${s === player.speed}>${formatNumber(Number(s))}×</option>
              `,
            )}
          </select>
        </label>
      </div>
    `;
  }
}

customElements.define("damier-demo", LessonDemo);
