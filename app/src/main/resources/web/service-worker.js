/**
 * Lets the application open when its server does not answer. The server is always asked first, so that nothing is
 * older than need be; pages and their files that were loaded before are shown only when it is silent. What the
 * server computes is none of its business: answers that can be shown again are kept by the page (js/answers.js).
 */
const STORE = "damier-pages";
/** Every address of the application opens one document, but the first page has boards in it. */
const SHELL = "/shell";

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ e) => e.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (/** @type {any} */ e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  e.respondWith(askedOrKept(e.request, key(e.request, url)));
});

/** The page says what it has loaded, perhaps before it was looked after. */
worker.addEventListener("message", (/** @type {any} */ e) => e.waitUntil(keepAll(e.data.keep)));

/** @param {Request} request @param {URL} url */
function key(request, url) {
  if (request.mode !== "navigate") return url.pathname;
  return url.pathname === "/" ? "/" : SHELL;
}

/** @param {Request} request @param {string} name */
async function askedOrKept(request, name) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await store.put(name, answer.clone());
    return answer;
  } catch (silent) {
    const kept = (await store.match(name)) ?? (request.mode === "navigate" && (await store.match("/")));
    if (!kept) throw silent;
    return kept;
  }
}

/** @param {string[]} paths */
async function keepAll(paths) {
  const store = await caches.open(STORE);
  for (const path of new Set(paths)) {
    const name = path === "/play" ? SHELL : path;
    if (await store.match(name)) continue;
    const answer = await fetch(path).catch(() => null);
    if (answer?.ok) await store.put(name, answer);
  }
}
