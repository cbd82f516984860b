import assert from "node:assert/strict";
import { test } from "node:test";
import {
  arrow,
  arrows,
  click,
  drag,
  groove,
  onlyStart,
  steer,
  turn,
  wayOf,
} from "../../../app/src/main/resources/web/js/board/gestures.js";

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

const NINE = { columns: 9, rows: 9 };

test("a groove takes hold within its reach and nowhere else", () => {
  assert.deepEqual(groove(NINE, 2, 5.4, 6.1, 0.15), { kind: "H", x: 4, y: 6 });
  assert.deepEqual(groove(NINE, 2, 5.1, 6.6, 0.15), { kind: "V", x: 5, y: 6 });
  assert.equal(groove(NINE, 2, 5.5, 6.5, 0.15), undefined);
  assert.equal(groove(NINE, 2, 5.5, -0.1, 0.15), undefined);
});

test("a wall of two cells is taken by its nearer middle and stays inside the board", () => {
  assert.deepEqual(groove(NINE, 2, 3.4, 2, 0.15), { kind: "H", x: 2, y: 2 });
  assert.deepEqual(groove(NINE, 2, 3.6, 2, 0.15), { kind: "H", x: 3, y: 2 });
  assert.deepEqual(groove(NINE, 2, 0.2, 2, 0.15), { kind: "H", x: 0, y: 2 });
  assert.deepEqual(groove(NINE, 2, 8.9, 2, 0.15), { kind: "H", x: 7, y: 2 });
});

test("a wall of one cell may stand on the rim", () => {
  assert.deepEqual(groove(NINE, 1, 3.4, 0.1, 0.3), { kind: "H", x: 3, y: 0 });
  assert.deepEqual(groove(NINE, 1, 9, 8.5, 0.3), { kind: "V", x: 9, y: 8 });
});

test("keys steer a wall as far as the rim and turn it around its middle", () => {
  const wall = /** @type {const} */ ({ kind: "H", x: 0, y: 1 });
  assert.deepEqual(steer(NINE, wall, "ArrowLeft"), wall);
  assert.deepEqual(steer(NINE, wall, "ArrowUp"), wall);
  assert.deepEqual(steer(NINE, wall, "ArrowRight"), { kind: "H", x: 1, y: 1 });
  assert.deepEqual(turn(NINE, wall), { kind: "V", x: 1, y: 0 });
  assert.deepEqual(turn(NINE, turn(NINE, wall)), wall);
});

test("several pieces that an arrow could mean are all told", () => {
  const moves = [move(0, cell(0, 0), cell(3, 0), "E"), move(1, cell(5, 5), cell(9, 5), "E")];
  assert.equal(arrows(moves, null, "ArrowRight").length, 2);
  assert.equal(arrows(moves, cell(5, 5), "ArrowRight").length, 1);
  assert.equal(arrows(moves, null, "ArrowUp").length, 0);
});

test("who is to move is known when all moves of pieces start at one place", () => {
  const wall = { ...move(2, null, null), to: { kind: "H", x: 0, y: 1 } };
  const steps = [move(0, cell(4, 8), cell(4, 7)), move(1, cell(4, 8), cell(3, 8)), wall];
  assert.deepEqual(onlyStart(steps), cell(4, 8));
  assert.equal(onlyStart([...steps, move(3, cell(0, 0), cell(0, 1))]), null);
  assert.equal(onlyStart([wall]), null);
});

test("directions", () => {
  assert.equal(wayOf(3, 1), "E");
  assert.equal(wayOf(-3, 1), "W");
  assert.equal(wayOf(1, -3), "N");
  assert.equal(wayOf(1, 3), "S");
});
