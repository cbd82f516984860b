import { MoveLine } from "../move-line.js";
import { LineBoard } from "./line-board.js";

/** The board after a line that is stored elsewhere, such as the moves of a room. */
export class StoredLineBoard extends LineBoard {
  /** The line that was shown last; "" if it must be loaded again. */
  shownKey = "";

  /**
   * Shows a line; the same line is not loaded again unless it could not be loaded.
   * @param {string} game @param {string} start @param {string[]} moves
   */
  async show(game, start, moves) {
    const key = [game, start, ...moves].join(" ");
    if (key === this.shownKey) return this.loaded;
    this.shownKey = key;
    this.game = game;
    this.start = start;
    await this.continueWith(new MoveLine(moves));
    if (this.shownKey === key && (this.error || this.offline)) this.shownKey = "";
  }
}
