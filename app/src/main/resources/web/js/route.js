/**
 * Routing. The state of every page is in its URL, so that reload and back lose nothing.
 * @typedef {{page: string, rest: string, params: URLSearchParams}} Route
 */

/** @returns {Route} */
export function currentRoute() {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean);
  return { page, rest: rest.join("/"), params: new URLSearchParams(location.search) };
}

/**
 * Returns a URL with the given parameters; empty ones are left out.
 * @param {string} path @param {Record<string, string|number|undefined>} [params]
 */
export function buildUrl(path, params = {}) {
  const given = Object.entries(params).filter(([, v]) => v !== undefined && v !== "");
  const search = new URLSearchParams(given.map(([k, v]) => [k, String(v)])).toString();
  return path + (search ? "?" + search : "");
}

/**
 * Browsers ignore more than 100 URL changes in 10 seconds. At most `BURST` changes are made at once, then one per
 * interval.
 */
const BURST = 50;
const INTERVAL_MILLIS = 200;

/** @type {ReturnType<typeof setTimeout>|undefined} */
let pendingUpdate;
/** The time at which all changes so far would have been made, at one per interval. */
let virtualTime = 0;

/** Navigates to a URL, with a new history entry. @param {string} url */
export function navigate(url) {
  clearTimeout(pendingUpdate);
  history.pushState(null, "", url);
  dispatchEvent(new Event("damier-route"));
}

/** Navigates to a URL and replaces the current history entry. @param {string} url */
export function redirect(url) {
  clearTimeout(pendingUpdate);
  history.replaceState(null, "", url);
  dispatchEvent(new Event("damier-route"));
}

/**
 * Updates the URL of the current page without a new history entry. Frequent changes are delayed.
 * @param {string} url @param {boolean} [immediately] for changes that must not be lost, such as the end of a game
 */
export function updateUrl(url, immediately = false) {
  clearTimeout(pendingUpdate);
  const now = performance.now();
  const delay = immediately ? 0 : virtualTime - BURST * INTERVAL_MILLIS - now;
  if (delay > 0) {
    const page = location.pathname;
    pendingUpdate = setTimeout(() => location.pathname === page && updateUrl(url), delay);
  } else if (url !== location.pathname + location.search) {
    virtualTime = Math.max(virtualTime, now) + INTERVAL_MILLIS;
    history.replaceState(null, "", url);
  }
}

/** Handles a click on a link within the application. @param {MouseEvent} e */
export function followLink(e) {
  const link = /** @type {HTMLElement} */ (e.target).closest?.("a[href]");
  if (!link || e.defaultPrevented || e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
  const url = new URL(/** @type {HTMLAnchorElement} */ (link).href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || link.hasAttribute("download")) return;
  e.preventDefault();
  navigate(url.pathname + url.search);
}
