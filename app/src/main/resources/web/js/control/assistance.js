import { api, search } from "../api.js";
import { t } from "../i18n.js";
import { Hints } from "../play/hints.js";
import { Replay } from "../play/replay.js";

/** Time limit of the search for the solution, in ms. */
const SOLUTION_MILLIS = 10_000;

/** The help for the user of a game: hints, and the replay of a line. */
export class Assistance {
  /** @param {import("./play-controller.js").PlayController} play */
  constructor(play) {
    this.play = play;
    this.hints = new Hints(play);
    this.replay = new Replay(play);
    /** The search for the solution. @type {ReturnType<typeof search>|undefined} */
    this.solutionSearch = undefined;
  }

  /** Requests a hint; each further request returns a more detailed one. */
  async requestHint() {
    const { play, hints } = this;
    // The hint must be for the board shown.
    await play.board.sendingMoves;
    await play.board.loaded;
    const { view, attempt } = play;
    if (!view || play.isOver() || play.rounds.match) return;
    attempt.stopwatch.markAssisted();
    if (await hints.request((grade, signal) => api.hint(play.game, view.position, grade, signal)))
      attempt.log.addHint(hints.isLast());
    play.requestUpdate();
  }

  /** Replays the solution from here; the game does not change. */
  async showSolution() {
    const { play } = this;
    const { view, attempt } = play;
    if (!view || play.isOver() || play.busy) return;
    attempt.stopwatch.markAssisted();
    attempt.log.markSolutionShown();
    play.setBusy(t("play.solving"));
    const running = search({ game: play.game, position: view.position, time: SOLUTION_MILLIS });
    this.solutionSearch = running;
    try {
      const solution = await running.result;
      if (this.solutionSearch !== running) return;
      if (!solution.moves?.length) throw new Error(t("play.unsolved"));
      await this.replay.play(play.game, view.position, solution.moves);
    } catch (e) {
      if (this.solutionSearch === running) play.board.refusal = /** @type {Error} */ (e).message;
    }
    if (this.solutionSearch === running) play.setBusy("");
  }

  /** Replays a line from the start position. @param {string[]} moves */
  replayLine(moves) {
    this.replay.play(this.play.game, this.play.board.start, moves);
  }

  cancelSearch() {
    this.solutionSearch?.cancel();
    this.solutionSearch = undefined;
  }
}
