import { api } from "../api.js";

/** How long each board of an animated line is shown, in ms. Lines longer than `LONG_LINE` use `long`. */
const MOVE_MILLIS = { short: 500, long: 200, last: 800 };
const LONG_LINE = 40;

/**
 * Shows the engine's lines on the board: on hover, as an animation, or as a row of boards.
 * @typedef {{game: string, view: import("../api.js").View|null, playLine: (moves: string[]) => Promise<void>,
 *   requestUpdate: () => void}} Study
 */
export class LinePreview {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** The view shown instead of the current position. @type {import("../api.js").View|null} */
    this.view = null;
    /** The line being animated, and the number of moves shown so far. @type {{line: string[], at: number}|null} */
    this.animation = null;
    /** The boards of a line, one after each move. @type {{line: string[], scenes: import("../api.js").Scene[]}|null} */
    this.boards = null;
  }

  /** Clears everything; called when the position changes. */
  clear() {
    this.view = null;
    this.animation = null;
    this.boards = null;
  }

  /** Shows the board after part of a line. @param {string[]} moves */
  async show(moves) {
    const { view, game } = this.study;
    if (!view) return;
    const shown = await api.view(game, view.position, moves).catch(() => null);
    if (this.study.view === view) this.view = shown;
    this.study.requestUpdate();
  }

  hide() {
    if (this.animation) return;
    this.view = null;
    this.study.requestUpdate();
  }

  /** Plays a line in the analysis tree. @param {string[]} moves */
  playLine(moves) {
    return this.study.playLine(moves);
  }

  stop() {
    this.animation = null;
    this.hide();
  }

  /** Starts the animation of a line, or stops the running one. @param {string[]} line */
  async toggleAnimation(line) {
    if (this.animation) return this.stop();
    const animation = (this.animation = { line, at: 0 });
    const wait = (/** @type {number} */ millis) => new Promise((resolve) => setTimeout(resolve, millis));
    while (animation.at < line.length && this.animation === animation) {
      animation.at++;
      await this.show(line.slice(0, animation.at));
      await wait(line.length > LONG_LINE ? MOVE_MILLIS.long : MOVE_MILLIS.short);
    }
    if (this.animation === animation) await wait(MOVE_MILLIS.last);
    if (this.animation === animation) this.stop();
    return undefined;
  }

  /** Shows the boards of a line in a row, or hides them. @param {string[]} line */
  async toggleBoards(line) {
    const { view, game } = this.study;
    if (this.boards || !view) this.boards = null;
    else this.boards = { line, scenes: await api.boards(game, view.position, line).catch(() => []) };
    this.study.requestUpdate();
  }
}
