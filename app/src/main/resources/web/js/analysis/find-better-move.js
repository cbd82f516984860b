import { html, nothing } from "lit";
import { t } from "../i18n.js";
import "../words/analysis.js";

/** A move that loses less than this counts as correct (a fraction of the winning chances, or moves). */
const MAX_LOSS = 0.05;
/** Moves shown of a refutation. */
const REFUTATION_MOVES = 4;

/**
 * The exercise "find a better move": the user searches for a better move than the one played, mistake after mistake.
 * The better move is shown only on request.
 */
export class BetterMoveExercise {
  /**
   * @param {import("./review-controller.js").ReviewController} controller
   * @param {import("./move-evaluation.js").MoveVerdict} verdict the verdict on the move that was played
   */
  constructor(controller, verdict) {
    this.controller = controller;
    this.verdict = verdict;
    this.message = "";
    this.solved = false;
  }

  /** Checks a move. A correct move is played; another one is taken back with its refutation. @param {string} move */
  async tryMove(move) {
    if (this.solved) return undefined;
    if (move === this.verdict.best[0]) return this.finish(t("review.found"));
    this.showMessage(t("play.thinking"));
    const attempt = await this.judge(move).catch(() => null);
    if (this.controller.exercise !== this) return undefined;
    if (attempt && attempt.loss < MAX_LOSS) return this.finish(t("review.found-too", move), move);
    this.controller.study.repaintBoard();
    const reply = attempt?.refutation.slice(0, REFUTATION_MOVES).join(" ");
    return this.showMessage(reply ? t("review.refuted", move, reply) : t("review.not-it", move));
  }

  /** Shows a message in the exercise. @param {string} text */
  showMessage(text) {
    this.message = text;
    this.controller.study.requestUpdate();
  }

  /** Returns what another move loses and the line that refutes it. @param {string} move */
  async judge(move) {
    const { review, study } = this.controller;
    const before = review?.positions[this.verdict.ply - 1];
    if (!review || !before) return null;
    const played = review.line.moves[this.verdict.ply - 1] === move;
    const after = played ? review.positions[this.verdict.ply] : await review.evaluate([...study.tree.played(), move]);
    if (!after) return null;
    return {
      loss: played ? this.verdict.loss : review.loss(before, after, this.verdict.ply),
      refutation: review.line.match ? after.best : [],
    };
  }

  /** Plays the move that was found and offers the next mistake. @param {string} message @param {string[]} moves */
  async finish(message, ...moves) {
    this.solved = true;
    this.message = message;
    await this.controller.study.playLine(moves.length ? moves : this.verdict.best, 1);
    dispatchEvent(new CustomEvent("damier-toast", { detail: message }));
  }

  showSolution() {
    return this.finish(t("review.solution", this.verdict.best[0]));
  }

  stop() {
    this.controller.exercise = null;
    return this.controller.goToPly(this.verdict.ply);
  }

  render() {
    const mistakes = this.controller.mistakes();
    const number = mistakes.findIndex((m) => m.ply === this.verdict.ply) + 1;
    const last = number >= mistakes.length;
    return html`
      <div class="note info exercise" role="status">
        <p>
          <b>${t("review.of", number, mistakes.length)}</b>
          ${this.message || t("review.quest")}
        </p>
        <div class="row tight">
          ${
            this.solved
              ? nothing
              : html`
                  <button class="btn small" @click=${() => this.showSolution()}>${t("review.show")}</button>
                `
          }
          <button
            class="btn small ${this.solved ? "main" : ""}"
            @click=${() => this.controller.nextExercise(this.verdict)}
          >
            ${t(last ? "review.finish" : "review.next")}
          </button>
          ${
            last
              ? nothing
              : html`
                  <button class="btn small" @click=${() => this.stop()}>${t("review.leave")}</button>
                `
          }
        </div>
      </div>
    `;
  }
}
