import { hasReferences, isLong, resolveReferences, saveLongValues, shortQuery } from "./saved-params.js";

/**
 * Routing. The state of every page is in its URL, so that reload and back lose nothing. If a parameter is too long for
 * a URL, the history entry contains the whole query, and the URL has a reference to the value on the server.
 * @typedef {{page: string, rest: string, params: URLSearchParams}} Route
 */

/** @returns {Route} */
export function currentRoute() {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean);
  return { page, rest: rest.join("/"), params: new URLSearchParams(wholeQuery()) };
}

/** Returns the query of the current page, with its long parameters. */
const wholeQuery = () => /** @type {string} */ (history.state?.query ?? location.search);

/** Loads the parameters that the URL refers to, after a link was opened. Rejects if they no longer exist. */
export async function loadLongParams() {
  const query = wholeQuery();
  if (!hasReferences(query)) return;
  const whole = await resolveReferences(query);
  if (wholeQuery() === query) history.replaceState({ query: whole }, "", location.href);
}

/**
 * Returns a URL for other users, by default that of the current page. Long parameters are stored on the server first.
 * @param {string} [url]
 */
export async function shareableUrl(url = location.pathname + wholeQuery()) {
  const { pathname, search } = new URL(url, location.href);
  await saveLongValues(search);
  showShortUrl();
  return location.origin + pathname + (isLong(search) ? shortQuery(search) : search);
}

/** Changes the URL. @param {"pushState"|"replaceState"} change @param {string} url */
function changeUrl(change, url) {
  const { pathname, search } = new URL(url, location.href);
  if (!isLong(search)) return history[change](null, "", url);
  history[change]({ query: search }, "", pathname + shortQuery(search));
  clearTimeout(pendingSave);
  pendingSave = setTimeout(() => saveLongValues(search).then(showShortUrl, () => {}), SAVE_DELAY_MILLIS);
}

/** Adds references to the URL, after long parameters were stored. */
function showShortUrl() {
  const query = wholeQuery();
  if (isLong(query)) history.replaceState({ query }, "", location.pathname + shortQuery(query));
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

/** Delay before long parameters are stored on the server. */
const SAVE_DELAY_MILLIS = 500;

/** @type {ReturnType<typeof setTimeout>|undefined} */
let pendingUpdate;
/** @type {ReturnType<typeof setTimeout>|undefined} */
let pendingSave;
/** The time at which all changes so far would have been made, at one per interval. */
let virtualTime = 0;

/** Navigates to a URL, with a new history entry. @param {string} url */
export function navigate(url) {
  clearTimeout(pendingUpdate);
  changeUrl("pushState", url);
  dispatchEvent(new Event("damier-route"));
}

/** Navigates to a URL and replaces the current history entry. @param {string} url */
export function redirect(url) {
  clearTimeout(pendingUpdate);
  changeUrl("replaceState", url);
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
  } else if (url !== location.pathname + wholeQuery()) {
    virtualTime = Math.max(virtualTime, now) + INTERVAL_MILLIS;
    changeUrl("replaceState", url);
  }
}

/** Handles a click on a link within the application. @param {MouseEvent} e */
export function followLink(e) {
  const link = /** @type {HTMLElement} */ (e.target).closest?.("a[href]");
  if (!link || e.defaultPrevented || e.button) return;
  const url = new URL(/** @type {HTMLAnchorElement} */ (link).href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || link.hasAttribute("download")) return;
  const opensTab = e.ctrlKey || e.metaKey || e.shiftKey;
  if (opensTab && !isLong(url.search)) return;
  e.preventDefault();
  if (opensTab) return openTab(url);
  navigate(url.pathname + url.search);
}

/** Opens a URL with long parameters in a new tab, after they were stored on the server. @param {URL} url */
async function openTab(url) {
  const tab = open("", "_blank");
  await saveLongValues(url.search);
  if (tab) tab.location.href = url.pathname + shortQuery(url.search);
}
