import { html, nothing } from "lit";
import { Element } from "../element.js";
import { formatNumber, language, t } from "../i18n.js";
import { api } from "../api.js";
import { game } from "../game.js";
import { EventStream } from "../event-stream.js";
import { icon } from "../icons.js";
import { contestTitle } from "../arena/contest-title.js";
import { liveBoards, raceNotice } from "../arena/live-boards.js";
import { botPage, ladderTable } from "../arena/ladder.js";
import { participants } from "../arena/participants.js";
import { invitedToken } from "../arena/token-file.js";
import { ratingHistory, ratingBars } from "../arena/rating-chart.js";
import { isLocalHost } from "../room/invite.js";
import { crosstable, fileLinks, gameList, raceTable } from "../arena/tables.js";
import "../words/arena.js";

/** The page of a tournament; without a tournament, the list of tournaments and the form to create one. */
export class Arena extends Element {
  static properties = {
    contest: {},
    params: { attribute: false },
    botResults: { state: true },
    view: { state: true },
    liveBoards: { state: true },
    tokens: { state: true },
    pairGames: { state: true },
    error: { state: true },
    goneReason: { state: true },
    connected: { state: true },
    gameName: { state: true },
    network: { state: true },
    sharedAddress: { state: true },
  };

  constructor() {
    super();
    this.contest = "";
    this.params = new URLSearchParams();
    /**
     * The page of one bot.
     * @type {{bot: import("../arena/types.js").BotPage, games: import("../arena/types.js").ContestGame[]}|null}
     */
    this.botResults = null;
    /** @type {import("../arena/types.js").ContestView|null} */
    this.view = null;
    /** The latest board of each game in progress. @type {Map<number, import("../arena/types.js").LiveBoard>} */
    this.liveBoards = new Map();
    /** Tokens of the bots registered now; shown once. @type {{name: string, token: string}[]} */
    this.tokens = [];
    /** The owner's token, shown once after the tournament is created. */
    this.ownerToken = "";
    /** The viewer's own token, if the page was opened with it or the bot was registered here; for the command. */
    this.botToken = "";
    /** Games of the pair selected in the crosstable. @type {import("../arena/types.js").ContestGame[]} */
    this.pairGames = [];
    this.pairTitle = "";
    this.error = "";
    this.goneReason = "";
    this.connected = true;
    this.gameName = "";
    /**
     * Addresses of the server, if its page is open on the same machine.
     * @type {import("../room/invite.js").Network|null}
     */
    this.network = null;
    /** The address chosen for the links. */
    this.sharedAddress = "";
  }

  /** @param {string} address */
  setSharedAddress(address) {
    this.sharedAddress = address;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("contest")) this.open();
    if (changed.has("contest") || changed.has("params")) this.loadBot();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  onLanguageChange() {
    this.stream?.reopen();
    this.loadBot();
    if (this.view) this.loadGameName(this.view.game);
  }

  open() {
    this.stream?.close();
    this.view = null;
    this.goneReason = "";
    this.tokens = [];
    this.pairGames = [];
    if (!this.contest) {
      import("../arena/create-form.js");
      return;
    }
    if (isLocalHost(location.hostname) && !this.network)
      api.network().then(
        (n) => (this.network = n),
        () => {},
      );
    this.ownerToken = sessionStorage.getItem("arena " + this.contest) ?? "";
    sessionStorage.removeItem("arena " + this.contest);
    this.botToken = sessionStorage.getItem("arena-bot " + this.contest) ?? "";
    const invited = invitedToken(location.hash);
    if (invited) {
      // The token must not stay in the address, which people copy and project.
      history.replaceState(history.state, "", location.pathname);
      this.signInWith(invited);
    }
    this.stream = new EventStream(
      () => `/api/arena/${encodeURIComponent(this.contest)}/events?lang=${language()}`,
      {
        view: (view) => this.onView(view),
        board: (board) => this.onBoard(board),
        failed: ({ error }) => (this.error = error),
      },
      { onConnection: (connected) => (this.connected = connected), onRefused: (why) => (this.goneReason = why) },
    );
  }

  /** Handles a new view from the server. @param {import("../arena/types.js").ContestView} view */
  onView(view) {
    if (this.view?.game !== view.game) this.loadGameName(view.game);
    if (this.view && this.view.played !== view.played) this.loadBot();
    this.view = view;
    const live = new Set(view.live.map((b) => b.number));
    this.liveBoards = new Map([...this.liveBoards].filter(([number]) => live.has(number)));
  }

  /** Handles a new board of a game in progress. @param {import("../arena/types.js").LiveBoard} board */
  onBoard(board) {
    this.liveBoards = new Map(this.liveBoards).set(board.number, board);
  }

  /** Loads the page of the bot in the URL. */
  loadBot() {
    const number = this.params.get("bot");
    if (!this.contest || number === null) {
      this.botResults = null;
      return;
    }
    void this.attempt(async () => {
      const [bot, games] = await Promise.all([
        api.contestBot(this.contest, Number(number)),
        api.contestGames(this.contest, Number(number), -1),
      ]);
      if (this.params.get("bot") === number) this.botResults = { bot, games };
    });
  }

  /** @param {string} id */
  async loadGameName(id) {
    this.gameName = (await game(id)).card.name;
  }

  /** @param {() => Promise<unknown>} action */
  async attempt(action) {
    this.error = "";
    try {
      await action();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /**
   * Starts, stops or publishes the tournament, or starts a test run.
   * @param {"start"|"stop"|"publish"|"test"} action
   */
  doAction(action) {
    return this.attempt(() => api.contestAction(this.contest, action));
  }

  /** Registers bots and shows their tokens. @param {SubmitEvent} e */
  registerBots(e) {
    e.preventDefault();
    const form = /** @type {HTMLFormElement} */ (e.target);
    const names = String(new FormData(form).get("names")).split("\n");
    return this.attempt(async () => {
      this.tokens = await api.registerBots(this.contest, names.map((n) => n.trim()).filter(Boolean));
      if (this.view?.role !== "owner" && this.tokens.length === 1) this.keepBotToken(this.tokens[0].token);
      form.reset();
      this.stream?.reopen();
    });
  }

  /** Signs in with a token. @param {SubmitEvent} e */
  signIn(e) {
    e.preventDefault();
    return this.signInWith(String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("token")).trim());
  }

  /** @param {string} token */
  signInWith(token) {
    return this.attempt(async () => {
      const { role } = await api.signIn(this.contest, token);
      if (role === "entrant") this.keepBotToken(token);
      this.stream?.reopen();
    });
  }

  /** Stores the token of the viewer's bot for this browser tab. @param {string} token */
  keepBotToken(token) {
    this.botToken = token;
    sessionStorage.setItem("arena-bot " + this.contest, token);
  }

  /** Shows the games of a pair. @param {number} first @param {number} second */
  showPairGames(first, second) {
    return this.attempt(async () => {
      this.pairGames = await api.contestGames(this.contest, first, second);
      const names = this.view?.entrants ?? [];
      this.pairTitle = t("arena.games-of", names[first].name, names[second].name);
    });
  }

  render() {
    if (!this.contest)
      return html`
        <damier-arena-create></damier-arena-create>
      `;
    if (this.goneReason)
      return html`
        <div class="card room-create" role="alert">
          <h1>${t("arena.gone")}</h1>
          <p>${this.goneReason}</p>
          <a class="btn main" href="/arena">${t("nav.arena")}</a>
        </div>
      `;
    const view = this.view;
    if (!view) return nothing;
    return html`
      <div class="arena">
        ${this.header(view)}
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : nothing
        }
        ${this.botResults ? botPage(view, this.botResults.bot, this.botResults.games) : this.columns(view)}
      </div>
    `;
  }

  /** Renders the tournament. @param {import("../arena/types.js").ContestView} view */
  columns(view) {
    return html`
      <div class="arena-columns">
        <div>
          ${raceNotice(view)} ${view.state === "running" && !view.secret ? liveBoards(view, this.liveBoards) : nothing}
          ${participants(this, view)} ${gameList(view, view.tests, t("arena.tests"), t("arena.tests-sub"))}
        </div>
        <div>
          ${view.format === "race" ? (view.rows.length ? raceTable(view) : nothing) : this.results(view)}
          ${gameList(view, this.pairGames, this.pairTitle)} ${gameList(view, view.games, t("arena.latest-games"))}
          ${view.played && !view.secret ? fileLinks(view) : nothing}
        </div>
      </div>
    `;
  }

  /** @param {import("../arena/types.js").ContestView} view */
  header(view) {
    return html`
      <header class="arena-head">
        <h1>${contestTitle(view)}</h1>
        <span class="sub">${this.gameName}, ${t("arena.format-" + view.format)}</span>
        <span class="spread"></span>
        <span class="pill ${view.state === "running" ? "live" : ""}">${t("arena.state-" + view.state)}</span>
        ${view.format === "ladder" ? t("ladder.played", formatNumber(view.played)) : progress(view)}
        <a class="btn" href="/arena">${icon("plus")}${t("arena.new")}</a>
      </header>
    `;
  }

  /** @param {import("../arena/types.js").ContestView} view */
  results(view) {
    if (view.format === "ladder")
      return view.rows.length
        ? html`
            ${ladderTable(view)} ${ratingBars(view)}
          `
        : nothing;
    const test = view.sprt;
    return html`
      ${ratingBars(view)}
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
      ${view.rows.some((r) => r.games) ? crosstable(view, (a, b) => this.showPairGames(a, b)) : nothing}
      ${ratingHistory(view)}
    `;
  }
}

/** Renders how many games are finished. @param {import("../arena/types.js").ContestView} view */
const progress = (view) => html`
  <span>${t("arena.progress", formatNumber(view.played), formatNumber(view.planned))}</span>
  <progress class="meter" max="${view.planned || 1}" .value=${view.played} aria-label="${view.title}"></progress>
`;

customElements.define("damier-arena", Arena);
