import { recall, remember } from "../store.js";

/** Where one was last, a game or a room. */
const WHERE = "last";
/** What it looked like there, if it was a game. */
const BOARD = "last-board";

/**
 * The game one was last at, with its board as it was seen.
 * @typedef {{url: string, name: string, sentence: string, scene: import("../api.js").Scene}} LastGame
 */

/** @param {LastGame} game */
export function keepLast(game) {
  remember(WHERE, game.url);
  remember(BOARD, JSON.stringify(game));
}

/** Where to go on; without a board if it was no game or another browser's memory. */
export function lastGame() {
  const url = recall(WHERE);
  try {
    const kept = /** @type {LastGame} */ (JSON.parse(recall(BOARD, "null")));
    return { url, board: kept?.url === url ? kept : null };
  } catch {
    return { url, board: null };
  }
}
