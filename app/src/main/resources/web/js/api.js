import { language, t } from "./i18n.js";
import { resolveFiles } from "./file-options.js";
import { cacheKey, cacheResponse, cachedResponse } from "./response-cache.js";
import { takeEmbedded } from "./embedded.js";

/**
 * Client of the server's API. The namespace `Api` is generated from the API description (browser/pages/api-types.js).
 * @typedef {Api.Spot} Spot
 * @typedef {Api.Effect["moved"][number]} Shift
 * @typedef {Api.Leg} Leg
 * @typedef {Api.Effect} Effect
 * @typedef {Api.Move} Move
 * @typedef {Api.Piece} Piece
 * @typedef {Api.Mark} Mark
 * @typedef {Api.Scene["cells"][number]} Cell
 * @typedef {Api.Wall} Wall
 * @typedef {Api.Scene["diagonals"][number]} Diagonal
 * @typedef {Api.Scene["counters"][number]} Counter
 * @typedef {Api.Scene["stocks"][number]} Stock
 * @typedef {Api.Scene} Scene
 * @typedef {Api.View["layers"][number]} Layer
 * @typedef {Api.View["seats"][number]} Seat
 * @typedef {Api.Opponent} Opponent
 * @typedef {Api.Presentation["modes"][number]} Mode
 * @typedef {Api.Presentation["presets"][number]} Preset
 * @typedef {Api.Presentation} Presentation
 * @typedef {Api.GameCard["gatherings"][number]} MultiplayerMode
 * @typedef {Api.GameCard} GameCard
 * @typedef {Api.Responses["get /api/today"][number]} Daily
 * @typedef {Api.Responses["get /api/packs"][number]} Pack
 * @typedef {Pack["tasks"][number]} Task
 * @typedef {Api.Status} Status
 * @typedef {Api.View} View
 * @typedef {Api.Option} Option
 * @typedef {Api.Card} Card
 * @typedef {Api.EngineCard} EngineCard
 * @typedef {Api.Tool} Tool
 * @typedef {Api.Plate} Plate
 * @typedef {Api.Responses["post /api/plan"] & {facts: number, actions: number}} PlanResult
 * @typedef {NonNullable<PlanResult["error"]>} PddlError
 * @typedef {NonNullable<PlanResult["changes"]>[number]} PlanChange
 * @typedef {Required<Omit<Api.Responses["post /api/plan/graph"], "error">> & {error?: PddlError}} PlanGraph
 * @typedef {Api.Responses["get /api/repair/examples"]["examples"][number]} RepairExample
 * @typedef {Api.Responses["post /api/repair"]} RepairResult
 * @typedef {RepairResult["steps"][number]} RepairStep
 * @typedef {Api.Hint} Hint
 * @typedef {Api.Report} Report
 * @typedef {Api.Progress} Progress
 * @typedef {Required<Api.LabEvents>["row"]} LabRow
 * @typedef {Required<Api.LabEvents>["instances"]} LabInstances
 */

/** An error response of the server, with the board positions concerned. */
export class ApiError extends Error {
  /** @param {string} message @param {number} status @param {Spot[]} spots */
  constructor(message, status, spots) {
    super(message);
    this.status = status;
    this.spots = spots;
  }
}

/**
 * Sends a request. If the server is not reachable, a cached response is returned if there is one.
 * @template T type of the response @param {string} path @param {RequestInit} [init] @returns {Promise<T>}
 */
async function request(path, init = {}) {
  const key = cacheKey(path, init, language());
  const embedded = /** @type {T & object|undefined} */ (takeEmbedded(path, init, language()));
  if (embedded) {
    cacheResponse(key, embedded).catch(() => {}); // A full cache is ignored.
    return embedded;
  }
  let response;
  try {
    response = await fetch(path, {
      ...init,
      headers: { "Accept-Language": language(), "Content-Type": "application/json" },
    });
  } catch (e) {
    // The caller has cancelled the request.
    if (init.signal?.aborted) throw e;
    dispatchEvent(new Event("damier-unreachable"));
    const cached = /** @type {T|undefined} */ (await cachedResponse(key).catch(() => undefined));
    if (cached === undefined) throw new ApiError(t("error.offline"), 0, []);
    dispatchEvent(new CustomEvent("damier-toast", { detail: t("error.kept") }));
    return cached;
  }
  const body = await response.json().catch(() => ({ error: t("error.server"), spots: [] }));
  if (!response.ok) throw new ApiError(body.error ?? t("error.server"), response.status, body.spots ?? []);
  cacheResponse(key, body).catch(() => {}); // A full cache is ignored.
  if (body.fault) throw new ApiError(body.fault.error, 400, body.fault.spots);
  return body;
}

/**
 * @template T type of the response @param {string} path @param {object} body @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
const post = (path, body, signal) => request(path, { method: "POST", body: JSON.stringify(body), signal });

/** @param {Record<string, string|number>} params */
const query = (params) => new URLSearchParams(Object.entries(params).map(([k, v]) => [k, String(v)])).toString();

export const api = {
  /** @returns {Promise<GameCard[]>} */
  games: () => request("/api/games"),
  /**
   * Returns the name of the opening of a position and the moves played in it.
   * @param {string} game @param {string} position with the moves that led to it
   * @returns {Promise<import("./analysis/opening-explorer.js").Opening>}
   */
  openings: (game, position) => post("/api/openings", { game, position }),
  /** Creates an engine session, in which an engine keeps its results during a game. @returns {Promise<{id: string}>} */
  createEngineSession: () => post("/api/seats", {}),
  /**
   * Returns the token for the engine that the user runs on another machine.
   * @param {boolean} renew whether the old token becomes invalid
   * @returns {Promise<import("./analysis/own-engine.js").OwnEngineState>}
   */
  createOwnEngine: (renew) => post("/api/own-engine", { renew }),
  /** Returns the daily puzzles, one per game. @returns {Promise<Daily[]>} */
  today: () => request("/api/today"),
  /**
   * Returns the best results of all players on a daily puzzle.
   * @param {string} game
   * @returns {Promise<Api.DailyResults>}
   */
  dailyResults: (game) => request("/api/today/results?" + query({ game })),
  /**
   * Submits a solution of a daily puzzle.
   * @param {string} game @param {string} name @param {string[]} moves
   * @param {number[]} times of the moves in ms since the first one @returns {Promise<Api.DailyResults>}
   */
  submitDailyResult: (game, name, moves, times) => post("/api/today/results", { game, name, moves, times }),
  /** Saves a page on the server. @param {string} kind @param {object} content @returns {Promise<{id: string}>} */
  savePage: (kind, content) => post("/api/kept", { kind, content }),
  /** @param {string} id @returns {Promise<Api.Responses["get /api/kept/{id}"]>} */
  savedPage: (id) => request("/api/kept/" + encodeURIComponent(id)),
  /** Returns the puzzle packs of a game, by difficulty. @param {string} game @returns {Promise<Pack[]>} */
  packs: (game) => request("/api/packs?" + query({ game })),
  /**
   * @param {string} game @param {string} position @returns {Promise<Api.Applicable>}
   */
  engines: (game, position) => post("/api/engines", { game, position }),
  /**
   * @param {string} game @param {Record<string, string>} [options] @param {number} [seed]
   * @returns {Promise<{game: string, position: string, seed: number}>}
   */
  deal: async (game, options = {}, seed) =>
    post("/api/deal", { game, options: resolveFiles(options), ...(seed === undefined ? {} : { seed }) }),
  /**
   * Returns the start position of the next round of a match.
   * @param {string} game @param {string[]} rounds start positions of all rounds
   * @param {string[]} moves the moves that ended the last round @param {Record<string, string>} options
   * @param {number} seed @returns {Promise<{game: string, position: string, seed: number}>}
   */
  nextRound: async (game, rounds, moves, options, seed) =>
    post("/api/next", { game, rounds, moves, options: resolveFiles(options), seed }),
  /**
   * Returns the position after a piece is placed elsewhere, or a target is selected.
   * @param {string} game @param {string} position @param {Spot} from @param {Spot} to
   * @returns {Promise<{position: string}>}
   */
  arrangePiece: (game, position, from, to) => post("/api/edit", { game, position, from, ...to, draft: true }),
  /**
   * Returns the view of a position.
   * @param {string} game @param {string} position @param {string[]} [moves] @param {string} [layer]
   * @param {boolean} [ahead] whether to include the legal moves after each next move @returns {Promise<View>}
   */
  view: (game, position, moves = [], layer = "", ahead = false) =>
    post("/api/look", { game, position, moves, layer, ahead }),
  /**
   * Same as `view`, for text that is being typed. The server returns an invalid position with status 200 and its error.
   * @param {string} game @param {string} position @returns {Promise<View>}
   */
  checkPosition: (game, position) => post("/api/look", { game, position, draft: true }),
  /**
   * Returns what a gesture means that is no legal move.
   * @param {string} game @param {string} position @param {string[]} moves played from the position
   * @param {Spot|null} from @param {Spot} to @returns {Promise<{moves: string[], refusal: string|null}>}
   */
  gesture: (game, position, moves, from, to) =>
    post("/api/gesture", { game, position, moves, from: from ?? undefined, to }),
  /**
   * Returns why the move of a key is not possible.
   * @param {string} game @param {string} position @param {string[]} moves @param {string} key
   * @returns {Promise<{refusal: string|null}>}
   */
  keyRefusal: (game, position, moves, key) => post("/api/gesture", { game, position, moves, key }),
  /**
   * Returns why a gesture or key is refused in a game with secret information.
   * @param {string} table @param {{from: Spot|null, to: Spot}|{key: string}} gesture
   * @returns {Promise<{refusal: string|null}>}
   */
  tableRefusal: (table, gesture) => post("/api/gesture", { table, ...gesture }),
  /**
   * Returns the board after each move of a line, from a given move on; a long line needs several requests.
   * @param {string} game @param {string} position @param {string[]} moves @param {number} [from]
   * @returns {Promise<Scene[]>}
   */
  boards: (game, position, moves, from = 0) => post("/api/boards", { game, position, moves, from }),
  /**
   * Parses a pasted text: a position, a game record or a list of moves.
   * @param {string} text @param {string} [game] game of the current page @param {string} [position]
   * @returns {Promise<import("./analysis/study-tree.js").GameRecord>}
   */
  parseRecord: (text, game = "", position = "") => post("/api/records", { text, game, position, draft: true }),
  /**
   * Returns a line as an animated GIF, encoded as base64.
   * @param {string} game @param {string} position @param {string[]} moves @returns {Promise<{gif: string}>}
   */
  gif: (game, position, moves) => post("/api/gif", { game, position, moves }),
  /** @param {object} request @returns {Promise<{id: string, view: View}>} */
  openTable: (request) => post("/api/tables", request),
  /** @param {string} id @returns {Promise<View>} */
  table: (id) => request("/api/tables/" + encodeURIComponent(id)),
  /** @param {string} id @param {string} move @returns {Promise<View>} */
  playMove: (id, move) => post(`/api/tables/${encodeURIComponent(id)}/moves`, { move }),
  /** @param {string} id @returns {Promise<View>} */
  undoMove: (id) => post(`/api/tables/${encodeURIComponent(id)}/undo`, {}),
  /** @param {string} id @param {string} layer @returns {Promise<{marks: Mark[], why: string[]}>} */
  layer: (id, layer) => request(`/api/tables/${encodeURIComponent(id)}/layer?` + query({ id: layer })),
  /** @param {string} id @param {Spot} spot @returns {Promise<{marks: Mark[], why: string[]}>} */
  explainCell: (id, spot) => request(`/api/tables/${encodeURIComponent(id)}/layer?` + query({ x: spot.x, y: spot.y })),
  /**
   * Returns the agents that play one phase of a game.
   * @param {string} game @param {number} phase @returns {Promise<Card[]>}
   */
  agents: (game, phase) => request("/api/agents?" + query({ game, phase })),
  /** Runs one action of an agent. @param {string} id @param {string} agent @returns {Promise<View>} */
  agentStep: (id, agent) => post(`/api/tables/${encodeURIComponent(id)}/agent`, { agent }),
  /**
   * Returns the first nodes of a search tree, and the steps of the search.
   * @param {string} game @param {string} position @param {string} engine @param {Record<string, string>} options
   * @param {number} [nodes] node limit @returns {Promise<import("./lab/tree.js").Tree>}
   */
  tree: (game, position, engine, options, nodes) =>
    post("/api/tree", { game, position, engine, options, ...(nodes ? { nodes } : {}) }),
  /**
   * Creates a room; the creator gets its first seat.
   * @param {object} request @returns {Promise<{id: string, seat: number}>}
   */
  createRoom: (request) => post("/api/rooms", request),
  /** @param {string} id @param {string} name @returns {Promise<{id: string, seat: number}>} */
  joinRoom: (id, name) => post(`/api/rooms/${encodeURIComponent(id)}/join`, { name }),
  /**
   * @param {string} id @param {string} verb @param {Record<string, string>} [args]
   * @param {Record<string, string>} [options] options of a random board
   * @returns {Promise<{seq: number}>}
   */
  actInRoom: (id, verb, args = {}, options) =>
    post(`/api/rooms/${encodeURIComponent(id)}/act`, { verb, args, ...(options ? { options } : {}) }),
  /** @param {string} id @returns {Promise<Api.RoomGame[]>} */
  gamesOfRoom: (id) => request(`/api/rooms/${encodeURIComponent(id)}/games`),
  /** @returns {Promise<{reachable: boolean, addresses: string[]}>} */
  network: () => request("/api/network"),
  /** Sends a reaction or the measured latency. @param {string} id @param {{sign?: string, latency?: number}} what */
  notifyRoom: (id, what) => post(`/api/rooms/${encodeURIComponent(id)}/say`, what),
  /** @returns {Promise<import("./arena/types.js").ContestSummary[]>} */
  contests: () => request("/api/arena"),
  /**
   * Returns the engines of the server that can take part in a tournament.
   * @param {string} game @returns {Promise<{alone: boolean, bots: import("./arena/types.js").ServerBot[]}>}
   */
  serverBots: (game) => request("/api/arena/bots?" + query({ game })),
  /** @param {string} game @returns {Promise<import("./arena/types.js").RatedBot[]>} */
  ratings: (game) => request("/api/arena/ratings?" + query({ game })),
  /** @param {object} request @returns {Promise<{id: string, token: string}>} */
  createContest: (request) => post("/api/arena", request),
  /** @param {string} id @param {"start"|"stop"|"publish"|"test"} action */
  contestAction: (id, action) => post(`/api/arena/${encodeURIComponent(id)}/${action}`, {}),
  /** @param {string} id @param {string} token */
  signIn: (id, token) => post(`/api/arena/${encodeURIComponent(id)}/prove`, { token }),
  /** @param {string} id @param {string[]} names @returns {Promise<{name: string, token: string}[]>} */
  registerBots: (id, names) => post(`/api/arena/${encodeURIComponent(id)}/enter`, { names }),
  /**
   * @param {string} id @param {number} first @param {number} second
   * @returns {Promise<import("./arena/types.js").ContestGame[]>}
   */
  contestGames: (id, first, second) =>
    request(`/api/arena/${encodeURIComponent(id)}/games?` + query({ first, second })),
  /** @param {string} id @param {number} number @returns {Promise<import("./arena/types.js").BotPage>} */
  contestBot: (id, number) => request(`/api/arena/${encodeURIComponent(id)}/bots/${number}`),
  /**
   * Returns what an experiment would run.
   * @param {object} experiment @returns {Promise<{positions: string[], sizes: number[], command: string}>}
   */
  previewExperiment: (experiment) => post("/api/experiments/preview", { ...experiment, draft: true }),
  /** Starts an experiment, which runs on the server. @param {object} experiment @returns {Promise<{id: string}>} */
  startExperiment: (experiment) => post("/api/experiments", experiment),
  /** @param {string} id @returns {Promise<{game: string, done: number, runs: number, ended: boolean}>} */
  experiment: (id) => request("/api/experiments/" + encodeURIComponent(id)),
  /** @param {string} id */
  stopExperiment: (id) => post(`/api/experiments/${encodeURIComponent(id)}/stop`, {}),
  /** @param {string} topic @returns {Promise<{html: string, questions: {text: string, choices: string[]}[]}>} */
  learn: (topic) => request("/api/learn/" + encodeURIComponent(topic)),
  /**
   * Submits an answer; the server runs the engines to check it.
   * @param {string} topic @param {number} question @param {number} choice
   * @returns {Promise<Api.Responses["post /api/learn/{topic}/answer"]>}
   */
  answerQuestion: (topic, question, choice) =>
    post(`/api/learn/${encodeURIComponent(topic)}/answer`, { question, choice }),
  /**
   * Returns the section sides of a modular board as they look in a corner, and the names of the corners.
   * @param {string} game @param {number} corner @returns {Promise<{places: string[], plates: Plate[]}>}
   */
  boardSections: (game, corner) => request("/api/plates?" + query({ game, place: corner })),
  /** @param {string} game @param {string[]} sections one per corner @returns {Promise<{position: string}>} */
  composeBoard: (game, sections) => post("/api/plates", { game, plates: sections }),
  /** @param {string} game @returns {Promise<Tool[]>} */
  editorTools: (game) => request("/api/tools?" + query({ game })),
  /**
   * @param {string} game @param {string} position @param {string} tool @param {Spot} at
   * @returns {Promise<{position: string}>}
   */
  editPosition: (game, position, tool, at) => post("/api/edit", { game, position, tool, ...at, draft: true }),
  /** @param {string} game @returns {Promise<{html: string}>} */
  rules: (game) => request("/api/rules/" + encodeURIComponent(game)),
  /** @returns {Promise<{examples: {id: string, domain: string, problem: string}[]}>} */
  planExamples: () => request("/api/plan/examples"),
  /**
   * Checks a planning task.
   * @param {string} domain @param {string} problem
   * @returns {Promise<{error?: PddlError, domain?: string, problem?: string}>}
   */
  checkPlan: (domain, problem) => post("/api/plan/check", { domain, problem }),
  /**
   * Plans. Aborting the signal stops the planner.
   * @param {string} domain @param {string} problem @param {string} engine @param {number} time in ms
   * @param {AbortSignal} signal @returns {Promise<PlanResult>}
   */
  plan: (domain, problem, engine, time, signal) =>
    request("/api/plan", { method: "POST", body: JSON.stringify({ domain, problem, engine, time }), signal }),
  /** @param {string} domain @param {string} problem @param {string[]} plan @returns {Promise<PlanGraph>} */
  planGraph: (domain, problem, plan) => post("/api/plan/graph", { domain, problem, plan }),
  /** @returns {Promise<{examples: RepairExample[]}>} */
  repairExamples: () => request("/api/repair/examples"),
  /** @param {string} game @param {string} believed @param {string} actual @returns {Promise<RepairResult>} */
  repair: (game, believed, actual) => post("/api/repair", { game, believed, actual }),
  /** @returns {Promise<{html: string}>} */
  reports: () => request("/api/reports"),
  /**
   * @param {string} game @param {string} position @param {number} grade @param {AbortSignal} [signal]
   * @returns {Promise<Hint>}
   */
  hint: (game, position, grade, signal) => post("/api/hint", { game, position, grade }, signal),
  /**
   * Returns a hint in a game with secret information.
   * @param {string} table @param {number} grade @param {AbortSignal} [signal] @returns {Promise<Hint>}
   */
  tableHint: (table, grade, signal) => post("/api/hint", { table, grade }, signal),
};

/**
 * Starts a search. `stop` ends it with the best result so far; `cancel` closes the stream, which also ends the search
 * on the server.
 * @param {{game: string, position: string, engine?: string, options?: Record<string, string>, avoid?: string[], seat?:
 *   string, time?: number, lines?: number, nodes?: number, seed?: number}} job
 * @param {{progress?: (p: Progress) => void, queued?: (ahead: number) => void}} [handlers]
 * @returns {{result: Promise<Report>, stop: () => void, cancel: () => void}}
 */
export function search(job, handlers = {}) {
  /** @type {EventSource|undefined} */
  let source;
  let id = "";
  let cancelled = false;
  /** @type {(reason: Error) => void} */
  let reject = () => {};
  /** @type {Promise<Report>} */
  const result = new Promise((resolve, fail) => {
    reject = fail;
    post("/api/solve", { ...job, time: job.time ?? 10_000 }).then((created) => {
      if (!cancelled) source = searchEvents(created.id, handlers, () => (id = created.id), resolve, fail);
    }, fail);
  });
  result.catch(() => {});
  const cancel = () => {
    cancelled = true;
    source?.close();
    reject(new ApiError(t("engine.stopped"), 0, []));
  };
  return { result, cancel, stop: () => (id ? void post(`/api/solve/${id}/stop`, {}).catch(cancel) : cancel()) };
}

/**
 * Runs a created search. The request has a position of any size; the URL of its events is short.
 * @param {string} id @param {{progress?: (p: Progress) => void, queued?: (ahead: number) => void}} handlers
 * @param {() => void} onStart @param {(report: Report) => void} resolve @param {(reason: Error) => void} fail
 */
function searchEvents(id, handlers, onStart, resolve, fail) {
  const source = new EventSource(`/api/solve/${id}/events?` + query({ lang: language() }));
  source.addEventListener("started", onStart);
  source.addEventListener("queued", (e) => handlers.queued?.(Number(JSON.parse(e.data).ahead)));
  source.addEventListener("progress", (e) => handlers.progress?.(JSON.parse(e.data)));
  source.addEventListener("result", (e) => {
    source.close();
    resolve(JSON.parse(e.data));
  });
  source.addEventListener("refused", (e) => {
    source.close();
    const { error, status } = JSON.parse(e.data);
    fail(new ApiError(error, status, []));
  });
  source.onerror = () => {
    source.close();
    dispatchEvent(new Event("damier-unreachable"));
    fail(new ApiError(t("error.offline"), 0, []));
  };
  return source;
}

/**
 * Subscribes to the events of an experiment, from its start.
 * @param {string} id
 * @param {{instances: (told: LabInstances) => void, row: (row: LabRow) => void,
 *   done: () => void, refused: (why: string) => void}} handlers
 * @returns {() => void} unsubscribes; the experiment continues
 */
export function experimentEvents(id, handlers) {
  const source = new EventSource(`/api/experiments/${encodeURIComponent(id)}/events?` + query({ lang: language() }));
  source.addEventListener("instances", (e) => handlers.instances(JSON.parse(e.data)));
  source.addEventListener("row", (e) => handlers.row(JSON.parse(e.data)));
  source.addEventListener("done", () => {
    source.close();
    handlers.done();
  });
  source.addEventListener("refused", (e) => {
    source.close();
    handlers.refused(JSON.parse(e.data).error);
  });
  source.onerror = () => {
    source.close();
    handlers.refused(t("error.offline"));
  };
  return () => source.close();
}
