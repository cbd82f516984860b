import { html } from "lit";
import { t } from "../i18n.js";

/** A move that loses less than this counts as correct (a fraction of the winning chances, or moves). */
const MAX_LOSS = 0.05;

/** The exercise "find a better move": the user searches for a better move than the one played. */
export class BetterMoveExercise {
  /**
   * @param {import("./review-controller.js").ReviewController} controller
   * @param {import("./move-evaluation.js").MoveVerdict} verdict the verdict on the move that was played
   */
  constructor(controller, verdict) {
    this.controller = controller;
    this.verdict = verdict;
    this.message = "";
  }

  /** Checks a move. A correct move is played; another one is taken back with a message. @param {string} move */
  async tryMove(move) {
    if (move === this.verdict.best[0]) return this.finish("review.found");
    this.showMessage(t("play.thinking"));
    const loss = await this.loss(move).catch(() => Infinity);
    if (this.controller.exercise !== this) return undefined;
    if (loss < MAX_LOSS) return this.finish("review.found-too", move);
    this.controller.study.repaintBoard();
    return this.showMessage(t("review.not-it", move));
  }

  /** Shows a message in the exercise. @param {string} text */
  showMessage(text) {
    this.message = text;
    this.controller.study.requestUpdate();
  }

  /** Returns what another move loses: winning chances in a game, extra moves in a puzzle. @param {string} move */
  async loss(move) {
    const { review, study } = this.controller;
    const before = review?.positions[this.verdict.ply - 1];
    if (!review || !before) return Infinity;
    const after = await review.evaluate([...study.tree.played(), move]);
    return after ? review.loss(before, after, this.verdict.ply) : Infinity;
  }

  /**
   * Ends the exercise: plays the move that was found and shows a message.
   * @param {string} key key of the message @param {string[]} moves the move that was found, if it is not the engine's
   */
  async finish(key, ...moves) {
    const { study } = this.controller;
    this.controller.exercise = null;
    await study.playLine(moves.length ? moves : this.verdict.best, 1);
    dispatchEvent(new CustomEvent("damier-toast", { detail: t(key, ...moves) }));
  }

  showSolution() {
    this.controller.exercise = null;
    return this.controller.study.playLine(this.verdict.best, 1);
  }

  render() {
    return html`
      <div class="note info" role="status">
        <p>${this.message || t("review.quest")}</p>
        <button class="btn small" @click=${() => this.showSolution()}>${t("review.show")}</button>
      </div>
    `;
  }
}
