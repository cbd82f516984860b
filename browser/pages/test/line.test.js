import assert from "node:assert/strict";
import { test } from "node:test";
import { Line } from "../../../app/src/main/resources/web/js/line.js";

test("playing in the middle drops what came after, unless it is the same move", () => {
  const line = new Line(["a", "b", "c"], 1);
  assert.deepEqual(line.play("b").moves, ["a", "b", "c"]);
  assert.equal(line.play("b").at, 2);
  assert.deepEqual(line.play("x").moves, ["a", "x"]);
});

test("the address keeps the line and the place in it", () => {
  const params = new URLSearchParams({ m: "a b c", at: "1" });
  const line = Line.from(params);
  assert.deepEqual(line.played(), ["a"]);
  assert.deepEqual(line.params(), { m: "a b c", at: 1 });
  assert.deepEqual(new Line().params(), { m: undefined, at: undefined });
});

test("a place beyond the line is its end", () => {
  assert.equal(new Line(["a"], 9).at, 1);
  assert.equal(new Line(["a"], -3).at, 0);
});

test("what one gesture did is undone and done again at once", () => {
  const line = new Line().play("a").playAll(["b", "c", "d"]).play("e");
  assert.equal(line.at, 5);
  assert.equal(line.to(line.back()).at, 4);
  assert.equal(line.to(4).back(), 1);
  assert.equal(line.to(1).forth(), 4);
  assert.equal(line.to(0).back(), 0);
  const kept = Line.from(new URLSearchParams(/** @type {any} */ (line.params())));
  assert.equal(kept.to(4).back(), 1);
  assert.equal(line.to(1).play("x").to(2).back(), 1);
});
