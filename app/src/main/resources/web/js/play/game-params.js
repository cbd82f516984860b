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

/**
 * Returns the preset with these deal options; options with their default value do not count.
 * @param {import("../api.js").GameCard} gameCard @param {Record<string, string>} options
 */
export function presetOf({ card, presentation }, options) {
  const key = (/** @type {Record<string, string>} */ o) =>
    JSON.stringify(card.options.map(({ id, standard }) => o[id] ?? standard));
  return presentation.presets.find((p) => key(p.deal) === key(options));
}

/**
 * Whether deal options give several boards. Options without a preset are like the default options.
 * @param {import("../api.js").GameCard|null} gameCard @param {Record<string, string>} options
 */
export const isRandomDeal = (gameCard, options) =>
  !gameCard || (presetOf(gameCard, options) ?? presetOf(gameCard, {}))?.random !== false;

/** Returns the URL of the form that starts a game. @param {string} game */
export const newGameUrl = (game) => `/play/${game}?new=1`;
