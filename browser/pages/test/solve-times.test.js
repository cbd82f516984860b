import { beforeEach, test } from "node:test";
import assert from "node:assert/strict";

/** @type {Map<string, string>} */
const storage = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (/** @type {string} */ k) => storage.get(k) ?? null,
  setItem: (/** @type {string} */ k, /** @type {string} */ v) => storage.set(k, v),
});

const { Stopwatch, formatHundredths } = await import("../../../app/src/main/resources/web/js/play/stopwatch.js");
const { averageOf5, saveTime, timesOf } = await import("../../../app/src/main/resources/web/js/play/solve-times.js");

beforeEach(() => storage.clear());

test("a board has one time, even after undo, redo or reload", () => {
  const watch = new Stopwatch("board");
  watch.start(true, 1000);
  watch.start(true, 5000);
  const again = new Stopwatch("board");
  assert.equal(again.elapsed(8000), 7000);
  assert.equal(again.stop(9000), true);
  assert.equal(again.stop(20_000), false);
  assert.equal(new Stopwatch("board").elapsed(30_000), 8000);
});

test("a time does not count after a hint or if moves were already played", () => {
  const helped = new Stopwatch("helped");
  helped.markAssisted();
  helped.start(true, 1000);
  assert.equal(helped.stop(2000), false);
  const late = new Stopwatch("late");
  late.start(false, 1000);
  assert.equal(late.stop(2000), false);
  const atOnce = new Stopwatch("by the first gesture");
  atOnce.start(true, 1000);
  assert.equal(atOnce.stop(1000), false);
});

test("the average of five leaves out the best and the worst time and needs five times", () => {
  for (const time of [9000, 1000, 4000, 5000]) saveTime("3x3", time);
  assert.equal(averageOf5(timesOf("3x3")), null);
  saveTime("3x3", 6000);
  assert.equal(averageOf5(timesOf("3x3")), 5000);
  for (const time of [7000, 7500]) saveTime("3x3", time);
  assert.equal(averageOf5(timesOf("3x3")), 6000);
  assert.equal(timesOf("3x3")?.best, 1000);
  assert.equal(timesOf("4x4"), undefined);
});

test("times are formatted in hundredths", () => {
  assert.equal(formatHundredths(7049), "7.04");
  assert.equal(formatHundredths(67_049), "1:07.04");
  assert.equal(formatHundredths(0), "0.00");
});
