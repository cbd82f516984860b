import { html } from "lit";
import { Element } from "./element.js";
import { language, speak, t } from "./i18n.js";
import { follow, here } from "./route.js";
import { recall, remember } from "./store.js";
import { openPosition } from "./paste.js";
import { icon } from "./icons.js";
import "./keys.js";

/** Pages load when they are first opened. @type {Record<string, () => Promise<unknown>>} */
const PAGES = {
  "": () => import("./pages/home.js"),
  play: () => import("./pages/play.js"),
  analysis: () => import("./pages/analysis.js"),
  editor: () => import("./pages/editor.js"),
  explore: () => import("./pages/stealth.js"),
  lab: () => import("./pages/lab.js"),
  learn: () => import("./pages/learn.js"),
  rules: () => import("./pages/rules.js"),
  interface: () => import("./pages/interface.js"),
};

const THEMES = ["light", "dark", "contrast"];

/** The shell: navigation, language, theme, and the page of the address. */
class App extends Element {
  static properties = { route: { state: true }, ready: { state: true }, message: { state: true } };

  constructor() {
    super();
    this.route = here();
    this.ready = "";
    this.message = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.replaceChildren();
    addEventListener("popstate", () => this.arrive());
    addEventListener("damier-route", () => this.arrive());
    addEventListener("damier-say", (e) => this.say(/** @type {CustomEvent} */ (e).detail));
    addEventListener("paste", (e) => this.paste(e));
    this.addEventListener("click", (e) => follow(e));
    this.arrive();
  }

  async arrive() {
    const route = here();
    const page = route.page in PAGES ? route.page : "";
    await PAGES[page]();
    this.route = { ...route, page };
    this.ready = page;
    document.title = page ? `${t("nav." + page)} · Damier` : "Damier";
  }

  /** A pasted position is recognised on any page. @param {ClipboardEvent} e */
  async paste(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    if (target.closest("input, textarea")) return;
    const text = e.clipboardData?.getData("text").trim();
    if (!text) return;
    try {
      await openPosition(text);
    } catch (error) {
      this.say(/** @type {Error} */ (error).message);
    }
  }

  /** @param {string} message */
  say(message) {
    this.message = message;
    clearTimeout(this.hush);
    this.hush = setTimeout(() => (this.message = ""), 5000);
  }

  turnTheme() {
    const root = document.documentElement;
    const next = THEMES[(THEMES.indexOf(root.dataset.theme ?? "light") + 1) % THEMES.length];
    root.dataset.theme = next;
    remember("theme", next);
    this.requestUpdate();
  }

  turnSound() {
    remember("sound", recall("sound", "off") === "on" ? "off" : "on");
    this.requestUpdate();
  }

  render() {
    const theme = document.documentElement.dataset.theme ?? "light";
    const other = language() === "fr" ? "en" : "fr";
    const sound = recall("sound", "off");
    return html`
      <a class="skip" href="#content">${t("nav.skip")}</a>
      <header class="bar-top">
        <a class="logo" href="/">
          <img src="/icon.svg" width="26" height="26" alt="" />
          Damier
        </a>
        <nav aria-label="${t("nav.label")}">
          ${[
            ["/", "", "play"],
            ["/analysis", "analysis", "analysis"],
            ["/editor", "editor", "editor"],
            ["/lab", "lab", "lab"],
            ["/learn", "learn", "learn"],
          ].map(
            ([href, page, name]) => html`
              <a
                href="${href}"
                aria-current="${this.route.page === page || (page === "" && ["play", "explore"].includes(this.route.page)) ? "page" : "false"}"
                ?data-on=${this.route.page === page}
              >
                ${t("nav." + name)}
              </a>
            `,
          )}
        </nav>
        <div class="right">
          <button
            class="pill"
            @click=${() => this.turnSound()}
            aria-pressed="${sound === "on"}"
            aria-label="${t("sound." + sound)}"
            title="${t("sound." + sound)}"
          >
            ${icon(sound === "on" ? "sound" : "mute")}
          </button>
          <button class="pill" lang="${other}" @click=${() => speak(other)} title="${t("nav.language")}">
            ${other.toUpperCase()}
          </button>
          <button class="pill" @click=${() => this.turnTheme()} title="${t("nav.theme")}">
            ${t("theme." + theme)}
          </button>
          <button class="pill" @click=${() => dispatchEvent(new Event("damier-keys"))} title="${t("nav.keys")}">
            ?
          </button>
        </div>
      </header>
      <main id="content" tabindex="-1">${this.page()}</main>
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
          <damier-stealth .params=${params}></damier-stealth>
        `;
      case "lab":
        return html`
          <damier-lab .params=${params}></damier-lab>
        `;
      case "learn":
        return html`
          <damier-learn .topic=${rest}></damier-learn>
        `;
      case "interface":
        return html`
          <damier-interface></damier-interface>
        `;
      case "rules":
        return html`
          <damier-rules .game=${rest}></damier-rules>
        `;
      default:
        return html`
          <damier-home></damier-home>
        `;
    }
  }
}

customElements.define("damier-app", App);
