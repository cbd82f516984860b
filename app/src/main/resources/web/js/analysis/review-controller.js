import { nothing } from "lit";
import { BetterMoveExercise } from "./find-better-move.js";
import { Review } from "./review.js";
import { evaluationGraph } from "./evaluation-graph.js";
import { mistakeNote, reviewSummary } from "./review-view.js";

/**
 * Runs the review of a game and handles the user's actions on it.
 * @typedef {import("./move-evaluation.js").MoveVerdict} Verdict
 * @typedef {{game: string, startPosition: string, firstSeat: number, tree: import("./study-tree.js").StudyTree,
 *   isMatch: () => boolean, seatCount: () => number, changeTree: (what: () => void) => Promise<void>, saveUrl: () =>
 *   void, repaintBoard: () => void, playLine: (moves: string[], at?: number) => Promise<void>, requestUpdate: () =>
 *   void}} Study
 */
export class ReviewController {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {Review|null} */
    this.review = null;
    /** @type {BetterMoveExercise|null} */
    this.exercise = null;
  }

  /** Whether this game can be reviewed: only puzzles and two-player games have an evaluation. */
  isPossible() {
    return this.study.seatCount() <= 2;
  }

  /** Reviews the line of the current move. */
  start() {
    this.close();
    if (!this.isPossible()) return;
    const { game, startPosition, firstSeat, tree } = this.study;
    const line = tree.line();
    const moves = line.map((n) => n.text);
    const review = new Review(
      { game, start: startPosition, moves, first: firstSeat, match: this.study.isMatch() },
      () => {
        if (this.review === review) this.annotateMoves(review, line);
      },
    );
    this.review = review;
    review.start();
  }

  /**
   * Writes the annotations found so far at the moves.
   * @param {Review} review @param {import("./study-tree.js").TreeNode[]} line
   */
  annotateMoves(review, line) {
    for (const v of review.verdicts()) {
      const node = v && line[v.ply - 1];
      if (node && !node.sign) node.sign = v.sign;
    }
    if (!review.running) this.study.saveUrl();
    this.study.requestUpdate();
  }

  stop() {
    this.review?.stop();
  }

  /** Stops and closes the review. */
  close() {
    const { review } = this;
    this.review = null;
    review?.stop();
    this.exercise = null;
    this.study.requestUpdate();
  }

  /** Returns the verdict on the current move, or null. @returns {Verdict|null} */
  currentVerdict() {
    const { tree } = this.study;
    const ply = tree.current.ply;
    if (!this.review || !ply || this.review.line.moves.slice(0, ply).join(" ") !== tree.played().join(" ")) return null;
    return this.review.verdicts()[ply - 1];
  }

  /** Plays the better line as a variation. @param {Verdict} v */
  async showBetterLine(v) {
    const { tree } = this.study;
    tree.current = tree.current.parent ?? tree.root;
    await this.study.playLine(v.best, 1);
  }

  /** Goes back before the mistake and starts the exercise. @param {Verdict} v */
  async startExercise(v) {
    await this.study.changeTree(() => this.study.tree.step(-1));
    this.exercise = new BetterMoveExercise(this, v);
    this.study.requestUpdate();
  }

  /** Goes to a move of the reviewed line. @param {number} ply */
  goToPly(ply) {
    const { tree } = this.study;
    return this.study.changeTree(() => {
      tree.current = tree.root;
      for (const text of this.review?.line.moves.slice(0, ply) ?? []) {
        const next = tree.current.children.find((n) => n.text === text);
        if (next) tree.current = next;
      }
    });
  }

  /** @param {string[]} tones @param {string[]} names names of the seats */
  graph(tones, names) {
    if (!this.review) return nothing;
    return evaluationGraph(this.review, this.study.tree.current.ply, tones, names, (ply) => void this.goToPly(ply));
  }

  /** @param {string[]} names names of the seats */
  summary(names) {
    if (!this.review) return nothing;
    return reviewSummary(this.review, names, {
      go: (ply) => void this.goToPly(ply),
      stop: () => this.stop(),
      close: () => this.close(),
    });
  }

  /** Renders the exercise, or the note on the current move. */
  currentNote() {
    if (this.exercise) return this.exercise.render();
    const v = this.currentVerdict();
    if (!this.review || !v?.sign) return nothing;
    return mistakeNote(this.review, v, {
      better: (w) => void this.showBetterLine(w),
      find: (w) => void this.startExercise(w),
    });
  }
}
