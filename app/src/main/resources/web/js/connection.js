/** Delay between two attempts to reach the server, in ms. */
const RETRY_MILLIS = 2000;

/** A small file of the server. Requests with HEAD are never answered from a cache. */
const PROBE = "/icon.svg";

/** @type {ReturnType<typeof setTimeout>|undefined} */
let timer;

/**
 * Reports that the server did not answer. The shell shows it. The server is tried until it answers; then the event
 * `damier-online` lets the page load what is missing.
 */
export function reportOffline() {
  if (timer !== undefined) return;
  dispatchEvent(new Event("damier-offline"));
  timer = setTimeout(() => retry(), RETRY_MILLIS);
}

/** Tries to reach the server now, and again later if it does not answer. */
export async function retry() {
  clearTimeout(timer);
  const reached = await fetch(PROBE, { method: "HEAD", cache: "no-store" }).then(
    (response) => response.ok,
    () => false,
  );
  clearTimeout(timer);
  timer = reached ? undefined : setTimeout(() => retry(), RETRY_MILLIS);
  if (reached) dispatchEvent(new Event("damier-online"));
}
