import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { OwnMoves } from "../../../app/src/main/resources/web/js/play/own-moves.js";

beforeEach(() => {
  const values = new Map();
  globalThis.localStorage = { getItem: (k) => values.get(k) ?? null, setItem: (k, v) => values.set(k, v) };
});

test("moves played here cover the line, also after a reload and an undo", () => {
  const own = new OwnMoves("board");
  own.add([], ["a"], 1);
  own.add(["a"], ["b", "c"], 2);
  assert.ok(own.covers(["a", "b", "c"]));
  const reloaded = new OwnMoves("board");
  assert.ok(reloaded.covers(["a", "b", "c"]));
  reloaded.add(["a"], ["d"], 3);
  assert.ok(reloaded.covers(["a", "d"]));
  assert.ok(!reloaded.covers(["a", "b", "c"]));
  assert.ok(!new OwnMoves("other").covers(["a"]));
});

test("a move played again keeps the moves after it", () => {
  const own = new OwnMoves("board");
  own.add([], ["a", "b"], 1);
  own.add([], ["a"], 2);
  assert.ok(own.covers(["a", "b"]));
});

test("moves that continue the line of a link are not covered", () => {
  const own = new OwnMoves("board");
  own.add(["a", "b"], ["c"], 1);
  assert.ok(!own.covers(["a", "b", "c"]));
  assert.ok(own.covers([]));
});
