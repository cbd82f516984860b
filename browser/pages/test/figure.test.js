import assert from "node:assert/strict";
import { test } from "node:test";
import {
  depthsOf,
  ringLayout,
  RADIUS,
  treeFigure,
} from "../../../app/src/main/resources/web/js/learn/figure-layout.js";
import { predictionAt } from "../../../app/src/main/resources/web/js/learn/prediction.js";
import { childrenOf, solutionNodes } from "../../../app/src/main/resources/web/js/lab/tree.js";
import { parseDiagram, quantityOf } from "../../../app/src/main/resources/web/js/learn/diagram.js";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "en" } });

/** @param {Partial<import("../../../app/src/main/resources/web/js/lab/tree.js").Tree>} some */
const treeOf = (some) => ({
  parent: [],
  moves: [],
  words: {},
  g: [],
  h: [],
  order: [],
  mark: [],
  about: {},
  measure: /** @type {const} */ ("cost"),
  steps: { variables: [], what: [], at: [], values: [] },
  report: {},
  ...some,
});

// 0 → 1, 2; 1 → 3
const search = treeOf({
  parent: [-1, 0, 0, 1],
  moves: ["", "a", "b", "c"],
  steps: {
    variables: [],
    what: ["take", "test", "expand", "take", "test", "expand", "take"],
    at: [0, 0, 0, 1, 1, 1, 2],
    values: [],
  },
  report: { moves: ["a", "c"], takes: "oldest" },
});

test("every node lies on the ring of its depth", () => {
  const { places, rings } = ringLayout(search);
  assert.deepEqual(depthsOf(search), [0, 1, 1, 2]);
  assert.deepEqual(rings, [RADIUS / 2, RADIUS]);
  for (const [id, depth] of [0, 1, 1, 2].entries())
    assert.ok(Math.abs(Math.hypot(places[id].x, places[id].y) - (depth / 2) * RADIUS) < 1e-9);
  assert.equal(new Set(places.map((p) => `${p.x.toFixed(3)} ${p.y.toFixed(3)}`)).size, 4);
});

test("a prediction asks for the next node of the frontier", () => {
  const kids = childrenOf(search);
  assert.equal(predictionAt(search, kids, 1), null, "only the start is in the frontier");
  assert.equal(predictionAt(search, kids, 2), null, "a test is no choice");
  const asked = predictionAt(search, kids, 4);
  assert.equal(asked?.right, 1);
  assert.deepEqual((asked?.choices ?? []).map((c) => c.id).sort(), [1, 2]);
});

test("a prediction asks for a cutoff where the bounds can cause one", () => {
  // 0 → 1, 3; 1 → 2; 3 → 4, 5
  const tree = treeOf({
    parent: [-1, 0, 1, 0, 3, 3],
    moves: ["", "a", "b", "c", "d", "e"],
    measure: "value",
    steps: {
      variables: ["alpha", "beta"],
      what: [
        "enter",
        "try",
        "enter",
        "try",
        "leaf",
        "back",
        "return",
        "back",
        "try",
        "enter",
        "try",
        "leaf",
        "back",
        "try",
      ].concat(["leaf", "back", "cut", "return", "back"]),
      at: [0, 1, 1, 2, 2, 2, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 3, 3, 3],
      values: [
        [-1e6, -1e6, -1e6, -1e6, -1e6, -50, -50, 50, 50, -1e6, -1e6, -1e6, -90, -90, -1e6, 10, 10, 10, 50],
        [1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, -50, -50, 1e6, -50, -50, 90, -50, -50, -50, 1e6],
      ],
    },
  });
  const kids = childrenOf(tree);
  const rights = tree.steps.what.map((_, i) => predictionAt(tree, kids, i + 1)?.right ?? null);
  assert.deepEqual(
    rights.flatMap((right, i) => (right === null ? [] : [[i + 1, right]])),
    [
      [9, 0],
      [14, 0],
      [17, 1],
    ],
  );
  assert.match(predictionAt(tree, kids, 17)?.question ?? "", /value of e is known/);
});

test("a prediction asks for the answer of a SAT query", () => {
  const tree = treeOf({
    parent: [-1, 0, 0],
    moves: ["", "", ""],
    about: { 1: "Wall at A1?", 2: "Guard at A1?" },
    steps: { variables: [], what: ["ask", "world", "ask", "no-world"], at: [1, 1, 2, 2], values: [] },
  });
  const asked = [1, 2, 3, 4].map((step) => predictionAt(tree, childrenOf(tree), step));
  assert.deepEqual(
    asked.map((a) => a && [a.question, a.choices.find((c) => c.id === a.right)?.text]),
    [null, ["Wall at A1?", "possible world"], null, ["Guard at A1?", "no possible world"]],
  );
});

test("the game tree grows along the path and shows visits and win rates", () => {
  const tree = treeOf({
    parent: [-1, 0, 0, 1],
    moves: ["", "a", "b", "c"],
    measure: "share",
    steps: {
      variables: ["visits", "share"],
      what: ["grow", "select", "play-out", "credit", "credit", "select", "grow", "credit"],
      at: [0, 1, 1, 1, 0, 2, 1, 2],
      values: [
        [0, 0, 0, 1, 1, 0, 0, 1],
        [0, 0, 0, 750, 250, 0, 0, 500],
      ],
    },
    report: { moves: ["a", "c"] },
  });
  const kids = childrenOf(tree);
  assert.deepEqual(
    treeFigure(tree, kids, 0, null).dots.map((d) => d.id),
    [0],
  );
  const grown = treeFigure(tree, kids, 5, null);
  assert.deepEqual(
    grown.dots.map((d) => d.id),
    [0, 1, 2],
  );
  assert.match(grown.dots[1].value, /^1 · 75\s?%$/);
  assert.equal(grown.dots[0].value, "1");
  const end = treeFigure(tree, kids, 8, [...solutionNodes(tree, kids)]);
  assert.deepEqual(
    end.dots.filter((d) => d.onPath).map((d) => d.id),
    [0, 1, 3],
  );
});

test("a diagram shows its own quantity", () => {
  const diagram = parseDiagram("run: a b c\nover: 1 2\nsays: x\nshows: generated\nunit: clauses\nnames: one | two");
  assert.deepEqual([diagram.shows, diagram.unit, diagram.names], ["generated", "clauses", ["one", "two"]]);
  assert.equal(parseDiagram("shows: nonsense").shows, "expanded");
  const report = { stats: { expanded: 3, generated: 7, millis: 1 }, cost: null, value: -50 };
  assert.equal(quantityOf(report, "generated"), 7);
  assert.equal(quantityOf(report, "value"), -50);
  assert.equal(quantityOf(report, "cost"), null);
});
