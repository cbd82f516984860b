import { t } from "../i18n.js";

/** The most detailed level, which shows the move. */
const MAX_LEVEL = 4;

/**
 * Hints in levels: each further request on the same board returns a more detailed hint.
 * @typedef {import("../api.js").Hint} Hint
 */
export class Hints {
  /** @param {{requestUpdate(): void}} host */
  constructor(host) {
    this.host = host;
    /** @type {Hint|null} */
    this.hint = null;
    /** Level of the last hint on this board; 0 before the first one. */
    this.level = 0;
    /** The running request. @type {AbortController|undefined} */
    this.pending = undefined;
  }

  /**
   * Requests a hint of the next level. A running request is not started again, and the last level has no next one.
   * @param {(grade: number, signal: AbortSignal) => Promise<Hint>} fetchHint
   * @returns {Promise<boolean>} whether a hint was shown
   */
  async request(fetchHint) {
    if (this.pending || this.isLast()) return false;
    const request = (this.pending = new AbortController());
    const level = this.level + 1;
    this.show({ hint: t("play.thinking"), marks: [], arrows: [] });
    try {
      const hint = await fetchHint(level, request.signal);
      if (this.pending !== request) return false;
      this.level = level;
      this.pending = undefined;
      this.show(hint);
      return true;
    } catch (e) {
      if (this.pending !== request) return false;
      this.pending = undefined;
      this.show({ hint: /** @type {Error} */ (e).message, marks: [], arrows: [] });
      return false;
    }
  }

  /** Whether the last hint of this board is shown. */
  isLast() {
    return this.level >= MAX_LEVEL;
  }

  /** @param {Hint|null} hint */
  show(hint) {
    this.hint = hint;
    this.host.requestUpdate();
  }

  /** Removes the hint and cancels a running request. */
  clear() {
    this.pending?.abort();
    this.pending = undefined;
    this.show(null);
  }

  /** Removes the hint and starts again at the first level; called for a new board. */
  reset() {
    this.level = 0;
    this.clear();
  }

  marks() {
    return this.hint?.marks ?? [];
  }

  arrows() {
    return this.hint?.arrows ?? [];
  }
}
