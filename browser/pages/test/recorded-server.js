import { readFileSync, writeFileSync } from "node:fs";

/**
 * A server for unit tests that returns recorded responses of the real API. It replaces `fetch` and `EventSource`;
 * everything else is the real code of the pages. To record all responses again:
 *
 *     ./damier serve --port 8123 &
 *     cd browser/pages && DAMIER_RECORD=http://127.0.0.1:8123 node --test test/play-controller.test.js
 */
const FILE = new URL("data/play-responses.json", import.meta.url);
const SERVER = process.env.DAMIER_RECORD ?? "";

/** The recorded responses, by request. @type {Record<string, {status: number, body: unknown}>} */
const recorded = SERVER ? {} : JSON.parse(readFileSync(FILE, "utf8"));

/** The requests of the current test. @type {string[]} */
export const requests = [];

/** Requests whose response the test holds back. @type {{path: RegExp, release: Promise<void>}|null} */
let held = null;

/** Whether the server is unreachable. */
let unreachable = false;

/** Holds back the responses to a path until the returned function is called. @param {RegExp} path */
export function hold(path) {
  let release = () => {};
  held = { path, release: new Promise((resolve) => (release = resolve)) };
  return () => {
    held = null;
    release();
  };
}

/** @param {boolean} value */
export const setUnreachable = (value) => (unreachable = value);

/** Forgets what the last test did. */
export function resetServer() {
  requests.length = 0;
  held = null;
  unreachable = false;
}

/** Seeds and engine sessions are different in each game; they do not select the response. */
const keyOf = (method, path, body) =>
  `${method} ${path} ${JSON.stringify(body, (name, value) => (name === "seed" || name === "seat" ? undefined : value))}`;

/** Returns the response to a request. @param {string} method @param {string} path @param {object} body */
async function respond(method, path, body) {
  const key = keyOf(method, path, body);
  requests.push(key);
  if (held?.path.test(path)) await held.release;
  if (unreachable) throw new TypeError("fetch failed");
  if (SERVER) await record(key, method, path, body);
  const response = recorded[key];
  if (!response) throw new Error(`no recorded response to ${key}; record it as described in recorded-server.js`);
  return response;
}

/** Sends a request to the real server and stores its response. The response to a search is its result. */
async function record(key, method, path, body) {
  const headers = { "Accept-Language": "en", "Content-Type": "application/json" };
  const response = await realFetch(SERVER + path, {
    method,
    headers,
    ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await response.json();
  const result = path === "/api/solve" ? await searchResult(answer.id) : answer;
  recorded[key] = { status: response.status, body: result };
  const lines = Object.keys(recorded)
    .sort()
    .map((request) => `${JSON.stringify(request)}:${JSON.stringify(recorded[request])}`);
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
}

/** Returns the result of a search of the real server. @param {string} id */
async function searchResult(id) {
  const events = await (await realFetch(`${SERVER}/api/solve/${id}/events?lang=en`)).text();
  return JSON.parse(events.match(/event: ?result\r?\ndata: ?(.*)/)[1]);
}

const realFetch = globalThis.fetch;

/** The searches that were created; the page opens their events. @type {Map<string, object>} */
const searches = new Map();

globalThis.fetch = async (path, { method = "GET", body } = {}) => {
  const params = body ? JSON.parse(body) : {};
  if (path === "/api/solve") {
    // The real server returns the id of the search, then its events. A recorded search has one event, the result.
    const id = String(searches.size);
    searches.set(id, params);
    return Response.json({ id });
  }
  const { status, body: answer } = await respond(method, path, params);
  return Response.json(answer, { status });
};

globalThis.EventSource = class extends EventTarget {
  constructor(url) {
    super();
    const search = searches.get(url.match(/^\/api\/solve\/(\d+)\/events/)[1]);
    respond("POST", "/api/solve", search).then(
      ({ body }) => this.emit("result", body),
      (error) => this.emit("refused", { error: error.message, status: 500 }),
    );
  }

  emit(name, data) {
    if (!this.closed) this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }

  close() {
    this.closed = true;
  }
};

/** The API client reports on this object that the server does not respond. */
globalThis.dispatchEvent = () => true;
