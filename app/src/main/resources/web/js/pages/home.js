import { html } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { address } from "../route.js";
import { openPosition } from "../paste.js";
import { recall } from "../store.js";
import "../board/board.js";

/** Four live boards, each one click from a game; paste a position; resume. */
class Home extends Element {
  static properties = { games: { state: true }, error: { state: true } };

  constructor() {
    super();
    /** @type {{card: import("../api.js").Card, position: string, view: import("../api.js").View|null}[]} */
    this.games = [];
    this.error = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  translated() {
    this.load();
  }

  async load() {
    try {
      const games = await api.games();
      this.games = games.map(({ card }) => ({ card, position: "", view: null }));
      await Promise.all(games.map(({ card }, i) => this.board(card.id, i)));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Today's board of a game: the same all day, another tomorrow. @param {string} game @param {number} i */
  async board(game, i) {
    const { position } = await api.deal(game, {}, Math.floor(Date.now() / 86_400_000));
    const view = await api.look(game, position);
    this.games = this.games.map((g, k) => (k === i ? { ...g, position, view } : g));
  }

  /** @param {SubmitEvent} e */
  async paste(e) {
    e.preventDefault();
    try {
      await openPosition(String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("position")));
    } catch (error) {
      this.error = /** @type {Error} */ (error).message;
    }
  }

  render() {
    const last = recall("last");
    return html`
      <div class="home">
        <div class="row spread">
          <div>
            <h1>${t("home.title")}</h1>
            <p class="sub">${t("home.sub")}</p>
          </div>
          ${
            last
              ? html`
                  <a class="btn" href="${last}">${t("home.resume")}</a>
                `
              : ""
          }
        </div>
        <div class="games">
          ${this.games.map(
            ({ card, view }) => html`
              <section class="game-card">
                <h2>${card.name}</h2>
                <a href="${address("/play/" + card.id, {})}" aria-label="${t("home.play", card.name)}">
                  <damier-board still .scene=${view?.scene ?? null} label="${card.name}"></damier-board>
                </a>
                <p class="sub">${card.about}</p>
                <div class="row">
                  <a class="btn main" href="${address("/play/" + card.id, {})}">${t("home.play-now")}</a>
                  <a class="btn" href="/rules/${card.id}">${t("home.rules")}</a>
                </div>
              </section>
            `,
          )}
        </div>
        <form class="card" @submit=${this.paste}>
          <label for="paste">${t("home.paste")}</label>
          <div class="paste">
            <input
              id="paste"
              name="position"
              required
              placeholder="1,2,4/3,5,0/7,6,8"
              autocomplete="off"
              spellcheck="false"
            />
            <button class="btn">${t("home.open")}</button>
          </div>
          ${
            this.error
              ? html`
                  <p class="error" role="alert">${this.error}</p>
                `
              : ""
          }
        </form>
        <p class="sub">
          ${t("home.programs")}
          <a href="/interface">${t("api.title")}</a>
        </p>
      </div>
    `;
  }
}

customElements.define("damier-home", Home);
