/** Any page except the home page; all of them use the same HTML document. */
const ANY_PAGE = "/play";

/**
 * Registers the service worker, so that the pages open without the server. Sends it the files that were loaded before
 * it was active.
 */
export async function cachePages() {
  const serviceWorker = navigator.serviceWorker;
  if (!serviceWorker) return;
  try {
    await serviceWorker.register("/service-worker.js");
    const { active } = await serviceWorker.ready;
    active?.postMessage({ precache: ["/", ANY_PAGE] });
    new PerformanceObserver((list) => active?.postMessage({ precache: ownPaths(list.getEntries()) })).observe({
      type: "resource",
      buffered: true,
    });
  } catch {
    // Service workers are not allowed here; the pages need the server.
  }
}

/** @param {PerformanceEntryList} entries @returns {string[]} the paths of this server's files */
function ownPaths(entries) {
  return entries
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && !url.pathname.startsWith("/api/"))
    .map((url) => url.pathname);
}
