import { nothing } from "lit";
import { Quest } from "./quest.js";
import { Review } from "./review.js";
import { courseGraph } from "./graph.js";
import { mistakeNote, reviewSummary } from "./review-view.js";

/**
 * The review of a study and what the reader does with it.
 * @typedef {import("./judge.js").Verdict} Verdict
 * @typedef {{game: string, start: string, first: number, tree: import("./tree.js").StudyTree, match: () => boolean,
 *   seats: () => number, change: (what: () => void) => Promise<void>, noteAddress: () => void, takeBack: () => void,
 *   adopt: (moves: string[], at?: number) => Promise<void>, requestUpdate: () => void}} Study
 */
export class Reviewing {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {Review|null} */
    this.review = null;
    /** @type {Quest|null} */
    this.quest = null;
  }

  /** What a line is worth is told of a puzzle and of a game for two: among more nobody knows who would win. */
  possible() {
    return this.study.seats() <= 2;
  }

  /** Judges the main line, or the one that one stands in. */
  begin() {
    this.close();
    if (!this.possible()) return;
    const { game, start, first, tree } = this.study;
    const line = tree.line();
    const moves = line.map((n) => n.text);
    const review = new Review({ game, start, moves, first, match: this.study.match() }, () => {
      if (this.review === review) this.judged(review, line);
    });
    this.review = review;
    review.start();
  }

  /** What is found is written at the moves. @param {Review} review @param {import("./tree.js").TreeNode[]} line */
  judged(review, line) {
    for (const v of review.verdicts()) {
      const node = v && line[v.ply - 1];
      if (node && !node.sign) node.sign = v.sign;
    }
    if (!review.running) this.study.noteAddress();
    this.study.requestUpdate();
  }

  stop() {
    this.review?.stop();
  }

  /** Away with it, whether it runs or not. */
  close() {
    const { review } = this;
    this.review = null;
    review?.stop();
    this.quest = null;
    this.study.requestUpdate();
  }

  /** What the review says of the present move. @returns {Verdict|null} */
  verdict() {
    const { tree } = this.study;
    const ply = tree.current.ply;
    if (!this.review || !ply || this.review.of.moves.slice(0, ply).join(" ") !== tree.played().join(" ")) return null;
    return this.review.verdicts()[ply - 1];
  }

  /** The line that should have been played, as a branch. @param {Verdict} v */
  async better(v) {
    const { tree } = this.study;
    tree.current = tree.current.parent ?? tree.root;
    await this.study.adopt(v.best, 1);
  }

  /** Back before the mistake: the reader looks for the better move. @param {Verdict} v */
  async find(v) {
    await this.study.change(() => this.study.tree.step(-1));
    this.quest = new Quest(this, v);
    this.study.requestUpdate();
  }

  /** Goes to a move of the line that was reviewed. @param {number} ply */
  go(ply) {
    const { tree } = this.study;
    return this.study.change(() => {
      tree.current = tree.root;
      for (const text of this.review?.of.moves.slice(0, ply) ?? []) {
        const next = tree.current.children.find((n) => n.text === text);
        if (next) tree.current = next;
      }
    });
  }

  /** @param {string[]} tones @param {string[]} names of the seats */
  graph(tones, names) {
    if (!this.review) return nothing;
    return courseGraph(this.review, this.study.tree.current.ply, tones, names, (ply) => void this.go(ply));
  }

  /** @param {string[]} names of the seats */
  summary(names) {
    if (!this.review) return nothing;
    return reviewSummary(this.review, names, {
      go: (ply) => void this.go(ply),
      stop: () => this.stop(),
      close: () => this.close(),
    });
  }

  /** What is to say of the present move. */
  note() {
    if (this.quest) return this.quest.render();
    const v = this.verdict();
    if (!this.review || !v?.sign) return nothing;
    return mistakeNote(this.review, v, { better: (w) => void this.better(w), find: (w) => void this.find(w) });
  }
}
