import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { costText, games } from "../game.js";
import { buildUrl } from "../route.js";
import { icon } from "../icons.js";
import { openPosition } from "../open-position.js";
import { getItem, setItem } from "../local-storage.js";
import { lastGame } from "../play/last-game.js";
import { pieceIcon } from "../play/piece-icon.js";
import { dailyCost, dailyUrl } from "../play/daily.js";
import { costOf, progress, resultStars, starText } from "../play/progress.js";
import "../board/board.js";

/** @typedef {import("../api.js").Daily} Daily */

/** The home page: continue the last game, play with friends, the daily puzzles, and links to the other sections. */
class Home extends Element {
  static properties = { gameCards: { state: true }, today: { state: true }, error: { state: true } };

  constructor() {
    super();
    /** @type {import("../api.js").GameCard[]} */
    this.gameCards = [];
    /** The daily puzzles; the last ones until the server has responded. @type {Daily[]} */
    this.today = JSON.parse(getItem("today", "[]"));
    this.error = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  onLanguageChange() {
    this.load();
  }

  async load() {
    try {
      [this.gameCards, this.today] = await Promise.all([games(), api.today()]);
      setItem("today", JSON.stringify(this.today));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
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
    const done = this.today.filter((daily) => dailyCost(daily) !== undefined).length;
    return html`
      <div class="home">
        <div class="row spread">
          <div>
            <h1>${t("home.title")}</h1>
            <p class="sub">${t("home.sub")}</p>
          </div>
          ${
            done
              ? html`
                  <span class="pill good">${icon("check")}${t("home.done", done, this.today.length)}</span>
                `
              : nothing
          }
        </div>
        <div class="welcome">${this.continueCard()}${this.friendsCard()}</div>
        <h2>
          ${t("home.daily")}
          <small class="sub">${t("home.daily-sub")}</small>
        </h2>
        <div class="games">${this.today.map((daily) => this.dailyCard(daily))}</div>
        <div class="section-links">
          ${sectionLink("learn", "book")}${sectionLink("lab", "flask")}${sectionLink("arena", "trophy")}
        </div>
        ${this.pasteForm()}
        <p class="sub">
          ${t("home.programs")}
          <a href="/interface">${t("api.title")}</a>
          ·
          <a href="/reports">${t("home.reports")}</a>
        </p>
      </div>
    `;
  }

  /** Renders the card with the main button: the last game, or the first daily puzzle. */
  continueCard() {
    const { url, board } = lastGame();
    if (url)
      return this.leadCard(board?.scene ?? null, {
        eyebrow: t("home.last"),
        name: board?.name ?? t("room.open-title"),
        about: board?.sentence ?? "",
        url,
        words: t("home.continue"),
      });
    const [daily] = this.today;
    if (!daily) return nothing;
    return this.leadCard(daily.scene, {
      eyebrow: t("home.daily"),
      name: daily.name,
      about: daily.about,
      url: dailyUrl(daily),
      words: t("home.play-now"),
    });
  }

  /**
   * @param {import("../api.js").Scene|null} scene
   * @param {{eyebrow: string, name: string, about: string, url: string, words: string}} texts
   */
  leadCard(scene, { eyebrow, name, about, url, words }) {
    return html`
      <section class="card continue material-${scene?.material ?? ""}">
        ${
          scene
            ? html`
                <a href="${url}" aria-label="${words}: ${name}">
                  <damier-board readonly .scene=${scene} label="${name}"></damier-board>
                </a>
              `
            : nothing
        }
        <div>
          <span class="eyebrow">${eyebrow}</span>
          <h2>${name}</h2>
          <p class="sub">${about}</p>
          <a class="btn main big" href="${url}">${icon("play")}${words}</a>
        </div>
      </section>
    `;
  }

  /** Renders the links that create a room, one per game. */
  friendsCard() {
    return html`
      <section class="card friends">
        <h2>${t("room.friends")}</h2>
        <p class="sub">${t("room.open-sub")}</p>
        <div class="chooser">
          ${this.today.map(
            ({ game, name, scene }) => html`
              <a class="choice" href="${buildUrl("/room", { g: game })}">${pieceIcon(emblemPiece(scene))}${name}</a>
            `,
          )}
        </div>
      </section>
    `;
  }

  /** @param {Daily} daily */
  dailyCard(daily) {
    const { game, name, about, scene } = daily;
    return html`
      <section class="game-card">
        <a class="picture material-${scene.material}" href="${dailyUrl(daily)}" aria-label="${t("home.play", name)}">
          <damier-board readonly .scene=${scene} label="${name}"></damier-board>
        </a>
        <div class="row spread">
          <h2>${name}</h2>
          ${this.resultPill(daily)}
        </div>
        <p class="sub">${about}</p>
        <div class="row tight">
          <a class="btn small" href="/play/${game}">${t("home.new")}</a>
          <a class="btn small" href="/puzzles/${game}">${t("home.puzzles")}</a>
          <a class="btn small quiet" href="/rules/${game}">${t("home.rules")}</a>
        </div>
      </section>
    `;
  }

  /** Renders the user's result on a daily puzzle. @param {Daily} daily */
  resultPill(daily) {
    const best = progress()[daily.game]?.[daily.position];
    if (best === undefined)
      return html`
        <span class="pill">${t("home.not-tried")}</span>
      `;
    const gameCard = this.gameCards.find((k) => k.card.id === daily.game) ?? null;
    const starPrefix = daily.par ? starText(resultStars(best, daily.par)) + " " : "";
    return html`
      <span class="pill good">${starPrefix}${costText(gameCard, costOf(best) ?? 0)}</span>
    `;
  }

  pasteForm() {
    return html`
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
    `;
  }
}

/** Returns the piece used as the icon of a game. @param {import("../api.js").Scene} scene */
const emblemPiece = ({ pieces }) => pieces.find((p) => p.shape === "hero") ?? pieces.find((p) => p.label) ?? pieces[0];

/** Renders a link to another section. @param {string} page @param {string} iconName */
const sectionLink = (page, iconName) => html`
  <a class="card section-link" href="/${page}">
    <span class="avatar" aria-hidden="true">${icon(iconName)}</span>
    <span class="grow">
      <span class="eyebrow">${t("nav." + page)}</span>
      <b>${t("home.to-" + page)}</b>
    </span>
    ${icon("forward")}
  </a>
`;

customElements.define("damier-home", Home);
