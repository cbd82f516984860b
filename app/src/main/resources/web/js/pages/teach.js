import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { activate } from "../learn/article.js";
import "../learn/quiz.js";

/** Id of the course among the lessons. */
const COURSE_TOPIC = "course";

/** The course page: lessons and experiments in six sessions, with exercises whose solutions run live. */
class Teach extends Element {
  static properties = { text: { state: true }, questions: { state: true } };

  constructor() {
    super();
    this.text = "";
    /** @type {{text: string, choices: string[]}[]} */
    this.questions = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  onLanguageChange() {
    this.load();
  }

  load() {
    return this.attempt(async () => {
      const course = await api.learn(COURSE_TOPIC);
      this.text = course.html;
      this.questions = course.questions;
    });
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const article = this.querySelector("article");
    if (article && changed.has("text")) activate(article);
  }

  render() {
    return html`
      <div class="teach">
        <nav class="crumbs" aria-label="${t("nav.learn")}">
          <a href="/learn">${t("nav.learn")}</a>
          <span aria-hidden="true">›</span>
          <b>${t("nav.teach")}</b>
        </nav>
        <article class="prose">${unsafeHTML(this.text)}</article>
        <damier-quiz topic="${COURSE_TOPIC}" .questions=${this.questions}></damier-quiz>
      </div>
    `;
  }
}

customElements.define("damier-teach", Teach);
