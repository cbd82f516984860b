import { estimateText, nodeName, valueText } from "../lab/tree.js";
import { formatNumber } from "../i18n.js";
import { nodeAt } from "./steps.js";

/**
 * Where the drawing of a search places its nodes. Coordinates are in units of the SVG view box.
 * @typedef {import("../lab/tree.js").Tree} Tree
 * @typedef {{id: number, x: number, y: number}} Place
 * @typedef {{id: number, x: number, y: number, onPath: boolean, state: "open"|"done"|"now"|"cut", label: string, value:
 *   string, weight: number}} TreeDot `weight` is from 0 to 1
 * @typedef {{value: string, short: string, rank: number, weight: number, cut?: boolean}} NodeFacts `short` is shown
 *   where `value` does not fit
 * @typedef {{dots: TreeDot[], links: {from: Place, to: Place, onPath: boolean}[], height: number, hidden: {y: number,
 *   count: number}[]}} TreeFigure `hidden` counts the nodes of a level that are not drawn
 */

/** Radius of the outer ring; the view box is a square of twice this size, plus a margin. */
export const RADIUS = 140;
/** Width of the drawing of a game tree, and the height of one level. */
export const TREE_WIDTH = 560;
const LEVEL_HEIGHT = 62;
const TREE_MARGIN = 26;
/** Maximum number of nodes drawn in one level, so that each has room for its value. */
const MAX_IN_ROW = 12;
/** Maximum number of levels. */
const MAX_LEVELS = 4;
/** Average width of a character of a value, and the space between two values. */
const CHARACTER_WIDTH = 5.8;
const VALUE_GAP = 5;
/** Values below this mean that no value is known yet. */
const UNKNOWN = -900_000;

/** Returns the depth of every node. @param {Tree} tree @returns {number[]} */
export function depthsOf(tree) {
  /** @type {number[]} */
  const depths = [];
  tree.parent.forEach((p, id) => (depths[id] = p < 0 ? 0 : depths[p] + 1));
  return depths;
}

/**
 * Places the nodes on rings around the start: one ring per number of moves. The descendants of a node stay in its
 * sector.
 * @param {Tree} tree @returns {{places: Place[], rings: number[]}}
 */
export function ringLayout(tree) {
  const depths = depthsOf(tree);
  const deepest = Math.max(1, ...depths);
  const leaves = tree.parent.map(() => 0);
  for (let id = leaves.length - 1; id >= 0; id--) {
    leaves[id] = Math.max(1, leaves[id]);
    if (tree.parent[id] >= 0) leaves[tree.parent[id]] += leaves[id];
  }
  const begin = tree.parent.map(() => 0);
  const used = tree.parent.map(() => 0);
  const places = tree.parent.map((p, id) => {
    const share = (2 * Math.PI) / leaves[0];
    if (p >= 0) {
      begin[id] = begin[p] + used[p];
      used[p] += leaves[id] * share;
    }
    const angle = begin[id] + (leaves[id] * share) / 2 - Math.PI / 2;
    const radius = (depths[id] / deepest) * RADIUS;
    return { id, x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return { places, rings: Array.from({ length: deepest }, (_, i) => ((i + 1) / deepest) * RADIUS) };
}

/**
 * Returns what is known of every node of a game tree at a step: its value, the visits, and whether it was pruned. The
 * value of a pruned node is only an upper bound for the player who moved there.
 * @param {Tree} tree @param {number} step @returns {Map<number, NodeFacts>}
 */
export function nodeValuesAt(tree, step) {
  const { what, at, values } = tree.steps;
  /** @type {Map<number, NodeFacts>} */
  const known = new Map();
  const cut = new Set();
  for (let i = 0; i < step; i++) {
    const id = at[i];
    if (what[i] === "enter") cut.delete(id);
    else if (what[i] === "cut") cut.add(id);
    if (what[i] === "credit") {
      const [visits, share] = [values[0][i], values[1][i]];
      const short = formatNumber(visits);
      const value = tree.parent[id] < 0 ? short : `${short} · ${estimateText(share, "share")}`;
      known.set(id, { value, short, rank: visits, weight: visits });
    } else if ((what[i] === "return" || what[i] === "leaf") && values[3][i] > UNKNOWN) {
      const own = tree.parent[id] < 0 ? values[3][i] : -values[3][i];
      const value = (cut.has(id) ? "≤ " : "") + valueText(own);
      known.set(id, { value, short: value, rank: own, weight: 0, cut: cut.has(id) });
    }
  }
  return known;
}

/** Returns the nodes from the root to a node. @param {Tree} tree @param {number} id @returns {number[]} */
export function pathTo(tree, id) {
  const path = [id];
  for (let at = id; tree.parent[at] >= 0; at = tree.parent[at]) path.unshift(tree.parent[at]);
  return path;
}

/**
 * Returns the game tree that has grown until a step: the root, and the replies at each node of the current path. At the
 * end of the search, the path is the best line.
 * @param {Tree} tree @param {number[][]} kids @param {number} step @param {number[]|null} solution the best line, at
 *   the end @returns {TreeFigure}
 */
export function treeFigure(tree, kids, step, solution) {
  const known = nodeValuesAt(tree, step);
  const touched = touchedAt(tree, kids, step);
  const now = nodeAt(tree, step);
  const path = solution ?? pathTo(tree, now);
  const total = Math.max(1, known.get(0)?.weight ?? step);
  /** @type {TreeFigure} */
  const figure = { dots: [], links: [], height: 2 * TREE_MARGIN, hidden: [] };
  let row = [0];
  for (let level = 0; level < MAX_LEVELS && row.length; level++) {
    const shown = visibleRow(row, path[level], known);
    const y = TREE_MARGIN + level * LEVEL_HEIGHT;
    figure.height = y + TREE_MARGIN + 10;
    if (shown.length < row.length) figure.hidden.push({ y, count: row.length - shown.length });
    const form = valueForm(tree, shown, known);
    shown.forEach((id, i) => {
      const x = TREE_MARGIN + ((i + 0.5) / shown.length) * (TREE_WIDTH - 2 * TREE_MARGIN);
      const facts = known.get(id);
      const onPath = id === path[level];
      const labelled = form !== "none" || onPath || id === bestOf(shown, known);
      figure.dots.push({
        id,
        x,
        y,
        onPath,
        state: id === now && !solution ? "now" : facts?.cut ? "cut" : facts ? "done" : "open",
        label: labelled && level ? nodeName(tree, id) : "",
        value: labelled ? (facts?.[form === "short" && !onPath ? "short" : "value"] ?? "") : "",
        weight: Math.sqrt(Math.min(1, (facts?.weight ?? 0) / total)),
      });
      const parent = figure.dots.find((d) => d.id === tree.parent[id]);
      if (parent) figure.links.push({ from: parent, to: { id, x, y }, onPath });
    });
    row = path[level] === undefined ? [] : kids[path[level]].filter((id) => touched.has(id));
  }
  return figure;
}

/**
 * Returns in which form the values of a level fit beside each other; "none" if only single ones do.
 * @param {Tree} tree @param {number[]} row @param {Map<number, NodeFacts>} known @returns {"value"|"short"|"none"}
 */
function valueForm(tree, row, known) {
  const space = (TREE_WIDTH - 2 * TREE_MARGIN) / row.length;
  const fits = (/** @type {"value"|"short"} */ form) =>
    row.every((id) => {
      const texts = [nodeName(tree, id), known.get(id)?.[form] ?? ""];
      return Math.max(...texts.map((text) => text.length)) * CHARACTER_WIDTH + VALUE_GAP <= space;
    });
  return fits("value") ? "value" : fits("short") ? "short" : "none";
}

/** @param {number[]} row @param {Map<number, {rank: number}>} known */
function bestOf(row, known) {
  return row.reduce((best, id) =>
    (known.get(id)?.rank ?? -Infinity) > (known.get(best)?.rank ?? -Infinity) ? id : best,
  );
}

/**
 * Returns the nodes of a level that are drawn: all, or the best ones and the one on the path.
 * @param {number[]} row @param {number|undefined} onPath @param {Map<number, {rank: number}>} known
 */
function visibleRow(row, onPath, known) {
  if (row.length <= MAX_IN_ROW) return row;
  const rank = (/** @type {number} */ id) => (id === onPath ? Infinity : (known.get(id)?.rank ?? -Infinity));
  const kept = new Set([...row].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_IN_ROW));
  return row.filter((id) => kept.has(id));
}

/** Returns the nodes that the search has reached, and the moves that it has added. */
function touchedAt(/** @type {Tree} */ tree, /** @type {number[][]} */ kids, /** @type {number} */ step) {
  const touched = new Set([0]);
  for (let i = 0; i < step; i++) {
    const id = tree.steps.at[i];
    for (const n of pathTo(tree, id)) touched.add(n);
    if (tree.steps.what[i] === "grow") for (const k of kids[id]) touched.add(k);
  }
  return touched;
}
