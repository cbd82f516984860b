import { estimateText, nodeName, valueText } from "../lab/tree.js";
import { formatNumber } from "../i18n.js";

/**
 * What a lesson shows of a search at one of its steps. Steps are counted from 1; step 0 is before the search.
 * @typedef {import("../lab/tree.js").Tree} Tree
 * @typedef {{label: string, value: string, sign?: string, now?: boolean}} Line
 */

/** Values below this mean that no value is known yet. */
const UNKNOWN = -900_000;

/** Maximum number of lines beside the board. */
const MAX_LINES = 6;

/** Returns the kind of a step, or "". @param {Tree} tree @param {number} step */
export const stepKindAt = (tree, step) => (step > 0 ? (tree.steps.what[step - 1] ?? "") : "");

/** Returns the node of a step. @param {Tree} tree @param {number} step */
export const nodeAt = (tree, step) => (step > 0 ? (tree.steps.at[step - 1] ?? 0) : 0);

/**
 * Returns the variables of a step, named as in the pseudo-code. Variables without meaning are left out.
 * @param {Tree} tree @param {number} step @returns {[string, string][]}
 */
export function shownVariables(tree, step) {
  if (step < 1 || step > tree.steps.what.length) return [];
  return tree.steps.variables.flatMap((name, v) =>
    isHidden(tree, name) ? [] : [[name, variableText(tree, name, tree.steps.values[v][step - 1])]],
  );
}

/**
 * Whether a variable is not shown: `h` of an uninformed search, and the coordinates of a cell, which the board shows.
 * @param {Tree} tree @param {string} name
 */
const isHidden = (tree, name) => (name === "h" && isUninformed(tree)) || name === "column" || name === "row";

/** Whether the search is uninformed: it takes the oldest or newest node and uses no heuristic. @param {Tree} tree */
const isUninformed = (tree) => Boolean(tree.report.takes) && !tree.report.options?.heuristic;

/**
 * Returns the order in which nodes are taken from the frontier.
 * @param {Tree} tree @returns {"oldest"|"newest"|"weighted"|"cost"}
 */
export const frontierOrder = (tree) => tree.report.takes ?? (tree.report.options?.weight ? "weighted" : "cost");

/** @param {Tree} tree @param {string} name @param {number} value */
function variableText(tree, name, value) {
  if (tree.measure === "value" && name !== "depth") return valueText(value);
  if (tree.measure === "share" && name === "share") return estimateText(value, "share");
  if (name === "h") return estimateText(value);
  return formatNumber(value);
}

/** Returns the cell of a step, if its engine reports one. @param {Tree} tree @param {number} step */
export function cellAt(tree, step) {
  const value = (/** @type {string} */ name) => tree.steps.values[tree.steps.variables.indexOf(name)]?.[step - 1] ?? -1;
  const [x, y] = [value("column"), value("row")];
  return step > 0 && x >= 0 && y >= 0 ? { x, y } : null;
}

/**
 * Returns the state of every node at a step: 0 not generated, 1 in the frontier, 2 done, 3 current.
 * @param {Tree} tree @param {number} step @returns {Uint8Array}
 */
export function nodesAt(tree, step) {
  const { what, at } = tree.steps;
  const state = new Uint8Array(tree.parent.length);
  if (what.includes("expand")) for (const id of frontierAt(tree, step)) state[id] = 1;
  for (let i = 0; i < step; i++) state[at[i]] = 2;
  if (step > 0) state[at[step - 1]] = 3;
  return state;
}

/**
 * Returns all generated nodes, including expanded ones. An iterative search generates its nodes again in each
 * iteration; nodes of later iterations are left out.
 * @param {Tree} tree @param {number} step @returns {number[]}
 */
function frontierAt(tree, step) {
  const { what, at } = tree.steps;
  const begun = what.lastIndexOf("round", step - 1);
  const next = what.indexOf("round", step);
  const later = new Set(next < 0 ? [] : at.slice(next));
  for (const id of at.slice(0, step)) later.delete(id);
  const expanded = new Set(at.slice(0, step).filter((_, i) => i > begun && what[i] === "expand"));
  return tree.parent.flatMap((p, id) => ((p < 0 || expanded.has(p)) && !later.has(id) ? [id] : []));
}

/**
 * Returns the lines beside the board: the frontier in the order of expansion, the root moves with their values, or the
 * latest queries with their answers.
 * @param {Tree} tree @param {number} step @returns {Line[]}
 */
export function linesAt(tree, step) {
  if (Object.keys(tree.about).length) return questionLines(tree, step);
  if (tree.measure === "cost") return frontierLines(tree, step);
  return rootMoves(tree, step);
}

/** @param {Tree} tree @param {number} step @returns {Line[]} */
function frontierLines(tree, step) {
  const weight = Number(tree.report.options?.weight ?? 1);
  const rank = {
    oldest: (/** @type {number} */ id) => id,
    newest: (/** @type {number} */ id) => -id,
    weighted: (/** @type {number} */ id) => tree.g[id] + weight * tree.h[id],
    cost: (/** @type {number} */ id) => tree.g[id] + tree.h[id],
  }[frontierOrder(tree)];
  return [...nodesAt(tree, step)]
    .flatMap((s, id) => (s === 1 ? [{ id, rank: rank(id) }] : []))
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
    .slice(0, MAX_LINES)
    .map(({ id }) => ({
      label: nodeName(tree, id) || "·",
      value: isUninformed(tree)
        ? String(tree.g[id])
        : `${tree.g[id]} + ${weight === 1 ? "" : formatNumber(weight) + " × "}${estimateText(tree.h[id])}`,
    }));
}

/** @param {Tree} tree @param {number} step @returns {Line[]} */
function rootMoves(tree, step) {
  const { what, at, values } = tree.steps;
  /** @type {Map<number, {rank: number, value: string}>} */
  const results = new Map();
  const cut = new Set();
  for (let i = 0; i < step; i++) {
    if (tree.parent[at[i]] !== 0) continue;
    if (what[i] === "enter") cut.delete(at[i]);
    if (what[i] === "cut") cut.add(at[i]);
    if (what[i] === "credit")
      results.set(at[i], {
        rank: values[0][i],
        value: `${formatNumber(values[0][i])} · ${estimateText(values[1][i], "share")}`,
      });
    if (what[i] === "return" || what[i] === "leaf") {
      const own = -values[3][i];
      // After a cutoff, the value is only an upper bound.
      const bound = cut.has(at[i]) ? "≤ " : "";
      if (values[3][i] > UNKNOWN) results.set(at[i], { rank: own - (bound ? 0.5 : 0), value: bound + valueText(own) });
    }
  }
  const now = rootMoveOf(tree, nodeAt(tree, step));
  return [...results]
    .sort((a, b) => b[1].rank - a[1].rank)
    .slice(0, MAX_LINES)
    .map(([id, k]) => ({ label: nodeName(tree, id), value: k.value, now: id === now }));
}

/** Returns the root move above a node. @param {Tree} tree @param {number} id */
function rootMoveOf(tree, id) {
  let at = id;
  while (tree.parent[at] > 0) at = tree.parent[at];
  return at;
}

/** @param {Tree} tree @param {number} step @returns {Line[]} */
function questionLines(tree, step) {
  const { what, at } = tree.steps;
  /** @type {Line[]} */
  const lines = [];
  for (let i = 0; i < step; i++) {
    if (what[i] === "ask") lines.unshift({ label: tree.about[at[i]], value: "", now: i === step - 1 });
    else lines[0] = { ...lines[0], sign: what[i], now: i === step - 1 };
  }
  return lines.slice(0, MAX_LINES);
}
