import assert from "node:assert/strict";
import { test } from "node:test";
import { parseShapes, toggleShape, withShapes } from "../../../app/src/main/resources/web/js/analysis/shapes.js";
import { StudyTree } from "../../../app/src/main/resources/web/js/analysis/study-tree.js";
import { packReview, unpackReview } from "../../../app/src/main/resources/web/js/analysis/review-store.js";

test("shapes are separated from the comment and written back", () => {
  const { text, shapes } = parseShapes("a plan [%csl G3.4,R0.0] [%cal B1.2-3.4]");
  assert.equal(text, "a plan");
  assert.deepEqual(
    shapes.map((s) => s.tone),
    ["green", "red", "blue"],
  );
  assert.equal(withShapes(text, shapes), "a plan [%csl G3.4,R0.0] [%cal B1.2-3.4]");
  assert.deepEqual(parseShapes("[%csl Z1.1,G1] [%cal nonsense] rest"), { text: "rest", shapes: [] });
});

test("the same shape again is removed; another tone replaces it", () => {
  const circle = { from: { x: 1, y: 1 }, to: { x: 1, y: 1 }, tone: "green" };
  const once = toggleShape([], circle);
  assert.deepEqual(once, [circle]);
  assert.deepEqual(toggleShape(once, circle), []);
  assert.deepEqual(toggleShape(once, { ...circle, tone: "red" }), [{ ...circle, tone: "red" }]);
});

test("a tree with shapes is not plain and keeps them in its text", () => {
  const tree = StudyTree.fromRecord({
    comment: "[%csl G0.0]",
    moves: [{ text: "a", comment: "x [%cal R1.1-2.2]", instead: [] }],
  });
  assert.equal(tree.root.comment, "");
  assert.equal(tree.isPlain(), false);
  assert.equal(tree.toText(), "{[%csl G0.0]} a {x [%cal R1.1-2.2]}");
});

test("a stored review is restored for its own line only", () => {
  const line = { game: "g", start: "s", moves: ["a"], first: 0, match: false };
  const positions = [
    { left: Infinity, spent: 0, best: ["a", "b"], chance: 0.5, over: false },
    { left: 0, spent: 1, best: [], chance: 1, over: true },
  ];
  const stored = JSON.parse(JSON.stringify(packReview(positions)));
  assert.deepEqual(unpackReview(stored, line), positions);
  assert.equal(unpackReview(stored, { ...line, moves: [] }), null);
  assert.equal(unpackReview("nonsense", line), null);
});
