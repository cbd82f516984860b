import { LitElement } from "lit";

/**
 * Base class of all elements. It uses the light DOM, so that one style sheet applies and screen readers see one
 * document. It re-renders when the language or the theme changes.
 */
export class Element extends LitElement {
  languageListener = () => this.onLanguageChange();
  themeListener = () => this.onThemeChange();

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("damier-language", this.languageListener);
    addEventListener("damier-theme", this.themeListener);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("damier-language", this.languageListener);
    removeEventListener("damier-theme", this.themeListener);
  }

  /** Runs an action and reports its error. @param {() => unknown} action */
  async attempt(action) {
    try {
      await action();
    } catch (e) {
      this.onError(/** @type {Error} */ (e));
    }
  }

  /** Shows an error as a toast. Pages with their own place for errors override this. @param {Error} error */
  onError(error) {
    dispatchEvent(new CustomEvent("damier-toast", { detail: error.message }));
  }

  /** Called when the theme has changed. */
  onThemeChange() {
    this.requestUpdate();
  }

  /** Called when the language has changed. Pages that show texts of the server load them again. */
  onLanguageChange() {
    this.requestUpdate();
  }
}
