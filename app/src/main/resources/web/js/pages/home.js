import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { cost, games } from "../game.js";
import { address } from "../route.js";
import { icon } from "../icons.js";
import { openPosition } from "../paste.js";
import { recall, remember } from "../store.js";
import { lastGame } from "../play/last-game.js";
import { portrait } from "../play/portrait.js";
import { drawn, progress, stars } from "../play/progress.js";
import "../board/board.js";

/** @typedef {import("../api.js").Daily} Daily */

/** Where to go on, friends, today's boards, and what else is found here. */
class Home extends Element {
  static properties = { known: { state: true }, today: { state: true }, error: { state: true } };

  constructor() {
    super();
    /** @type {import("../api.js").Known[]} */
    this.known = [];
    /** The page that was served has them in it, or they are those seen last. @type {Daily[]} */
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

  /** Where today's task is played; its side is yours. @param {Daily} daily */
  daily({ game, position, day, par, seat, rival }) {
    const seats = rival && par ? { s1: seat ? rival : "human", s2: seat ? "human" : rival } : {};
    return address("/play/" + game, { p: position, day, par: par || undefined, ...seats });
  }

  /** What today's board has cost you, if you have done it. @param {Daily} daily @returns {number|undefined} */
  paid({ game, position }) {
    return progress()[game]?.[position];
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
    const done = this.today.filter((daily) => this.paid(daily) !== undefined).length;
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
        <div class="welcome">${this.first()}${this.friends()}</div>
        <h2>
          ${t("home.daily")}
          <small class="sub">${t("home.daily-sub")}</small>
        </h2>
        <div class="games">${this.today.map((daily) => this.board(daily))}</div>
        <div class="invitations">
          ${invitation("learn", "book")}${invitation("lab", "flask")}${invitation("arena", "trophy")}
        </div>
        ${this.pasting()}
        <p class="sub">
          ${t("home.programs")}
          <a href="/interface">${t("api.title")}</a>
        </p>
      </div>
    `;
  }

  /** The one main button: the game one was at, or on a first visit the first of today's. */
  first() {
    const { url, board } = lastGame();
    if (url)
      return this.leading(board?.scene ?? null, {
        eyebrow: t("home.last"),
        name: board?.name ?? t("room.open-title"),
        about: board?.sentence ?? "",
        url,
        words: t("home.continue"),
      });
    const [daily] = this.today;
    if (!daily) return nothing;
    return this.leading(daily.scene, {
      eyebrow: t("home.daily"),
      name: daily.name,
      about: daily.about,
      url: this.daily(daily),
      words: t("home.play-now"),
    });
  }

  /**
   * @param {import("../api.js").Scene|null} scene
   * @param {{eyebrow: string, name: string, about: string, url: string, words: string}} told
   */
  leading(scene, { eyebrow, name, about, url, words }) {
    return html`
      <section class="card continue material-${scene?.material ?? ""}">
        ${
          scene
            ? html`
                <a href="${url}" aria-label="${words}: ${name}">
                  <damier-board still .scene=${scene} label="${name}"></damier-board>
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

  /** A friend is one click away: a game, then its link. */
  friends() {
    return html`
      <section class="card friends">
        <h2>${t("room.friends")}</h2>
        <p class="sub">${t("room.open-sub")}</p>
        <div class="chooser">
          ${this.today.map(
            ({ game, name, scene }) => html`
              <a class="choice" href="${address("/room", { g: game })}">${portrait(emblem(scene))}${name}</a>
            `,
          )}
        </div>
      </section>
    `;
  }

  /** @param {Daily} daily */
  board(daily) {
    const { game, name, about, scene } = daily;
    return html`
      <section class="game-card">
        <a class="picture material-${scene.material}" href="${this.daily(daily)}" aria-label="${t("home.play", name)}">
          <damier-board still .scene=${scene} label="${name}"></damier-board>
        </a>
        <div class="row spread">
          <h2>${name}</h2>
          ${this.result(daily)}
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

  /** Your result today. @param {Daily} daily */
  result(daily) {
    const paid = this.paid(daily);
    if (paid === undefined)
      return html`
        <span class="pill">${t("home.not-tried")}</span>
      `;
    const known = this.known.find((k) => k.card.id === daily.game) ?? null;
    const star = daily.par ? drawn(stars(paid, daily.par)) + " " : "";
    return html`
      <span class="pill good">${star}${cost(known, paid)}</span>
    `;
  }

  pasting() {
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

/** The piece that stands for a board: its hero, or the first with a letter. @param {import("../api.js").Scene} scene */
const emblem = ({ pieces }) => pieces.find((p) => p.shape === "hero") ?? pieces.find((p) => p.label) ?? pieces[0];

/** Another part of the house, in a line. @param {string} page @param {string} sign */
const invitation = (page, sign) => html`
  <a class="card invitation" href="/${page}">
    <span class="avatar" aria-hidden="true">${icon(sign)}</span>
    <span class="grow">
      <span class="eyebrow">${t("nav." + page)}</span>
      <b>${t("home.to-" + page)}</b>
    </span>
    ${icon("forward")}
  </a>
`;

customElements.define("damier-home", Home);
