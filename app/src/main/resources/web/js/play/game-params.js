/**
 * URL parameters of a game besides its position and moves: deal options (`o.NAME`), players (`s1`, `s2`, …), and the
 * outcome.
 */

/** Returns the deal options in the URL parameters. @param {URLSearchParams} params @returns {Record<string, string>} */
export const dealOptions = (params) =>
  Object.fromEntries([...params].filter(([k]) => k.startsWith("o.")).map(([k, v]) => [k.slice(2), v]));

/**
 * Converts deal options to URL parameters.
 * @param {Record<string, string>} options @returns {Record<string, string>}
 */
export const dealParams = (options) =>
  Object.fromEntries(Object.entries(options).map(([k, v]) => ["o." + k, String(v)]));

/** Converts the players of the seats to URL parameters. @param {string[]} seats @returns {Record<string, string>} */
export const seatParams = (seats) => Object.fromEntries(seats.map((s, i) => ["s" + (i + 1), s]));

/**
 * Returns the parameters that are kept from board to board.
 * @param {URLSearchParams} params @returns {Record<string, string>}
 */
export const gameParams = (params) =>
  Object.fromEntries([...params].filter(([k]) => k.startsWith("o.") || /^s|^match$|^[rf]$|^paid$/.test(k)));

/** Whether the game is a puzzle with a known optimum. @param {URLSearchParams} params */
export const isPuzzle = (params) => Number(params.get("par")) > 0;

/** Returns the URL of the form that starts a game. @param {string} game */
export const newGameUrl = (game) => `/play/${game}?new=1`;
