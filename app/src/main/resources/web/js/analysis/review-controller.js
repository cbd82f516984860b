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
 *   void, repaintBoard: () => void, playLine: (moves: string[], at?: number) => Promise<void>, refineReview: () =>
 *   void, requestUpdate: () => void}} Study
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

  /** Reviews the line of the current move. */
  start() {
    this.create(this.study.tree.line())?.start();
  }

  /** Shows the stored review of the current line or, in a variation, of the main line; otherwise starts a review. */
  reopen() {
    const { tree } = this.study;
    for (const line of [tree.line(), tree.line(tree.root)]) {
      const review = this.create(line);
      const positions = review && loadReview(review.line);
      if (!positions) continue;
      review.restore(positions);
      return;
    }
    this.start();
  }

  /** Creates the review of a line; null if the game cannot be reviewed. */
  create(/** @type {import("./study-tree.js").TreeNode[]} */ line) {
    this.close();
    if (!this.isPossible()) return null;
    const { game, startPosition, firstSeat } = this.study;
    const moves = line.map((n) => n.text);
    const review = new Review(
      { game, start: startPosition, moves, first: firstSeat, match: this.study.isMatch() },
      () => {
        if (this.review !== review) return;
        this.annotateMoves(review);
        this.study.refineReview();
      },
    );
    this.review = review;
    return review;
  }

  /** Returns the nodes of the first moves of the reviewed line. @param {number} [plies] */
  reviewedNodes(plies = Infinity) {
    const nodes = [];
    let { root: node } = this.study.tree;
    for (const text of this.review?.line.moves.slice(0, plies) ?? []) {
      const next = node.children.find((n) => n.text === text);
      if (!next) break;
      nodes.push(next);
      node = next;
    }
    return nodes;
  }

  /**
   * Returns the review for a saved page or chapter, or null while there is none.
   * @returns {import("./review-store.js").PackedReview|null}
   */
  packed() {
    return this.review && !this.review.running
      ? { moves: this.review.line.moves, positions: packReview(this.review.positions) }
      : null;
  }

  /**
   * Writes the annotations found so far at the moves. Other annotations of the user stay.
   * @param {Review} review
   */
  annotateMoves(review) {
    const line = this.reviewedNodes();
    for (const v of review.verdicts()) {
      const node = v && line[v.ply - 1];
      if (!node || (node.sign && node.sign !== v.sign && this.ownSigns.get(node) !== node.sign)) continue;
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

  /** Uses a finished search of the engine on the current position. @param {import("../api.js").Report} result */
  refine(result) {
    if (!this.review?.line.match || !this.isOnLine() || result.balance?.chance === undefined) return;
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
      tree.current = this.reviewedNodes(ply).at(-1) ?? tree.root;
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
