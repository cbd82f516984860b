/** Small things the browser remembers; works without storage too. */

/** @param {string} key @param {string} [otherwise] @returns {string} */
export function recall(key, otherwise = "") {
  try {
    return localStorage.getItem(key) ?? otherwise;
  } catch {
    return otherwise;
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
