import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { Element } from "./element.js";
import { language, loadMessages, setLanguage, t } from "./i18n.js";
import { buildUrl, followLink, currentRoute, loadLongParams, redirect } from "./route.js";
import { setItem } from "./local-storage.js";
import { openPosition } from "./open-position.js";
import { games } from "./game.js";
import { icon } from "./icons.js";
import { cachePages } from "./offline.js";
import "./keyboard-shortcuts.js";
import "./reconnect.js";
import "./sound-settings.js";

/** The pages; a page is loaded when it is first opened. @type {Record<string, () => Promise<unknown>>} */
const PAGES = {
  "": () => import("./pages/home.js"),
  play: () => import("./pages/play.js"),
  analysis: () => import("./pages/analysis.js"),
  editor: () => import("./pages/editor.js"),
  explore: () => import("./pages/explore.js"),
  lab: () => import("./pages/lab.js"),
  learn: () => import("./pages/learn.js"),
  teach: () => import("./pages/teach.js"),
  puzzles: () => import("./pages/puzzles.js"),
  plates: () => import("./pages/board-sections.js"),
  rules: () => import("./pages/rules.js"),
  reports: () => import("./pages/reports.js"),
  planner: () => import("./pages/planner.js"),
  interface: () => import("./pages/api-docs.js"),
  room: () => import("./pages/room.js"),
  arena: () => import("./pages/arena.js"),
};

/** Time in which a page can recover by itself once the server responds again, in ms. */
const SELF_RECOVERY_MILLIS = 1500;

/** Pages of one game; their URL contains its id. */
const GAME_PAGES = ["play", "explore", "puzzles", "plates", "rules"];

/** Pages with the game in the parameter `g`. A game in the path, as in /analysis/quoridor, is accepted as well. */
const GAME_PARAM_PAGES = ["analysis", "editor", "lab"];

/** The themes in the order of the button, with their icons. @type {Record<string, string>} */
const THEMES = { light: "sun", dark: "moon", contrast: "contrast" };

const TABS = [
  { page: "", name: "play", icon: "grid", also: ["play", "explore", "plates", "puzzles", "room"] },
  { page: "analysis", name: "analysis", icon: "graph" },
  { page: "editor", name: "editor", icon: "edit" },
  { page: "lab", name: "lab", icon: "flask", also: ["planner"] },
  { page: "arena", name: "arena", icon: "trophy" },
  { page: "learn", name: "learn", icon: "book", also: ["teach", "reports"] },
];

/** The application shell: navigation, language, theme, and the page of the current URL. */
class App extends Element {
  static properties = {
    route: { state: true },
    shownPage: { state: true },
    message: { state: true },
    loading: { state: true },
    attempts: { state: true },
  };

  constructor() {
    super();
    this.route = currentRoute();
    /** The page shown; "loading" until the first one is loaded. */
    this.shownPage = "loading";
    this.message = "";
    /** Whether a page is being loaded. */
    this.loading = true;
    /** Number of times that the current page was created, because the server did not respond. */
    this.attempts = 0;
    /** Number of navigations; only the latest one is shown. */
    this.navigationId = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.replaceChildren();
    addEventListener("popstate", () => this.showRoute());
    addEventListener("damier-route", () => this.showRoute());
    addEventListener("damier-toast", (e) => this.showToast(/** @type {CustomEvent} */ (e).detail));
    addEventListener("damier-reachable", () => setTimeout(() => this.recover(), SELF_RECOVERY_MILLIS));
    addEventListener("damier-open", (e) => this.openText(/** @type {CustomEvent} */ (e).detail));
    addEventListener("paste", (e) => this.paste(e));
    this.addEventListener("click", (e) => followLink(e));
    this.showRoute();
  }

  async showRoute() {
    const id = ++this.navigationId;
    await loadLongParams().catch((e) => this.showToast(e.message));
    const route = currentRoute();
    if (GAME_PARAM_PAGES.includes(route.page) && route.rest) {
      return redirect(buildUrl("/" + route.page, { ...Object.fromEntries(route.params), g: route.rest }));
    }
    this.loading = true;
    const [found, loaded] = await Promise.all([exists(route), loadPage(route.page)]);
    const page = found ? route.page : "unknown";
    // The user has already navigated elsewhere.
    if (id !== this.navigationId) return;
    // After an update of the server, a page that is already open asks for files that no longer exist.
    if (!loaded && this.shownPage !== "loading" && navigator.onLine) return location.reload();
    this.loading = false;
    this.route = { ...route, page };
    this.shownPage = loaded ? page : "offline";
    this.classList.toggle("playing", ["play", "explore", "room"].includes(page));
    this.updateTitle();
  }

  updateTitle() {
    const { page } = this.route;
    document.title = Object.hasOwn(PAGES, page) && page ? `${t("nav." + page)} · Damier` : "Damier";
  }

  onLanguageChange() {
    super.onLanguageChange();
    this.updateTitle();
  }

  /**
   * Shows the page again if it still reports that the server does not respond. The URL contains its state. A page whose
   * files could not be loaded is loaded again.
   */
  recover() {
    if (this.shownPage === "offline") location.reload();
    if (!this.querySelector("main")?.textContent?.includes(t("error.offline"))) return;
    this.route = currentRoute();
    this.attempts++;
  }

  /** Opens a position pasted on any page. @param {ClipboardEvent} e */
  async paste(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    if (target.closest("input, textarea")) return;
    const text = e.clipboardData?.getData("text").trim();
    if (text) await this.openText(text);
  }

  /** @param {string} message */
  showToast(message) {
    this.message = message;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.message = ""), 5000);
  }

  nextTheme() {
    const root = document.documentElement;
    const names = Object.keys(THEMES);
    const next = names[(names.indexOf(root.dataset.theme ?? "light") + 1) % names.length];
    root.dataset.theme = next;
    setItem("theme", next);
    dispatchEvent(new Event("damier-theme"));
  }

  /** @param {SubmitEvent} e */
  async submitPosition(e) {
    e.preventDefault();
    const form = /** @type {HTMLFormElement} */ (e.target);
    await this.openText(String(new FormData(form).get("position")));
    form.reset();
  }

  /** Opens a position of any game, or shows the error. @param {string} text */
  async openText(text) {
    try {
      await openPosition(text);
    } catch (error) {
      this.showToast(/** @type {Error} */ (error).message);
    }
  }

  render() {
    const theme = document.documentElement.dataset.theme ?? "light";
    const otherLanguage = language() === "fr" ? "en" : "fr";
    return html`
      <a class="skip" href="#content">${t("nav.skip")}</a>
      <header class="bar-top">
        <a class="logo" href="/">
          <img src="/icon.svg" width="30" height="30" alt="" />
          Damier
        </a>
        <nav aria-label="${t("nav.label")}">${TABS.map((tab) => this.navLink(tab))}</nav>
        <div class="right">
          <form class="open-position" @submit=${this.submitPosition}>
            ${icon("clipboard")}
            <input
              name="position"
              required
              autocomplete="off"
              spellcheck="false"
              aria-label="${t("nav.open")}"
              placeholder="${t("nav.open")}"
            />
          </form>
          <damier-sound></damier-sound>
          <button
            class="round"
            lang="${otherLanguage}"
            @click=${() => setLanguage(otherLanguage)}
            title="${t("nav.language")}"
          >
            ${otherLanguage.toUpperCase()}
          </button>
          <button
            class="round"
            @click=${() => this.nextTheme()}
            title="${t("nav.theme")}"
            aria-label="${t("nav.theme-now", t("theme." + theme))}"
          >
            ${icon(THEMES[theme])}
          </button>
          <button
            class="round"
            @click=${() => dispatchEvent(new Event("damier-shortcuts"))}
            title="${t("nav.keys")}"
            aria-label="${t("nav.keys")}"
          >
            ?
          </button>
        </div>
      </header>
      ${
        this.loading
          ? html`
              <div class="page-progress" role="progressbar" aria-label="${t("nav.loading")}"></div>
            `
          : ""
      }
      <main id="content" tabindex="-1" aria-busy="${this.loading}">${keyed(this.attempts, this.page())}</main>
      <nav class="tab-bar" aria-label="${t("nav.tabs")}">${TABS.map((tab) => this.navLink(tab, true))}</nav>
      <damier-shortcuts></damier-shortcuts>
      <div class="sr-only" role="status" aria-live="polite">${this.message}</div>
      ${
        this.message
          ? html`
              <div class="toast" aria-hidden="true">${this.message}</div>
            `
          : ""
      }
    `;
  }

  /** @param {{page: string, name: string, icon: string, also?: string[]}} tab @param {boolean} [withIcon] */
  navLink(tab, withIcon = false) {
    const current = this.route.page === tab.page || tab.also?.includes(this.route.page);
    return html`
      <a href="/${tab.page}" aria-current="${current ? "page" : "false"}">
        ${withIcon ? icon(tab.icon) : ""}${t("nav." + tab.name)}
      </a>
    `;
  }

  page() {
    const { params, rest } = this.route;
    switch (this.shownPage) {
      case "play":
        return html`
          <damier-play .game=${rest} .params=${params}></damier-play>
        `;
      case "analysis":
        return html`
          <damier-analysis .params=${params}></damier-analysis>
        `;
      case "editor":
        return html`
          <damier-editor .params=${params}></damier-editor>
        `;
      case "explore":
        return html`
          <damier-explore .game=${rest} .params=${params}></damier-explore>
        `;
      case "lab":
        return html`
          <damier-lab .params=${params}></damier-lab>
        `;
      case "learn":
        return html`
          <damier-learn .topic=${rest}></damier-learn>
        `;
      case "teach":
        return html`
          <damier-teach></damier-teach>
        `;
      case "interface":
        return html`
          <damier-api-docs></damier-api-docs>
        `;
      case "puzzles":
        return html`
          <damier-puzzles .game=${rest}></damier-puzzles>
        `;
      case "plates":
        return html`
          <damier-board-sections .game=${rest}></damier-board-sections>
        `;
      case "room":
        return html`
          <damier-room .room=${rest} .params=${params}></damier-room>
        `;
      case "arena":
        return html`
          <damier-arena .contest=${rest} .params=${params}></damier-arena>
        `;
      case "planner":
        return html`
          <damier-planner .params=${params}></damier-planner>
        `;
      case "reports":
        return html`
          <damier-reports></damier-reports>
        `;
      case "rules":
        return html`
          <damier-rules .game=${rest}></damier-rules>
        `;
      case "loading":
        return skeleton();
      case "offline":
        return html`
          <div class="card page-message" role="alert">
            <p>${t("error.offline")}</p>
            <button class="btn main" @click=${() => location.reload()}>${t("error.retry")}</button>
          </div>
        `;
      case "unknown":
        return html`
          <div class="card page-message" role="alert">
            <h1>${t("page.unknown")}</h1>
            <p><code>${location.pathname}</code></p>
            <a class="btn main" href="/">${t("page.home")}</a>
          </div>
        `;
      default:
        return html`
          <damier-home></damier-home>
        `;
    }
  }
}

/** Renders what index.html contains: the place of a board and of its panel. */
const skeleton = () => html`
  <div class="skeleton" aria-hidden="true">
    <div class="skeleton-board"></div>
    <div class="skeleton-panel"></div>
  </div>
`;

/** Whether the page exists, and its game if it has one. @param {import("./route.js").Route} route */
async function exists({ page, rest }) {
  if (!GAME_PAGES.includes(page)) return Object.hasOwn(PAGES, page);
  const gameCards = await games().catch(() => null);
  // Without the server the games are unknown; the page shows the error itself.
  return !gameCards || gameCards.some((g) => g.card.id === rest);
}

/** Loads the module of a page; returns false if the server is not reachable. @param {string} page */
const loadPage = (page) =>
  Promise.resolve(Object.hasOwn(PAGES, page) ? PAGES[page]() : undefined).then(
    () => true,
    () => {
      dispatchEvent(new Event("damier-unreachable"));
      return false;
    },
  );

loadMessages(language()).then(() => customElements.define("damier-app", App));
addEventListener("load", () => cachePages());
