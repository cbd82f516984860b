import { search } from "../api.js";
import { describeLines } from "./line-texts.js";
import { shortestTable, lineStatistics } from "./engine-lines.js";

const SEARCH_MILLIS = 30_000;
/** Maximum number of lines shown. */
const MAX_LINES = 200;

/**
 * Finds and shows all shortest lines of a puzzle.
 * @typedef {{game: string, view: import("../api.js").View|null, error: string, requestUpdate: () => void}} Study
 */
export class ShortestLines {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {import("./engine-lines.js").SortOrder} */
    this.order = { by: "pieces", down: false };
    /** @type {ReturnType<typeof lineStatistics>[]|null} */
    this.lines = null;
    /** Whether there are more lines than those shown. */
    this.more = false;
  }

  /** Clears the lines; called when the position changes. */
  clear() {
    this.lines = null;
  }

  /** Searches for all shortest lines and loads their texts. */
  async find() {
    const { game, view } = this.study;
    if (!view) return;
    try {
      const { result } = search({ game, position: view.position, options: { all: "yes" }, time: SEARCH_MILLIS });
      const { all, moves, more } = await result;
      const lines = /** @type {string[][]} */ (all?.length ? all : [moves]);
      const described = await describeLines(game, view.position, lines.slice(0, MAX_LINES));
      if (this.study.view !== view) return;
      this.more = Boolean(more) || lines.length > MAX_LINES;
      this.lines = described.map(lineStatistics);
    } catch (e) {
      this.study.error = /** @type {Error} */ (e).message;
    }
    this.study.requestUpdate();
  }

  /** Renders the table of lines. @param {import("./engine-lines.js").LineHandlers} board */
  render(board) {
    const sort = (/** @type {import("./engine-lines.js").SortOrder} */ order) => {
      this.order = order;
      this.study.requestUpdate();
    };
    return shortestTable(this.lines ?? [], this.more, this.order, sort, board);
  }
}
