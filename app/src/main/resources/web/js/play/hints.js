import { html, nothing } from "lit";
import { t } from "../i18n.js";

/**
 * Hints, grade by grade: asked again on the same board, one tells more.
 * @typedef {import("../api.js").Hint} Hint
 */
export class Hints {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.host = host;
    /** @type {Hint|null} */
    this.hint = null;
    /** How much the last one told, 0 before the first one here. */
    this.grade = 0;
  }

  /** The next grade. @param {(grade: number) => Promise<Hint>} tell */
  async ask(tell) {
    const grade = (this.grade = Math.min(4, this.grade + 1));
    const thinking = { hint: t("play.thinking"), marks: [], arrows: [] };
    this.show(thinking);
    const told = await tell(grade).catch((e) => ({ hint: e.message, marks: [], arrows: [] }));
    if (this.hint === thinking) this.show(told);
  }

  /** @param {Hint|null} hint */
  show(hint) {
    this.hint = hint;
    this.host.requestUpdate();
  }

  /** What was told is no longer about this board. */
  clear() {
    this.show(null);
  }

  /** Another board: hints begin again. */
  restart() {
    this.grade = 0;
    this.clear();
  }

  marks() {
    return this.hint?.marks ?? [];
  }

  arrows() {
    return this.hint?.arrows ?? [];
  }

  /** What the last hint says. */
  told() {
    return this.hint
      ? html`
          <p class="hint note" role="status">${t("play.hint-grade", this.grade)} ${this.hint.hint}</p>
        `
      : nothing;
  }
}
