import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/**
 * What is seldom needed, behind one button: it opens above it, and goes when something is chosen, when the focus leaves
 * it, with Escape and with a click elsewhere.
 * @typedef {{words: string, icon: string, key?: string, href?: string, act?: () => void, pressed?: boolean,
 *   disabled?: boolean}} Item either leads somewhere or does something
 */
class More extends Element {
  static properties = { items: { attribute: false }, opened: { state: true } };

  constructor() {
    super();
    /** @type {Item[]} */
    this.items = [];
    this.opened = false;
    /** @param {Event} e */
    this.elsewhere = (e) => {
      if (!this.contains(/** @type {Node} */ (e.target))) this.opened = false;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("pointerdown", this.elsewhere);
    document.addEventListener("focusin", this.elsewhere);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.elsewhere);
    document.removeEventListener("focusin", this.elsewhere);
  }

  /** @param {KeyboardEvent} e */
  escape(e) {
    if (e.key !== "Escape" || !this.opened) return;
    e.preventDefault();
    this.close();
  }

  /** The hand is back where it came from. */
  close() {
    this.opened = false;
    this.querySelector("button")?.focus();
  }

  render() {
    return html`
      <div class="more" @keydown=${(/** @type {KeyboardEvent} */ e) => this.escape(e)}>
        <button
          class="btn icon"
          aria-expanded="${this.opened}"
          aria-label="${t("play.more")}"
          title="${t("play.more")}"
          @click=${() => (this.opened = !this.opened)}
        >
          ${icon("more")}
        </button>
        ${
          this.opened
            ? html`
                <div class="card menu" role="group" aria-label="${t("play.more")}">
                  ${this.items.map((item) => this.item(item))}
                </div>
              `
            : nothing
        }
      </div>
    `;
  }

  /** @param {Item} item */
  item(item) {
    const shown = html`
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
        <a class="btn quiet" href="${item.href}">${shown}</a>
      `;
    const act = () => {
      this.close();
      item.act?.();
    };
    return html`
      <button class="btn quiet" aria-pressed="${item.pressed ?? nothing}" ?disabled=${item.disabled} @click=${act}>
        ${shown}
      </button>
    `;
  }
}

customElements.define("damier-more", More);
