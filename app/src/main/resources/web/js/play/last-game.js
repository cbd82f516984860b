import { getItem, setItem } from "../local-storage.js";

/** Local storage key: URL of the last game or room. */
const URL_KEY = "last";
/** Local storage key: the board of the last game. */
const BOARD_KEY = "last-board";

/**
 * The last game played, with its board.
 * @typedef {{url: string, name: string, sentence: string, scene: import("../api.js").Scene, over?: boolean}} LastGame
 */

/** @param {LastGame} game */
export function saveLastGame(game) {
  setItem(URL_KEY, game.over ? "" : game.url);
  setItem(BOARD_KEY, JSON.stringify(game));
}

/** Removes the last game: it is over, so there is nothing to continue. @param {string} url */
export function clearLastGame(url) {
  if (getItem(URL_KEY) === url) setItem(URL_KEY, "");
}

/** Returns the last game that is not over, with an empty URL if there is none; without a board if it was a room. */
export function lastGame() {
  const url = getItem(URL_KEY);
  try {
    const saved = /** @type {LastGame} */ (JSON.parse(getItem(BOARD_KEY, "null")));
    return { url, board: saved?.url === url ? saved : null };
  } catch {
    return { url, board: null };
  }
}
