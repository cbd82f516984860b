import assert from "node:assert/strict";
import { test } from "node:test";
import { commonCounters } from "../../../app/src/main/resources/web/js/play/counter-changes.js";
import { bubblePlace } from "../../../app/src/main/resources/web/js/board/bubble-place.js";
import {
  boxAround,
  clampBox,
  followCell,
  isLarge,
  placePoint,
  visibleCells,
  zoomBox,
} from "../../../app/src/main/resources/web/js/board/viewport.js";

const counter = (id, name, value, seat) => ({ id, name, value, seat });

test("numbers of all players are compared, except those in the racks", () => {
  const scene = {
    counters: [
      counter("walls1", "walls left", "9", 0),
      counter("distance1", "steps", "8", 0),
      counter("walls2", "walls left", "10", 1),
      counter("distance2", "steps", "7", 1),
      counter("moves", "moves", "3", -1),
    ],
    stocks: [
      { seat: 0, left: 9 },
      { seat: 1, left: 10 },
    ],
  };
  assert.deepEqual(
    commonCounters(scene, 2).map((row) => row.map((c) => c.value)),
    [["8", "7"]],
  );
  assert.deepEqual(commonCounters(scene, 3), []);
});

test("the bubble of a wall covers no piece if there is room", () => {
  const pixels = ({ x, y }) => ({ x: 10 * x, y: 10 * y });
  const place = (pieces) =>
    bubblePlace({ kind: "H", x: 4, y: 4 }, pixels, { width: 20, height: 8 }, { width: 90, height: 90 }, pieces, 10);
  assert.equal(place([]).top, 18);
  assert.ok(place([{ x: 40, y: 20 }]).top > 42);
});

const BOARD = { x: -10, y: -10, w: 4020, h: 4020 };

test("a board is large if its cells cannot be read", () => {
  assert.equal(isLarge(BOARD, 600), true);
  assert.equal(isLarge(BOARD, 4000), false);
  assert.equal(isLarge(BOARD, 0), false);
  const ricochet = { x: -16, y: -16, w: 672, h: 672 };
  assert.equal(isLarge(ricochet, 300), false);
  assert.equal(isLarge(ricochet, 300, true), true);
  assert.equal(isLarge(ricochet, 240), true);
});

test("the visible part stays on the board and follows the moves", () => {
  assert.deepEqual(clampBox(BOARD, { x: -500, y: 9000, w: 400, h: 400 }), { x: -10, y: 3610, w: 400, h: 400 });
  const box = boxAround(BOARD, { x: 2000, y: 2000 }, 400);
  assert.equal(followCell(BOARD, box, { x: 50, y: 50 }), box);
  const followed = followCell(BOARD, box, { x: 60, y: 50 });
  assert.equal(followed.x + followed.w, 61 * 40 + 80);
  assert.equal(followed.y, box.y);
  const zoomed = zoomBox(BOARD, box, 2, { x: 1800, y: 1800 });
  assert.deepEqual(zoomed, { x: 1800, y: 1800, w: 200, h: 200 });
  assert.equal(zoomBox(BOARD, box, 1e-3, { x: 0, y: 0 }).w, BOARD.w);
  assert.deepEqual(visibleCells(box, { columns: 100, rows: 100 }), { left: 44, top: 44, right: 56, bottom: 56 });
});

test("a point that is dragged or pinched appears where the fingers are", () => {
  const board = { x: 0, y: 0, w: 4000, h: 4000 };
  const box = { x: 1000, y: 1000, w: 400, h: 400 };
  const at = { x: 1100, y: 1300 };
  assert.deepEqual(placePoint(board, box, 1, at, { x: 0.25, y: 0.75 }), box);
  assert.deepEqual(placePoint(board, box, 2, at, { x: 0.5, y: 0.5 }), { x: 1000, y: 1200, w: 200, h: 200 });
  assert.deepEqual(placePoint(board, box, 1, { x: 10, y: 10 }, { x: 0.5, y: 0.5 }), { x: 0, y: 0, w: 400, h: 400 });
});
