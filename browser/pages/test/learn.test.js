import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellAt,
  linesAt,
  stepKindAt,
  nodeAt,
  nodesAt,
  shownVariables,
} from "../../../app/src/main/resources/web/js/learn/steps.js";
import { estimateText } from "../../../app/src/main/resources/web/js/lab/tree.js";
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

test("a step has a kind, a node and variables", () => {
  assert.equal(stepKindAt(tree, 0), "");
  assert.equal(stepKindAt(tree, 3), "take");
  assert.equal(nodeAt(tree, 3), 2);
  assert.deepEqual(shownVariables(tree, 3), [
    ["g", "1"],
    ["h", "1"],
  ]);
  assert.equal(cellAt(tree, 3), null);
});

test("successors enter the frontier when their parent is expanded, cheapest first", () => {
  assert.deepEqual([...nodesAt(tree, 1)], [3, 0, 0]);
  assert.deepEqual([...nodesAt(tree, 2)], [3, 1, 1]);
  assert.deepEqual([...nodesAt(tree, 3)], [2, 1, 3]);
  assert.deepEqual(
    linesAt(tree, 2).map((l) => l.label),
    ["b", "a"],
  );
});

test("an uninformed search takes the oldest or newest node and has no h", () => {
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
  assert.deepEqual(shownVariables({ ...tree, report: { moves: [], takes: "oldest" } }, 3), [["g", "1"]]);
  assert.deepEqual(
    linesAt({ ...tree, report: { options: { weight: "3" } } }, 2).map((l) => l.value),
    ["1 + 3 × 1", "1 + 3 × 3"],
  );
});

test("each iteration generates its nodes again", () => {
  // The second iteration starts at the root again and generates node 2 instead of node 1.
  const what = ["round", "take", "expand", "take", "round", "take", "expand", "take"];
  const rounds = { ...tree, steps: { variables: [], what, at: [0, 0, 0, 1, 0, 0, 0, 2], values: [] } };
  assert.deepEqual([...nodesAt(rounds, 3)], [3, 1, 0]);
  assert.deepEqual([...nodesAt(rounds, 4)], [2, 3, 0]);
  assert.deepEqual([...nodesAt(rounds, 6)], [3, 2, 0]);
  assert.deepEqual([...nodesAt(rounds, 7)], [3, 2, 1]);
});

test("a protocol word is shown as its localised text", () => {
  const named = { ...tree, moves: ["", "turn_clockwise", "b"], words: { turn_clockwise: "turn right", b: "blue" } };
  assert.deepEqual(
    linesAt(named, 2).map((l) => l.label),
    ["b", "turn right"],
  );
});

test("queries are listed with their answers, the latest first", () => {
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

test("values are formatted in moves, shares in per cent", () => {
  assert.equal(estimateText(50, "value"), "+0.5");
  assert.equal(estimateText(-50, "value"), "−0.5");
  assert.equal(estimateText(999_990, "value"), "+∞");
  assert.equal(estimateText(667, "share"), "67%");
  assert.equal(estimateText(7), "7");
});

test("every step kind of a lesson has a message", () => {
  for (const [id, topic] of Object.entries(TOPICS)) {
    assert.ok(`learn.${id}` in en);
    for (const moment of Object.keys(topic.lines)) assert.ok(`moment.${moment}.said` in en, moment);
  }
});
