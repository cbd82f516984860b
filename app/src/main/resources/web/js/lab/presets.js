import { t } from "../i18n.js";

/** The report's boards with two holes; a test holds them against the suite. */
const THREE = ["1,0,3/4,2,0/6,7,5", "0,1,2/0,4,3/6,7,5", "7,1,4/5,6,3/2,0,0"];
const FIVE = [
  "1,2,3,4,5/0,6,7,8,9/11,12,13,10,0/16,17,18,14,15/21,22,23,20,19",
  "8,1,9,10,2/18,15,21,22,17/12,13,0,0,23/19,4,20,16,3/6,7,11,14,5",
  "7,1,20,13,4/12,21,3,22,10/23,16,18,15,5/9,6,11,8,19/2,17,14,0,0",
];
const COURSE = "...DS##/.#...../T#...n./##.E.ew/......./..##.P.";

/** A* as the taquin's report ran it: first in, first out among equals, and nothing is opened twice. */
const reported = (/** @type {string} */ heuristic, ties = "fifo") => ({
  id: "astar",
  options: { heuristic, ties, reopen: "off" },
});

/**
 * @param {number} instance
 * @param {number} engine
 * @param {number} open
 * @param {number} closed
 * @param {number} seconds
 */
const lists = (instance, engine, open, closed, seconds) => ({ instance, engine, open, closed, seconds });

/** The robots' board and start in their report; a mission is a target. */
const ROBOTS =
  "16x16-3oe5oe-13oe-5oj3os-2os5oe5os-soe11oe-os4oes-e10oes-7o2x-7o2x-3oesos5oes-s4oe-7osoj" +
  "5os-os5oe6os-oe8os3oe-3oj5oe-4oe6oe_r1.0_g12.5_b1.2_y7.4";
const missions = (/** @type {string[]} */ ...targets) => targets.map((target) => `${ROBOTS}_t${target}`);

/** The search of the robots' report: no robot comes twice to a cell. */
const once = (/** @type {string} */ order, /** @type {string} */ test) => ({
  id: "once-a-cell",
  options: { order, test },
});

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
 * The experiments of the reports, one click each: their instances, engines and tie order, and the figures they printed.
 * `then` tells what a report saw, `look` what to look at now; both are keys.
 * @type {{id: string, experiment: Partial<import("./experiment.js").Experiment>,
 *   figures?: import("./figures.js").Figure[]}[]}
 */
export const PRESETS = [
  {
    id: "holes",
    experiment: {
      game: "taquin",
      positions: THREE,
      deal: 0,
      engines: [reported("none"), reported("W"), reported("P")],
      millis: 20_000,
    },
    figures: [
      lists(0, 0, 2578, 2632, 1.82),
      lists(0, 1, 264, 183, 0.01),
      lists(0, 2, 67, 40, 0),
      lists(1, 0, 10049, 15302, 48.46),
      lists(1, 1, 932, 746, 0.18),
      lists(1, 2, 198, 135, 0),
      lists(2, 1, 5928, 6359, 10.31),
      lists(2, 2, 443, 315, 0.04),
    ],
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
      positions: FIVE,
      deal: 0,
      // Real estimates of different parts are alike once, at the end of board B: there the nearer one went first.
      engines: [reported("P175", "low-h-fifo"), reported("P"), reported("W")],
      millis: 10_000,
    },
    figures: [lists(1, 0, 12711, 6179, 39.94), lists(2, 0, 10642, 5154, 22.16)],
  },
  {
    id: "attrapay",
    experiment: {
      game: "taquin",
      positions: THREE,
      deal: 0,
      engines: [reported("P"), { id: "attrapay", options: { heuristic: "P" } }],
      millis: 10_000,
    },
  },
  {
    id: "goaltest",
    experiment: {
      game: "ricochet",
      positions: missions("13.9.blue"),
      deal: 0,
      engines: [once("breadth", "taken"), once("breadth", "made")],
      millis: 20_000,
    },
    figures: [
      { instance: 0, engine: 0, visited: 174, moves: 3 },
      { instance: 0, engine: 1, visited: 43, moves: 3 },
    ],
  },
  {
    id: "depthbreadth",
    experiment: {
      game: "ricochet",
      positions: missions("2.4.green", "13.9.blue", "14.13.red", "9.3.blue"),
      deal: 0,
      engines: [once("depth", "made"), once("breadth", "made")],
      millis: 20_000,
    },
    figures: [
      { instance: 0, engine: 0, visited: 26, moves: 26 },
      { instance: 0, engine: 1, visited: 487, moves: 5 },
    ],
  },
  {
    id: "minmoves",
    experiment: {
      game: "ricochet",
      suite: "reports",
      positions: [],
      deal: 0,
      engines: [
        { id: "astar", options: { heuristic: "zero" } },
        { id: "astar", options: { heuristic: "euclidean" } },
        { id: "astar", options: { heuristic: "min-moves" } },
        { id: "optimal", options: {} },
      ],
      millis: 20_000,
    },
  },
  {
    id: "quest",
    experiment: {
      game: "ricochet",
      suite: "reports",
      positions: [],
      deal: 0,
      engines: [
        { id: "secondary-quest", options: {} },
        { id: "secondary-quest", options: { aside: "yes" } },
        once("breadth", "made"),
        { id: "optimal", options: {} },
      ],
      millis: 10_000,
    },
  },
  {
    id: "stepcost",
    experiment: {
      game: "ricochet",
      positions: [],
      deal: 8,
      options: {
        size: "16x16",
        density: "0",
        blocked: "40",
        diagonals: "6",
        rules: "same-colour-bounces+fixed-helpers",
      },
      seed: 1,
      engines: [
        { id: "step-cost-astar", options: { step: "15" } },
        { id: "step-cost-astar", options: { step: "1" } },
        { id: "optimal", options: {} },
      ],
      millis: 10_000,
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
      engines: ["0", "1", "2"].flatMap((depth) =>
        ["2", "11"].map((radius) => ({ id: "classic-alphabeta", options: { depth, radius } })),
      ),
    },
  },
  {
    id: "counting",
    experiment: {
      game: "hitman",
      deal: 0,
      millis: 60_000,
      positions: ["", "-mrmm", "-mrmmlm"].map((steps) => `${COURSE}_explore${steps}`),
      engines: ["naive", "counters", "native", "counting"].map((by) => ({ id: "deduce", options: { by } })),
    },
  },
  {
    id: "mission",
    experiment: {
      game: "hitman",
      positions: [COURSE],
      deal: 0,
      engines: [
        { id: "strips", options: { heuristic: "zero" } },
        { id: "strips", options: { heuristic: "hmax" } },
        { id: "strips", options: { heuristic: "lmcut" } },
        { id: "staged", options: {} },
        { id: "optimal", options: {} },
      ],
      millis: 20_000,
    },
    figures: [{ instance: 0, engine: 3, moves: 46 }],
  },
];

/** @param {string} id */
export const told = (id) => ({ name: t(`preset.${id}`), then: t(`preset.${id}.then`), look: t(`preset.${id}.look`) });

/** The whole experiment of a preset. @param {string} id @returns {import("./experiment.js").Experiment|null} */
export function presetExperiment(id) {
  const preset = PRESETS.find((p) => p.id === id);
  return preset ? { ...FIRST, positions: [], deal: 0, options: {}, ...preset.experiment } : null;
}
