import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { games } from "../game.js";
import { address } from "../route.js";
import { openPosition } from "../paste.js";
import { recall, remember } from "../store.js";
import "../board/board.js";

/** Today's boards, each one click from a game; continue; paste a position. */
class Home extends Element {
  static properties = { known: { state: true }, today: { state: true }, error: { state: true } };

  constructor() {
    super();
    /** @type {import("../api.js").Known[]} */
    this.known = [];
    /** What was shown last stands there at once, until today's boards have come. @type {import("../api.js").Daily[]} */
    this.today = JSON.parse(recall("today", "[]"));
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
      [this.known, this.today] = await Promise.all([games(), api.today()]);
      remember("today", JSON.stringify(this.today));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /**
   * Where today's task is played; its side is yours.
   * @param {string} game @param {import("../api.js").Daily} [daily]
   */
  daily(game, daily) {
    if (!daily) return address("/play/" + game);
    const rival = this.known.find((k) => k.card.id === game)?.presentation.rival;
    const seats = rival && daily.par ? { s1: daily.seat ? rival : "human", s2: daily.seat ? "human" : rival } : {};
    return address("/play/" + game, { p: daily.position, day: daily.day, par: daily.par || undefined, ...seats });
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
                  <a class="btn" href="${last}">${t("home.continue")}</a>
                `
              : nothing
          }
        </div>
        <h2>
          ${t("home.daily")}
          <small class="sub">${t("home.daily-sub")}</small>
        </h2>
        <div class="games">
          ${this.known.map(({ card }) => {
            const daily = this.today.find((d) => d.game === card.id);
            return html`
              <section class="game-card">
                <h2>${card.name}</h2>
                <a href="${this.daily(card.id, daily)}" aria-label="${t("home.play", card.name)}">
                  <damier-board still .scene=${daily?.scene ?? null} label="${card.name}"></damier-board>
                </a>
                <p class="sub">${card.about}</p>
                <div class="row">
                  <a class="btn main" href="${address("/play/" + card.id, {})}">${t("home.play-now")}</a>
                  <a class="btn" href="${address("/room", { g: card.id })}">${t("room.together")}</a>
                  <a class="btn" href="/puzzles/${card.id}">${t("home.puzzles")}</a>
                  <a class="btn" href="/rules/${card.id}">${t("home.rules")}</a>
                </div>
              </section>
            `;
          })}
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
              : nothing
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
