import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";

/** The rules of a game, rendered by the server. */
class Rules extends Element {
  static properties = { game: {}, content: { state: true }, error: { state: true } };

  constructor() {
    super();
    this.game = "";
    this.content = "";
    this.error = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) this.load();
  }

  onLanguageChange() {
    this.load();
  }

  async load() {
    this.error = "";
    try {
      this.content = (await api.rules(this.game)).html;
    } catch (e) {
      this.content = "";
      this.error = /** @type {Error} */ (e).message;
    }
  }

  render() {
    if (this.error)
      return html`
        <div class="card" role="alert">
          <p>${this.error}</p>
          <button class="btn main" @click=${() => this.load()}>${t("error.retry")}</button>
        </div>
      `;
    return html`
      <article class="prose">
        ${unsafeHTML(this.content)}
        <p><a class="btn main" href="/play/${this.game}">${t("home.play-now")}</a></p>
      </article>
    `;
  }
}

customElements.define("damier-rules", Rules);
