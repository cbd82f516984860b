import { html, nothing } from "lit";
import { Element } from "../element.js";
import { language, t } from "../i18n.js";
import { api } from "../api.js";
import { game } from "../game.js";
import { Stream } from "../stream.js";
import { icon } from "../icons.js";
import { boards, untold } from "../arena/boards.js";
import { people } from "../arena/people.js";
import { growth, strength } from "../arena/strength.js";
import { cross, files, played, race } from "../arena/tables.js";

/** A tournament as it goes on; without one, those there are and a form for a new one. */
export class Arena extends Element {
  static properties = {
    contest: {},
    view: { state: true },
    boards: { state: true },
    tokens: { state: true },
    listed: { state: true },
    error: { state: true },
    gone: { state: true },
    connected: { state: true },
    name: { state: true },
  };

  constructor() {
    super();
    this.contest = "";
    /** @type {import("../arena/types.js").ContestView|null} */
    this.view = null;
    /** The latest of each game under way. @type {Map<number, import("../arena/types.js").LiveBoard>} */
    this.boards = new Map();
    /** Told once. @type {{name: string, token: string}[]} */
    this.tokens = [];
    /** The token of whoever opened this, as long as it has not been seen. */
    this.own = "";
    /** Games of two that were asked for. @type {import("../arena/types.js").ContestGame[]} */
    this.listed = [];
    this.between = "";
    this.error = "";
    this.gone = "";
    this.connected = true;
    this.name = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("contest")) this.enterPage();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  translated() {
    this.stream?.reopen();
    if (this.view) this.know(this.view.game);
  }

  enterPage() {
    this.stream?.close();
    this.view = null;
    this.gone = "";
    this.tokens = [];
    this.listed = [];
    if (!this.contest) {
      import("../arena/opening.js");
      return;
    }
    this.own = sessionStorage.getItem("arena " + this.contest) ?? "";
    sessionStorage.removeItem("arena " + this.contest);
    this.stream = new Stream(
      () => `/api/arena/${encodeURIComponent(this.contest)}/events?lang=${language()}`,
      { view: (view) => this.show(view), board: (board) => this.see(board) },
      { line: (connected) => (this.connected = connected), refused: (why) => (this.gone = why) },
    );
  }

  /** @param {import("../arena/types.js").ContestView} view */
  show(view) {
    if (this.view?.game !== view.game) this.know(view.game);
    this.view = view;
    const live = new Set(view.live.map((b) => b.number));
    this.boards = new Map([...this.boards].filter(([number]) => live.has(number)));
  }

  /** @param {import("../arena/types.js").LiveBoard} board */
  see(board) {
    this.boards = new Map(this.boards).set(board.number, board);
  }

  /** @param {string} id */
  async know(id) {
    this.name = (await game(id)).card.name;
  }

  /** @param {() => Promise<unknown>} what */
  async attempt(what) {
    this.error = "";
    try {
      await what();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {"start"|"stop"|"publish"|"test"} what */
  act(what) {
    return this.attempt(() => api.actInContest(this.contest, what));
  }

  /** @param {SubmitEvent} e */
  enter(e) {
    e.preventDefault();
    const form = /** @type {HTMLFormElement} */ (e.target);
    const names = String(new FormData(form).get("names")).split("\n");
    return this.attempt(async () => {
      this.tokens = await api.enterContest(this.contest, names.map((n) => n.trim()).filter(Boolean));
      form.reset();
      this.stream?.reopen();
    });
  }

  /** @param {SubmitEvent} e */
  prove(e) {
    e.preventDefault();
    const token = String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("token")).trim();
    return this.attempt(async () => {
      await api.prove(this.contest, token);
      this.stream?.reopen();
    });
  }

  /** @param {number} first @param {number} second */
  list(first, second) {
    return this.attempt(async () => {
      this.listed = await api.contestGames(this.contest, first, second);
      const names = this.view?.entrants ?? [];
      this.between = t("arena.games-of", names[first].name, names[second].name);
    });
  }

  render() {
    if (!this.contest)
      return html`
        <damier-arena-opening></damier-arena-opening>
      `;
    if (this.gone)
      return html`
        <div class="card room-open" role="alert">
          <h1>${t("arena.gone")}</h1>
          <p>${this.gone}</p>
          <a class="btn main" href="/arena">${t("nav.arena")}</a>
        </div>
      `;
    const view = this.view;
    if (!view) return nothing;
    return html`
      <div class="arena">
        ${this.head(view)}
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : nothing
        }
        <div class="arena-columns">
          <div>
            ${untold(view)} ${view.state === "running" && !view.secret ? boards(view, this.boards) : nothing}
            ${people(this, view)} ${played(view, view.tests, t("arena.tests"), t("arena.tests-sub"))}
          </div>
          <div>
            ${view.format === "race" ? (view.rows.length ? race(view) : nothing) : this.strengths(view)}
            ${played(view, this.listed, this.between)} ${played(view, view.games, t("arena.latest-games"))}
            ${view.played && !view.secret ? files(view) : nothing}
          </div>
        </div>
      </div>
    `;
  }

  /** @param {import("../arena/types.js").ContestView} view */
  head(view) {
    return html`
      <header class="arena-head">
        <h1>${view.title}</h1>
        <span class="sub">${this.name}, ${t("arena.format-" + view.format)}</span>
        <span class="spread"></span>
        <span class="pill ${view.state === "running" ? "live" : ""}">${t("arena.state-" + view.state)}</span>
        <span>${t("arena.progress", view.played, view.planned)}</span>
        <progress class="meter" max="${view.planned || 1}" .value=${view.played} aria-label="${view.title}"></progress>
        <a class="btn" href="/arena">${icon("plus")}${t("arena.new")}</a>
      </header>
    `;
  }

  /** @param {import("../arena/types.js").ContestView} view */
  strengths(view) {
    const test = view.sprt;
    return html`
      ${strength(view)}
      ${
        test
          ? html`
              <p class="card">
                ${t(
                  "arena.sprt",
                  test.elo0,
                  test.elo1,
                  test.ratio.toFixed(2),
                  test.lower.toFixed(2),
                  test.upper.toFixed(2),
                  t("arena.sprt-" + test.verdict),
                )}
              </p>
            `
          : nothing
      }
      ${view.rows.some((r) => r.games) ? cross(view, (first, second) => this.list(first, second)) : nothing}
      ${growth(view)}
    `;
  }
}

customElements.define("damier-arena", Arena);
