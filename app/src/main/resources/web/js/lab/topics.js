const BOARD = "2,8,3/1,6,4/7,0,5_goal=spiral";

/** @param {string} engine @param {Record<string, string>} [options] @param {string} [position] */
const demo = (engine, options = {}, position = BOARD) => ({ game: "taquin", position, engine, options });

/**
 * The lessons: what runs live, which lines of the pseudo-code its loop goes through, and the engines the laboratory
 * opens with.
 * @type {Record<string, {demo?: {game: string, position: string, engine: string, options: Record<string, string>},
 *   loop?: number[], lab?: {id: string, options: Record<string, string>}[]}>}
 */
export const TOPICS = {
  "breadth-first": {
    demo: demo("breadth-first"),
    loop: [3, 4, 5],
    lab: [
      { id: "breadth-first", options: {} },
      { id: "bidirectional", options: {} },
    ],
  },
  "depth-first": {
    demo: demo("depth-first", { limit: "14" }),
    loop: [3, 4, 5],
    lab: [
      { id: "depth-first", options: { limit: "20" } },
      { id: "breadth-first", options: {} },
    ],
  },
  astar: {
    demo: demo("astar", { heuristic: "P" }),
    loop: [3, 4, 5],
    lab: [
      { id: "astar", options: { heuristic: "P" } },
      { id: "astar", options: { heuristic: "W" } },
    ],
  },
  "ida-star": {
    demo: demo("ida-star", { heuristic: "P" }),
    loop: [3, 4, 5],
    lab: [
      { id: "ida-star", options: { heuristic: "P" } },
      { id: "astar", options: { heuristic: "P" } },
    ],
  },
  anytime: {
    demo: demo("weighted-astar", { heuristic: "P", weight: "3" }),
    loop: [3, 4, 5],
    lab: [
      { id: "weighted-astar", options: { weight: "3" } },
      { id: "anytime-astar", options: {} },
    ],
  },
  "alpha-beta": {
    demo: { game: "quoridor", position: "start / size5 / walls3", engine: "alphabeta", options: { depth: "3" } },
    lab: [
      { id: "classic-alphabeta", options: {} },
      { id: "damier", options: {} },
    ],
  },
  mcts: {
    demo: { game: "quoridor", position: "start / size5 / walls3", engine: "mcts", options: {} },
    lab: [
      { id: "mcts", options: {} },
      { id: "damier", options: {} },
    ],
  },
  sat: {},
  strips: {
    demo: { game: "hitman", position: "..T/#../.P.", engine: "strips", options: {} },
    loop: [3, 4, 5],
    lab: [
      { id: "strips", options: { heuristic: "hmax" } },
      { id: "optimal", options: {} },
    ],
  },
};
