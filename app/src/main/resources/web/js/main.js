import { html } from "lit";
import { Element } from "./element.js";
import { language, speak, t } from "./i18n.js";
import { follow, here } from "./route.js";
import { remember } from "./store.js";
import { openPosition } from "./paste.js";
import { games } from "./game.js";
import { icon } from "./icons.js";
import { keepPages } from "./offline.js";
import "./keys.js";
import "./sound-settings.js";

/** Pages load when they are first opened. @type {Record<string, () => Promise<unknown>>} */
const PAGES = {
  "": () => import("./pages/home.js"),
  play: () => import("./pages/play.js"),
  analysis: () => import("./pages/analysis.js"),
  editor: () => import("./pages/editor.js"),
  explore: () => import("./pages/secret.js"),
  lab: () => import("./pages/lab.js"),
  learn: () => import("./pages/learn.js"),
  teach: () => import("./pages/teach.js"),
  puzzles: () => import("./pages/puzzles.js"),
  plates: () => import("./pages/plates.js"),
  rules: () => import("./pages/rules.js"),
  interface: () => import("./pages/interface.js"),
  room: () => import("./pages/room.js"),
  arena: () => import("./pages/arena.js"),
};

/** Pages of one game, which their address names. */
const OF_A_GAME = ["play", "explore", "puzzles", "plates", "rules"];

/** The themes in the order the button turns them, each with its icon. @type {Record<string, string>} */
const THEMES = { light: "sun", dark: "moon", contrast: "contrast" };

const TABS = [
  { page: "", name: "play", icon: "grid", also: ["play", "explore", "plates", "puzzles", "room"] },
  { page: "analysis", name: "analysis", icon: "graph" },
  { page: "editor", name: "editor", icon: "edit" },
  { page: "lab", name: "lab", icon: "flask" },
  { page: "arena", name: "arena", icon: "trophy" },
  { page: "learn", name: "learn", icon: "book", also: ["teach"] },
];

/** The shell: navigation, language, theme, and the page of the address. */
class App extends Element {
  static properties = { route: { state: true }, ready: { state: true }, message: { state: true } };

  constructor() {
    super();
    this.route = here();
    this.ready = "";
    this.message = "";
    /** How many addresses were gone to: only the last one is shown. */
    this.asked = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.replaceChildren();
    addEventListener("popstate", () => this.arrive());
    addEventListener("damier-route", () => this.arrive());
    addEventListener("damier-say", (e) => this.say(/** @type {CustomEvent} */ (e).detail));
    addEventListener("damier-open", (e) => this.show(/** @type {CustomEvent} */ (e).detail));
    addEventListener("paste", (e) => this.paste(e));
    this.addEventListener("click", (e) => follow(e));
    this.arrive();
  }

  async arrive() {
    const asked = ++this.asked;
    const route = here();
    const [there, loaded] = await Promise.all([exists(route), load(route.page)]);
    const page = there ? route.page : "unknown";
    // Whoever has gone on meanwhile is elsewhere.
    if (asked !== this.asked) return;
    this.route = { ...route, page };
    this.ready = loaded ? page : "silent";
    this.classList.toggle("playing", ["play", "explore", "room"].includes(page));
    document.title = page in PAGES && page ? `${t("nav." + page)} · Damier` : "Damier";
  }

  /** A pasted position is recognised on any page. @param {ClipboardEvent} e */
  async paste(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    if (target.closest("input, textarea")) return;
    const text = e.clipboardData?.getData("text").trim();
    if (text) await this.show(text);
  }

  /** @param {string} message */
  say(message) {
    this.message = message;
    clearTimeout(this.hush);
    this.hush = setTimeout(() => (this.message = ""), 5000);
  }

  turnTheme() {
    const root = document.documentElement;
    const names = Object.keys(THEMES);
    const next = names[(names.indexOf(root.dataset.theme ?? "light") + 1) % names.length];
    root.dataset.theme = next;
    remember("theme", next);
    dispatchEvent(new Event("damier-theme"));
  }

  /** @param {SubmitEvent} e */
  async open(e) {
    e.preventDefault();
    const form = /** @type {HTMLFormElement} */ (e.target);
    await this.show(String(new FormData(form).get("position")));
    form.reset();
  }

  /** Opens a position of any game, or says why not. @param {string} text */
  async show(text) {
    try {
      await openPosition(text);
    } catch (error) {
      this.say(/** @type {Error} */ (error).message);
    }
  }

  render() {
    const theme = document.documentElement.dataset.theme ?? "light";
    const other = language() === "fr" ? "en" : "fr";
    return html`
      <a class="skip" href="#content">${t("nav.skip")}</a>
      <header class="bar-top">
        <a class="logo" href="/">
          <img src="/icon.svg" width="30" height="30" alt="" />
          Damier
        </a>
        <nav aria-label="${t("nav.label")}">${TABS.map((tab) => this.link(tab))}</nav>
        <div class="right">
          <form class="open-position" @submit=${this.open}>
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
          <button class="round" lang="${other}" @click=${() => speak(other)} title="${t("nav.language")}">
            ${other.toUpperCase()}
          </button>
          <button
            class="round"
            @click=${() => this.turnTheme()}
            title="${t("nav.theme")}"
            aria-label="${t("nav.theme-now", t("theme." + theme))}"
          >
            ${icon(THEMES[theme])}
          </button>
          <button
            class="round"
            @click=${() => dispatchEvent(new Event("damier-keys"))}
            title="${t("nav.keys")}"
            aria-label="${t("nav.keys")}"
          >
            ?
          </button>
        </div>
      </header>
      <main id="content" tabindex="-1">${this.page()}</main>
      <nav class="tab-bar" aria-label="${t("nav.tabs")}">${TABS.map((tab) => this.link(tab, true))}</nav>
      <damier-keys></damier-keys>
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

  /** @param {{page: string, name: string, icon: string, also?: string[]}} tab @param {boolean} [pictured] */
  link(tab, pictured = false) {
    const current = this.route.page === tab.page || tab.also?.includes(this.route.page);
    return html`
      <a href="/${tab.page}" aria-current="${current ? "page" : "false"}">
        ${pictured ? icon(tab.icon) : ""}${t("nav." + tab.name)}
      </a>
    `;
  }

  page() {
    const { params, rest } = this.route;
    switch (this.ready) {
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
          <damier-secret .game=${rest} .params=${params}></damier-secret>
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
          <damier-interface></damier-interface>
        `;
      case "puzzles":
        return html`
          <damier-puzzles .game=${rest}></damier-puzzles>
        `;
      case "plates":
        return html`
          <damier-plates .game=${rest}></damier-plates>
        `;
      case "room":
        return html`
          <damier-room .room=${rest} .params=${params}></damier-room>
        `;
      case "arena":
        return html`
          <damier-arena .contest=${rest}></damier-arena>
        `;
      case "rules":
        return html`
          <damier-rules .game=${rest}></damier-rules>
        `;
      case "silent":
        return html`
          <div class="card" role="alert">
            <p>${t("error.offline")}</p>
          </div>
        `;
      case "unknown":
        return html`
          <div class="card" role="alert">
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

/** Whether there is such a page, and such a game if it is a game's. @param {import("./route.js").Route} route */
async function exists({ page, rest }) {
  if (!OF_A_GAME.includes(page)) return Object.hasOwn(PAGES, page);
  const known = await games().catch(() => null);
  // A silent server knows of no game; the page says so itself.
  return !known || known.some((g) => g.card.id === rest);
}

/** A page that was not opened before needs the server: whether it is here now. @param {string} page */
const load = (page) =>
  Promise.resolve(Object.hasOwn(PAGES, page) ? PAGES[page]() : undefined).then(
    () => true,
    () => false,
  );

customElements.define("damier-app", App);
addEventListener("load", () => keepPages());
