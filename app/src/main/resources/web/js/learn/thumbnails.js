import { svg } from "lit";

/**
 * Animated thumbnails of the algorithms. A shape with the class `at-N` appears as number N. Without animation if the
 * user prefers reduced motion.
 */

/** @param {number} x @param {number} y @param {string} kind @param {number} order */
const cellShape = (x, y, kind, order) => svg`
  <rect class="t-${kind} at-${Math.min(order, 9)}" x="${x * 12 + 6}" y="${y * 12 + 6}" width="10" height="10" rx="2" />
`;

/** @param {number} x @param {number} y @param {string} kind @param {number} [order] */
const nodeShape = (x, y, kind, order = 0) => svg`
  <circle class="t-${kind} at-${order}" cx="${x}" cy="${y}" r="6" />
`;

/** @param {number[]} from @param {number[]} to @param {number} [order] */
const edgeShape = (from, to, order = 0) => svg`
  <line class="t-edge at-${order}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" />
`;

/**
 * Returns a grid of cells around a start, in the order in which they appear.
 * @param {(x: number, y: number) => number} orderOf order of a cell, negative for none
 */
const cellField = (orderOf) =>
  Array.from({ length: 12 * 7 }, (_, i) => [i % 12, Math.floor(i / 12)]).map(([x, y]) =>
    orderOf(x, y) < 0 ? cellShape(x, y, "empty", 0) : cellShape(x, y, "wave", orderOf(x, y)),
  );

const START = [3, 3];
const GOAL = [10, 3];

/** @param {number} x @param {number} y */
const distanceFromStart = (x, y) => Math.abs(x - START[0]) + Math.abs(y - START[1]);
/** @param {number} x @param {number} y */
const distanceToGoal = (x, y) => Math.abs(x - GOAL[0]) + Math.abs(y - GOAL[1]);

const startAndGoal = () => [cellShape(START[0], START[1], "start", 0), cellShape(GOAL[0], GOAL[1], "goal", 0)];

const TREE = [
  [75, 14],
  [45, 40],
  [105, 40],
  [28, 66],
  [62, 66],
  [90, 66],
  [120, 66],
];
const LINKS = [
  [0, 1],
  [0, 2],
  [1, 3],
  [1, 4],
  [2, 5],
  [2, 6],
];

/** @param {number[]} order order of each node @param {string[]} [kinds] */
const treeShapes = (order, kinds = []) => [
  ...LINKS.map(([a, b]) => edgeShape(TREE[a], TREE[b], order[b])),
  ...TREE.map(([x, y], i) => nodeShape(x, y, kinds[i] ?? "node", order[i])),
];

/** @type {Record<string, () => unknown>} */
const PICTURES = {
  "breadth-first": () => [
    cellField((x, y) => (distanceFromStart(x, y) <= 6 ? distanceFromStart(x, y) : -1)),
    startAndGoal(),
  ],
  "depth-first": () => treeShapes([0, 1, 7, 2, 4, 8, 9], ["first"]),
  astar: () => [
    cellField((x, y) => (distanceFromStart(x, y) + distanceToGoal(x, y) <= 9 ? distanceFromStart(x, y) : -1)),
    startAndGoal(),
  ],
  "ida-star": () =>
    [18, 32, 48, 66].map(
      (r, i) => svg`<ellipse class="t-ring at-${2 * i + 1}" cx="75" cy="45" rx="${r}" ry="${r * 0.6}" />`,
    ),
  anytime: () => [
    svg`<path class="t-lens at-1" d="M20 45q55 -40 110 0q-55 40 -110 0" />`,
    svg`<path class="t-lens at-4" d="M20 45q55 -22 110 0q-55 22 -110 0" />`,
    svg`<path class="t-lens at-7" d="M20 45q55 -8 110 0q-55 8 -110 0" />`,
    nodeShape(20, 45, "start"),
    nodeShape(130, 45, "goal"),
  ],
  "alpha-beta": () => [
    treeShapes([0, 1, 5, 2, 3, 6, 8], ["first", "other", "other", "node", "node", "node", "cut"]),
    svg`<path class="t-cross at-8" d="M108 46l10 10m0 -10l-10 10" />`,
  ],
  mcts: () => [
    treeShapes([0, 1, 2, 3, 5, 6, 8], ["first"]),
    svg`<path class="t-play at-7" d="M62 74q8 -8 14 0t14 0t14 0" />`,
  ],
  sat: () =>
    Array.from({ length: 12 * 7 }, (_, i) => [i % 12, Math.floor(i / 12)]).map(([x, y]) =>
      (x * 7 + y * 5) % 6 === 0
        ? cellShape(x, y, "proved", (x + y) % 9)
        : cellShape(x, y, (x + y) % 3 ? "empty" : "shade", 0),
    ),
  strips: () =>
    [22, 75, 128].map(
      (x, i) => svg`
        <rect class="t-card at-${3 * i}" x="${x - 17}" y="28" width="34" height="34" rx="6" />
        ${i < 2 ? svg`<path class="t-arrow at-${3 * i + 2}" d="M${x + 21} 45h12m-5 -5l5 5l-5 5" />` : ""}
        ${nodeShape(x, 45, i === 2 ? "goal" : i ? "other" : "first", 3 * i)}
      `,
    ),
};

/** @param {string} topic */
export const thumbnail = (topic) => svg`
  <svg class="thumbnail" viewBox="0 0 156 96" aria-hidden="true">${PICTURES[topic]?.()}</svg>
`;
