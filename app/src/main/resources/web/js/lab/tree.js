/**
 * The tree of a finished search, as columns of equal length.
 * @typedef {{parent: number[], moves: string[], g: number[], h: number[], order: number[], mark: number[],
 *   report: any}} Tree
 */

const DEAD = 1_000_000_000;

/** An estimate as people read it: no goal can be reached from a dead state. @param {number} h @returns {string} */
export const estimate = (h) => (h >= DEAD ? "∞" : String(h));

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
  for (let at = id; tree.parent[at] >= 0; at = tree.parent[at]) moves.unshift(tree.moves[at]);
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
