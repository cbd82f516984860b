import assert from "node:assert/strict";
import { test } from "node:test";
import {
  toCsv,
  parseOptions,
  parseExperiment,
  engineSummary,
  optionsText,
} from "../../../app/src/main/resources/web/js/lab/experiment.js";
import {
  childrenOf,
  expansionOrder,
  movesTo,
  solutionNodes,
  nodeStates,
  visibleRows,
} from "../../../app/src/main/resources/web/js/lab/tree.js";

// 0 → 1, 2; 1 → 3
const tree = {
  parent: [-1, 0, 0, 1],
  moves: ["", "a", "b", "c"],
  words: {},
  g: [0, 1, 1, 2],
  h: [2, 1, 2, 0],
  order: [0, 1, -1, 2],
  mark: [0, 0, 0, 0],
  about: {},
  measure: /** @type {const} */ ("cost"),
  steps: { variables: [], what: [], at: [], values: [] },
  report: { moves: ["a", "c"] },
};

test("options are parsed and formatted", () => {
  assert.deepEqual(parseOptions("heuristic=P, weight=2"), { heuristic: "P", weight: "2" });
  assert.equal(optionsText({ heuristic: "P", weight: "2" }), "heuristic=P weight=2");
});

test("an experiment is parsed from JSON", () => {
  const x = parseExperiment(JSON.stringify({ game: "ricochet", deal: 3, engines: [{ id: "astar", options: {} }] }));
  assert.equal(x.game, "ricochet");
  assert.equal(x.deal, 3);
  assert.deepEqual(x.positions, []);
});

test("paths, solution and expansion order of a tree", () => {
  const kids = childrenOf(tree);
  assert.deepEqual(kids, [[1, 2], [3], [], []]);
  assert.deepEqual(movesTo(tree, 3), ["a", "c"]);
  assert.deepEqual([...solutionNodes(tree, kids)], [0, 1, 3]);
  assert.deepEqual(expansionOrder(tree), [0, 1, 3]);
});

test("the solution of a search with iterations is a line of its last iteration", () => {
  const iterations = { ...tree, parent: [-1, 0, 0, 0, 3], moves: ["", "a", "b", "a", "c"] };
  assert.deepEqual([...solutionNodes(iterations, childrenOf(iterations))], [0, 3, 4]);
});

test("only open nodes show their children", () => {
  const kids = childrenOf(tree);
  assert.deepEqual(
    visibleRows(kids, new Set()).map((r) => r.id),
    [0],
  );
  assert.deepEqual(
    visibleRows(kids, new Set([0, 1])).map((r) => r.id),
    [0, 1, 3, 2],
  );
});

test("node states after each expansion", () => {
  assert.deepEqual([...nodeStates(tree, 0)], [1, 0, 0, 0]);
  assert.deepEqual([...nodeStates(tree, 1)], [3, 1, 1, 0]);
  assert.deepEqual([...nodeStates(tree, 2)], [2, 3, 1, 1]);
});

test("rows are exported as CSV and summarised", () => {
  const rows = [
    {
      instance: 0,
      engine: 0,
      report: { outcome: "solved", cost: 4, optimal: true, moves: ["a", "b"], stats: { expanded: 10, millis: 2 } },
    },
  ];
  const x = parseExperiment(JSON.stringify({ engines: [{ id: "astar", options: { heuristic: "P" } }] }));
  const [head, line] = toCsv(rows, x, ["1,2/3,0"]).split("\n");
  assert.ok(head.startsWith("instance,engine,outcome,cost"));
  assert.ok(line.startsWith("1,astar (heuristic=P),solved,4,true"));
  assert.ok(line.includes('"1,2/3,0"'));
  assert.equal(engineSummary(rows, 0).expanded, 10);
  assert.equal(engineSummary(rows, 0).solved, 1);
});
