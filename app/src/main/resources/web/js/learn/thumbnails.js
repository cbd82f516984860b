import { svg } from "lit";

/**
 * A small moving picture of each algorithm: what grows, in the order it grows. They stand still where motion is
 * reduced. A shape appears by its class `at-N`, N being its turn.
 */

/** @param {number} x @param {number} y @param {string} kind @param {number} turn */
const cell = (x, y, kind, turn) => svg`
  <rect class="t-${kind} at-${Math.min(turn, 9)}" x="${x * 12 + 6}" y="${y * 12 + 6}" width="10" height="10" rx="2" />
`;

/** @param {number} x @param {number} y @param {string} kind @param {number} [turn] */
const knot = (x, y, kind, turn = 0) => svg`
  <circle class="t-${kind} at-${turn}" cx="${x}" cy="${y}" r="6" />
`;

/** @param {number[]} from @param {number[]} to @param {number} [turn] */
const edge = (from, to, turn = 0) => svg`
  <line class="t-edge at-${turn}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" />
`;

/**
 * A field of cells around a start, each at its turn.
 * @param {(x: number, y: number) => number} turn or below 0 for none
 */
const field = (turn) =>
  Array.from({ length: 12 * 7 }, (_, i) => [i % 12, Math.floor(i / 12)]).map(([x, y]) =>
    turn(x, y) < 0 ? cell(x, y, "ground", 0) : cell(x, y, "wave", turn(x, y)),
  );

const START = [3, 3];
const GOAL = [10, 3];

/** @param {number} x @param {number} y */
const far = (x, y) => Math.abs(x - START[0]) + Math.abs(y - START[1]);
/** @param {number} x @param {number} y */
const left = (x, y) => Math.abs(x - GOAL[0]) + Math.abs(y - GOAL[1]);

const ends = () => [cell(START[0], START[1], "start", 0), cell(GOAL[0], GOAL[1], "goal", 0)];

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

/** @param {number[]} order the turn of each knot @param {string[]} [kinds] */
const tree = (order, kinds = []) => [
  ...LINKS.map(([a, b]) => edge(TREE[a], TREE[b], order[b])),
  ...TREE.map(([x, y], i) => knot(x, y, kinds[i] ?? "knot", order[i])),
];

/** @type {Record<string, () => unknown>} */
const PICTURES = {
  "breadth-first": () => [field((x, y) => (far(x, y) <= 6 ? far(x, y) : -1)), ends()],
  "depth-first": () => tree([0, 1, 7, 2, 4, 8, 9], ["first"]),
  astar: () => [field((x, y) => (far(x, y) + left(x, y) <= 9 ? far(x, y) : -1)), ends()],
  "ida-star": () =>
    [18, 32, 48, 66].map(
      (r, i) => svg`<ellipse class="t-ring at-${2 * i + 1}" cx="75" cy="45" rx="${r}" ry="${r * 0.6}" />`,
    ),
  anytime: () => [
    svg`<path class="t-lens at-1" d="M20 45q55 -40 110 0q-55 40 -110 0" />`,
    svg`<path class="t-lens at-4" d="M20 45q55 -22 110 0q-55 22 -110 0" />`,
    svg`<path class="t-lens at-7" d="M20 45q55 -8 110 0q-55 8 -110 0" />`,
    knot(20, 45, "start"),
    knot(130, 45, "goal"),
  ],
  "alpha-beta": () => [
    tree([0, 1, 5, 2, 3, 6, 8], ["first", "other", "other", "knot", "knot", "knot", "cut"]),
    svg`<path class="t-cross at-8" d="M108 46l10 10m0 -10l-10 10" />`,
  ],
  mcts: () => [
    tree([0, 1, 2, 3, 5, 6, 8], ["first"]),
    svg`<path class="t-play at-7" d="M62 74q8 -8 14 0t14 0t14 0" />`,
  ],
  sat: () =>
    Array.from({ length: 12 * 7 }, (_, i) => [i % 12, Math.floor(i / 12)]).map(([x, y]) =>
      (x * 7 + y * 5) % 6 === 0 ? cell(x, y, "proved", (x + y) % 9) : cell(x, y, (x + y) % 3 ? "ground" : "shade", 0),
    ),
  strips: () =>
    [22, 75, 128].map(
      (x, i) => svg`
        <rect class="t-card at-${3 * i}" x="${x - 17}" y="28" width="34" height="34" rx="6" />
        ${i < 2 ? svg`<path class="t-arrow at-${3 * i + 2}" d="M${x + 21} 45h12m-5 -5l5 5l-5 5" />` : ""}
        ${knot(x, 45, i === 2 ? "goal" : i ? "other" : "first", 3 * i)}
      `,
    ),
};

/** @param {string} topic */
export const thumbnail = (topic) => svg`
  <svg class="thumbnail" viewBox="0 0 156 96" aria-hidden="true">${PICTURES[topic]?.()}</svg>
`;
