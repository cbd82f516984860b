import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { games } from "../game.js";
import { go } from "../route.js";
import { icon } from "../icons.js";
import { chips } from "../play/controls.js";
import { ratings } from "./ratings.js";

const FORMATS = ["round-robin", "gauntlet", "swiss", "sprt"];

/** The usual question of a test of strength: better by the second number of Elo, rather than by the first? */
const BOUNDS = { elo0: 0, elo1: 50 };

/** The tournaments of this server, and a form for a new one. */
class Opening extends Element {
  static properties = {
    listed: { state: true },
    known: { state: true },
    game: { state: true },
    format: { state: true },
    limit: { state: true },
    residents: { state: true },
    alone: { state: true },
    rated: { state: true },
    chosen: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./types.js").Listed[]|null} */
    this.listed = null;
    /** @type {import("../api.js").Known[]} */
    this.known = [];
    this.game = "";
    this.format = FORMATS[0];
    this.limit = "time";
    /** @type {import("./types.js").Resident[]} */
    this.residents = [];
    this.alone = false;
    /** @type {import("./types.js").Rated[]} */
    this.rated = [];
    /** @type {Set<number>} */
    this.chosen = new Set();
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
      [this.known, this.listed] = await Promise.all([games(), api.contests()]);
      const match = this.known.find((k) => k.presentation.kind === "match") ?? this.known[0];
      await this.choose(this.game || match.card.id);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {string} game */
  async choose(game) {
    this.game = game;
    const [{ alone, bots }, rated] = await Promise.all([api.residents(game), api.ratings(game)]);
    if (this.game !== game) return;
    this.rated = rated;
    this.residents = bots;
    this.alone = alone;
    this.chosen = new Set([0, 1].filter((i) => i < bots.length));
  }

  /** @param {number} i */
  toggle(i) {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(i)) chosen.add(i);
    this.chosen = chosen;
  }

  /** Names that are alike get a number. */
  bots() {
    /** @type {Map<string, number>} */
    const seen = new Map();
    return [...this.chosen]
      .sort((a, b) => a - b)
      .map((i) => {
        const { kind, id, options, name } = this.residents[i];
        const short = name.slice(0, 20);
        const times = (seen.get(short) ?? 0) + 1;
        seen.set(short, times);
        return { kind, id, options, name: times > 1 ? `${short} ${times}` : short };
      });
  }

  /** @param {SubmitEvent} e */
  async open(e) {
    e.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (e.target));
    const number = (/** @type {string} */ name) => Number(form.get(name) ?? 0);
    const hidden = form.has("hidden");
    const visitors = hidden || form.has("visitors");
    const closes = String(form.get("closes") ?? "");
    const format = this.alone ? "race" : this.format;
    try {
      const { id, token } = await api.openContest({
        title: form.get("title"),
        game: this.game,
        format,
        games: number("games"),
        time: this.limit === "time" ? number("time") * 1000 : 0,
        clock: this.limit === "clock" ? number("clock") * 60_000 : 0,
        sprt: format === "sprt" ? `${number("elo0")},${number("elo1")}` : "",
        bots: this.bots(),
        hidden,
        visitors,
        closes: hidden && closes ? new Date(closes).getTime() : 0,
        start: !visitors,
      });
      sessionStorage.setItem("arena " + id, visitors ? token : "");
      go("/arena/" + id);
    } catch (error) {
      this.error = /** @type {Error} */ (error).message;
    }
  }

  render() {
    return html`
      <div class="arena-open">
        <form class="card" @submit=${this.open}>
          <h1>${t("arena.new")}</h1>
          <p class="sub">${t("arena.about")}</p>
          <div class="start-line">
            <span class="sub">${t("arena.game")}</span>
            ${chips(
              this.known.map((k) => ({ id: k.card.id, name: k.card.name })),
              this.game,
              (id) => this.choose(id),
              t("arena.game"),
            )}
          </div>
          ${
            this.alone
              ? html`
                  <p class="sub">${t("arena.format-race")}</p>
                `
              : html`
                  <div class="start-line">
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
            ${this.residents.map(
              (r, i) => html`
                <label title="${r.about}">
                  <input type="checkbox" .checked=${this.chosen.has(i)} @change=${() => this.toggle(i)} />
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
              <span class="sub">${t(this.alone ? "arena.positions" : "arena.games")}</span>
              <input name="games" type="number" min="1" max="400" value="4" required />
            </label>
            ${
              !this.alone && this.format === "sprt"
                ? Object.entries(BOUNDS).map(
                    ([name, usual]) => html`
                      <label>
                        <span class="sub">${t("arena." + name)}</span>
                        <input name="${name}" type="number" min="-1000" max="1000" value="${usual}" required />
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
          <button class="btn main big block" ?disabled=${!this.residents.length}>
            ${icon("plus")}${t("arena.open")}
          </button>
        </form>
        <div class="arena-side">
          <section class="card arena-list">
            <h2>${t("arena.latest")}</h2>
            ${
              this.listed?.length
                ? html`
                    <ul>
                      ${this.listed.map(
                        (l) => html`
                          <li>
                            <a href="/arena/${l.id}">${l.title}</a>
                            <small class="sub">
                              ${this.known.find((k) => k.card.id === l.game)?.card.name} ·
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
                : this.listed
                  ? html`
                      <p class="sub">${t("arena.none")}</p>
                    `
                  : nothing
            }
          </section>
          ${ratings(this.rated, this.known.find((k) => k.card.id === this.game)?.card.name ?? "")}
        </div>
      </div>
    `;
  }
}

customElements.define("damier-arena-opening", Opening);
