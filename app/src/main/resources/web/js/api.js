import { language, t } from "./i18n.js";
import { withFiles } from "./files.js";
import { answerName, keepAnswer, keptAnswer } from "./answers.js";

/**
 * @typedef {{kind: "CELL"|"H"|"V", x: number, y: number}} Spot
 * @typedef {{piece: string, x: number, y: number, facing: string}} Shift
 * @typedef {{moved: Shift[], appeared: Piece[], gone: string[], walls: Wall[]}} Effect
 * @typedef {{code: number, text: string, words: string, from: Spot|null, to: Spot|null, way: string, key: string,
 *   effect: Effect, caution: string|null}} Move
 * @typedef {{id: string, x: number, y: number, shape: string, tone: string, label: string, facing: string, name:
 *   string}} Piece
 * @typedef {{x: number, y: number, kind: string, tone: string, label: string, weight: number}} Mark
 * @typedef {{x: number, y: number, kind: string, tone: string, label: string}} Cell
 * @typedef {{x: number, y: number, vertical: boolean, length: number, tone: string}} Wall
 * @typedef {{x: number, y: number, slash: string, tone: string}} Diagonal
 * @typedef {{id: string, name: string, value: string, seat: number}} Counter
 * @typedef {{seat: number, tone: string, left: number, all: number}} Stock
 * @typedef {{columns: number, rows: number, material: string, cells: Cell[], walls: Wall[], diagonals: Diagonal[],
 *   pieces: Piece[], marks: Mark[],
 *   counters: Counter[], stocks: Stock[], columnLabels: string[], rowLabels: string[]}} Scene
 * @typedef {{id: string, name: string, kind: string, about: string}} Layer
 * @typedef {{name: string, tone: string}} Seat
 * @typedef {{name: string, position: string}} Sequel
 * @typedef {{id: string, engine: string, options: Record<string, string>, name: string, strength: string}} Opponent
 * @typedef {{id: string, name: string, about: string, deal: Record<string, string>, secret: boolean}} Mode
 * @typedef {{id: string, name: string, about: string, deal: Record<string, string>}} Preset
 * @typedef {{kind: "puzzle"|"match", rank: number, cost: {one: string, many: string}, opponents: Opponent[], rival:
 *   string,
 *   modes: Mode[], presets: Preset[], panels: string[], legend: {sample: Scene, words: string}[]}} Presentation
 * @typedef {{style: string, name: string, about: string, secret: boolean}} Gathering
 * @typedef {{card: Card, engine: string, presentation: Presentation, suites: {id: string, name: string, size:
 *   number}[], gatherings: Gathering[]}} Known
 * @typedef {{game: string, name: string, about: string, day: string, position: string, seat: number, rival: string,
 *   par: number, scene: Scene}} Daily
 * @typedef {{position: string, par: number, seat: number}} Task
 * @typedef {{id: string, name: string, tasks: Task[]}} Pack
 * @typedef {{over: boolean, winner: number, cost: number, sentence: string}} Status
 * @typedef {{game: string, start: string, position: string, seat: number, status: Status, scene: Scene,
 *   moves: Move[], played: string[],
 *   words: string[], movers: string[], remarks: string[], layers: Layer[], seats: Seat[],
 *   sequel: Sequel|null, marks: Mark[],
 *   ahead: Record<string, Move[]>}} View
 * @typedef {{id: string, label: string, about: string, type: "number"|"choice"|"flag"|"some"|"text"|"files",
 *   values: string[], words: string[], least: number, most: number, standard: string}} Option
 * @typedef {{id: string, name: string, about: string, options: Option[]}} Card
 * @typedef {Card & {abilities: string[]}} EngineCard
 * @typedef {{id: string, name: string, group: string, edges: boolean, sample: Scene}} Tool a sample without cells says
 *   nothing
 * @typedef {{id: string, piece: string, picture: Scene}} Plate
 * @typedef {{hint: string, marks: Mark[], arrows: {from: Spot, to: Spot, tone: string}[]}} Hint what it says and draws
 */

/** What the server refused, with the places at fault. */
export class Refused extends Error {
  /** @param {string} message @param {number} status @param {Spot[]} spots */
  constructor(message, status, spots) {
    super(message);
    this.status = status;
    this.spots = spots;
  }
}

/** @param {string} path @param {RequestInit} [init] @returns {Promise<any>} */
async function call(path, init = {}) {
  const name = answerName(path, init, language());
  let response;
  try {
    response = await fetch(path, {
      ...init,
      headers: { "Accept-Language": language(), "Content-Type": "application/json" },
    });
  } catch {
    const kept = await keptAnswer(name).catch(() => undefined);
    if (kept === undefined) throw new Refused(t("error.offline"), 0, []);
    dispatchEvent(new CustomEvent("damier-say", { detail: t("error.kept") }));
    return kept;
  }
  const body = await response.json().catch(() => ({ error: t("error.server"), spots: [] }));
  if (!response.ok) throw new Refused(body.error ?? t("error.server"), response.status, body.spots ?? []);
  keepAnswer(name, body).catch(() => {}); // a full disk is no reason to stop
  if (body.fault) throw new Refused(body.fault.error, 400, body.fault.spots);
  return body;
}

/** @param {string} path @param {object} body */
const post = (path, body) => call(path, { method: "POST", body: JSON.stringify(body) });

/** @param {Record<string, string|number>} params */
const query = (params) => new URLSearchParams(Object.entries(params).map(([k, v]) => [k, String(v)])).toString();

export const api = {
  /** @returns {Promise<Known[]>} */
  games: () => call("/api/games"),
  /** A seat where an opponent sits through a game. @returns {Promise<{id: string}>} */
  seat: () => post("/api/seats", {}),
  /** A board of each game for today. @returns {Promise<Daily[]>} */
  today: () => call("/api/today"),
  /**
   * Everybody’s best on today’s board of a game.
   * @param {string} game
   * @returns {Promise<{day: string, finished: boolean, best: import("./play/day-results.js").Best[]}>}
   */
  dayResults: (game) => call("/api/today/results?" + query({ game })),
  /** A way to the goal of it. @param {string} game @param {string} name @param {string[]} moves */
  finishDay: (game, name, moves) => post("/api/today/results", { game, name, moves }),
  /** Keeps a page on the server. @param {string} kind @param {object} content @returns {Promise<{id: string}>} */
  keep: (kind, content) => post("/api/kept", { kind, content }),
  /** @param {string} id @returns {Promise<{kind: string, content: any, at: number}>} */
  kept: (id) => call("/api/kept/" + encodeURIComponent(id)),
  /** Puzzles by difficulty. @param {string} game @returns {Promise<Pack[]>} */
  packs: (game) => call("/api/packs?" + query({ game })),
  /** @param {string} game @param {string} position
   *  @returns {Promise<{game: string, standard: string, engines: EngineCard[], heuristics: {id: string, admissible:
   * boolean}[], opponents: Opponent[]}>} */
  engines: (game, position) => call("/api/engines?" + query({ game, position })),
  /** @param {string} game @param {Record<string, string>} [options] @param {number} [seed]
   *  @returns {Promise<{game: string, position: string, seed: number}>} */
  deal: async (game, options = {}, seed) =>
    post("/api/deal", { game, options: withFiles(options), ...(seed === undefined ? {} : { seed }) }),
  /**
   * The next of several rounds, after the moves that ended the last one.
   * @param {string} game @param {string[]} rounds the positions they began with @param {string[]} moves
   * @param {Record<string, string>} options @param {number} seed
   * @returns {Promise<{game: string, position: string, seed: number}>}
   */
  next: async (game, rounds, moves, options, seed) =>
    post("/api/next", { game, rounds, moves, options: withFiles(options), seed }),
  /**
   * The position after something is put elsewhere by hand, or chosen by a click.
   * @param {string} game @param {string} position @param {Spot} from @param {Spot} to
   * @returns {Promise<{position: string}>}
   */
  arrange: (game, position, from, to) => post("/api/edit", { game, position, from, ...to, draft: true }),
  /**
   * @param {string} game
   * @param {string} position @param {string[]} [moves] @param {string} [layer]
   * @param {boolean} [ahead] whether to tell the moves after the next ones, too @returns {Promise<View>}
   */
  look: (game, position, moves = [], layer = "", ahead = false) =>
    post("/api/look", { game, position, moves, layer, ahead }),
  /**
   * As `look`, of a text that somebody types: that it is no position yet is an answer, not an error of the page.
   * @param {string} game @param {string} position @returns {Promise<View>}
   */
  check: (game, position) => post("/api/look", { game, position, draft: true }),
  /**
   * What a gesture means that is no legal move.
   * @param {string} game
   * @param {string} position
   * @param {string[]} moves made from there
   * @param {Spot|null} from
   * @param {Spot} to
   *  @returns {Promise<{moves: string[], refusal: string|null}>} */
  gesture: (game, position, moves, from, to) =>
    post("/api/gesture", { game, position, moves, from: from ?? undefined, to }),
  /**
   * Why the move of a letter cannot be made.
   * @param {string} game @param {string} position @param {string[]} moves @param {string} key
   * @returns {Promise<{refusal: string|null}>}
   */
  refusedKey: (game, position, moves, key) => post("/api/gesture", { game, position, moves, key }),
  /**
   * Why a gesture or a key is refused at a table whose position is the server's secret.
   * @param {string} table @param {{from: Spot|null, to: Spot}|{key: string}} what
   * @returns {Promise<{refusal: string|null}>}
   */
  refusedAt: (table, what) => post("/api/gesture", { table, ...what }),
  /**
   * The board after each move of a line, from a number on: as many as fit one answer.
   * @param {string} game @param {string} position @param {string[]} moves @param {number} [from]
   * @returns {Promise<Scene[]>}
   */
  boards: (game, position, moves, from = 0) => post("/api/boards", { game, position, moves, from }),
  /**
   * Whatever a person pastes, a position, a record or a list of moves, as a record that the rules have played.
   * @param {string} text @param {string} [game] where it is pasted @param {string} [position]
   * @returns {Promise<import("./analysis/tree.js").GameRecord>}
   */
  record: (text, game = "", position = "") => post("/api/records", { text, game, position, draft: true }),
  /**
   * A line as a moving picture, in base 64.
   * @param {string} game @param {string} position @param {string[]} moves @returns {Promise<{gif: string}>}
   */
  gif: (game, position, moves) => post("/api/gif", { game, position, moves }),
  /** @param {object} request @returns {Promise<{id: string, view: View}>} */
  open: (request) => post("/api/tables", request),
  /** @param {string} id @returns {Promise<View>} */
  table: (id) => call("/api/tables/" + encodeURIComponent(id)),
  /** @param {string} id @param {string} move @returns {Promise<View>} */
  move: (id, move) => post(`/api/tables/${encodeURIComponent(id)}/moves`, { move }),
  /** @param {string} id @returns {Promise<View>} */
  undo: (id) => post(`/api/tables/${encodeURIComponent(id)}/undo`, {}),
  /** @param {string} id @param {string} layer @returns {Promise<{marks: Mark[], why: string[]}>} */
  layer: (id, layer) => call(`/api/tables/${encodeURIComponent(id)}/layer?` + query({ id: layer })),
  /** @param {string} id @param {Spot} spot @returns {Promise<{marks: Mark[], why: string[]}>} */
  why: (id, spot) => call(`/api/tables/${encodeURIComponent(id)}/layer?` + query({ x: spot.x, y: spot.y })),
  /** Who plays this phase and no other. @param {string} game @param {number} phase @returns {Promise<Card[]>} */
  agents: (game, phase) => call("/api/agents?" + query({ game, phase })),
  /** One act of an agent at this table. @param {string} id @param {string} agent @returns {Promise<View>} */
  step: (id, agent) => post(`/api/tables/${encodeURIComponent(id)}/agent`, { agent }),
  /**
   * The first nodes of a search's tree, and its steps.
   * @param {string} game
   * @param {string} position
   * @param {string} engine
   * @param {Record<string, string>} options
   * @param {number} [nodes] how much may be searched
   *  @returns {Promise<import("./lab/tree.js").Tree>} */
  tree: (game, position, engine, options, nodes) =>
    call(
      "/api/tree?" +
        query({ game, position, engine, ...(nodes ? { nodes } : {}) }) +
        Object.entries(options)
          .map(([k, v]) => "&set=" + encodeURIComponent(`${k}=${v}`))
          .join(""),
    ),
  /** Opens a room and takes its first seat. @param {object} request @returns {Promise<{id: string, seat: number}>} */
  openRoom: (request) => post("/api/rooms", request),
  /** @param {string} id @param {string} name @returns {Promise<{id: string, seat: number}>} */
  joinRoom: (id, name) => post(`/api/rooms/${encodeURIComponent(id)}/join`, { name }),
  /**
   * @param {string} id @param {string} verb @param {Record<string, string>} [args]
   * @returns {Promise<{seq: number}>}
   */
  actInRoom: (id, verb, args = {}) => post(`/api/rooms/${encodeURIComponent(id)}/act`, { verb, args }),
  /** @param {string} id @param {{sign?: string, latency?: number}} what */
  sayInRoom: (id, what) => post(`/api/rooms/${encodeURIComponent(id)}/say`, what),
  /** The board that is one's own there. @param {string} id @returns {Promise<View>} */
  boardInRoom: (id) => call(`/api/rooms/${encodeURIComponent(id)}/board`),
  /** @returns {Promise<import("./arena/types.js").Listed[]>} */
  contests: () => call("/api/arena"),
  /** Who can take part without coming from outside. @param {string} game
   * @returns {Promise<{alone: boolean, bots: import("./arena/types.js").Resident[]}>} */
  residents: (game) => call("/api/arena/bots?" + query({ game })),
  /** @param {string} game @returns {Promise<import("./arena/types.js").Rated[]>} */
  ratings: (game) => call("/api/arena/ratings?" + query({ game })),
  /** @param {object} request @returns {Promise<{id: string, token: string}>} */
  openContest: (request) => post("/api/arena", request),
  /** @param {string} id @param {"start"|"stop"|"publish"|"test"} what */
  actInContest: (id, what) => post(`/api/arena/${encodeURIComponent(id)}/${what}`, {}),
  /** @param {string} id @param {string} token */
  prove: (id, token) => post(`/api/arena/${encodeURIComponent(id)}/prove`, { token }),
  /** @param {string} id @param {string[]} names @returns {Promise<{name: string, token: string}[]>} */
  enterContest: (id, names) => post(`/api/arena/${encodeURIComponent(id)}/enter`, { names }),
  /** @param {string} id @param {number} first @param {number} second
   * @returns {Promise<import("./arena/types.js").ContestGame[]>} */
  contestGames: (id, first, second) => call(`/api/arena/${encodeURIComponent(id)}/games?` + query({ first, second })),
  /**
   * What an experiment would run. @param {object} experiment
   * @returns {Promise<{positions: string[], sizes: number[], command: string}>}
   */
  preview: (experiment) => post("/api/experiments/preview", { ...experiment, draft: true }),
  /** Begins an experiment that goes on by itself. @param {object} experiment @returns {Promise<{id: string}>} */
  beginExperiment: (experiment) => post("/api/experiments", experiment),
  /** @param {string} id @returns {Promise<{game: string, done: number, runs: number, ended: boolean}>} */
  experiment: (id) => call("/api/experiments/" + encodeURIComponent(id)),
  /** @param {string} id */
  stopExperiment: (id) => post(`/api/experiments/${encodeURIComponent(id)}/stop`, {}),
  /** @param {string} topic @returns {Promise<{html: string, questions: {text: string, choices: string[]}[]}>} */
  learn: (topic) => call("/api/learn/" + encodeURIComponent(topic)),
  /**
   * What the engines say to an answer.
   * @param {string} topic @param {number} question @param {number} choice
   * @returns {Promise<{correct: boolean, right: number[], why: string, found: {engine: string, options: Record<string,
   *   string>, report: any}[]}>}
   */
  judge: (topic, question, choice) => post(`/api/learn/${encodeURIComponent(topic)}/answer`, { question, choice }),
  /**
   * The plates of a game as they look at a place, and what the places are called.
   * @param {string} game @param {number} place @returns {Promise<{places: string[], plates: Plate[]}>}
   */
  plates: (game, place) => call("/api/plates?" + query({ game, place })),
  /** @param {string} game @param {string[]} plates one for every place @returns {Promise<{position: string}>} */
  lay: (game, plates) => post("/api/plates", { game, plates }),
  /** @param {string} game @returns {Promise<Tool[]>} */
  tools: (game) => call("/api/tools?" + query({ game })),
  /**
   * @param {string} game
   * @param {string} position @param {string} tool @param {Spot} at @returns {Promise<{position: string}>}
   */
  edit: (game, position, tool, at) => post("/api/edit", { game, position, tool, ...at, draft: true }),
  /** @param {string} game @returns {Promise<{html: string}>} */
  rules: (game) => call("/api/rules/" + encodeURIComponent(game)),
  /** @param {string} game @param {string} position @param {number} grade @returns {Promise<Hint>} */
  hint: (game, position, grade) => call("/api/hint?" + query({ game, position, grade })),
  /**
   * For a table whose position is the server's secret.
   * @param {string} table @param {number} grade @returns {Promise<Hint>}
   */
  tableHint: (table, grade) => call("/api/hint?" + query({ table, grade })),
};

/**
 * A running search. `stop` ends it with its best so far; `abandon` closes the stream, and the server hears of that too.
 * @param {{game: string, position: string, engine?: string, options?: Record<string, string>, avoid?: string[], seat?:
 *   string, time?: number, lines?: number, nodes?: number}} job
 * @param {{progress?: (p: any) => void, queued?: (ahead: number) => void}} [hear]
 * @returns {{result: Promise<any>, stop: () => void, abandon: () => void}}
 */
export function search(job, hear = {}) {
  const params = {
    game: job.game,
    position: job.position,
    engine: job.engine ?? "",
    time: job.time ?? 10_000,
    lang: language(),
    ...(job.seat ? { seat: job.seat } : {}),
    ...(job.lines ? { lines: job.lines } : {}),
    ...(job.nodes ? { nodes: job.nodes } : {}),
  };
  const options = Object.entries(job.options ?? {})
    .map(([k, v]) => "&set=" + encodeURIComponent(`${k}=${v}`))
    .join("");
  const avoid = (job.avoid ?? []).map((m) => "&avoid=" + encodeURIComponent(m)).join("");
  const source = new EventSource("/api/solve?" + query(params) + options + avoid);
  let id = "";
  /** @type {(reason: Error) => void} */
  let reject = () => {};
  const result = new Promise((resolve, no) => {
    reject = no;
    source.addEventListener("started", (e) => (id = JSON.parse(e.data).id));
    source.addEventListener("queued", (e) => hear.queued?.(Number(JSON.parse(e.data).ahead)));
    source.addEventListener("progress", (e) => hear.progress?.(JSON.parse(e.data)));
    source.addEventListener("result", (e) => {
      source.close();
      resolve(JSON.parse(e.data));
    });
    source.addEventListener("refused", (e) => {
      source.close();
      const { error, status } = JSON.parse(e.data);
      no(new Refused(error, status, []));
    });
    source.onerror = () => {
      source.close();
      no(new Refused(t("error.offline"), 0, []));
    };
  });
  result.catch(() => {});
  const abandon = () => {
    source.close();
    reject(new Refused(t("engine.stopped"), 0, []));
  };
  return { result, abandon, stop: () => (id ? void post(`/api/solve/${id}/stop`, {}).catch(abandon) : abandon()) };
}

/**
 * A kept experiment as it runs, from its beginning. @param {string} id
 * @param {{instances: (told: {positions: string[], sizes: number[], command: string}) => void, row: (row: any) => void,
 *   done: () => void, refused: (why: string) => void}} hear
 * @returns {() => void} ends the listening; the experiment goes on
 */
export function experimentEvents(id, hear) {
  const source = new EventSource(`/api/experiments/${encodeURIComponent(id)}/events?` + query({ lang: language() }));
  source.addEventListener("instances", (e) => hear.instances(JSON.parse(e.data)));
  source.addEventListener("row", (e) => hear.row(JSON.parse(e.data)));
  source.addEventListener("done", () => {
    source.close();
    hear.done();
  });
  source.addEventListener("refused", (e) => {
    source.close();
    hear.refused(JSON.parse(e.data).error);
  });
  source.onerror = () => {
    source.close();
    hear.refused(t("error.offline"));
  };
  return () => source.close();
}
