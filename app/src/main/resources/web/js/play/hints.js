import { html, nothing } from "lit";
import { t } from "../i18n.js";

/** Number of hint levels. */
const LEVELS = 4;

/**
 * Hints in levels: each further request on the same board shows a more detailed hint. All levels come from one search.
 * @typedef {import("../api.js").Hint} Hint
 */
export class Hints {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.host = host;
    /** The hints of all levels, once they are known. @type {Hint[]} */
    this.hints = [];
    /** Level shown on this board; 0 before the first hint. */
    this.level = 0;
    /** Why there are no hints. */
    this.failure = "";
    /** The running request. @type {AbortController|null} */
    this.pending = null;
  }

  /**
   * Shows the next level. The first request on a board fetches all levels.
   * @param {(signal: AbortSignal) => Promise<{levels: Hint[]}>} fetchHints
   */
  async request(fetchHints) {
    this.level = Math.min(LEVELS, this.level + 1);
    this.host.requestUpdate();
    if (this.hints.length || this.pending) return;
    const pending = (this.pending = new AbortController());
    this.failure = "";
    try {
      const { levels } = await fetchHints(pending.signal);
      if (this.pending === pending) this.hints = levels;
    } catch (e) {
      if (this.pending !== pending) return;
      this.failure = /** @type {Error} */ (e).message;
      this.level = 0;
    }
    if (this.pending === pending) this.pending = null;
    this.host.requestUpdate();
  }

  /** Removes the hints and cancels the search; called for a new board and at the end of a game. */
  reset() {
    this.pending?.abort();
    this.pending = null;
    this.hints = [];
    this.failure = "";
    this.level = 0;
    this.host.requestUpdate();
  }

  /** Whether the most detailed hint is shown. */
  isLast() {
    return this.level === LEVELS && this.hints.length > 0;
  }

  /** Returns the hint shown. @returns {Hint|undefined} */
  shown() {
    return this.hints[this.level - 1];
  }

  marks() {
    return this.shown()?.marks ?? [];
  }

  arrows() {
    return this.shown()?.arrows ?? [];
  }

  /** Renders the text of the hint. */
  render() {
    const text = this.failure || (this.pending ? t("play.thinking") : this.shown()?.hint);
    if (!text) return nothing;
    return html`
      <p class="hint note" role="status">${this.failure ? "" : t("play.hint-grade", this.level)} ${text}</p>
    `;
  }
}
