/**
 * The service worker: opens the application without the server. Files with a hash in their URL never change and come
 * from the cache. Everything else comes from the server, and from the cache only if the server is not reachable.
 * Responses of the API are cached by the page itself (js/response-cache.js).
 */
const CACHE = "damier-pages";
/** Cache key of the HTML document shared by all pages except the home page, which contains the daily puzzles. */
const SHELL_KEY = "/shell";
/** A document without a board: it is valid for every page. */
const SHELL_PATH = "/play";
/** URLs of the linked files; the server inserts them. A new version of the pages is a new service worker. */
/** @type {string[]} */
const ASSETS = [];

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ e) => e.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ e) => e.waitUntil(removeOldFiles()));

worker.addEventListener("fetch", (/** @type {any} */ e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  e.respondWith(url.pathname.startsWith("/assets/") ? cacheFirst(e) : networkFirst(e, url));
});

/** The page sends the files that it loaded before this worker was active. */
worker.addEventListener("message", (/** @type {any} */ e) => e.waitUntil(precache(e.data.precache)));

async function install() {
  await precache(ASSETS);
  await worker.skipWaiting();
}

/** Removes the files of earlier versions. */
async function removeOldFiles() {
  const cache = await caches.open(CACHE);
  const paths = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const old = paths.filter((path) => path.startsWith("/assets/") && !ASSETS.includes(path));
  await Promise.all(old.map((path) => cache.delete(path)));
  await worker.clients.claim();
}

/** @param {any} event */
async function cacheFirst(event) {
  const cached = await (await caches.open(CACHE)).match(event.request);
  return cached ?? fetch(event.request);
}

/**
 * Fetches a file and caches it; returns the cached file if the server is not reachable.
 * @param {any} event @param {URL} url
 */
async function networkFirst(event, url) {
  const navigation = event.request.mode === "navigate";
  // Documents of other pages contain boards; the shell is fetched separately.
  const key = !navigation || url.pathname === "/" ? url.pathname : SHELL_KEY;
  try {
    const response = await fetch(event.request);
    if (response.ok && !response.redirected && key !== SHELL_KEY)
      event.waitUntil(store(key, response.clone()).catch(() => {})); // A full cache is ignored.
    return response;
  } catch (networkError) {
    const cache = await caches.open(CACHE);
    const cached = (await cache.match(key)) ?? (navigation && (await cache.match("/")));
    if (!cached) throw networkError;
    return cached;
  }
}

/** @param {string} key @param {Response} response */
async function store(key, response) {
  await (await caches.open(CACHE)).put(key, response);
}

/** Fetches and caches files that are not cached yet; the documents are always renewed. @param {string[]} paths */
async function precache(paths) {
  const cache = await caches.open(CACHE);
  for (const path of new Set(paths)) {
    const key = path === SHELL_PATH ? SHELL_KEY : path;
    if (key !== SHELL_KEY && path !== "/" && (await cache.match(key))) continue;
    const response = await fetch(path).catch(() => null);
    if (response?.ok) await cache.put(key, response);
  }
}
