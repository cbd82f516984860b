import { html } from "lit";
import { search } from "../api.js";
import { t } from "../i18n.js";

/** A move that loses less than this is as good as the engine's. */
const FORGIVEN = 0.05;

/**
 * "Find it yourself": the reader looks for the move that should have been played.
 * @typedef {{game: string, start: string, review: import("./review.js").Review|null,
 *   tree: import("./tree.js").StudyTree, quest: Quest|null,
 *   adopt: (moves: string[], at?: number) => Promise<void>, requestUpdate: () => void}} Study
 */
export class Quest {
  /** @param {Study} study @param {import("./judge.js").Verdict} verdict */
  constructor(study, verdict) {
    this.study = study;
    this.verdict = verdict;
    this.said = "";
  }

  /** @param {string} move */
  async tryMove(move) {
    if (move === this.verdict.best[0]) return this.found("review.found");
    const loss = await this.loss(move).catch(() => Infinity);
    if (loss < FORGIVEN) return this.found("review.found-too", move);
    this.said = t("review.not-it", move);
    return this.study.requestUpdate();
  }

  /** What another move costs. @param {string} move */
  async loss(move) {
    const { review, game, start, tree } = this.study;
    const before = review?.positions[this.verdict.ply - 1];
    if (!review?.of.match || !before) return Infinity;
    const moves = [...tree.played(), move].join(" ");
    const { result } = search({ game, position: `${start} moves ${moves}`, time: review.of.millis });
    const chance = (await result).balance?.chance ?? 0.5;
    const seat = (review.of.first + this.verdict.ply - 1) % 2;
    return seat === 0 ? before.chance - chance : chance - before.chance;
  }

  /** @param {string} key @param {string[]} words */
  async found(key, ...words) {
    const study = this.study;
    study.quest = null;
    await study.adopt(words.length ? words : this.verdict.best, 1);
    dispatchEvent(new CustomEvent("damier-say", { detail: t(key, ...words) }));
  }

  giveUp() {
    this.study.quest = null;
    return this.study.adopt(this.verdict.best, 1);
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
