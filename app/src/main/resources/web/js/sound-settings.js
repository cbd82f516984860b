import { html } from "lit";
import { Element } from "./element.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { audioAvailable, settings, changeSettings } from "./sound.js";
import { fieldValue } from "./field-value.js";

/** The button in the header that opens the sound settings: effects, music, volume. Sound is off by default. */
class SoundSettings extends Element {
  static properties = { opened: { state: true } };

  constructor() {
    super();
    this.opened = false;
    /** Closes the popup after a click outside. @param {Event} e */
    this.closeOutside = (e) => {
      if (!this.contains(/** @type {Node} */ (e.target))) this.opened = false;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("pointerdown", this.closeOutside);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("pointerdown", this.closeOutside);
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    if (e.key !== "Escape" || !this.opened) return;
    e.stopPropagation();
    this.opened = false;
    this.querySelector("button")?.focus();
  }

  render() {
    const { effects, music } = settings();
    const on = effects || music ? "on" : "off";
    return html`
      <div class="sound-settings" @keydown=${this.onKey}>
        <button
          class="round"
          aria-expanded="${this.opened}"
          title="${t("sound.title")}"
          aria-label="${t("sound." + on)}"
          @click=${() => (this.opened = !this.opened)}
        >
          ${icon(on === "on" ? "sound" : "mute")}
        </button>
        ${this.opened ? this.popup() : ""}
      </div>
    `;
  }

  popup() {
    const { effects, music, volume } = settings();
    if (!audioAvailable()) {
      return html`
        <p class="card sheet" role="status">${t("sound.none")}</p>
      `;
    }
    return html`
      <div class="card sheet" role="group" aria-label="${t("sound.title")}">
        ${this.toggle("effects", effects)}${this.toggle("music", music)}
        <label>
          ${t("sound.volume")}
          <input type="range" min="0" max="100" .value=${String(volume)} @input=${this.onVolume} />
        </label>
      </div>
    `;
  }

  /** @param {Event} e */
  onVolume(e) {
    this.applyChanges({ volume: Number(fieldValue(e)) });
  }

  /** @param {"effects"|"music"} name @param {boolean} on */
  toggle(name, on) {
    return html`
      <label>
        ${t("sound." + name)}
        <input class="toggle" type="checkbox" .checked=${on} @change=${() => this.applyChanges({ [name]: !on })} />
      </label>
    `;
  }

  /** @param {Partial<import("./sound.js").Settings>} changes */
  applyChanges(changes) {
    changeSettings(changes);
    this.requestUpdate();
  }
}

customElements.define("damier-sound", SoundSettings);
