import { estimate, nodeName, worth } from "../lab/tree.js";
import { number } from "../i18n.js";

/**
 * What a lesson shows of a search at one of its steps. A step is counted from 1; at 0 nothing has happened.
 * @typedef {import("../lab/tree.js").Tree} Tree
 * @typedef {{label: string, value: string, sign?: string, now?: boolean}} Line
 */

/** Values below this are told as nothing known yet. */
const NOTHING = -900_000;

/** How many lines stand beside the board. */
const LINES = 6;

/** The moment of a step, or "". @param {Tree} tree @param {number} step */
export const momentAt = (tree, step) => (step > 0 ? (tree.steps.what[step - 1] ?? "") : "");

/** The node of a step. @param {Tree} tree @param {number} step */
export const nodeAt = (tree, step) => (step > 0 ? (tree.steps.at[step - 1] ?? 0) : 0);

/**
 * The variables at a step, in the words of the pseudo-code; those that say nothing yet are left out.
 * @param {Tree} tree @param {number} step @returns {[string, string][]}
 */
export function variablesAt(tree, step) {
  if (step < 1 || step > tree.steps.what.length) return [];
  return tree.steps.variables.flatMap((name, v) =>
    untold(tree, name) ? [] : [[name, shown(tree, name, tree.steps.values[v][step - 1])]],
  );
}

/** A search that does not look ahead has no h; a cell is ringed on the board. @param {Tree} tree
 *  @param {string} name */
const untold = (tree, name) => (name === "h" && blind(tree)) || name === "column" || name === "row";

/** Whether nothing is estimated: the oldest or the newest is next, without a heuristic. @param {Tree} tree */
const blind = (tree) => Boolean(tree.report.takes) && !tree.report.options?.heuristic;

/** Which of the nodes that wait is next. @param {Tree} tree @returns {"oldest"|"newest"|"weighted"|"cost"} */
export const taken = (tree) => tree.report.takes ?? (tree.report.options?.weight ? "weighted" : "cost");

/** @param {Tree} tree @param {string} name @param {number} value */
function shown(tree, name, value) {
  if (tree.measure === "value" && name !== "depth") return worth(value);
  if (tree.measure === "share" && name === "share") return estimate(value, "share");
  if (name === "h") return estimate(value);
  return number(value);
}

/** The cell that a step is about, where its engine tells one. @param {Tree} tree @param {number} step */
export function cellAt(tree, step) {
  const value = (/** @type {string} */ name) => tree.steps.values[tree.steps.variables.indexOf(name)]?.[step - 1] ?? -1;
  const [x, y] = [value("column"), value("row")];
  return step > 0 && x >= 0 && y >= 0 ? { x, y } : null;
}

/**
 * The state of every node at a step: 0 not made yet, 1 waiting, 2 done, 3 the current one.
 * @param {Tree} tree @param {number} step @returns {Uint8Array}
 */
export function nodesAt(tree, step) {
  const { what, at } = tree.steps;
  const state = new Uint8Array(tree.parent.length);
  if (what.includes("expand")) for (const id of waitingAt(tree, step)) state[id] = 1;
  for (let i = 0; i < step; i++) state[at[i]] = 2;
  if (step > 0) state[at[step - 1]] = 3;
  return state;
}

/**
 * The nodes whose parent is expanded, be they taken yet or not. A search in rounds makes its nodes anew in each: those
 * that a later round takes are not there yet.
 * @param {Tree} tree @param {number} step @returns {number[]}
 */
function waitingAt(tree, step) {
  const { what, at } = tree.steps;
  const begun = what.lastIndexOf("round", step - 1);
  const next = what.indexOf("round", step);
  const later = new Set(next < 0 ? [] : at.slice(next));
  for (const id of at.slice(0, step)) later.delete(id);
  const expanded = new Set(at.slice(0, step).filter((_, i) => i > begun && what[i] === "expand"));
  return tree.parent.flatMap((p, id) => ((p < 0 || expanded.has(p)) && !later.has(id) ? [id] : []));
}

/**
 * A few lines beside the board: those that wait, cheapest first; the moves at the root with what is known of them; or
 * the last questions and their answers.
 * @param {Tree} tree @param {number} step @returns {Line[]}
 */
export function linesAt(tree, step) {
  if (Object.keys(tree.about).length) return questions(tree, step);
  if (tree.measure === "cost") return waiting(tree, step);
  return rootMoves(tree, step);
}

/** @param {Tree} tree @param {number} step @returns {Line[]} */
function waiting(tree, step) {
  const weight = Number(tree.report.options?.weight ?? 1);
  const rank = {
    oldest: (/** @type {number} */ id) => id,
    newest: (/** @type {number} */ id) => -id,
    weighted: (/** @type {number} */ id) => tree.g[id] + weight * tree.h[id],
    cost: (/** @type {number} */ id) => tree.g[id] + tree.h[id],
  }[taken(tree)];
  return [...nodesAt(tree, step)]
    .flatMap((s, id) => (s === 1 ? [{ id, rank: rank(id) }] : []))
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
    .slice(0, LINES)
    .map(({ id }) => ({
      label: nodeName(tree, id) || "·",
      value: blind(tree)
        ? String(tree.g[id])
        : `${tree.g[id]} + ${weight === 1 ? "" : number(weight) + " × "}${estimate(tree.h[id])}`,
    }));
}

/** @param {Tree} tree @param {number} step @returns {Line[]} */
function rootMoves(tree, step) {
  const { what, at, values } = tree.steps;
  /** @type {Map<number, {rank: number, value: string}>} */
  const known = new Map();
  for (let i = 0; i < step; i++) {
    if (tree.parent[at[i]] !== 0) continue;
    if (what[i] === "credit")
      known.set(at[i], { rank: values[0][i], value: `${number(values[0][i])} · ${estimate(values[1][i], "share")}` });
    if (what[i] === "return" || what[i] === "leaf") {
      const own = -values[3][i];
      if (values[3][i] > NOTHING) known.set(at[i], { rank: own, value: worth(own) });
    }
  }
  const now = rootOf(tree, nodeAt(tree, step));
  return [...known]
    .sort((a, b) => b[1].rank - a[1].rank)
    .slice(0, LINES)
    .map(([id, k]) => ({ label: nodeName(tree, id), value: k.value, now: id === now }));
}

/** The move at the root below which a node is. @param {Tree} tree @param {number} id */
function rootOf(tree, id) {
  let at = id;
  while (tree.parent[at] > 0) at = tree.parent[at];
  return at;
}

/** @param {Tree} tree @param {number} step @returns {Line[]} */
function questions(tree, step) {
  const { what, at } = tree.steps;
  /** @type {Line[]} */
  const lines = [];
  for (let i = 0; i < step; i++) {
    if (what[i] === "ask") lines.unshift({ label: tree.about[at[i]], value: "", now: i === step - 1 });
    else lines[0] = { ...lines[0], sign: what[i], now: i === step - 1 };
  }
  return lines.slice(0, LINES);
}
