import { getItem, setItem } from "../local-storage.js";

/** Local storage key: URL of the last game or room. */
const URL_KEY = "last";
/** Local storage key: the board of the last game. */
const BOARD_KEY = "last-board";

/**
 * The last game played, with its board.
 * @typedef {{url: string, name: string, sentence: string, scene: import("../api.js").Scene}} LastGame
 */

/** @param {LastGame} game */
export function saveLastGame(game) {
  setItem(URL_KEY, game.url);
  setItem(BOARD_KEY, JSON.stringify(game));
}

/** Forgets the last game, because it is over. @param {string} path path of its URL */
export function forgetLastGame(path) {
  if (getItem(URL_KEY).split("?")[0] === path) setItem(URL_KEY, "");
}

/** Returns the URL of the last game if it has this path, otherwise the path. @param {string} path */
export function lastGameUrl(path) {
  const url = getItem(URL_KEY);
  return url.split("?")[0] === path ? url : path;
}

/** Returns the last game; without a board if it was a room. */
export function lastGame() {
  const url = getItem(URL_KEY);
  try {
    const saved = /** @type {LastGame} */ (JSON.parse(getItem(BOARD_KEY, "null")));
    return { url, board: saved?.url === url ? saved : null };
  } catch {
    return { url, board: null };
  }
}
