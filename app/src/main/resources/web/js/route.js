/**
 * Every screen's state is in its address: reload and back lose nothing.
 * @typedef {{page: string, rest: string, params: URLSearchParams}} Route
 */

/** @returns {Route} */
export function here() {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean);
  return { page, rest: rest.join("/"), params: new URLSearchParams(location.search) };
}

/** @param {string} path @param {Record<string, string|number|undefined>} [params] */
export function address(path, params = {}) {
  const kept = Object.entries(params).filter(([, v]) => v !== undefined && v !== "");
  const search = new URLSearchParams(kept.map(([k, v]) => [k, String(v)])).toString();
  return path + (search ? "?" + search : "");
}

/** Browsers ignore what changes over a hundred times in ten seconds: so many at once, then one a pause, in ms. */
const AT_ONCE = 50;
const PAUSE = 200;

/** @type {ReturnType<typeof setTimeout>|undefined} */
let later;
/** When all that was noted would be noted if it came evenly, one a pause. */
let even = 0;

/** Goes there; a new entry in the history. @param {string} url */
export function go(url) {
  clearTimeout(later);
  history.pushState(null, "", url);
  dispatchEvent(new Event("damier-route"));
}

/** Goes there in place of where one is: going back does not come by here again. @param {string} url */
export function goInstead(url) {
  clearTimeout(later);
  history.replaceState(null, "", url);
  dispatchEvent(new Event("damier-route"));
}

/**
 * Notes the screen's state in its address without a new entry; what changes fast for long is noted when it rests.
 * @param {string} url @param {boolean} [atOnce] for what must not be lost, such as the end of a game
 */
export function note(url, atOnce = false) {
  clearTimeout(later);
  const now = performance.now();
  const wait = atOnce ? 0 : even - AT_ONCE * PAUSE - now;
  if (wait > 0) {
    const page = location.pathname;
    later = setTimeout(() => location.pathname === page && note(url), wait);
  } else if (url !== location.pathname + location.search) {
    even = Math.max(even, now) + PAUSE;
    history.replaceState(null, "", url);
  }
}

/** Follows a link within the application. @param {MouseEvent} e */
export function follow(e) {
  const link = /** @type {HTMLElement} */ (e.target).closest?.("a[href]");
  if (!link || e.defaultPrevented || e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
  const url = new URL(/** @type {HTMLAnchorElement} */ (link).href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || link.hasAttribute("download")) return;
  e.preventDefault();
  go(url.pathname + url.search);
}
