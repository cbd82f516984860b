/**
 * Responses of the API that are part of the HTML document, so that a page shows its first board without another
 * request.
 * @typedef {{path: string, params: object, response: object}} Embedded
 */

/** @type {{language: string, responses: Embedded[]}|undefined} */
let embedded;

function readDocument() {
  const text = globalThis.document?.getElementById("embedded")?.textContent;
  return text ? JSON.parse(text) : { language: "", responses: [] };
}

/** Returns a text that is equal for equal parameters. @param {Record<string, unknown>} params */
const canonical = (params) => JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Returns the embedded response to a request, and removes it: a second request is sent to the server.
 * @param {string} path @param {RequestInit} init @param {string} language
 * @returns {object|undefined} undefined if there is none
 */
export function takeEmbedded(path, init, language) {
  embedded ??= /** @type {{language: string, responses: Embedded[]}} */ (readDocument());
  if (!embedded.responses.length || embedded.language !== language) return undefined;
  const url = new URL(path, location.origin);
  const body = init.body ? JSON.parse(String(init.body)) : {};
  const wanted = canonical({ ...Object.fromEntries(url.searchParams), ...body });
  const index = embedded.responses.findIndex(
    (r) => r.path === url.pathname && canonical(/** @type {Record<string, unknown>} */ (r.params)) === wanted,
  );
  return index < 0 ? undefined : embedded.responses.splice(index, 1)[0].response;
}
