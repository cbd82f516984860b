import { nothing } from "lit";
import { BetterMoveExercise } from "./find-better-move.js";
import { Review } from "./review.js";
import { loadReview, packReview } from "./review-store.js";
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
    /** The ply whose better move is shown. */
    this.revealedPly = 0;
    /** Annotations that the review has set. @type {Map<import("./study-tree.js").TreeNode, string>} */
    this.ownSigns = new Map();
  }

  /** Whether this game can be reviewed: only puzzles and two-player games have an evaluation. */
  isPossible() {
    return this.study.seatCount() <= 2;
  }

  /** Reviews the line of the current move. @param {boolean} [stored] whether a stored review is used */
  start(stored = false) {
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
    const positions = stored ? loadReview(review.line) : null;
    if (positions) review.restore(positions);
    else review.start();
  }

  /** Returns the review for a saved page, or null while there is none. */
  packed() {
    return this.review && !this.review.running
      ? { moves: this.review.line.moves, positions: packReview(this.review.positions) }
      : null;
  }

  /**
   * Writes the annotations found so far at the moves. Annotations of the user stay.
   * @param {Review} review @param {import("./study-tree.js").TreeNode[]} line
   */
  annotateMoves(review, line) {
    for (const v of review.verdicts()) {
      const node = v && line[v.ply - 1];
      if (!node || (node.sign && this.ownSigns.get(node) !== node.sign)) continue;
      node.sign = v.sign;
      this.ownSigns.set(node, v.sign);
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

  /** Whether the current move is on the reviewed line. */
  isOnLine() {
    const { tree } = this.study;
    return this.review?.line.moves.slice(0, tree.current.ply).join(" ") === tree.played().join(" ");
  }

  /** Returns the reviewed position of the current move, or null. */
  currentPosition() {
    return this.review && this.isOnLine() ? this.review.positions[this.study.tree.current.ply] : null;
  }

  /** Uses a finished search of the engine on the current position. @param {any} result */
  refine(result) {
    if (!this.review?.line.match || !this.isOnLine() || !result?.balance) return;
    const best = result.lines?.[0]?.moves ?? result.moves ?? [];
    this.review.refine(this.study.tree.current.ply, result.balance.chance, best);
  }

  /** Returns the verdict on the current move, or null. @returns {Verdict|null} */
  currentVerdict() {
    const ply = this.study.tree.current.ply;
    return this.review && ply && this.isOnLine() ? this.review.verdicts()[ply - 1] : null;
  }

  /** Returns the verdicts on all mistakes with a known better move, in order. @returns {Verdict[]} */
  mistakes() {
    return (this.review?.verdicts() ?? []).flatMap((v) => (v?.sign && v.best.length ? [v] : []));
  }

  /** Plays the better line as a variation. @param {Verdict} v */
  async showBetterLine(v) {
    const { tree } = this.study;
    this.revealedPly = v.ply;
    tree.current = tree.current.parent ?? tree.root;
    await this.study.playLine(v.best, 1);
  }

  /** Goes back before a mistake and starts the exercise. @param {Verdict} v */
  async startExercise(v) {
    await this.goToPly(v.ply - 1);
    this.exercise = new BetterMoveExercise(this, v);
    this.study.requestUpdate();
  }

  /** Starts the exercise on the mistake after this one, or ends it. @param {Verdict} v */
  async nextExercise(v) {
    const mistakes = this.mistakes();
    const next = mistakes[mistakes.findIndex((m) => m.ply === v.ply) + 1];
    if (next) return this.startExercise(next);
    this.exercise = null;
    return this.goToPly(v.ply);
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
    const ply = this.isOnLine() ? this.study.tree.current.ply : -1;
    return evaluationGraph(this.review, ply, tones, names, (to) => void this.goToPly(to));
  }

  /** @param {string[]} names names of the seats */
  summary(names) {
    if (!this.review) return nothing;
    return reviewSummary(this.review, names, this.mistakes().length, {
      go: (ply) => void this.goToPly(ply),
      stop: () => this.stop(),
      close: () => {
        this.close();
        this.study.saveUrl();
      },
      practise: () => void this.startExercise(this.mistakes()[0]),
    });
  }

  /** Renders the exercise, or the note on the current move. */
  currentNote() {
    if (this.exercise) return this.exercise.render();
    const v = this.currentVerdict();
    if (!this.review || !v?.sign) return nothing;
    return mistakeNote(this.review, v, this.revealedPly === v.ply, {
      better: (w) => void this.showBetterLine(w),
      find: (w) => void this.startExercise(w),
      refute: (moves) => void this.study.playLine(moves, 1),
    });
  }
}
