/**
 * Watches for the server after a failed request. Requests report `damier-unreachable`; once the server responds again,
 * `damier-reachable` is dispatched, and the pages load what is missing.
 */

/** Interval between two checks, in ms. */
const CHECK_MILLIS = 2000;

/** @type {ReturnType<typeof setTimeout>|undefined} */
let timer;

/** Checks whether the server responds; if not, checks again later. */
async function check() {
  clearTimeout(timer);
  try {
    await fetch("/api/health", { cache: "no-store" });
    timer = undefined;
    dispatchEvent(new Event("damier-reachable"));
  } catch {
    timer = setTimeout(check, CHECK_MILLIS);
  }
}

addEventListener("damier-unreachable", () => (timer ??= setTimeout(check, CHECK_MILLIS)));
addEventListener("online", () => timer !== undefined && check());
