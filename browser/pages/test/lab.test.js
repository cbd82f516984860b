import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, options, parse, summary, words } from "../../../app/src/main/resources/web/js/lab/experiment.js";
import {
  children,
  expansions,
  path,
  solution,
  states,
  visible,
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

test("options are read and written", () => {
  assert.deepEqual(options("heuristic=P, weight=2"), { heuristic: "P", weight: "2" });
  assert.equal(words({ heuristic: "P", weight: "2" }), "heuristic=P weight=2");
});

test("an experiment survives its address", () => {
  const x = parse(JSON.stringify({ game: "ricochet", deal: 3, engines: [{ id: "astar", options: {} }] }));
  assert.equal(x.game, "ricochet");
  assert.equal(x.deal, 3);
  assert.deepEqual(x.positions, []);
});

test("the tree knows its paths, its line and its order", () => {
  const kids = children(tree);
  assert.deepEqual(kids, [[1, 2], [3], [], []]);
  assert.deepEqual(path(tree, 3), ["a", "c"]);
  assert.deepEqual([...solution(tree, kids)], [0, 1, 3]);
  assert.deepEqual(expansions(tree), [0, 1, 3]);
});

test("only open nodes show their children", () => {
  const kids = children(tree);
  assert.deepEqual(
    visible(kids, new Set()).map((r) => r.id),
    [0],
  );
  assert.deepEqual(
    visible(kids, new Set([0, 1])).map((r) => r.id),
    [0, 1, 3, 2],
  );
});

test("states after each expansion", () => {
  assert.deepEqual([...states(tree, 0)], [1, 0, 0, 0]);
  assert.deepEqual([...states(tree, 1)], [3, 1, 1, 0]);
  assert.deepEqual([...states(tree, 2)], [2, 3, 1, 1]);
});

test("rows come out as comma-separated values and sums", () => {
  const rows = [
    {
      instance: 0,
      engine: 0,
      report: { outcome: "solved", cost: 4, optimal: true, moves: ["a", "b"], stats: { expanded: 10, millis: 2 } },
    },
  ];
  const x = parse(JSON.stringify({ engines: [{ id: "astar", options: { heuristic: "P" } }] }));
  const [head, line] = csv(rows, x, ["1,2/3,0"]).split("\n");
  assert.ok(head.startsWith("instance,engine,outcome,cost"));
  assert.ok(line.startsWith("1,astar (heuristic=P),solved,4,true"));
  assert.ok(line.includes('"1,2/3,0"'));
  assert.equal(summary(rows, 0).expanded, 10);
  assert.equal(summary(rows, 0).solved, 1);
});
