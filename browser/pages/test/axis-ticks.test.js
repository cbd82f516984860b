import assert from "node:assert/strict";
import { test } from "node:test";
import { linearRange, logRange, MAX_TICKS } from "../../../app/src/main/resources/web/js/axis-ticks.js";

test("a linear axis has round marks around its values", () => {
  assert.deepEqual(linearRange([-120, 130]), { start: -150, end: 150, ticks: [-150, -100, -50, 0, 50, 100, 150] });
  assert.deepEqual(linearRange([3, 11], { fromZero: true }).ticks, [0, 2, 4, 6, 8, 10, 12]);
  assert.deepEqual(linearRange([1000, 1011], { fromZero: true }).start, 1000);
});

test("a logarithmic axis has powers of ten", () => {
  assert.deepEqual(logRange([20, 5000]), { start: 1, end: 4, ticks: [1, 2, 3, 4] });
});

test("no value makes the number of marks unbounded", () => {
  const extremes = [
    [],
    [Infinity],
    [-Infinity, Infinity],
    [NaN],
    [0, 1e300],
    [-1e300, 1e300],
    [5e-324, 1],
    [0],
    [-1, 1e15, Infinity],
    [/** @type {any} */ ("Infinity"), 3],
  ];
  for (const values of extremes) {
    for (const range of [linearRange(values), linearRange(values, { fromZero: true }), logRange(values)]) {
      assert.ok(range.ticks.length >= 1 && range.ticks.length <= MAX_TICKS, JSON.stringify([values, range]));
      assert.ok(range.end > range.start, JSON.stringify([values, range]));
      assert.ok(range.ticks.every(Number.isFinite));
    }
  }
});
