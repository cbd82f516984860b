import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { address } from "../route.js";
import { TOPICS } from "../lab/topics.js";
import { entered } from "../entered.js";
import "../lab/search-view.js";

/** A page per algorithm: a live demonstration first, then the idea, then pseudo-code that follows the scrubber. */
class Learn extends Element {
  static properties = { topic: {}, content: { state: true }, step: { state: true }, last: { state: true } };

  constructor() {
    super();
    this.topic = "";
    this.content = "";
    this.step = 0;
    this.last = 1;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("topic")) this.load();
  }

  translated() {
    this.load();
  }

  async load() {
    this.step = 0;
    this.content = "";
    if (!(this.topic in TOPICS)) return;
    try {
      this.content = (await api.learn(this.topic)).html;
    } catch (e) {
      dispatchEvent(new CustomEvent("damier-say", { detail: /** @type {Error} */ (e).message }));
    }
  }

  /** Marks the line of the pseudo-code that the present step is at: three lines of the loop take turns. */
  updated() {
    const topic = TOPICS[this.topic];
    const code = this.querySelector("article pre code");
    if (!topic?.loop || !code) return;
    const at = this.step === 0 ? -1 : topic.loop[(this.step - 1) % topic.loop.length];
    const lines = (code.textContent ?? "").replace(/\n$/, "").split("\n");
    code.replaceChildren(
      ...lines.map((line, i) => {
        const span = document.createElement("span");
        span.className = i === at ? "line here" : "line";
        span.textContent = line + "\n";
        return span;
      }),
    );
  }

  render() {
    const topic = TOPICS[this.topic];
    return html`
      <div class="learn">
        <nav class="topics" aria-label="${t("nav.learn")}">
          ${Object.keys(TOPICS).map(
            (k) => html`
              <a href="/learn/${k}" aria-current="${k === this.topic ? "page" : "false"}">${t("learn." + k)}</a>
            `,
          )}
        </nav>
        ${
          topic
            ? html`
                <div>
                  ${
                    topic.demo
                      ? html`
                          <section class="card demo">
                            <damier-search-view
                              game="${topic.demo.game}"
                              position="${topic.demo.position}"
                              engine="${topic.demo.engine}"
                              .options=${topic.demo.options}
                              .step=${topic.loop ? Math.ceil(this.step / topic.loop.length) : this.step}
                              @damier-grown=${(/** @type {CustomEvent} */ e) => {
                                this.last = e.detail * (topic.loop?.length ?? 1);
                              }}
                            ></damier-search-view>
                            <div class="row">
                              <button class="btn" @click=${() => (this.step = Math.max(0, this.step - 1))}>
                                ${t("race.back")}
                              </button>
                              <input
                                type="range"
                                min="0"
                                max="${this.last}"
                                .value=${String(this.step)}
                                @input=${(/** @type {Event} */ e) => (this.step = Number(entered(e)))}
                                aria-label="${t("race.step")}"
                              />
                              <button class="btn" @click=${() => (this.step = Math.min(this.last, this.step + 1))}>
                                ${t("race.forward")}
                              </button>
                              <a
                                class="btn main"
                                href="${address("/lab", { x: JSON.stringify({ game: topic.demo.game, positions: [topic.demo.position], deal: 0, engines: topic.lab, millis: 5000 }), run: 1 })}"
                              >
                                ${t("learn.open-lab")}
                              </a>
                            </div>
                          </section>
                        `
                      : nothing
                  }
                  <article class="prose">${unsafeHTML(this.content)}</article>
                </div>
              `
            : html`
                <div class="prose">
                  <h1>${t("nav.learn")}</h1>
                  <p>${t("learn.sub")}</p>
                </div>
              `
        }
      </div>
    `;
  }
}

customElements.define("damier-learn", Learn);
