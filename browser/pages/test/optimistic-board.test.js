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

const pattern = (text, dx, dy, way) => ({ text: "{0}" + text, words: "{0} " + text, dx, dy, way });
const patterns = [pattern("L", -1, 0, "W"), pattern("R", 1, 0, "E"), pattern("U", 0, -1, "N"), pattern("D", 0, 1, "S")];
const tile = (label, x, y) => ({ id: "t" + label, label, x, y, facing: " " });

test("moves that follow patterns are known without a limit, until the game could be over", () => {
  const typed = new OptimisticBoard();
  typed.update({
    scene: { columns: 2, rows: 2, pieces: [tile("3", 0, 0), tile("2", 1, 0), tile("1", 0, 1)], walls: [], marks: [] },
    moves: [],
    words: [],
    ahead: {},
    slides: { horizon: 3, goals: [], patterns },
  });
  typed.moves = typed.knownMoves();
  assert.deepEqual(
    typed.moves.map((m) => m.text),
    ["2D", "1R"],
  );
  typed.play(typed.moves[0]);
  assert.deepEqual(
    typed.moves.map((m) => m.text),
    ["3R", "2U"],
  );
  typed.play(typed.moves[0]);
  const last = typed.moves;
  typed.play(last[0]);
  assert.equal(typed.pending.length, 3);
  assert.equal(typed.moves, last);
});

test("near the goal, moves that follow patterns are known until the pieces are at the goal", () => {
  const typed = new OptimisticBoard();
  typed.update({
    scene: { columns: 2, rows: 2, pieces: [tile("1", 0, 0), tile("2", 1, 0), tile("3", 1, 1)], walls: [], marks: [] },
    moves: [],
    words: [],
    ahead: {},
    slides: { horizon: 1, goals: [{ piece: "t3", x: 0, y: 1 }], patterns },
  });
  typed.moves = typed.knownMoves();
  const play = (text) => typed.play(typed.moves.find((m) => m.text === text));
  for (const text of ["1D", "1U", "1D", "1U"]) play(text);
  assert.equal(typed.pending.length, 4);
  const last = typed.moves;
  play("3L");
  assert.equal(typed.moves, last);
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
