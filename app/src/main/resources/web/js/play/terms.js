/** What the address of a game says beside its position and its line: how to deal, who sits where, how it ended. */

/** Deal options, kept in the address as `o.name`. @param {URLSearchParams} params @returns {Record<string, string>} */
export const dealOptions = (params) =>
  Object.fromEntries([...params].filter(([k]) => k.startsWith("o.")).map(([k, v]) => [k.slice(2), v]));

/** Deal options for the address. @param {Record<string, string>} options @returns {Record<string, string>} */
export const dealParams = (options) =>
  Object.fromEntries(Object.entries(options).map(([k, v]) => ["o." + k, String(v)]));

/** Seats for the address. @param {string[]} seats @returns {Record<string, string>} */
export const seatParams = (seats) => Object.fromEntries(seats.map((s, i) => ["s" + (i + 1), s]));

/**
 * All that goes along from board to board of a game.
 * @param {URLSearchParams} params @returns {Record<string, string>}
 */
export const terms = (params) =>
  Object.fromEntries([...params].filter(([k]) => k.startsWith("o.") || /^s|^match$|^[rf]$|^paid$/.test(k)));
