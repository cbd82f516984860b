import { html } from "lit";
import { Element } from "./element.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";

/**
 * A button whose action cannot be undone: the first click asks, the second one confirms. The question closes with
 * Escape, with Cancel, or when the focus leaves it.
 */
class ConfirmButton extends Element {
  static properties = {
    label: {},
    question: {},
    icon: {},
    act: { attribute: false },
    asking: { state: true },
  };

  constructor() {
    super();
    this.label = "";
    this.question = "";
    this.icon = "";
    /** The confirmed action. */
    this.act = () => {};
    this.asking = false;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has("asking") || changed.get("asking") === undefined) return;
    /** @type {HTMLButtonElement|null} */ (this.querySelector(this.asking ? ".main" : "button"))?.focus();
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    if (e.key !== "Escape" || !this.asking) return;
    e.preventDefault();
    this.asking = false;
  }

  /** @param {FocusEvent} e */
  onFocusOut(e) {
    if (!this.contains(/** @type {Node|null} */ (e.relatedTarget))) this.asking = false;
  }

  confirm() {
    this.asking = false;
    this.act();
  }

  render() {
    return html`
      <div
        class="more"
        @keydown=${(/** @type {KeyboardEvent} */ e) => this.onKey(e)}
        @focusout=${(/** @type {FocusEvent} */ e) => this.onFocusOut(e)}
      >
        <button class="btn" aria-expanded="${this.asking}" @click=${() => (this.asking = !this.asking)}>
          ${icon(this.icon)}
          <span>${this.label}</span>
        </button>
        ${this.asking ? this.questionCard() : ""}
      </div>
    `;
  }

  questionCard() {
    return html`
      <div class="card menu confirm" role="alertdialog" aria-label="${this.question}">
        <p>${this.question}</p>
        <div class="row">
          <button class="btn" @click=${() => (this.asking = false)}>${t("confirm.cancel")}</button>
          <button class="btn main" @click=${() => this.confirm()}>${this.label}</button>
        </div>
      </div>
    `;
  }
}

customElements.define("damier-confirm", ConfirmButton);
