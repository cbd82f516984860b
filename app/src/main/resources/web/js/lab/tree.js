import { moveWords } from "../analysis/move-words.js";
import { number } from "../i18n.js";
import "../words/learn.js";

/**
 * The tree of a finished search, as columns of equal length, and the steps that made it.
 * @typedef {{variables: string[], what: string[], at: number[], values: number[][]}} Steps
 * @typedef {{parent: number[], moves: string[], words: Record<string, string>, g: number[], h: number[], order:
 *   number[], mark: number[], about: Record<string, string>, measure: "cost"|"value"|"share", steps: Steps,
 *   report: any}} Tree
 */

/** What a node is called: what it is about, or the move to it as people read it; "" for the root. @param {Tree} tree
 *  @param {number} id */
export const nodeName = (tree, id) =>
  tree.about[id] ?? moveWords({ text: tree.moves[id], words: tree.words[tree.moves[id]] });

const DEAD = 1_000_000_000;

/** From so many hundredths on, a value says that the game is decided. */
const DECIDED = 900_000;

/** Hundredths of a move as people read them; a decided game is ±∞. @param {number} value @returns {string} */
export const worth = (value) =>
  Math.abs(value) >= DECIDED
    ? value > 0
      ? "+∞"
      : "−∞"
    : (value > 0 ? "+" : value < 0 ? "−" : "") + number(Math.abs(value) / 100);

/**
 * The h of a node as people read it: a cost still to come (none leads out of a dead state), what a position is worth in
 * moves, or the share of games won.
 * @param {number} h @param {string} [measure] @returns {string}
 */
export function estimate(h, measure = "cost") {
  if (measure === "value") return worth(h);
  if (measure === "share") return number(Math.round(h / 10)) + " %";
  return h >= DEAD ? "∞" : String(h);
}

/** The name of h by what it measures; g is a cost, a depth or a number of visits. */
const NAMES = { cost: ["var.g", "var.h"], value: ["tree.ply", "tree.value"], share: ["tree.visits", "tree.share"] };

/** The keys of the words for g and h. @param {string} measure @returns {string[]} */
export const measured = (measure) => NAMES[/** @type {keyof typeof NAMES} */ (measure)] ?? NAMES.cost;

/** Children of every node. @param {Tree} tree @returns {number[][]} */
export function children(tree) {
  /** @type {number[][]} */
  const kids = tree.parent.map(() => []);
  tree.parent.forEach((p, id) => p >= 0 && kids[p].push(id));
  return kids;
}

/** Moves from the root to a node. @param {Tree} tree @param {number} id @returns {string[]} */
export function path(tree, id) {
  const moves = [];
  for (let at = id; tree.parent[at] >= 0; at = tree.parent[at]) if (tree.moves[at]) moves.unshift(tree.moves[at]);
  return moves;
}

/** The nodes of the answer's line. @param {Tree} tree @param {number[][]} kids @returns {Set<number>} */
export function solution(tree, kids) {
  const on = new Set([0]);
  let at = 0;
  for (const move of tree.report.moves ?? []) {
    const next = kids[at].find((k) => tree.moves[k] === move);
    if (next === undefined) break;
    on.add(next);
    at = next;
  }
  return on;
}

/**
 * The rows a collapsible tree shows, depth first.
 * @param {number[][]} kids @param {Set<number>} open @returns {{id: number, depth: number}[]}
 */
export function visible(kids, open) {
  const rows = [];
  const stack = kids.length ? [{ id: 0, depth: 0 }] : [];
  while (stack.length) {
    const row = /** @type {{id: number, depth: number}} */ (stack.pop());
    rows.push(row);
    if (open.has(row.id))
      for (let i = kids[row.id].length - 1; i >= 0; i--) stack.push({ id: kids[row.id][i], depth: row.depth + 1 });
  }
  return rows;
}

/** Nodes by order of expansion. @param {Tree} tree @returns {number[]} */
export function expansions(tree) {
  /** @type {number[]} */
  const ids = [];
  tree.order.forEach((o, id) => o >= 0 && (ids[o] = id));
  return ids;
}

/**
 * The state of every node after so many expansions: 0 not made yet, 1 waiting, 2 expanded, 3 the current one.
 * @param {Tree} tree @param {number} step @returns {Uint8Array}
 */
export function states(tree, step) {
  const state = new Uint8Array(tree.parent.length);
  for (let id = 0; id < state.length; id++) {
    const p = tree.parent[id];
    const made = p < 0 || (tree.order[p] >= 0 && tree.order[p] < step);
    if (!made) continue;
    const o = tree.order[id];
    state[id] = o < 0 || o > step - 1 ? 1 : o === step - 1 ? 3 : 2;
  }
  return state;
}
