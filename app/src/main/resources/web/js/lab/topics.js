const SHORT = "4,1,3/7,2,6/5,8,0";
const LONG = "2,8,3/6,1,4/7,0,5";

/** @param {string} engine @param {Record<string, string>} [options] @param {string} [position] */
const demo = (engine, options = {}, position = LONG) => ({ game: "taquin", position, engine, options });

/**
 * The lessons: what runs live, which lines of the pseudo-code its loop goes through, and the engines the laboratory opens with.
 * @type {Record<string, {demo?: {game: string, position: string, engine: string, options: Record<string, string>}, loop?: number[], lab?: {id: string, options: Record<string, string>}[]}>}
 */
export const TOPICS = {
  "breadth-first": { demo: demo("breadth-first", {}, SHORT), loop: [3, 4, 5], lab: [{ id: "breadth-first", options: {} }, { id: "bidirectional", options: {} }] },
  "depth-first": { demo: demo("depth-first", { limit: "14" }, SHORT), loop: [3, 4, 5], lab: [{ id: "depth-first", options: { limit: "20" } }, { id: "breadth-first", options: {} }] },
  astar: { demo: demo("astar", { heuristic: "P" }), loop: [3, 4, 5], lab: [{ id: "astar", options: { heuristic: "P" } }, { id: "astar", options: { heuristic: "W" } }] },
  "ida-star": { demo: demo("ida-star", { heuristic: "P" }), loop: [3, 4, 5], lab: [{ id: "ida-star", options: { heuristic: "P" } }, { id: "astar", options: { heuristic: "P" } }] },
  anytime: { demo: demo("weighted-astar", { heuristic: "P", weight: "3" }), loop: [3, 4, 5], lab: [{ id: "weighted-astar", options: { weight: "3" } }, { id: "anytime-astar", options: {} }] },
  "alpha-beta": { demo: { game: "quoridor", position: "start", engine: "classic-alphabeta", options: {} }, lab: [{ id: "classic-alphabeta", options: {} }, { id: "damier", options: {} }] },
  mcts: { demo: { game: "quoridor", position: "start", engine: "mcts", options: {} }, lab: [{ id: "mcts", options: {} }, { id: "damier", options: {} }] },
  sat: {},
  strips: { demo: { game: "hitman", position: "..T/#../.P.", engine: "strips", options: {} }, loop: [3, 4, 5], lab: [{ id: "strips", options: { heuristic: "hmax" } }, { id: "optimal", options: {} }] },
};
