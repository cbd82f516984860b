import { html, nothing } from "lit";
import { Element } from "../element.js";
import { capitalise, t } from "../i18n.js";
import { api } from "../api.js";
import { icon } from "../icons.js";
import { fieldValue } from "../field-value.js";
import "../board/board.js";
import "../words/planner.js";

/**
 * Plan repair: a plan for a map that may be wrong is played on the actual map. When something differs or an action is
 * impossible, the plan is repaired from the current state, and the reason is shown.
 */
class PlanRepairPanel extends Element {
  static properties = {
    examples: { state: true },
    example: { state: true },
    believed: { state: true },
    actual: { state: true },
    result: { state: true },
    step: { state: true },
    scene: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../api.js").RepairExample[]} */
    this.examples = [];
    /** @type {import("../api.js").RepairExample|null} */
    this.example = null;
    this.believed = "";
    this.actual = "";
    /** @type {import("../api.js").RepairResult|null} */
    this.result = null;
    this.step = 0;
    /** @type {import("../api.js").Scene|null} */
    this.scene = null;
    this.error = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  onLanguageChange() {
    super.onLanguageChange();
    if (this.result) this.run();
  }

  load() {
    return this.attempt(async () => {
      this.examples = (await api.repairExamples()).examples;
      const [first] = this.examples;
      if (!first) return;
      this.example = first;
      this.believed = first.believed;
      this.actual = first.actual;
    });
  }

  /** @param {Error} reason */
  onError(reason) {
    this.error = reason.message;
  }

  run() {
    this.error = "";
    this.result = null;
    return this.attempt(async () => {
      this.result = await api.repair(this.example?.game ?? "", this.believed, this.actual);
      await this.goTo(0);
    });
  }

  /** Shows the believed position after a number of actions. @param {number} step */
  async goTo(step) {
    const { result } = this;
    if (!result) return;
    this.step = Math.max(0, Math.min(result.steps.length, step));
    const position = this.step ? result.steps[this.step - 1].position : result.start;
    const { scene } = await api.view(this.example?.game ?? "", position);
    if (this.result === result) this.scene = scene;
  }

  render() {
    if (!this.example) return nothing;
    return html`
      <h2>${t("repair.title")}</h2>
      <p class="sub">${t("repair.sub")}</p>
      <div class="planner-repair">
        ${this.field("believed")} ${this.field("actual")}
        <button class="btn main" @click=${() => this.run()}>${icon("play")} ${t("repair.run")}</button>
      </div>
      ${
        this.error
          ? html`
              <p class="error" role="alert">${this.error}</p>
            `
          : nothing
      }
      ${this.result ? this.resultView(this.result) : nothing}
    `;
  }

  /** @param {"believed"|"actual"} name */
  field(name) {
    return html`
      <label>
        ${t("repair." + name)}
        <input
          spellcheck="false"
          autocomplete="off"
          .value=${this[name]}
          @input=${(/** @type {Event} */ e) => (this[name] = fieldValue(e))}
        />
      </label>
    `;
  }

  /** @param {import("../api.js").RepairResult} result */
  resultView(result) {
    const repairs = result.steps.filter((s) => s.reasons.length).length + (result.reasons.length ? 1 : 0);
    return html`
      <p role="status">
        ${t(result.accomplished ? "repair.done" : "repair.failed", result.steps.length, result.cost)}
        ${t("repair.count", repairs)}
      </p>
      <div class="planner-plan">
        <div class="planner-repair-board">
          ${
            this.scene
              ? html`
                  <damier-board readonly .scene=${this.scene} label="${t("repair.believed")}"></damier-board>
                `
              : nothing
          }
          <div class="row planner-steps">
            <button
              class="round line"
              aria-label="${t("planner.back")}"
              ?disabled=${this.step === 0}
              @click=${() => this.goTo(this.step - 1)}
            >
              ${icon("back")}
            </button>
            <button
              class="round line"
              aria-label="${t("planner.forward")}"
              ?disabled=${this.step === result.steps.length}
              @click=${() => this.goTo(this.step + 1)}
            >
              ${icon("forward")}
            </button>
            <span role="status">${this.step}/${result.steps.length}</span>
          </div>
        </div>
        <ol class="planner-list" start="0">
          <li>${t("repair.start", result.plan.length)} ${reasonNotes(result.reasons, result.plan)}</li>
          ${result.steps.map(
            (step, i) => html`
              <li>
                <button
                  class="link"
                  aria-current="${i + 1 === this.step ? "step" : nothing}"
                  @click=${() => this.goTo(i + 1)}
                >
                  ${capitalise(step.words)}${step.possible ? "" : " ✗"}
                </button>
                ${reasonNotes(step.reasons, step.plan)}
              </li>
            `,
          )}
        </ol>
      </div>
    `;
  }
}

/** Renders why the plan was repaired, and the new plan. @param {string[]} reasons @param {string[]} plan */
const reasonNotes = (reasons, plan) =>
  reasons.length
    ? html`
        <div class="note info">
          ${reasons.map(
            (reason) => html`
              <p>${reason}</p>
            `,
          )}
          ${
            plan.length
              ? html`
                  <p class="sub">${t("repair.new-plan", plan.length)}</p>
                `
              : nothing
          }
        </div>
      `
    : nothing;

customElements.define("damier-plan-repair", PlanRepairPanel);
