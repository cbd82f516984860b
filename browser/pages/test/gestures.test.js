import assert from "node:assert/strict";
import { test } from "node:test";
import {
  arrowMove,
  arrowMoves,
  clickMove,
  dragMove,
  wallSlotAt,
  commonOrigin,
  shiftSlot,
  rotateSlot,
  directionOf,
} from "../../../app/src/main/resources/web/js/board/gestures.js";

const cell = (x, y) => ({ kind: "CELL", x, y });
const move = (code, from, to, way = " ") => ({ code, text: "m" + code, from, to, way });

test("a click completes the move of the selected piece", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0), "E"), move(1, cell(0, 0), cell(0, 3), "S")];
  assert.deepEqual(clickMove(moves, cell(0, 0), cell(0, 3)), { play: moves[1], select: null });
});

test("a click on a piece selects it, or plays its only move", () => {
  const several = [move(0, cell(0, 0), cell(3, 0)), move(1, cell(0, 0), cell(0, 3))];
  assert.deepEqual(clickMove(several, null, cell(0, 0)), { select: cell(0, 0) });
  assert.deepEqual(clickMove([several[0]], null, cell(0, 0)), { play: several[0], select: null });
});

test("a click on the selected piece deselects it", () => {
  assert.deepEqual(clickMove([move(0, cell(0, 0), cell(3, 0))], cell(0, 0), cell(0, 0)), { select: null });
});

test("a click on a cell plays the only move that ends there", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0)), move(1, cell(0, 0), cell(0, 3))];
  assert.equal(clickMove(moves, null, cell(3, 0)).play, moves[0]);
});

test("a click never moves another piece than the selected one", () => {
  const moves = [
    move(0, cell(0, 0), cell(3, 0)),
    move(1, cell(0, 0), cell(0, 3)),
    move(2, cell(5, 5), cell(5, 0)),
    move(3, cell(5, 5), cell(0, 5)),
  ];
  assert.deepEqual(clickMove(moves, cell(0, 0), cell(5, 0)), { select: null });
  assert.equal(clickMove(moves, null, cell(5, 0)).play, moves[2]);
});

test("a click on a piece that is selected by a letter does not move it", () => {
  const only = [move(0, cell(0, 0), cell(3, 0))];
  assert.deepEqual(clickMove(only, null, cell(0, 0), true), { select: cell(0, 0) });
});

test("a drag plays the move that ends there, otherwise the one in that direction", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0), "E"), move(1, cell(0, 0), cell(0, 3), "S")];
  assert.equal(dragMove(moves, cell(0, 0), 0, 3), moves[1]);
  assert.equal(dragMove(moves, cell(0, 0), 1.2, 0.3), moves[0]);
  assert.equal(dragMove(moves, cell(5, 5), 1, 0), undefined);
});

test("an arrow key moves the selected piece, or the only one that can move in that direction", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0), "E"), move(1, cell(5, 5), cell(9, 5), "E")];
  assert.equal(arrowMove(moves, cell(5, 5), "ArrowRight"), moves[1]);
  assert.equal(arrowMove(moves, null, "ArrowRight"), undefined);
  assert.equal(arrowMove(moves.slice(0, 1), null, "ArrowRight"), moves[0]);
  assert.equal(arrowMove(moves, null, "a"), undefined);
});

const NINE = { columns: 9, rows: 9 };

test("a wall slot is found only within reach of a groove", () => {
  assert.deepEqual(wallSlotAt(NINE, 2, 5.4, 6.1, 0.15), { kind: "H", x: 4, y: 6 });
  assert.deepEqual(wallSlotAt(NINE, 2, 5.1, 6.6, 0.15), { kind: "V", x: 5, y: 6 });
  assert.equal(wallSlotAt(NINE, 2, 5.5, 6.5, 0.15), undefined);
  assert.equal(wallSlotAt(NINE, 2, 5.5, -0.1, 0.15), undefined);
});

test("a wall of two cells is placed by its nearest centre and stays inside the board", () => {
  assert.deepEqual(wallSlotAt(NINE, 2, 3.4, 2, 0.15), { kind: "H", x: 2, y: 2 });
  assert.deepEqual(wallSlotAt(NINE, 2, 3.6, 2, 0.15), { kind: "H", x: 3, y: 2 });
  assert.deepEqual(wallSlotAt(NINE, 2, 0.2, 2, 0.15), { kind: "H", x: 0, y: 2 });
  assert.deepEqual(wallSlotAt(NINE, 2, 8.9, 2, 0.15), { kind: "H", x: 7, y: 2 });
});

test("a wall of one cell may lie on the rim", () => {
  assert.deepEqual(wallSlotAt(NINE, 1, 3.4, 0.1, 0.3), { kind: "H", x: 3, y: 0 });
  assert.deepEqual(wallSlotAt(NINE, 1, 9, 8.5, 0.3), { kind: "V", x: 9, y: 8 });
});

test("keys move a wall inside the board and rotate it around its centre", () => {
  const wall = /** @type {const} */ ({ kind: "H", x: 0, y: 1 });
  assert.deepEqual(shiftSlot(NINE, wall, "ArrowLeft"), wall);
  assert.deepEqual(shiftSlot(NINE, wall, "ArrowUp"), wall);
  assert.deepEqual(shiftSlot(NINE, wall, "ArrowRight"), { kind: "H", x: 1, y: 1 });
  assert.deepEqual(rotateSlot(NINE, wall), { kind: "V", x: 1, y: 0 });
  assert.deepEqual(rotateSlot(NINE, rotateSlot(NINE, wall)), wall);
});

test("all moves in the direction of an arrow key are returned", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0), "E"), move(1, cell(5, 5), cell(9, 5), "E")];
  assert.equal(arrowMoves(moves, null, "ArrowRight").length, 2);
  assert.equal(arrowMoves(moves, cell(5, 5), "ArrowRight").length, 1);
  assert.equal(arrowMoves(moves, null, "ArrowUp").length, 0);
});

test("the common origin is the cell from which all piece moves start", () => {
  const wall = { ...move(2, null, null), to: { kind: "H", x: 0, y: 1 } };
  const steps = [move(0, cell(4, 8), cell(4, 7)), move(1, cell(4, 8), cell(3, 8)), wall];
  assert.deepEqual(commonOrigin(steps), cell(4, 8));
  assert.equal(commonOrigin([...steps, move(3, cell(0, 0), cell(0, 1))]), null);
  assert.equal(commonOrigin([wall]), null);
});

test("directions", () => {
  assert.equal(directionOf(3, 1), "E");
  assert.equal(directionOf(-3, 1), "W");
  assert.equal(directionOf(1, -3), "N");
  assert.equal(directionOf(1, 3), "S");
});
