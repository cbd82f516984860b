import { moveText } from "../analysis/move-text.js";
import { formatNumber, formatPercent } from "../i18n.js";
import "../words/learn.js";

/**
 * The tree of a finished search, as columns of equal length, and the steps of the search.
 * @typedef {Api.Steps} Steps
 * @typedef {{options?: Record<string, string>, takes?: "oldest"|"newest"}} Job what the page asked for
 * @typedef {Omit<Api.Tree, "report"> & {report: Api.Report & Job}} Tree
 */

/**
 * Returns the name of a node: its topic, or the move that leads to it; "" for the root.
 * @param {Tree} tree @param {number} id
 */
export const nodeName = (tree, id) =>
  tree.about[id] ?? moveText({ text: tree.moves[id], words: tree.words[tree.moves[id]] });

const DEAD_END = 1_000_000_000;

/** Values of at least this many hundredths mean a decided game. */
const DECIDED = 900_000;

/**
 * Formats a value given in hundredths of the game’s unit; a decided game is ±∞.
 *
 * @param {number} value
 * @returns {string}
 */
export const valueText = (value) =>
  Math.abs(value) >= DECIDED
    ? value > 0
      ? "+∞"
      : "−∞"
    : (value > 0 ? "+" : value < 0 ? "−" : "") + formatNumber(Math.abs(value) / 100);

/**
 * Formats the h of a node: the estimated remaining cost, the value of a position, or the share of games won.
 * @param {number} h @param {string} [measure] @returns {string}
 */
export function estimateText(h, measure = "cost") {
  if (measure === "value") return valueText(h);
  if (measure === "share") return formatPercent(h / 1000);
  return h >= DEAD_END ? "∞" : String(h);
}

/** Message keys of g and h, by measure. */
const MEASURE_KEYS = {
  cost: ["var.g", "var.h"],
  value: ["tree.ply", "tree.value"],
  share: ["tree.visits", "tree.share"],
};

/** Returns the message keys of g and h. @param {string} measure @returns {string[]} */
export const measureKeys = (measure) =>
  MEASURE_KEYS[/** @type {keyof typeof MEASURE_KEYS} */ (measure)] ?? MEASURE_KEYS.cost;

/** Returns the children of every node. @param {Tree} tree @returns {number[][]} */
export function childrenOf(tree) {
  /** @type {number[][]} */
  const kids = tree.parent.map(() => []);
  tree.parent.forEach((p, id) => p >= 0 && kids[p].push(id));
  return kids;
}

/** Returns the moves from the root to a node. @param {Tree} tree @param {number} id @returns {string[]} */
export function movesTo(tree, id) {
  const moves = [];
  for (let at = id; tree.parent[at] >= 0; at = tree.parent[at]) if (tree.moves[at]) moves.unshift(tree.moves[at]);
  return moves;
}

/**
 * Returns the nodes of the solution. A search with several iterations, such as IDA*, has several nodes for one line, so
 * all of them are followed; the longest line counts. The nodes are in the order of the line.
 * @param {Tree} tree @param {number[][]} kids @returns {Set<number>}
 */
export function solutionNodes(tree, kids) {
  let nodes = [0];
  for (const move of tree.report.moves ?? []) {
    const next = nodes.flatMap((id) => kids[id].filter((k) => tree.moves[k] === move));
    if (!next.length) break;
    nodes = next;
  }
  const path = [];
  for (let at = nodes[0]; at >= 0; at = tree.parent[at]) path.unshift(at);
  return new Set(path);
}

/**
 * Returns the visible rows of a collapsible tree, depth first.
 * @param {number[][]} kids @param {Set<number>} open @returns {{id: number, depth: number}[]}
 */
export function visibleRows(kids, open) {
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

/** Returns the nodes in the order of expansion. @param {Tree} tree @returns {number[]} */
export function expansionOrder(tree) {
  /** @type {number[]} */
  const ids = [];
  tree.order.forEach((o, id) => o >= 0 && (ids[o] = id));
  return ids;
}

/**
 * Returns the state of every node after a number of expansions: 0 not generated, 1 open, 2 expanded, 3 current.
 * @param {Tree} tree @param {number} step @returns {Uint8Array}
 */
export function nodeStates(tree, step) {
  const state = new Uint8Array(tree.parent.length);
  for (let id = 0; id < state.length; id++) {
    const p = tree.parent[id];
    const generated = p < 0 || (tree.order[p] >= 0 && tree.order[p] < step);
    if (!generated) continue;
    const o = tree.order[id];
    state[id] = o < 0 || o > step - 1 ? 1 : o === step - 1 ? 3 : 2;
  }
  return state;
}
