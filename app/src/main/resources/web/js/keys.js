import { html } from "lit";
import { Element } from "./element.js";
import { t } from "./i18n.js";

const KEYS = ["?", "←↑→↓", "A–Z 1–9", "Enter", "Esc", "w", "u", "⇧U", "0", "i", "n", "Ctrl+V"];
/** Of a study, wherever the board is not in hand. */
const STUDY = ["←→", "↑↓", "Home End", "e"];

/** The overlay that lists every key; `?` opens it anywhere. */
class Keys extends Element {
  connectedCallback() {
    super.connectedCallback();
    addEventListener("damier-keys", () => this.open());
    addEventListener("keydown", (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.key === "?" && !target.closest("input, textarea, select")) this.open();
    });
  }

  open() {
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
        ${this.list(KEYS)}
        <h3>${t("keys.study")}</h3>
        ${this.list(STUDY)}
        <form method="dialog"><button class="btn main">${t("keys.close")}</button></form>
      </dialog>
    `;
  }
}

customElements.define("damier-keys", Keys);
