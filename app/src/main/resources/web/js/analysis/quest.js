import { html } from "lit";
import { t } from "../i18n.js";

/** A move that loses less than this is as good as the engine's. */
const FORGIVEN = 0.05;

/** "Find it yourself": the reader looks for the move that should have been played. */
export class Quest {
  /** @param {import("./reviewing.js").Reviewing} reviewing @param {import("./judge.js").Verdict} verdict */
  constructor(reviewing, verdict) {
    this.reviewing = reviewing;
    this.verdict = verdict;
    this.said = "";
  }

  /** @param {string} move */
  async tryMove(move) {
    if (move === this.verdict.best[0]) return this.found("review.found");
    this.say(t("play.thinking"));
    const loss = await this.loss(move).catch(() => Infinity);
    if (this.reviewing.quest !== this) return undefined;
    if (loss < FORGIVEN) return this.found("review.found-too", move);
    this.reviewing.study.takeBack();
    return this.say(t("review.not-it", move));
  }

  /** @param {string} words */
  say(words) {
    this.said = words;
    this.reviewing.study.requestUpdate();
  }

  /** What another move costs: of the chance to win, or in moves more than needed. @param {string} move */
  async loss(move) {
    const { review, study } = this.reviewing;
    const before = review?.positions[this.verdict.ply - 1];
    if (!review || !before) return Infinity;
    const after = await review.judge([...study.tree.played(), move]);
    return after ? review.loss(before, after, this.verdict.ply) : Infinity;
  }

  /** @param {string} key @param {string[]} words */
  async found(key, ...words) {
    const { study } = this.reviewing;
    this.reviewing.quest = null;
    await study.adopt(words.length ? words : this.verdict.best, 1);
    dispatchEvent(new CustomEvent("damier-say", { detail: t(key, ...words) }));
  }

  giveUp() {
    this.reviewing.quest = null;
    return this.reviewing.study.adopt(this.verdict.best, 1);
  }

  render() {
    return html`
      <div class="note calm" role="status">
        <p>${this.said || t("review.quest")}</p>
        <button class="btn small" @click=${() => this.giveUp()}>${t("review.show")}</button>
      </div>
    `;
  }
}
