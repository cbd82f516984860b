import assert from "node:assert/strict";
import { test } from "node:test";
import { MoveLine } from "../../../app/src/main/resources/web/js/move-line.js";

test("playing in the middle removes later moves, unless the move is the same", () => {
  const line = new MoveLine(["a", "b", "c"], 1);
  assert.deepEqual(line.play("b").moves, ["a", "b", "c"]);
  assert.equal(line.play("b").at, 2);
  assert.deepEqual(line.play("x").moves, ["a", "x"]);
});

test("the URL contains the line and the current index", () => {
  const params = new URLSearchParams({ m: "a b c", at: "1" });
  const line = MoveLine.fromParams(params);
  assert.deepEqual(line.played(), ["a"]);
  assert.deepEqual(line.params(), { m: "a b c", at: 1 });
  assert.deepEqual(new MoveLine().params(), { m: undefined, at: undefined });
});

test("an index beyond the line is limited to its end", () => {
  assert.equal(new MoveLine(["a"], 9).at, 1);
  assert.equal(new MoveLine(["a"], -3).at, 0);
});

test("undo and redo treat the moves of one gesture as one", () => {
  const line = new MoveLine().play("a").playAll(["b", "c", "d"]).play("e");
  assert.equal(line.at, 5);
  assert.equal(line.jumpTo(line.undoIndex()).at, 4);
  assert.equal(line.jumpTo(4).undoIndex(), 1);
  assert.equal(line.jumpTo(1).redoIndex(), 4);
  assert.equal(line.jumpTo(0).undoIndex(), 0);
  const restored = MoveLine.fromParams(new URLSearchParams(/** @type {any} */ (line.params())));
  assert.equal(restored.jumpTo(4).undoIndex(), 1);
  assert.equal(line.jumpTo(1).play("x").jumpTo(2).undoIndex(), 1);
});
