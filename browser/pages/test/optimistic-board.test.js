import assert from "node:assert/strict";
import { test } from "node:test";
import { OptimisticBoard } from "../../../app/src/main/resources/web/js/play/optimistic-board.js";

/** A piece that moves to the right; the server has sent one move ahead. */
const move = (x) => ({
  text: `to${x}`,
  words: `to ${x}`,
  effect: { moved: [{ piece: "p", x, y: 0, facing: " " }], appeared: [], gone: [], walls: [] },
});
const view = (x) => ({
  scene: { pieces: [{ id: "p", x, y: 0, facing: " " }], walls: [], marks: [] },
  moves: [move(x + 1)],
  words: Array.from({ length: x }, (_, i) => `to ${i + 1}`),
  ahead: { [`to${x + 1}`]: [move(x + 2)] },
});
const at = (typed) => typed.scene.pieces[0].x;

test("moves are applied at once, with the legal moves that the server sent ahead", () => {
  const typed = new OptimisticBoard();
  typed.update(view(0));
  typed.play(typed.moves[0]);
  assert.equal(at(typed), 1);
  assert.deepEqual(typed.moves, [move(2)]);
  assert.equal(typed.isConfirmed(), false);
  assert.deepEqual(typed.words(), ["to 1"]);
});

test("without known moves the array stays the same, so that the board element waits", () => {
  const typed = new OptimisticBoard();
  typed.update(view(0));
  typed.play(typed.moves[0]);
  const before = typed.moves;
  typed.play(before[0]);
  assert.equal(at(typed), 2);
  assert.equal(typed.moves, before);
});

test("a response to the first of two moves keeps the second one applied", () => {
  const typed = new OptimisticBoard();
  typed.update(view(0));
  typed.play(move(1));
  typed.play(move(2));
  typed.update(view(1), 1);
  assert.equal(at(typed), 2);
  assert.deepEqual(typed.moves, [move(3)]);
  typed.update(view(2), 1);
  assert.ok(typed.isConfirmed());
  assert.deepEqual(typed.moves, [move(3)]);
});
