import assert from "node:assert/strict";
import { test } from "node:test";
import { TypedAhead } from "../../../app/src/main/resources/web/js/play/typed-ahead.js";

/** A piece that walks to the right, as far as the server has told. */
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

test("moves are painted and followed by what the server told before", () => {
  const typed = new TypedAhead();
  typed.told(view(0));
  typed.play(typed.moves[0]);
  assert.equal(at(typed), 1);
  assert.deepEqual(typed.moves, [move(2)]);
  assert.equal(typed.settled(), false);
  assert.deepEqual(typed.words(), ["to 1"]);
});

test("where nothing was told the moves stay the same array, so that a board waits", () => {
  const typed = new TypedAhead();
  typed.told(view(0));
  typed.play(typed.moves[0]);
  const before = typed.moves;
  typed.play(before[0]);
  assert.equal(at(typed), 2);
  assert.equal(typed.moves, before);
});

test("an answer to the first of two moves keeps the second one painted", () => {
  const typed = new TypedAhead();
  typed.told(view(0));
  typed.play(move(1));
  typed.play(move(2));
  typed.told(view(1), 1);
  assert.equal(at(typed), 2);
  assert.deepEqual(typed.moves, [move(3)]);
  typed.told(view(2), 1);
  assert.ok(typed.settled());
  assert.deepEqual(typed.moves, [move(3)]);
});
