import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { games } from "../game.js";
import { address } from "../route.js";
import { icon } from "../icons.js";
import { askNames } from "../lab/names.js";
import { TOPICS } from "../lab/topics.js";
import { enliven, withoutCode } from "../learn/article.js";
import { learn, learned } from "../learn/progress.js";
import { thumbnail } from "../learn/thumbnails.js";
import { meter } from "../meter.js";
import "../learn/demo.js";
import "../learn/quiz.js";
import "../words/learn.js";

const STRANDS = ["all", "way", "against", "out"];

/**
 * The path through the lessons as cards; and a lesson: the real engine under a scrubber, with the line of the
 * pseudo-code it is at, beside the text, which ends in questions.
 */
class Learn extends Element {
  static properties = {
    topic: {},
    text: { state: true },
    code: { state: true },
    questions: { state: true },
    at: { state: true },
    strand: { state: true },
    names: { state: true },
  };

  constructor() {
    super();
    this.topic = "";
    this.text = "";
    this.code = "";
    /** @type {{text: string, choices: string[]}[]} */
    this.questions = [];
    /** @type {{step: number, moment: string, variables: [string, string][]}} */
    this.at = { step: 0, moment: "", variables: [] };
    this.strand = "all";
    /** Of the games, by their ids. @type {Record<string, string>} */
    this.names = {};
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("topic")) {
      this.at = { step: 0, moment: "", variables: [] };
      this.load();
    }
  }

  translated() {
    this.load();
  }

  async load() {
    const topic = this.topic;
    await this.attempt(async () => {
      this.names = Object.fromEntries((await games()).map(({ card }) => [card.id, card.name]));
      if (!(topic in TOPICS)) return;
      const lesson = await api.learn(topic);
      if (topic !== this.topic) return;
      const { text, code } = withoutCode(lesson.html);
      this.text = text;
      this.code = code;
      this.questions = lesson.questions;
      const { game, position } = TOPICS[topic].demo;
      await askNames(game, position);
    });
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const article = this.querySelector("article");
    if (article && changed.has("text")) enliven(article);
  }

  render() {
    return TOPICS[this.topic] ? this.lesson() : this.index();
  }

  index() {
    const done = learned();
    const names = Object.keys(TOPICS);
    const next = names.find((k) => !done.includes(k));
    const told = t("learn.done-of", names.filter((k) => done.includes(k)).length, names.length);
    const shown = names.filter((k) => this.strand === "all" || TOPICS[k].strand === this.strand);
    return html`
      <div class="learn-index">
        <div class="learn-head">
          <div>
            <h1>${t("learn.title")}</h1>
            <p class="sub">${t("learn.sub")}</p>
          </div>
          <label class="learn-progress">${told} ${meter(done.length, names.length, told)}</label>
          <div class="segment" role="group" aria-label="${t("learn.strand")}">
            ${STRANDS.map(
              (s) => html`
                <button aria-pressed="${s === this.strand}" @click=${() => (this.strand = s)}>
                  ${t("learn.strand." + s)}
                </button>
              `,
            )}
          </div>
        </div>
        <ol class="lessons">
          ${shown.map((k) => this.card(k, done.includes(k), k === next))}
          <li class="lesson-card dashed">
            ${icon("flask")}
            <h2>${t("learn.try")}</h2>
            <p class="sub">${t("learn.try.sub")}</p>
            <a href="/lab">${t("learn.try.lab")}</a>
            <a href="/teach">${t("nav.teach")}</a>
          </li>
        </ol>
      </div>
    `;
  }

  /** @param {string} k @param {boolean} done @param {boolean} next */
  card(k, done, next) {
    const topic = TOPICS[k];
    return html`
      <li class="lesson-card ${next ? "now" : ""} strand-${topic.strand}">
        <a class="whole" href="/learn/${k}" aria-label="${t("learn." + k)}">${thumbnail(k)}</a>
        <div class="lesson-about">
          <h2>${t("learn." + k)}</h2>
          ${
            done
              ? html`
                  <span class="pill good">${icon("check")} ${t("learn.done")}</span>
                `
              : nothing
          }
          <p class="sub">${t("learn." + k + ".sub")}</p>
          ${
            next
              ? html`
                  <a class="btn main" href="/learn/${k}">${icon("play")} ${t("learn.go")}</a>
                `
              : nothing
          }
          <p class="lesson-facts">
            <span>${icon("clock")} ${t("learn.minutes", topic.minutes)}</span>
            <span>${this.names[topic.demo.game] ?? ""}</span>
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

  lesson() {
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
            <span class="pill">${this.names[topic.demo.game] ?? ""}</span>
            <span class="pill">${icon("clock")} ${t("learn.minutes", topic.minutes)}</span>
          </nav>
          <div class="card demo">
            <damier-demo
              .demo=${topic.demo}
              @damier-step=${(/** @type {CustomEvent} */ e) => (this.at = e.detail)}
            ></damier-demo>
            ${this.followed()}
          </div>
        </section>
        <div class="lesson-text">
          <article class="prose">${unsafeHTML(this.text)}</article>
          <damier-quiz
            topic="${this.topic}"
            .questions=${this.questions}
            @damier-learned=${() => {
              learn(this.topic);
              this.requestUpdate();
            }}
          ></damier-quiz>
          <p class="row">
            <a class="btn" href="${address("/lab", { x: JSON.stringify({ ...experiment, deal: 0 }), run: 1 })}">
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

  /** The pseudo-code, the line the engine is at, and its variables. */
  followed() {
    const here = TOPICS[this.topic].lines[this.at.moment] ?? -1;
    return html`
      <div class="code" role="group" tabindex="0" aria-label="${t("learn.code")}">
        ${this.code.split("\n").map(
          (line, i) => html`
            <span
              class="line ${i === here ? "here" : ""}"
              aria-current="${i === here ? "step" : nothing}"
              .textContent=${line || " "}
            ></span>
          `,
        )}
      </div>
      <dl class="variables">
        ${this.at.variables.map(
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
