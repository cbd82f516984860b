import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/**
 * A menu of less common actions. It closes after a choice, when it loses the focus, with Escape, or with a click
 * outside.
 * @typedef {{words: string, icon: string, key?: string, href?: string, act?: () => void, pressed?: boolean, disabled?:
 *   boolean}} MenuItem either a link or an action
 */
class MoreMenu extends Element {
  static properties = { items: { attribute: false }, label: {}, symbol: {}, opened: { state: true } };

  constructor() {
    super();
    /** @type {MenuItem[]} */
    this.items = [];
    /** Name of the menu; "" for the menu of all less common actions. */
    this.label = "";
    /** Icon of the button. */
    this.symbol = "more";
    this.opened = false;
    /** @param {Event} e */
    this.closeOutside = (e) => {
      if (!this.contains(/** @type {Node} */ (e.target))) this.opened = false;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("pointerdown", this.closeOutside);
    document.addEventListener("focusin", this.closeOutside);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.closeOutside);
    document.removeEventListener("focusin", this.closeOutside);
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    if (e.key !== "Escape" || !this.opened) return;
    e.preventDefault();
    this.close();
  }

  /** Closes the menu and returns the focus to its button. */
  close() {
    this.opened = false;
    this.querySelector("button")?.focus();
  }

  render() {
    const label = this.label || t("play.more");
    return html`
      <div class="more" @keydown=${(/** @type {KeyboardEvent} */ e) => this.onKey(e)}>
        <button
          class="btn icon"
          aria-expanded="${this.opened}"
          aria-label="${label}"
          title="${label}"
          @click=${() => (this.opened = !this.opened)}
        >
          ${icon(this.symbol)}
        </button>
        ${
          this.opened
            ? html`
                <div class="card menu" role="group" aria-label="${label}">
                  ${this.items.map((item) => this.menuItem(item))}
                </div>
              `
            : nothing
        }
      </div>
    `;
  }

  /** @param {MenuItem} item */
  menuItem(item) {
    const content = html`
      ${icon(item.icon)}
      <span>${item.words}</span>
      ${
        item.key
          ? html`
              <kbd>${item.key}</kbd>
            `
          : nothing
      }
    `;
    if (item.href)
      return html`
        <a class="btn quiet" href="${item.href}">${content}</a>
      `;
    const act = () => {
      this.close();
      item.act?.();
    };
    return html`
      <button class="btn quiet" aria-pressed="${item.pressed ?? nothing}" ?disabled=${item.disabled} @click=${act}>
        ${content}
      </button>
    `;
  }
}

/** The menu of a player bar: chooses the player of a seat. */
class PlayerMenu extends MoreMenu {}

customElements.define("damier-more", MoreMenu);
customElements.define("damier-player-menu", PlayerMenu);
