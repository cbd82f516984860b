import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { games } from "../game.js";
import { navigate } from "../route.js";
import { icon } from "../icons.js";
import { chips } from "../play/form-controls.js";
import { contestTitle } from "./contest-title.js";
import { ratingTables } from "./ratings.js";
import "../words/arena.js";

const FORMATS = ["round-robin", "gauntlet", "swiss", "sprt"];

/** Default Elo bounds of an SPRT: H0 and H1. */
const SPRT_BOUNDS = { elo0: 0, elo1: 50 };

/** The list of tournaments on this server, and a form to create a new one. */
class ArenaCreateForm extends Element {
  static properties = {
    contests: { state: true },
    gameCards: { state: true },
    game: { state: true },
    format: { state: true },
    limit: { state: true },
    serverBots: { state: true },
    singlePlayer: { state: true },
    ratings: { state: true },
    selectedBots: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./types.js").ContestSummary[]|null} */
    this.contests = null;
    /** @type {import("../api.js").GameCard[]} */
    this.gameCards = [];
    this.game = "";
    this.format = FORMATS[0];
    this.limit = "time";
    /** @type {import("./types.js").ServerBot[]} */
    this.serverBots = [];
    this.singlePlayer = false;
    /** @type {import("./types.js").RatedBot[]} */
    this.ratings = [];
    /** @type {Set<number>} */
    this.selectedBots = new Set();
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
      [this.gameCards, this.contests] = await Promise.all([games(), api.contests()]);
      const match = this.gameCards.find((k) => k.presentation.kind === "match") ?? this.gameCards[0];
      await this.selectGame(this.game || match.card.id);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Selects a game and loads its bots and ratings. @param {string} game */
  async selectGame(game) {
    this.game = game;
    const [{ alone: singlePlayer, bots }, rated] = await Promise.all([api.serverBots(game), api.ratings(game)]);
    if (this.game !== game) return;
    this.ratings = rated;
    this.serverBots = bots;
    this.singlePlayer = singlePlayer;
    this.selectedBots = new Set([0, 1].filter((i) => i < bots.length));
  }

  /** @param {number} i */
  toggleBot(i) {
    const selected = new Set(this.selectedBots);
    if (!selected.delete(i)) selected.add(i);
    this.selectedBots = selected;
  }

  /** Returns the selected bots. Equal names get a number. */
  chosenBots() {
    /** @type {Map<string, number>} */
    const counts = new Map();
    return [...this.selectedBots]
      .sort((a, b) => a - b)
      .map((i) => {
        const { kind, id, options, name } = this.serverBots[i];
        const short = name.slice(0, 20);
        const times = (counts.get(short) ?? 0) + 1;
        counts.set(short, times);
        return { kind, id, options, name: times > 1 ? `${short} ${times}` : short };
      });
  }

  /** Creates the tournament and opens its page. @param {SubmitEvent} e */
  async createContest(e) {
    e.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (e.target));
    const number = (/** @type {string} */ name) => Number(form.get(name) ?? 0);
    const hidden = form.has("hidden");
    const visitors = hidden || form.has("visitors");
    const closes = String(form.get("closes") ?? "");
    const format = this.singlePlayer ? "race" : this.format;
    try {
      const { id, token } = await api.createContest({
        title: form.get("title"),
        game: this.game,
        format,
        games: number("games"),
        time: this.limit === "time" ? number("time") * 1000 : 0,
        clock: this.limit === "clock" ? number("clock") * 60_000 : 0,
        sprt: format === "sprt" ? `${number("elo0")},${number("elo1")}` : "",
        bots: this.chosenBots(),
        hidden,
        visitors,
        closes: hidden && closes ? new Date(closes).getTime() : 0,
        start: !visitors,
      });
      sessionStorage.setItem("arena " + id, visitors ? token : "");
      navigate("/arena/" + id);
    } catch (error) {
      this.error = /** @type {Error} */ (error).message;
    }
  }

  render() {
    return html`
      <div class="arena-create">
        <form class="card" @submit=${this.createContest}>
          <h1>${t("arena.new")}</h1>
          <p class="sub">${t("arena.about")}</p>
          <div class="start-row">
            <span class="sub">${t("arena.game")}</span>
            ${chips(
              this.gameCards.map((k) => ({ id: k.card.id, name: k.card.name })),
              this.game,
              (id) => this.selectGame(id),
              t("arena.game"),
            )}
          </div>
          ${
            this.singlePlayer
              ? html`
                  <p class="sub">${t("arena.format-race")}</p>
                `
              : html`
                  <div class="start-row">
                    <span class="sub">${t("arena.format")}</span>
                    ${chips(
                      FORMATS.map((f) => ({ id: f, name: t("arena.format-" + f) })),
                      this.format,
                      (f) => (this.format = f),
                      t("arena.format"),
                    )}
                  </div>
                `
          }
          <fieldset class="arena-bots">
            <legend class="sub">${t("arena.bots")}</legend>
            ${this.serverBots.map(
              (r, i) => html`
                <label title="${r.about}">
                  <input type="checkbox" .checked=${this.selectedBots.has(i)} @change=${() => this.toggleBot(i)} />
                  ${r.name}
                </label>
              `,
            )}
          </fieldset>
          <div class="arena-fields">
            <label>
              <span class="sub">${t("arena.title")}</span>
              <input name="title" required maxlength="60" value="${t("arena.title-standard")}" />
            </label>
            <label>
              <span class="sub">
                ${t(
                  this.singlePlayer ? "arena.positions" : this.format === "swiss" ? "arena.games-swiss" : "arena.games",
                )}
              </span>
              <input name="games" type="number" min="1" max="400" value="4" required />
            </label>
            ${
              !this.singlePlayer && this.format === "sprt"
                ? Object.entries(SPRT_BOUNDS).map(
                    ([name, defaultValue]) => html`
                      <label>
                        <span class="sub">${t("arena." + name)}</span>
                        <input name="${name}" type="number" min="-1000" max="1000" value="${defaultValue}" required />
                      </label>
                    `,
                  )
                : nothing
            }
            <label>
              <span class="sub">${t(this.limit === "time" ? "arena.time" : "arena.clock")}</span>
              ${
                this.limit === "time"
                  ? html`
                      <input name="time" type="number" min="0.1" max="60" step="0.1" value="0.5" required />
                    `
                  : html`
                      <input name="clock" type="number" min="1" max="60" value="5" required />
                    `
              }
            </label>
            <label>
              <span class="sub">${t("arena.limit")}</span>
              <select
                @change=${(/** @type {Event} */ e) => (this.limit = /** @type {HTMLSelectElement} */ (e.target).value)}
              >
                ${["time", "clock"].map(
                  (l) => html`
                    <option value="${l}" ?selected=${l === this.limit}>${t("arena.limit-" + l)}</option>
                  `,
                )}
              </select>
            </label>
          </div>
          <label class="arena-switch">
            <input type="checkbox" class="toggle" name="visitors" />
            ${t("arena.visitors")}
          </label>
          <label class="arena-switch">
            <input type="checkbox" class="toggle" name="hidden" />
            ${t("arena.class")}
          </label>
          <label class="arena-switch">
            <span class="sub">${t("arena.closes")}</span>
            <input type="datetime-local" name="closes" />
          </label>
          ${
            this.error
              ? html`
                  <p class="error" role="alert">${this.error}</p>
                `
              : nothing
          }
          <button class="btn main big block" ?disabled=${!this.serverBots.length}>
            ${icon("plus")}${t("arena.open")}
          </button>
        </form>
        <div class="arena-side">
          <section class="card arena-list">
            <h2>${t("arena.latest")}</h2>
            ${
              this.contests?.length
                ? html`
                    <ul>
                      ${this.contests.map(
                        (l) => html`
                          <li>
                            <a href="/arena/${l.id}">${contestTitle(l)}</a>
                            <small class="sub">
                              ${this.gameCards.find((k) => k.card.id === l.game)?.card.name} ·
                              ${t("arena.format-" + l.format)} · ${new Date(l.created).toLocaleDateString()}
                            </small>
                            <span class="pill ${l.state === "running" ? "live" : ""}">
                              ${t("arena.state-" + l.state)}
                            </span>
                          </li>
                        `,
                      )}
                    </ul>
                  `
                : this.contests
                  ? html`
                      <p class="sub">${t("arena.none")}</p>
                    `
                  : nothing
            }
          </section>
          ${ratingTables(this.ratings, this.gameCards.find((k) => k.card.id === this.game)?.card.name ?? "")}
        </div>
      </div>
    `;
  }
}

customElements.define("damier-arena-create", ArenaCreateForm);
