/** Small things the browser remembers; works without storage too. */

/** @param {string} key @param {string} [otherwise] @returns {string} */
export function recall(key, otherwise = "") {
  try {
    return localStorage.getItem(key) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** So many of a kind are kept. */
const MOST = 50;

/**
 * Remembers one of many of a kind, such as a match by its id; those that were not touched for the longest time go.
 * @param {string} kind @param {string} id @param {string} value
 */
export function rememberAmong(kind, id, value) {
  const kept = [id, ...ids(kind).filter((other) => other !== id)].slice(0, MOST);
  remember(`${kind}:${id}`, value);
  remember(kind + "s", JSON.stringify(kept));
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(kind + ":") && !kept.includes(key.slice(kind.length + 1))) localStorage.removeItem(key);
  } catch {
    // without storage there is nothing to let go
  }
}

/** The latest first. @param {string} kind @returns {string[]} */
function ids(kind) {
  try {
    return JSON.parse(recall(kind + "s", "[]"));
  } catch {
    return [];
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing is lost but the memory
  }
}
