import { html, nothing } from "lit";
import { Element } from "../element.js";
import { formatNumber, t } from "../i18n.js";
import { api } from "../api.js";
import { icon } from "../icons.js";
import { engineName, optionNames } from "../lab/engine-names.js";
import "../words/learn.js";

/**
 * @typedef {Api.Responses["post /api/learn/{topic}/answer"] & {choice: number}} Verdict
 */

/**
 * The questions at the end of a lesson. The correct answers are not stored; the server runs the engines to find them.
 * Fires `damier-quiz-passed` once all questions are answered correctly.
 */
class Quiz extends Element {
  static properties = {
    topic: {},
    questions: { attribute: false },
    answers: { state: true },
    pendingQuestion: { state: true },
  };

  constructor() {
    super();
    this.topic = "";
    /** @type {{text: string, choices: string[]}[]} */
    this.questions = [];
    /** The chosen answers and their verdicts, by question. @type {Record<number, Verdict>} */
    this.answers = {};
    this.pendingQuestion = -1;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("topic") || changed.has("questions")) this.answers = {};
  }

  /** Submits an answer. @param {number} question @param {number} choice */
  async answer(question, choice) {
    this.pendingQuestion = question;
    await this.attempt(async () => {
      const verdict = await api.answerQuestion(this.topic, question, choice);
      this.answers = { ...this.answers, [question]: { ...verdict, choice } };
      if (this.questions.every((_, i) => this.answers[i]?.correct)) this.dispatchEvent(new Event("damier-quiz-passed"));
    });
    this.pendingQuestion = -1;
  }

  render() {
    if (!this.questions.length) return nothing;
    return html`
      <section class="quiz" aria-label="${t("quiz.title")}">
        <h2>${t("quiz.title")}</h2>
        <p class="sub">${t("quiz.sub")}</p>
        ${this.questions.map((q, i) => this.questionFields(q, i))}
      </section>
    `;
  }

  /** @param {{text: string, choices: string[]}} q @param {number} i */
  questionFields(q, i) {
    const verdict = this.answers[i];
    return html`
      <fieldset
        class="note question ${verdict ? (verdict.correct ? "correct" : "incorrect") : ""}"
        data-question="${i}"
        ?disabled=${this.pendingQuestion >= 0}
      >
        <legend>${i + 1}. ${q.text}</legend>
        <div class="row tight">
          ${q.choices.map(
            (text, c) => html`
              <button
                class="btn ${this.choiceMark(verdict, c)}"
                aria-pressed="${verdict?.choice === c}"
                @click=${() => this.answer(i, c)}
              >
                ${
                  this.choiceMark(verdict, c)
                    ? icon(this.choiceMark(verdict, c) === "right" ? "check" : "cross")
                    : nothing
                }${text}
              </button>
            `,
          )}
        </div>
        <div role="status">
          ${this.pendingQuestion === i ? t("quiz.running") : verdict ? this.verdictText(verdict, q) : nothing}
        </div>
      </fieldset>
    `;
  }

  /**
   * Returns the mark of a choice: "right", "wrong" or "".
   * @param {Verdict|undefined} v the verdict @param {number} c
   */
  choiceMark(v, c) {
    if (!v) return "";
    return v.right.includes(c) ? "right" : v.choice === c ? "wrong" : "";
  }

  /** @param {Verdict} verdict @param {{choices: string[]}} q */
  verdictText(verdict, q) {
    const right = verdict.right.map((/** @type {number} */ r) => q.choices[r]).join(", ");
    return html`
      <p class="${verdict.correct ? "good" : "bad"}">
        ${icon(verdict.correct ? "check" : "cross")}
        <b>${verdict.correct ? t("quiz.right") : t("quiz.wrong", right)}</b>
        ${verdict.why}
      </p>
      <ul class="found">
        ${verdict.found.map(
          (f) => html`
            <li>
              <b>${engineName(f.engine)}</b>
              ${t("quiz.result", optionNames(f.engine, f.options), t("quiz.found", formatNumber(f.report.stats?.expanded ?? 0)))}
              ${f.report.cost === null || f.report.cost === undefined ? (f.report.worth ?? "") : t("quiz.cost", f.report.cost)}
            </li>
          `,
        )}
      </ul>
    `;
  }
}

customElements.define("damier-quiz", Quiz);
