import { html, nothing } from "lit";
import { t } from "../i18n.js";

/**
 * Hints in levels: each further request on the same board returns a more detailed hint.
 * @typedef {import("../api.js").Hint} Hint
 */
export class Hints {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.host = host;
    /** @type {Hint|null} */
    this.hint = null;
    /** Level of the last hint on this board; 0 before the first one. */
    this.level = 0;
  }

  /** Requests a hint of the next level. @param {(grade: number) => Promise<Hint>} fetchHint */
  async request(fetchHint) {
    const grade = (this.level = Math.min(4, this.level + 1));
    const thinking = { hint: t("play.thinking"), marks: [], arrows: [] };
    this.show(thinking);
    const hint = await fetchHint(grade).catch((e) => ({ hint: e.message, marks: [], arrows: [] }));
    if (this.hint === thinking) this.show(hint);
  }

  /** @param {Hint|null} hint */
  show(hint) {
    this.hint = hint;
    this.host.requestUpdate();
  }

  /** Removes the hint. */
  clear() {
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

  /** Renders the text of the last hint. */
  render() {
    return this.hint
      ? html`
          <p class="hint note" role="status">${t("play.hint-grade", this.level)} ${this.hint.hint}</p>
        `
      : nothing;
  }
}
