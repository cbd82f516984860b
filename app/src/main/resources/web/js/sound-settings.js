import { html } from "lit";
import { Element } from "./element.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { audible, settings, change } from "./sound.js";
import { entered } from "./entered.js";

/** The button of the header that opens the switches of sound: effects, music, volume. All is off until asked for. */
class SoundSettings extends Element {
  static properties = { shown: { state: true } };

  constructor() {
    super();
    this.shown = false;
    /** A click elsewhere closes the sheet. @param {Event} e */
    this.outside = (e) => {
      if (!this.contains(/** @type {Node} */ (e.target))) this.shown = false;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("pointerdown", this.outside);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("pointerdown", this.outside);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.key !== "Escape" || !this.shown) return;
    e.stopPropagation();
    this.shown = false;
    this.querySelector("button")?.focus();
  }

  render() {
    const { effects, music } = settings();
    const on = effects || music ? "on" : "off";
    return html`
      <div class="sound-settings" @keydown=${this.key}>
        <button
          class="round"
          aria-expanded="${this.shown}"
          title="${t("sound.title")}"
          aria-label="${t("sound." + on)}"
          @click=${() => (this.shown = !this.shown)}
        >
          ${icon(on === "on" ? "sound" : "mute")}
        </button>
        ${this.shown ? this.sheet() : ""}
      </div>
    `;
  }

  sheet() {
    const { effects, music, volume } = settings();
    if (!audible) {
      return html`
        <p class="card sheet" role="status">${t("sound.none")}</p>
      `;
    }
    return html`
      <div class="card sheet" role="group" aria-label="${t("sound.title")}">
        ${this.toggle("effects", effects)}${this.toggle("music", music)}
        <label>
          ${t("sound.volume")}
          <input type="range" min="0" max="100" .value=${String(volume)} @input=${this.loud} />
        </label>
      </div>
    `;
  }

  /** @param {Event} e */
  loud(e) {
    this.set({ volume: Number(entered(e)) });
  }

  /** @param {"effects"|"music"} name @param {boolean} on */
  toggle(name, on) {
    return html`
      <label>
        ${t("sound." + name)}
        <input class="toggle" type="checkbox" .checked=${on} @change=${() => this.set({ [name]: !on })} />
      </label>
    `;
  }

  /** @param {Partial<import("./sound.js").Settings>} wish */
  set(wish) {
    change(wish);
    this.requestUpdate();
  }
}

customElements.define("damier-sound", SoundSettings);
