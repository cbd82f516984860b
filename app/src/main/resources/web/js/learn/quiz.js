import { html, nothing } from "lit";
import { Element } from "../element.js";
import { number, t } from "../i18n.js";
import { api } from "../api.js";
import { icon } from "../icons.js";
import { engineName, optionNames } from "../lab/names.js";
import "../words/learn.js";

/**
 * The questions at the end of a lesson. Nobody wrote the answers down: the engines are run, and what they find decides.
 * Fires `damier-learned` once all of them have been answered rightly.
 */
class Quiz extends Element {
  static properties = { topic: {}, questions: { attribute: false }, judged: { state: true }, waiting: { state: true } };

  constructor() {
    super();
    this.topic = "";
    /** @type {{text: string, choices: string[]}[]} */
    this.questions = [];
    /** What was chosen and what came of it, by question. @type {Record<number, any>} */
    this.judged = {};
    this.waiting = -1;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("topic") || changed.has("questions")) this.judged = {};
  }

  /** @param {number} question @param {number} choice */
  async choose(question, choice) {
    this.waiting = question;
    await this.attempt(async () => {
      const verdict = await api.judge(this.topic, question, choice);
      this.judged = { ...this.judged, [question]: { ...verdict, choice } };
      if (this.questions.every((_, i) => this.judged[i]?.correct)) this.dispatchEvent(new Event("damier-learned"));
    });
    this.waiting = -1;
  }

  render() {
    if (!this.questions.length) return nothing;
    return html`
      <section class="quiz" aria-label="${t("quiz.title")}">
        <h2>${t("quiz.title")}</h2>
        <p class="sub">${t("quiz.sub")}</p>
        ${this.questions.map((q, i) => this.question(q, i))}
      </section>
    `;
  }

  /** @param {{text: string, choices: string[]}} q @param {number} i */
  question(q, i) {
    const verdict = this.judged[i];
    return html`
      <fieldset class="note calm question" data-question="${i}" ?disabled=${this.waiting >= 0}>
        <legend>${i + 1}. ${q.text}</legend>
        <div class="row tight">
          ${q.choices.map(
            (text, c) => html`
              <button class="btn" aria-pressed="${verdict?.choice === c}" @click=${() => this.choose(i, c)}>
                ${text}
              </button>
            `,
          )}
        </div>
        <div role="status">
          ${this.waiting === i ? t("quiz.running") : verdict ? this.verdict(verdict, q) : nothing}
        </div>
      </fieldset>
    `;
  }

  /** @param {any} verdict @param {{choices: string[]}} q */
  verdict(verdict, q) {
    const right = verdict.right.map((/** @type {number} */ r) => q.choices[r]).join(", ");
    return html`
      <p class="${verdict.correct ? "good" : "bad"}">
        ${icon(verdict.correct ? "check" : "cross")}
        <b>${verdict.correct ? t("quiz.right") : t("quiz.wrong", right)}</b>
        ${verdict.why}
      </p>
      <ul class="found">
        ${verdict.found.map(
          (/** @type {any} */ f) => html`
            <li>
              <b>${engineName(f.engine)}</b>
              ${optionNames(f.engine, f.options)}: ${t("quiz.found", number(f.report.stats.expanded))}
              ${f.report.cost === null || f.report.cost === undefined ? (f.report.worth ?? "") : t("quiz.cost", f.report.cost)}
            </li>
          `,
        )}
      </ul>
    `;
  }
}

customElements.define("damier-quiz", Quiz);
