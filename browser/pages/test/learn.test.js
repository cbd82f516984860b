import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellAt,
  linesAt,
  momentAt,
  nodeAt,
  nodesAt,
  variablesAt,
} from "../../../app/src/main/resources/web/js/learn/steps.js";
import { estimate } from "../../../app/src/main/resources/web/js/lab/tree.js";
import { TOPICS } from "../../../app/src/main/resources/web/js/lab/topics.js";
import { en } from "./all-words.js";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "en" } });

const tree = {
  parent: [-1, 0, 0],
  moves: ["", "a", "b"],
  words: {},
  g: [0, 1, 1],
  h: [2, 3, 1],
  order: [0, -1, 1],
  mark: [0, 0, 0],
  about: {},
  measure: /** @type {const} */ ("cost"),
  steps: {
    variables: ["g", "h"],
    what: ["take", "expand", "take", "expand"],
    at: [0, 0, 2, 2],
    values: [
      [0, 0, 1, 1],
      [2, 2, 1, 1],
    ],
  },
  report: { moves: [] },
};

test("a step tells its moment, node and variables", () => {
  assert.equal(momentAt(tree, 0), "");
  assert.equal(momentAt(tree, 3), "take");
  assert.equal(nodeAt(tree, 3), 2);
  assert.deepEqual(variablesAt(tree, 3), [
    ["g", "1"],
    ["h", "1"],
  ]);
  assert.equal(cellAt(tree, 3), null);
});

test("successors wait once their parent is expanded, cheapest first", () => {
  assert.deepEqual([...nodesAt(tree, 1)], [3, 0, 0]);
  assert.deepEqual([...nodesAt(tree, 2)], [3, 1, 1]);
  assert.deepEqual([...nodesAt(tree, 3)], [2, 1, 3]);
  assert.deepEqual(
    linesAt(tree, 2).map((l) => l.label),
    ["b", "a"],
  );
});

test("a blind search takes the oldest or the newest, and estimates nothing", () => {
  const lines = (/** @type {string} */ takes, options = {}) =>
    linesAt({ ...tree, report: { moves: [], takes, options } }, 2).map((l) => [l.label, l.value]);
  assert.deepEqual(lines("oldest"), [
    ["a", "1"],
    ["b", "1"],
  ]);
  assert.deepEqual(lines("newest", { heuristic: "W" }), [
    ["b", "1 + 1"],
    ["a", "1 + 3"],
  ]);
  assert.deepEqual(variablesAt({ ...tree, report: { moves: [], takes: "oldest" } }, 3), [["g", "1"]]);
  assert.deepEqual(
    linesAt({ ...tree, report: { options: { weight: "3" } } }, 2).map((l) => l.value),
    ["1 + 3 × 1", "1 + 3 × 3"],
  );
});

test("a round makes its nodes anew", () => {
  // the root again in a second round, which makes node 2 instead of node 1
  const what = ["round", "take", "expand", "take", "round", "take", "expand", "take"];
  const rounds = { ...tree, steps: { variables: [], what, at: [0, 0, 0, 1, 0, 0, 0, 2], values: [] } };
  assert.deepEqual([...nodesAt(rounds, 3)], [3, 1, 0]);
  assert.deepEqual([...nodesAt(rounds, 4)], [2, 3, 0]);
  assert.deepEqual([...nodesAt(rounds, 6)], [3, 2, 0]);
  assert.deepEqual([...nodesAt(rounds, 7)], [3, 2, 1]);
});

test("a move of the protocol is called by its words", () => {
  const named = { ...tree, moves: ["", "turn_clockwise", "b"], words: { turn_clockwise: "turn right", b: "blue" } };
  assert.deepEqual(
    linesAt(named, 2).map((l) => l.label),
    ["b", "turn right"],
  );
});

test("questions stand with their answers, the last first", () => {
  const asked = {
    ...tree,
    about: { 1: "one?", 2: "two?" },
    steps: { variables: [], what: ["ask", "world", "ask", "no-world"], at: [1, 1, 2, 2], values: [] },
  };
  assert.deepEqual(
    linesAt(asked, 4).map((l) => [l.label, l.sign]),
    [
      ["two?", "no-world"],
      ["one?", "world"],
    ],
  );
});

test("what a position is worth is said in moves, a share in per cent", () => {
  assert.equal(estimate(50, "value"), "+0.5");
  assert.equal(estimate(-50, "value"), "−0.5");
  assert.equal(estimate(999_990, "value"), "+∞");
  assert.equal(estimate(667, "share"), "67 %");
  assert.equal(estimate(7), "7");
});

test("every moment that a lesson marks is said in words", () => {
  for (const [id, topic] of Object.entries(TOPICS)) {
    assert.ok(`learn.${id}` in en);
    for (const moment of Object.keys(topic.lines)) assert.ok(`moment.${moment}.said` in en, moment);
  }
});
