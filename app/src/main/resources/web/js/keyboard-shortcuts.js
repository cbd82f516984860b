import { html } from "lit";
import { Element } from "./element.js";
import { t } from "./i18n.js";

const GAME_KEYS = ["?", "←↑→↓", "A–Z 1–9", "Enter", "Esc", "w", "u", "⇧U", "0", "i", "n", "Ctrl+V"];
/** Keys on the analysis page, while the board does not use them. */
const ANALYSIS_KEYS = ["←→", "↑↓", "Home End", "e"];

/** The dialog that lists all keyboard shortcuts; `?` opens it on every page. */
class KeyboardShortcuts extends Element {
  connectedCallback() {
    super.connectedCallback();
    addEventListener("damier-shortcuts", () => this.show());
    addEventListener("keydown", (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.key === "?" && !target.closest("input, textarea, select")) this.show();
    });
  }

  show() {
    /** @type {HTMLDialogElement} */ (this.querySelector("dialog")).showModal();
  }

  /** @param {string[]} keys */
  list(keys) {
    return html`
      <dl>
        ${keys.map(
          (k) => html`
            <dt><kbd>${k}</kbd></dt>
            <dd>${t("keys." + k)}</dd>
          `,
        )}
      </dl>
    `;
  }

  render() {
    return html`
      <dialog aria-label="${t("keys.title")}">
        <h2>${t("keys.title")}</h2>
        ${this.list(GAME_KEYS)}
        <h3>${t("keys.study")}</h3>
        ${this.list(ANALYSIS_KEYS)}
        <form method="dialog"><button class="btn main">${t("keys.close")}</button></form>
      </dialog>
    `;
  }
}

customElements.define("damier-shortcuts", KeyboardShortcuts);
