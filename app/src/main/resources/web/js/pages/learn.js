import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { games } from "../game.js";
import { buildUrl } from "../route.js";
import { icon } from "../icons.js";
import { loadEngineNames } from "../lab/engine-names.js";
import { TOPICS } from "../lab/topics.js";
import { activate, extractCode } from "../learn/article.js";
import { markLearned, learnedTopics } from "../learn/progress.js";
import { thumbnail } from "../learn/thumbnails.js";
import { progressBar } from "../progress-bar.js";
import "../learn/demo.js";
import "../learn/quiz.js";
import "../words/learn.js";

const STRAND_FILTERS = ["all", "way", "against", "out"];

/**
 * The Learn pages: the list of lessons, and a lesson with a step-by-step demonstration, pseudo-code, text and
 * questions.
 */
class Learn extends Element {
  static properties = {
    topic: {},
    text: { state: true },
    code: { state: true },
    questions: { state: true },
    stepState: { state: true },
    strand: { state: true },
    gameNames: { state: true },
  };

  constructor() {
    super();
    this.topic = "";
    this.text = "";
    this.code = "";
    /** @type {{text: string, choices: string[]}[]} */
    this.questions = [];
    /** @type {{step: number, moment: string, variables: [string, string][]}} */
    this.stepState = { step: 0, moment: "", variables: [] };
    this.strand = "all";
    /** Names of the games by id. @type {Record<string, string>} */
    this.gameNames = {};
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("topic")) {
      this.stepState = { step: 0, moment: "", variables: [] };
      this.loadLesson();
    }
  }

  onLanguageChange() {
    this.loadLesson();
  }

  async loadLesson() {
    const topic = this.topic;
    await this.attempt(async () => {
      this.gameNames = Object.fromEntries((await games()).map(({ card }) => [card.id, card.name]));
      if (!(topic in TOPICS)) return;
      const lesson = await api.learn(topic);
      if (topic !== this.topic) return;
      const { text, code } = extractCode(lesson.html);
      this.text = text;
      this.code = code;
      this.questions = lesson.questions;
      const { game, position } = TOPICS[topic].demo;
      await loadEngineNames(game, position);
    });
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const article = this.querySelector("article");
    if (article && changed.has("text")) activate(article);
  }

  render() {
    return TOPICS[this.topic] ? this.lessonPage() : this.lessonIndex();
  }

  lessonIndex() {
    const done = learnedTopics();
    const names = Object.keys(TOPICS);
    const next = names.find((k) => !done.includes(k));
    const progressText = t("learn.done-of", names.filter((k) => done.includes(k)).length, names.length);
    const shown = names.filter((k) => this.strand === "all" || TOPICS[k].strand === this.strand);
    return html`
      <div class="learn-index">
        <div class="learn-head">
          <div>
            <h1>${t("learn.title")}</h1>
            <p class="sub">${t("learn.sub")}</p>
          </div>
          <label class="learn-progress">${progressText} ${progressBar(done.length, names.length, progressText)}</label>
          <div class="segment" role="group" aria-label="${t("learn.strand")}">
            ${STRAND_FILTERS.map(
              (s) => html`
                <button aria-pressed="${s === this.strand}" @click=${() => (this.strand = s)}>
                  ${t("learn.strand." + s)}
                </button>
              `,
            )}
          </div>
        </div>
        <ol class="lessons">
          ${shown.map((k) => this.lessonCard(k, done.includes(k), k === next))}
          <li class="lesson-card dashed">
            ${icon("flask")}
            <h2>${t("learn.try")}</h2>
            <p class="sub">${t("learn.try.sub")}</p>
            <a href="/lab">${t("learn.try.lab")}</a>
            <a href="/planner">${t("nav.planner")}</a>
            <a href="/teach">${t("nav.teach")}</a>
          </li>
        </ol>
      </div>
    `;
  }

  /** @param {string} id @param {boolean} done @param {boolean} next */
  lessonCard(id, done, next) {
    const topic = TOPICS[id];
    return html`
      <li class="lesson-card ${next ? "now" : ""} strand-${topic.strand}">
        <a class="whole" href="/learn/${id}" aria-label="${t("learn." + id)}">${thumbnail(id)}</a>
        <div class="lesson-about">
          <h2>${t("learn." + id)}</h2>
          ${
            done
              ? html`
                  <span class="pill good">${icon("check")} ${t("learn.done")}</span>
                `
              : nothing
          }
          <p class="sub">${t("learn." + id + ".sub")}</p>
          ${
            next
              ? html`
                  <a class="btn main" href="/learn/${id}">${icon("play")} ${t("learn.go")}</a>
                `
              : nothing
          }
          <p class="lesson-facts">
            <span>${icon("clock")} ${t("learn.minutes", topic.minutes)}</span>
            <span>${this.gameNames[topic.demo.game] ?? ""}</span>
            <span class="pips" role="img" aria-label="${t("learn.level", topic.level)}">
              ${[1, 2, 3, 4].map(
                (l) => html`
                  <i class="${l <= topic.level ? "on" : ""}"></i>
                `,
              )}
            </span>
          </p>
        </div>
      </li>
    `;
  }

  lessonPage() {
    const topic = TOPICS[this.topic];
    const names = Object.keys(TOPICS);
    const next = names[names.indexOf(this.topic) + 1];
    const experiment = { game: topic.demo.game, positions: [topic.demo.position], engines: topic.lab, millis: 5000 };
    return html`
      <div class="lesson">
        <section class="lesson-demo" aria-label="${t("learn.demo")}">
          <nav class="crumbs" aria-label="${t("nav.learn")}">
            <a href="/learn">${t("nav.learn")}</a>
            <span aria-hidden="true">›</span>
            <b>${t("learn." + this.topic)}</b>
            <span class="pill">${this.gameNames[topic.demo.game] ?? ""}</span>
            <span class="pill">${icon("clock")} ${t("learn.minutes", topic.minutes)}</span>
          </nav>
          <div class="card demo">
            <damier-demo
              .demo=${topic.demo}
              @damier-step=${(/** @type {CustomEvent} */ e) => (this.stepState = e.detail)}
            ></damier-demo>
            ${this.codePanel()}
          </div>
        </section>
        <div class="lesson-text">
          <article class="prose">${unsafeHTML(this.text)}</article>
          <damier-quiz
            topic="${this.topic}"
            .questions=${this.questions}
            @damier-quiz-passed=${() => {
              markLearned(this.topic);
              this.requestUpdate();
            }}
          ></damier-quiz>
          <p class="row">
            <a class="btn" href="${buildUrl("/lab", { x: JSON.stringify({ ...experiment, deal: 0 }), run: 1 })}">
              ${icon("flask")} ${t("learn.open-lab")}
            </a>
            ${
              next
                ? html`
                    <a class="btn main" href="/learn/${next}">${t("learn.next", t("learn." + next))}</a>
                  `
                : nothing
            }
          </p>
        </div>
      </div>
    `;
  }

  /** Renders the pseudo-code with the current line, and the variables. */
  codePanel() {
    const currentLine = TOPICS[this.topic].lines[this.stepState.moment] ?? -1;
    return html`
      <div class="code" role="group" tabindex="0" aria-label="${t("learn.code")}">
        ${this.code.split("\n").map(
          (line, i) => html`
            <span
              class="line ${i === currentLine ? "here" : ""}"
              aria-current="${i === currentLine ? "step" : nothing}"
              .style=${`--indent:${line.search(/\S|$/) + 4}ch`}
              .textContent=${line || " "}
            ></span>
          `,
        )}
      </div>
      <dl class="variables">
        ${this.stepState.variables.map(
          ([name, value]) => html`
            <div>
              <dt>${t("var." + name)}</dt>
              <dd>${value}</dd>
            </div>
          `,
        )}
      </dl>
    `;
  }
}

customElements.define("damier-learn", Learn);
