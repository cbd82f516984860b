/** Caches server responses for offline use: only those that are the same for all users, and boards seen before. */
const CACHE = "damier-answers";
const MAX_ENTRIES = 300;
const CACHEABLE = /^\/api\/(games|today|packs|engines|tools|look|rules\/|learn\/)/;

/**
 * @param {string} path @param {RequestInit} init @param {string} language
 * @returns {string|null} the cache key; null if the response is not cached
 */
export function cacheKey(path, init, language) {
  if (!CACHEABLE.test(path) || typeof caches === "undefined") return null;
  return `/kept/${language}/${encodeURIComponent(path)}/${encodeURIComponent(String(init.body ?? ""))}`;
}

/** Stores a response. The oldest entries are removed. @param {string|null} key @param {object} body */
export async function cacheResponse(key, body) {
  if (!key) return;
  const cache = await caches.open(CACHE);
  await cache.put(key, new Response(JSON.stringify(body)));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES)).map((old) => cache.delete(old)));
}

/** @param {string|null} key @returns {Promise<unknown>} undefined if there is none */
export async function cachedResponse(key) {
  if (!key) return undefined;
  const response = await (await caches.open(CACHE)).match(key);
  return response?.json();
}
