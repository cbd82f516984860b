/** Access to local storage; without storage, values are not kept. */

/** @param {string} key @param {string} [fallback] @returns {string} */
export function getItem(key, fallback = "") {
  try {
    return localStorage.getItem(key) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Maximum number of recent items per kind. */
const MAX_RECENT = 50;

/**
 * Stores one of several items of a kind, such as a match by its id. The least recently stored items are removed.
 * @param {string} kind @param {string} id @param {string} value
 */
export function setRecentItem(kind, id, value) {
  const recent = [id, ...recentIds(kind).filter((other) => other !== id)].slice(0, MAX_RECENT);
  setItem(`${kind}:${id}`, value);
  setItem(kind + "s", JSON.stringify(recent));
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(kind + ":") && !recent.includes(key.slice(kind.length + 1))) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Returns the ids of a kind, the latest first. @param {string} kind @returns {string[]} */
function recentIds(kind) {
  try {
    return JSON.parse(getItem(kind + "s", "[]"));
  } catch {
    return [];
  }
}

/** @param {string} key @param {string} value */
export function setItem(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, or if it is full, the value is not stored.
  }
}
