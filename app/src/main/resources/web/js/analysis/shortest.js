import { search } from "../api.js";
import { sayLines } from "./line-words.js";
import { answerTable, counted } from "./lines.js";

const TIME = 30_000;
/** More lines than these nobody reads. */
const MOST = 200;

/**
 * All shortest lines of a puzzle, side by side.
 * @typedef {{game: string, view: import("../api.js").View|null, error: string, requestUpdate: () => void}} Study
 */
export class ShortestLines {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {import("./lines.js").Order} */
    this.order = { by: "pieces", down: false };
    /** @type {ReturnType<typeof counted>[]|null} */
    this.lines = null;
    /** Whether there are more than these. */
    this.more = false;
  }

  /** The position is another one. */
  clear() {
    this.lines = null;
  }

  /** Finds them, and what each takes: the rules say which piece a move moves. */
  async find() {
    const { game, view } = this.study;
    if (!view) return;
    try {
      const { result } = search({ game, position: view.position, options: { all: "yes" }, time: TIME });
      const { all, moves, more } = await result;
      const lines = /** @type {string[][]} */ (all?.length ? all : [moves]);
      const told = await sayLines(game, view.position, lines.slice(0, MOST));
      if (this.study.view !== view) return;
      this.more = Boolean(more) || lines.length > MOST;
      this.lines = told.map(counted);
    } catch (e) {
      this.study.error = /** @type {Error} */ (e).message;
    }
    this.study.requestUpdate();
  }

  /** @param {import("./lines.js").Board} board */
  render(board) {
    const sort = (/** @type {import("./lines.js").Order} */ order) => {
      this.order = order;
      this.study.requestUpdate();
    };
    return answerTable(this.lines ?? [], this.more, this.order, sort, board);
  }
}
