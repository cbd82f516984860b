import { html, nothing } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { api } from "../api.js";
import { fieldValue } from "../field-value.js";
import { icon } from "../icons.js";
import { childrenOf, nodeName, movesTo, solutionNodes } from "../lab/tree.js";
import { ringLayout } from "./figure-layout.js";
import { predictionAt } from "./prediction.js";
import { gameTreeFigure, ringFigure } from "./search-figure.js";
import { STEP_MILLIS, StepPlayer } from "./step-player.js";
import { cellAt, linesAt, stepKindAt, nodeAt, frontierOrder, shownVariables } from "./steps.js";
import "../board/board.js";
import "../words/learn.js";
import "../words/lab.js";

/**
 * @typedef {import("../lab/topics.js").Demo} Demo
 * @typedef {import("./prediction.js").Prediction & {step: number, answer: number}} Question
 */

/** Maximum number of boards cached. */
const MAX_CACHED_BOARDS = 400;

/**
 * A step-by-step demonstration of an engine: the board of the current node, a sentence about the step, the frontier,
 * and a drawing of the search. With predictions, the user answers a question about the next step
 * before it is shown. Fires `damier-step`
 * with the kind of the step and its variables.
 */
class LessonDemo extends Element {
  static properties = {
    demo: { attribute: false },
    tree: { state: true },
    view: { state: true },
    error: { state: true },
    predicting: { state: true },
    question: { state: true },
    score: { state: true },
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
    /** @type {number[][]} */
    this.kids = [];
    /** @type {ReturnType<typeof ringLayout>|null} */
    this.rings = null;
    /** Whether the user predicts the next node. */
    this.predicting = false;
    /** The current prediction; `answer` is the id of the chosen answer, or -1. @type {Question|null} */
    this.question = null;
    /** Correct predictions and all predictions. */
    this.score = [0, 0];
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
      this.kids = childrenOf(this.tree);
      this.rings = tree.measure === "cost" ? ringLayout(this.tree) : null;
      this.question = null;
      this.score = [0, 0];
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

  /** @param {KeyboardEvent} e */
  onKey(e) {
    if (/** @type {HTMLElement} */ (e.target).matches("input, select, button")) return;
    if (e.key === " ") this.player.toggle();
    else return;
    e.preventDefault();
  }

  /** Goes one step forward, after a prediction if there is something to predict. */
  forward() {
    const { step } = this.player;
    const asked = this.predicting && this.tree ? predictionAt(this.tree, this.kids, step + 1) : null;
    if (!asked || this.question?.step === step + 1) {
      this.question = null;
      this.player.goTo(step + 1);
    } else {
      this.question = { ...asked, step: step + 1, answer: -1 };
    }
  }

  /** Plays; with predictions, up to the next question. */
  play() {
    if (!this.predicting || !this.tree) {
      this.player.toggle();
      return;
    }
    if (this.player.step >= this.player.last) this.player.goTo(0);
    do this.forward();
    while (!this.question && this.player.step < this.player.last);
  }

  /** @param {number} id the chosen answer */
  predict(id) {
    if (!this.question || this.question.answer >= 0) return;
    this.question = { ...this.question, answer: id };
    this.score = [this.score[0] + (id === this.question.right ? 1 : 0), this.score[1] + 1];
  }

  /** Draws the search. At the end, the path to the goal or the best line is lit. */
  figure(/** @type {import("../lab/tree.js").Tree} */ tree, /** @type {number} */ step, /** @type {number} */ last) {
    if (Object.keys(tree.about).length) return nothing;
    const solution = step > 0 && step === last ? solutionNodes(tree, this.kids) : null;
    if (this.rings) return ringFigure(tree, this.rings, step, solution);
    return gameTreeFigure(tree, this.kids, step, solution ? [...solution] : null);
  }

  prediction() {
    const asked = this.question;
    if (!asked) return nothing;
    const right = asked.choices.find((c) => c.id === asked.right)?.text ?? "";
    const mark = (/** @type {number} */ id) =>
      asked.answer < 0 ? "" : id === asked.right ? "right" : id === asked.answer ? "wrong" : "";
    return html`
      <div class="prediction" role="group" aria-label="${asked.question}">
        <p>${asked.question}</p>
        <div class="row tight">
          ${asked.choices.map(
            ({ id, text }) => html`
              <button class="btn small ${mark(id)}" ?disabled=${asked.answer >= 0} @click=${() => this.predict(id)}>
                ${mark(id) === "right" ? icon("check") : mark(id) === "wrong" ? icon("cross") : nothing}${text}
              </button>
            `,
          )}
          ${
            asked.answer < 0
              ? nothing
              : html`
                  <button class="btn small main" @click=${() => this.forward()}>${t("learn.predict-go")}</button>
                `
          }
        </div>
        <p class="sub" role="status">
          ${
            asked.answer < 0
              ? nothing
              : t(asked.answer === asked.right ? "learn.predict-right" : "learn.predict-wrong", right)
          }
          ${this.score[1] ? t("learn.predict-score", this.score[0], this.score[1]) : nothing}
        </p>
      </div>
    `;
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
      <div class="demo-scene ${this.rings && tree && !Object.keys(tree.about).length ? "with-rings" : ""}">
        <damier-board
          readonly
          .scene=${this.view?.scene ?? null}
          .marks=${marks}
          label="${t("lab.current")}"
        ></damier-board>
        ${this.rings && tree ? this.figure(tree, step, last) : nothing}
        <div class="demo-side">
          <p class="sub">${tree ? this.sideTitle(tree) : ""}</p>
          <ol class="demo-lines">
            ${(tree ? linesAt(tree, step) : []).map(
              (l) => html`
                <li class="${l.now ? "now" : ""}">
                  ${l.sign ? icon(l.sign === "world" ? "check" : "cross") : nothing}
                  <b>${l.label}</b>
                  <span class="${l.sign ? "sr-only" : ""}">${l.sign ? t("moment." + l.sign) : l.value}</span>
                </li>
              `,
            )}
          </ol>
        </div>
      </div>
      <p class="demo-words" role="status">${tree ? this.stepSentence(tree, step) : t("play.thinking")}</p>
      ${tree && !this.rings ? this.figure(tree, step, last) : nothing} ${this.prediction()} ${this.controls(step, last)}
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
    const kind = stepKindAt(tree, step);
    const found = kind === "test" && step === tree.steps.what.length && tree.report.outcome === "solved";
    const name = nodeName(tree, id);
    const sentence = name ? t(`moment.${kind}.said`, name) : t(`moment.${kind}.start`);
    return found ? `${sentence} ${t("moment.test.found")}` : sentence;
  }

  /** @param {number} step @param {number} last */
  controls(step, last) {
    const player = this.player;
    return html`
      <div class="demo-controls">
        <button
          class="round line"
          @click=${() => {
            this.question = null;
            player.goTo(step - 1);
          }}
          aria-label="${t("race.back")}"
        >
          ${icon("back")}
        </button>
        <button class="btn main" ?disabled=${!last} @click=${() => this.play()}>
          ${icon(player.playing ? "pause" : "play")} ${player.playing ? t("race.pause") : t("race.play")}
        </button>
        <button class="round line" @click=${() => this.forward()} aria-label="${t("race.forward")}">
          ${icon("forward")}
        </button>
        <input
          type="range"
          min="0"
          max="${last}"
          .value=${String(step)}
          @input=${(/** @type {Event} */ e) => {
            this.question = null;
            player.goTo(Number(fieldValue(e)));
          }}
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
        ${
          this.tree
            ? html`
                <label class="option predict">
                  <input
                    type="checkbox"
                    class="toggle"
                    .checked=${this.predicting}
                    @change=${(/** @type {Event} */ e) => {
                      this.predicting = /** @type {HTMLInputElement} */ (e.target).checked;
                      this.question = null;
                      player.pause();
                    }}
                  />
                  <span>${t("learn.predict")}</span>
                </label>
              `
            : nothing
        }
      </div>
    `;
  }
}

customElements.define("damier-demo", LessonDemo);
