import assert from "node:assert/strict";
import { test } from "node:test";
import { arrow, click, drag, slot, wayOf } from "../../../app/src/main/resources/web/js/board/gestures.js";

const cell = (x, y) => ({ kind: "CELL", x, y });
const move = (code, from, to, way = " ") => ({ code, text: "m" + code, from, to, way });

test("a click finishes the move of the selected piece", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0), "E"), move(1, cell(0, 0), cell(0, 3), "S")];
  assert.deepEqual(click(moves, cell(0, 0), cell(0, 3)), { play: moves[1], select: null });
});

test("a click on a piece with several moves selects it, with one plays it", () => {
  const several = [move(0, cell(0, 0), cell(3, 0)), move(1, cell(0, 0), cell(0, 3))];
  assert.deepEqual(click(several, null, cell(0, 0)), { select: cell(0, 0) });
  assert.deepEqual(click([several[0]], null, cell(0, 0)), { play: several[0], select: null });
});

test("a click on the selected piece lets go of it", () => {
  assert.deepEqual(click([move(0, cell(0, 0), cell(3, 0))], cell(0, 0), cell(0, 0)), { select: null });
});

test("a click on a place only one move reaches plays it", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0)), move(1, cell(0, 0), cell(0, 3))];
  assert.equal(click(moves, null, cell(3, 0)).play, moves[0]);
});

test("a drag takes the move that ends there, else the one in that direction", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0), "E"), move(1, cell(0, 0), cell(0, 3), "S")];
  assert.equal(drag(moves, cell(0, 0), 0, 3), moves[1]);
  assert.equal(drag(moves, cell(0, 0), 1.2, 0.3), moves[0]);
  assert.equal(drag(moves, cell(5, 5), 1, 0), undefined);
});

test("an arrow moves the selected piece, or the only one that can go there", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0), "E"), move(1, cell(5, 5), cell(9, 5), "E")];
  assert.equal(arrow(moves, cell(5, 5), "ArrowRight"), moves[1]);
  assert.equal(arrow(moves, null, "ArrowRight"), undefined);
  assert.equal(arrow(moves.slice(0, 1), null, "ArrowRight"), moves[0]);
  assert.equal(arrow(moves, null, "a"), undefined);
});

test("a wall slot is found near its middle and nowhere else", () => {
  const wall = { code: 7, text: "e3h", from: null, to: { kind: "H", x: 4, y: 6 }, way: " " };
  assert.equal(slot([wall], 5, 6.1), wall);
  assert.equal(slot([wall], 5, 6.5), undefined);
  assert.equal(slot([wall], 7, 6), undefined);
});

test("directions", () => {
  assert.equal(wayOf(3, 1), "E");
  assert.equal(wayOf(-3, 1), "W");
  assert.equal(wayOf(1, -3), "N");
  assert.equal(wayOf(1, 3), "S");
});
