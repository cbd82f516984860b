/** Any path but the first page's: all others are one document. */
const ANY_PAGE = "/play";

/**
 * Has the pages looked after by a worker, so that they open without the server; windows without workers do without.
 * What was loaded before the worker was there it is told of, as soon as it is loaded.
 */
export async function keepPages() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    await workers.register("/service-worker.js");
    const { active } = await workers.ready;
    active?.postMessage({ keep: ["/", ANY_PAGE] });
    new PerformanceObserver((seen) => active?.postMessage({ keep: files(seen.getEntries()) })).observe({
      type: "resource",
      buffered: true,
    });
  } catch {
    // not allowed here: the pages need the server then
  }
}

/** @param {PerformanceEntryList} entries @returns {string[]} the paths of our files among them */
function files(entries) {
  return entries
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && !url.pathname.startsWith("/api/"))
    .map((url) => url.pathname);
}
