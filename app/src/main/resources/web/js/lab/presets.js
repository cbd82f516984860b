import { t } from "../i18n.js";
import "../words/lab.js";

/** The boards with two blanks of the taquin report. A test compares them with the suite. */
const BOARDS_3X3 = ["1,0,3/4,2,0/6,7,5", "0,1,2/0,4,3/6,7,5", "7,1,4/5,6,3/2,0,0"];
const BOARDS_5X5 = [
  "1,2,3,4,5/0,6,7,8,9/11,12,13,10,0/16,17,18,14,15/21,22,23,20,19",
  "8,1,9,10,2/18,15,21,22,17/12,13,0,0,23/19,4,20,16,3/6,7,11,14,5",
  "7,1,20,13,4/12,21,3,22,10/23,16,18,15,5/9,6,11,8,19/2,17,14,0,0",
];
const HITMAN_MAP = "...DS##/.#...../T#...n./##.E.ew/......./..##.P.";

/** A search as configured in the taquin report: first in, first out among equal values, without reopening. */
const reportSearch = (/** @type {string} */ id, /** @type {string} */ heuristic) => ({
  id,
  options: { heuristic, ties: "fifo", reopen: "off" },
});

/**
 * Returns the list sizes and time printed in a report for one run.
 * @param {number} instance @param {number} engine @param {number} open @param {number} closed @param {number} seconds
 */
const reportFigure = (instance, engine, open, closed, seconds) => ({ instance, engine, open, closed, seconds });

/** Board and start position of the Ricochet Robots report; each mission adds a target. */
const RICOCHET_BOARD =
  "16x16-3oe5oe-13oe-5oj3os-2os5oe5os-soe11oe-os4oes-e10oes-7o2x-7o2x-3oesos5oes-s4oe-7osoj" +
  "5os-os5oe6os-oe8os3oe-3oj5oe-4oe6oe_r1.0_g12.5_b1.2_y7.4";
const missions = (/** @type {string[]} */ ...targets) => targets.map((target) => `${RICOCHET_BOARD}_t${target}`);

/** The search of the Ricochet Robots report: no robot visits a cell twice. */
const onceACell = (/** @type {string} */ order, /** @type {string} */ test) => ({
  id: "once-a-cell",
  options: { order, test },
});

/** The initial experiment of the Lab. @type {import("./experiment.js").Experiment} */
export const DEFAULT_EXPERIMENT = {
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
 * The experiments of the student reports: their instances, engines, tie-breaking, and printed figures. The texts of a
 * preset have the keys `preset.ID.then` (what the report found) and `preset.ID.look` (what to look at now).
 * `source` is the part of the report, with the text `source.SOURCE`. `compares` lists in what the engines may differ:
 * option ids, or "engine" for the algorithm. `asks` is the measure of its question, if it is not the number of states.
 * @type {{id: string, source: string, compares: string[], asks?: "cost",
 *   experiment: Partial<import("./experiment.js").Experiment>,
 *   figures?: import("./report-figures.js").Figure[]}[]}
 */
export const PRESETS = [
  {
    id: "holes",
    source: "taquin-astar",
    compares: ["heuristic"],
    experiment: {
      game: "taquin",
      positions: BOARDS_3X3,
      deal: 0,
      engines: ["none", "W", "P"].map((heuristic) => reportSearch("astar", heuristic)),
      millis: 20_000,
    },
    figures: [
      reportFigure(0, 0, 2578, 2632, 1.82),
      reportFigure(0, 1, 264, 183, 0.01),
      reportFigure(0, 2, 67, 40, 0),
      reportFigure(1, 0, 10049, 15302, 48.46),
      reportFigure(1, 1, 932, 746, 0.18),
      reportFigure(1, 2, 198, 135, 0),
      reportFigure(2, 1, 5928, 6359, 10.31),
      reportFigure(2, 2, 443, 315, 0.04),
    ],
  },
  {
    id: "weights",
    source: "taquin-p175",
    compares: ["weight"],
    asks: "cost",
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
    source: "taquin-p175",
    compares: ["heuristic"],
    experiment: {
      game: "taquin",
      positions: BOARDS_5X5,
      deal: 0,
      // The report used A-ttrapay for its 5×5 boards.
      engines: ["P175", "P", "W"].map((heuristic) => reportSearch("attrapay", heuristic)),
      millis: 10_000,
    },
    figures: [reportFigure(1, 0, 12711, 6179, 39.94), reportFigure(2, 0, 10642, 5154, 22.16)],
  },
  {
    id: "attrapay",
    source: "taquin-attrapay",
    compares: ["engine"],
    experiment: {
      game: "taquin",
      positions: BOARDS_3X3,
      deal: 0,
      engines: ["astar", "attrapay"].map((id) => reportSearch(id, "P")),
      millis: 10_000,
    },
  },
  {
    id: "goaltest",
    source: "ricochet-search",
    compares: ["test"],
    experiment: {
      game: "ricochet",
      positions: missions("13.9.blue"),
      deal: 0,
      engines: [onceACell("breadth", "taken"), onceACell("breadth", "made")],
      millis: 20_000,
    },
    figures: [
      { instance: 0, engine: 0, visited: 174, moves: 3 },
      { instance: 0, engine: 1, visited: 43, moves: 3 },
    ],
  },
  {
    id: "depthbreadth",
    source: "ricochet-search",
    compares: ["order"],
    experiment: {
      game: "ricochet",
      positions: missions("2.4.green", "13.9.blue", "14.13.red", "9.3.blue"),
      deal: 0,
      engines: [onceACell("depth", "made"), onceACell("breadth", "made")],
      millis: 20_000,
    },
    figures: [
      { instance: 0, engine: 0, visited: 26, moves: 26 },
      { instance: 0, engine: 1, visited: 487, moves: 5 },
    ],
  },
  {
    id: "minmoves",
    source: "ricochet-astar",
    compares: ["engine", "heuristic"],
    experiment: {
      game: "ricochet",
      suite: "reports",
      positions: [],
      deal: 0,
      engines: [
        { id: "astar", options: { heuristic: "zero" } },
        { id: "astar", options: { heuristic: "euclidean" } },
        { id: "astar", options: { heuristic: "min-moves" } },
        { id: "astar", options: { heuristic: "sum-min-moves" } },
        { id: "astar", options: { heuristic: "sum-min-moves-aside" } },
        { id: "optimal", options: {} },
      ],
      millis: 20_000,
    },
  },
  {
    id: "quest",
    source: "ricochet-astar",
    compares: ["engine"],
    asks: "cost",
    experiment: {
      game: "ricochet",
      suite: "reports",
      positions: [],
      deal: 0,
      engines: [{ id: "secondary-quest", options: {} }, onceACell("breadth", "made"), { id: "optimal", options: {} }],
      millis: 10_000,
    },
  },
  {
    id: "stepcost",
    source: "ricochet-second",
    compares: ["engine", "step"],
    asks: "cost",
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
    source: "quoridor",
    compares: ["depth", "radius"],
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
    source: "hitman",
    compares: ["by"],
    experiment: {
      game: "hitman",
      deal: 0,
      millis: 60_000,
      positions: ["", "-mrmm", "-mrmmlm"].map((steps) => `${HITMAN_MAP}_explore${steps}`),
      engines: ["naive", "counters", "native", "counting"].map((by) => ({ id: "deduce", options: { by } })),
    },
  },
  {
    id: "mission",
    source: "hitman",
    compares: ["engine", "heuristic"],
    experiment: {
      game: "hitman",
      positions: [HITMAN_MAP],
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
  },
];

/** Returns the measure of a preset's question. @param {string} id @returns {"states"|"cost"} */
export const presetMeasure = (id) => PRESETS.find((p) => p.id === id)?.asks ?? "states";

/** Returns the texts of a preset. @param {string} id */
export const presetTexts = (id) => ({
  name: t(`preset.${id}`),
  source: t(`source.${PRESETS.find((p) => p.id === id)?.source}`),
  then: t(`preset.${id}.then`),
  look: t(`preset.${id}.look`),
});

/**
 * Returns the complete experiment of a preset.
 * @param {string} id @returns {import("./experiment.js").Experiment|null}
 */
export function presetExperiment(id) {
  const preset = PRESETS.find((p) => p.id === id);
  return preset ? { ...DEFAULT_EXPERIMENT, positions: [], deal: 0, options: {}, ...preset.experiment } : null;
}
