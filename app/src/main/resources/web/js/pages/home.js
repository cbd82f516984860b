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
    /** The page that was served has them in it, or they are those seen last. @type {import("../api.js").Daily[]} */
    this.today = JSON.parse(document.getElementById("today")?.textContent || recall("today", "[]"));
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

  /** Where today's task is played; its side is yours. @param {import("../api.js").Daily} daily */
  daily({ game, position, day, par, seat, rival }) {
    const seats = rival && par ? { s1: seat ? rival : "human", s2: seat ? "human" : rival } : {};
    return address("/play/" + game, { p: position, day, par: par || undefined, ...seats });
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
          ${this.today.map((daily) => {
            const { game, name, about, scene } = daily;
            return html`
              <section class="game-card">
                <h2>${name}</h2>
                <a href="${this.daily(daily)}" aria-label="${t("home.play", name)}">
                  <damier-board still .scene=${scene} label="${name}"></damier-board>
                </a>
                <p class="sub">${about}</p>
                <div class="row">
                  <a class="btn main" href="/play/${game}">${t("home.play-now")}</a>
                  <a class="btn" href="${address("/room", { g: game })}">${t("room.together")}</a>
                  <a class="btn" href="/puzzles/${game}">${t("home.puzzles")}</a>
                  <a class="btn" href="/rules/${game}">${t("home.rules")}</a>
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
