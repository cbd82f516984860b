/**
 * The service worker: opens the application without the server. It always asks the server first and uses cached files
 * only if the server is not reachable. Responses of the API are cached by the page itself (js/response-cache.js).
 */
const CACHE = "damier-pages";
/** Cache key of the HTML document shared by all pages except the home page, which contains the daily puzzles. */
const SHELL_KEY = "/shell";

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ e) => e.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (/** @type {any} */ e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  e.respondWith(networkFirst(e.request, cacheKey(e.request, url)));
});

/** The page sends the files that it loaded before this worker was active. */
worker.addEventListener("message", (/** @type {any} */ e) => e.waitUntil(precache(e.data.precache)));

/** @param {Request} request @param {URL} url */
function cacheKey(request, url) {
  if (request.mode !== "navigate") return url.pathname;
  return url.pathname === "/" ? "/" : SHELL_KEY;
}

/**
 * Fetches a file and caches it; returns the cached file if the server is not reachable.
 * @param {Request} request @param {string} key
 */
async function networkFirst(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(key, response.clone());
    return response;
  } catch (networkError) {
    const cached = (await cache.match(key)) ?? (request.mode === "navigate" && (await cache.match("/")));
    if (!cached) throw networkError;
    return cached;
  }
}

/** Fetches and caches files that are not cached yet. @param {string[]} paths */
async function precache(paths) {
  const cache = await caches.open(CACHE);
  for (const path of new Set(paths)) {
    const key = path === "/play" ? SHELL_KEY : path;
    if (await cache.match(key)) continue;
    const response = await fetch(path).catch(() => null);
    if (response?.ok) await cache.put(key, response);
  }
}
