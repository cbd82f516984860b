import { api } from "./api.js";

/**
 * Parameters that are too long for a URL, such as a position of 100 × 100 cells. The server stores their values; the
 * URL has references instead: `~` and the id of the stored value.
 */

/** Longest value in a URL. A server accepts about 16,000 characters in a URL. */
const MAX_LENGTH = 4000;
const MAX_REMEMBERED = 50;
const REFERENCE = /^~([0-9a-f]{32})$/;

/** The ids of values that were stored before. @type {Map<string, string>} */
const ids = new Map();

/** @param {string} search query of a URL @returns {string[]} the values that are too long for a URL */
const longValues = (search) =>
  search.length <= MAX_LENGTH ? [] : [...new URLSearchParams(search).values()].filter((v) => v.length > MAX_LENGTH);

/** Whether a query is too long for a URL. @param {string} search */
export const isLong = (search) => longValues(search).length > 0;

/**
 * Returns a query with references to long values. A value that is not stored yet is left out.
 * @param {string} search
 */
export function shortQuery(search) {
  const params = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const id = ids.get(value);
    if (value.length <= MAX_LENGTH) params.append(name, value);
    else if (id) params.append(name, "~" + id);
  }
  return params.size ? "?" + params : "";
}

/** Stores the long values of a query on the server, unless that was done before. @param {string} search */
export async function saveLongValues(search) {
  for (const value of longValues(search))
    if (!ids.has(value)) remember(value, (await api.savePage("link", { value })).id);
}

/** @param {string} value @param {string} id */
function remember(value, id) {
  if (ids.size >= MAX_REMEMBERED) ids.delete(/** @type {string} */ (ids.keys().next().value));
  ids.set(value, id);
}

/** Whether a query has references. @param {string} search */
export const hasReferences = (search) => [...new URLSearchParams(search).values()].some((v) => REFERENCE.test(v));

/** Replaces the references of a query by the stored values. @param {string} search @returns {Promise<string>} */
export async function resolveReferences(search) {
  const params = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const id = REFERENCE.exec(value)?.[1];
    params.append(name, id ? await savedValue(id) : value);
  }
  return "?" + params;
}

/** @param {string} id @returns {Promise<string>} */
async function savedValue(id) {
  const { value } = /** @type {{value: string}} */ ((await api.savedPage(id)).content);
  remember(value, id);
  return value;
}
