import { LitElement } from "lit";

/**
 * Base of every element here: light DOM, so that one style sheet and the screen reader see one document; new words when
 * the language changes.
 */
export class Element extends LitElement {
  retranslate = () => this.translated();
  repaint = () => this.themed();

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("damier-language", this.retranslate);
    addEventListener("damier-theme", this.repaint);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("damier-language", this.retranslate);
    removeEventListener("damier-theme", this.repaint);
  }

  /** Does what may fail, and says why it did. @param {() => unknown} work */
  async attempt(work) {
    try {
      await work();
    } catch (e) {
      this.failed(/** @type {Error} */ (e));
    }
  }

  /** Says why; a page that has a place of its own for it says it there. @param {Error} reason */
  failed(reason) {
    dispatchEvent(new CustomEvent("damier-say", { detail: reason.message }));
  }

  /** Called when the theme changed: what is drawn with its colours is drawn again. */
  themed() {
    this.requestUpdate();
  }

  /** Called when the language changed. Pages that show the server's sentences ask for them again. */
  translated() {
    this.requestUpdate();
  }
}
