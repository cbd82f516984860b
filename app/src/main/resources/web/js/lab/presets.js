import { t } from "../i18n.js";

const TWO_HOLES = [
  "0,2,3/4,0,6/7,5,1",
  "7,6,5/4,3,2/1,0,0",
  "3,1,0/6,4,2/0,7,5",
  "5,3,7/0,2,6/1,0,4",
  "2,7,1/5,0,0/4,3,6",
];
const ROBOTS = "1A-2A-3A-4A_r14.9_g13.7_b7.2_y6.6_t3.6.blue";

/** What the lab begins with. @type {import("./experiment.js").Experiment} */
export const FIRST = {
  game: "taquin",
  positions: [],
  suite: "",
  deal: 10,
  seed: 1,
  options: { size: "3" },
  engines: [
    { id: "astar", options: { heuristic: "P" } },
    { id: "breadth-first", options: {} },
  ],
  millis: 5000,
  nodes: 0,
};

/**
 * Classic student experiments, one click each. `then` tells what a report saw, `look` what to look at now; both are keys.
 * @type {{id: string, experiment: Partial<import("./experiment.js").Experiment>}[]}
 */
export const PRESETS = [
  {
    id: "holes",
    experiment: {
      game: "taquin",
      positions: TWO_HOLES,
      deal: 0,
      engines: [
        { id: "astar", options: { heuristic: "none" } },
        { id: "astar", options: { heuristic: "W" } },
        { id: "astar", options: { heuristic: "P" } },
      ],
      millis: 20_000,
    },
  },
  {
    id: "weights",
    experiment: {
      game: "taquin",
      positions: [],
      deal: 8,
      options: { size: "4x3" },
      seed: 7,
      engines: ["1", "1.5", "2", "3", "5"].map((w) => ({
        id: "weighted-astar",
        options: { heuristic: "P", weight: w },
      })),
      millis: 10_000,
    },
  },
  {
    id: "large",
    experiment: {
      game: "taquin",
      positions: [],
      deal: 2,
      options: { board: "B", size: "5" },
      seed: 1,
      engines: [
        { id: "greedy", options: { heuristic: "P175" } },
        { id: "attrapay", options: { heuristic: "P175" } },
        { id: "astar", options: { heuristic: "P175" } },
        { id: "astar", options: { heuristic: "P" } },
      ],
      millis: 10_000,
    },
  },
  {
    id: "goaltest",
    experiment: {
      game: "ricochet",
      positions: [ROBOTS],
      deal: 4,
      seed: 3,
      engines: [
        { id: "breadth-first", options: { "goal-test": "late" } },
        { id: "breadth-first", options: { "goal-test": "early" } },
      ],
      millis: 20_000,
    },
  },
  {
    id: "depthbreadth",
    experiment: {
      game: "ricochet",
      positions: [ROBOTS],
      deal: 4,
      seed: 3,
      engines: [
        { id: "depth-first", options: { limit: "26" } },
        { id: "breadth-first", options: {} },
      ],
      millis: 20_000,
    },
  },
  {
    id: "minmoves",
    experiment: {
      game: "ricochet",
      positions: [],
      deal: 8,
      seed: 11,
      engines: [
        { id: "astar", options: { heuristic: "zero" } },
        { id: "astar", options: { heuristic: "manhattan" } },
        { id: "astar", options: { heuristic: "min-moves" } },
        { id: "optimal", options: {} },
      ],
      millis: 20_000,
    },
  },
  {
    id: "quoridor",
    experiment: {
      game: "quoridor",
      positions: [],
      deal: 3,
      options: { plies: "4" },
      seed: 5,
      millis: 20_000,
      engines: [
        ["1", "on"],
        ["1", "off"],
        ["2", "on"],
        ["2", "off"],
        ["3", "on"],
        ["3", "off"],
        ["4", "on"],
      ].map(([depth, filter]) => ({ id: "classic-alphabeta", options: { depth, filter } })),
    },
  },
  {
    id: "counting",
    experiment: {
      game: "hitman",
      deal: 0,
      millis: 60_000,
      positions: ["", "-mrmm", "-mrmmlm"].map(
        (steps) => `...DS##/.#...../T#...n./##.E.ew/......./..##.P._explore${steps}`,
      ),
      engines: ["naive", "counters", "native", "counting"].map((by) => ({ id: "deduce", options: { by } })),
    },
  },
  {
    id: "mission",
    experiment: {
      game: "hitman",
      positions: [],
      deal: 4,
      seed: 2,
      engines: [
        { id: "strips", options: { heuristic: "zero" } },
        { id: "strips", options: { heuristic: "hmax" } },
        { id: "strips", options: { heuristic: "lmcut" } },
        { id: "optimal", options: {} },
      ],
      millis: 20_000,
    },
  },
];

/** @param {string} id */
export const told = (id) => ({ name: t(`preset.${id}`), then: t(`preset.${id}.then`), look: t(`preset.${id}.look`) });
