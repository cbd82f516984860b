import { api } from "../api.js";

/** How long a board of a line that plays by itself stands, in ms: of a long line less. */
const PAUSE = { short: 500, long: 200, last: 800 };
const LONG = 40;

/**
 * The engine's lines on the board: hovered, played by themselves, or board by board.
 * @typedef {{game: string, view: import("../api.js").View|null, adopt: (moves: string[]) => Promise<void>,
 *   requestUpdate: () => void}} Study
 */
export class LineShow {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** What is on the board instead of the position. @type {import("../api.js").View|null} */
    this.preview = null;
    /** The line that plays by itself, and how far it has come. @type {{line: string[], at: number}|null} */
    this.playing = null;
    /** The boards of a line, one after each move. @type {{line: string[], scenes: import("../api.js").Scene[]}|null} */
    this.boards = null;
  }

  /** The position is another one. */
  clear() {
    this.preview = null;
    this.playing = null;
    this.boards = null;
  }

  /** Shows the board after part of a line. @param {string[]} moves */
  async show(moves) {
    const { view, game } = this.study;
    if (!view) return;
    const shown = await api.look(game, view.position, moves).catch(() => null);
    if (this.study.view === view) this.preview = shown;
    this.study.requestUpdate();
  }

  hide() {
    if (this.playing) return;
    this.preview = null;
    this.study.requestUpdate();
  }

  /** @param {string[]} moves */
  adopt(moves) {
    return this.study.adopt(moves);
  }

  stop() {
    this.playing = null;
    this.hide();
  }

  /** Plays a line on the board by itself, or stops it. @param {string[]} line */
  async play(line) {
    if (this.playing) return this.stop();
    const mine = (this.playing = { line, at: 0 });
    const wait = (/** @type {number} */ millis) => new Promise((next) => setTimeout(next, millis));
    while (mine.at < line.length && this.playing === mine) {
      mine.at++;
      await this.show(line.slice(0, mine.at));
      await wait(line.length > LONG ? PAUSE.long : PAUSE.short);
    }
    if (this.playing === mine) await wait(PAUSE.last);
    if (this.playing === mine) this.stop();
    return undefined;
  }

  /** The boards of a line side by side, or away with them. @param {string[]} line */
  async list(line) {
    const { view, game } = this.study;
    if (this.boards || !view) this.boards = null;
    else this.boards = { line, scenes: await api.boards(game, view.position, line).catch(() => []) };
    this.study.requestUpdate();
  }
}
