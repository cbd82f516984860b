const TAQUIN_BOARD = "2,8,3/1,6,4/7,0,5_goal=spiral";
const QUORIDOR_BOARD = "start_size5_walls3";

/** Lines of the pseudo-code for the steps of a search with an open list, from 0. */
const SEARCH_LINES = { take: 3, test: 4, expand: 5 };

/**
 * The demonstration of a lesson.
 * @typedef {{game: string, position: string, engine: string, options: Record<string, string>, nodes?: number, takes?:
 *   "oldest"|"newest"}} Demo `takes` is the order of the frontier, if nodes are not taken by their value
 * @typedef {{strand: "way"|"against"|"out", level: number, minutes: number, demo: Demo, lines: Record<string, number>,
 *   lab: {id: string, options: Record<string, string>}[]}} Topic
 */

/** @param {string} engine @param {Record<string, string>} [options] @param {string} [position] @returns {Demo} */
const demo = (engine, options = {}, position = TAQUIN_BOARD) => ({ game: "taquin", position, engine, options });

/**
 * The lessons in their order: the demonstration, the line of the pseudo-code for each kind of step (from 0), and the
 * engines for the Lab.
 * @type {Record<string, Topic>}
 */
export const TOPICS = {
  "breadth-first": {
    strand: "way",
    level: 1,
    minutes: 5,
    demo: { ...demo("breadth-first", { "goal-test": "late" }), takes: "oldest" },
    lines: SEARCH_LINES,
    lab: [
      { id: "breadth-first", options: {} },
      { id: "bidirectional", options: {} },
    ],
  },
  "depth-first": {
    strand: "way",
    level: 1,
    minutes: 4,
    demo: { ...demo("depth-first", { limit: "14" }), takes: "newest" },
    lines: SEARCH_LINES,
    lab: [
      { id: "depth-first", options: { limit: "20" } },
      { id: "breadth-first", options: {} },
    ],
  },
  astar: {
    strand: "way",
    level: 2,
    minutes: 6,
    demo: demo("astar", { heuristic: "P" }),
    lines: SEARCH_LINES,
    lab: [
      { id: "astar", options: { heuristic: "P" } },
      { id: "astar", options: { heuristic: "W" } },
    ],
  },
  "ida-star": {
    strand: "way",
    level: 2,
    minutes: 6,
    demo: { ...demo("ida-star", { heuristic: "W" }), takes: "newest" },
    lines: { ...SEARCH_LINES, beyond: 7, round: 9 },
    lab: [
      { id: "ida-star", options: { heuristic: "P" } },
      { id: "astar", options: { heuristic: "P" } },
    ],
  },
  anytime: {
    strand: "way",
    level: 3,
    minutes: 7,
    demo: demo("weighted-astar", { heuristic: "P", weight: "3" }),
    lines: SEARCH_LINES,
    lab: [
      { id: "weighted-astar", options: { weight: "3" } },
      { id: "anytime-astar", options: {} },
    ],
  },
  "alpha-beta": {
    strand: "against",
    level: 3,
    minutes: 8,
    demo: {
      game: "quoridor",
      position: QUORIDOR_BOARD,
      engine: "alphabeta",
      options: { depth: "2", "principal-variation": "off", table: "off" },
    },
    lines: { leaf: 1, enter: 2, try: 4, back: 7, cut: 9, return: 10 },
    lab: [
      { id: "alphabeta", options: { depth: "3" } },
      { id: "alphabeta", options: { depth: "3", cuts: "off", table: "off" } },
    ],
  },
  mcts: {
    strand: "against",
    level: 3,
    minutes: 8,
    demo: { game: "quoridor", position: QUORIDOR_BOARD, engine: "mcts", options: {}, nodes: 120 },
    lines: { select: 5, grow: 6, "play-out": 7, credit: 9 },
    lab: [
      { id: "mcts", options: {} },
      { id: "damier", options: {} },
    ],
  },
  sat: {
    strand: "out",
    level: 4,
    minutes: 9,
    demo: { game: "hitman", position: "PT/.D/.W_explore-l", engine: "deduce", options: { by: "counters" } },
    lines: { ask: 3, world: 4, "no-world": 5 },
    lab: [
      { id: "deduce", options: { by: "counters" } },
      { id: "deduce", options: { by: "naive" } },
    ],
  },
  strips: {
    strand: "out",
    level: 4,
    minutes: 9,
    demo: { game: "hitman", position: "..T/#../.P.", engine: "strips", options: {} },
    lines: SEARCH_LINES,
    lab: [
      { id: "strips", options: { heuristic: "hmax" } },
      { id: "optimal", options: {} },
    ],
  },
};
