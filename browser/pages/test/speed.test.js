import { beforeEach, test } from "node:test";
import assert from "node:assert/strict";

/** @type {Map<string, string>} */
const kept = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (/** @type {string} */ k) => kept.get(k) ?? null,
  setItem: (/** @type {string} */ k, /** @type {string} */ v) => kept.set(k, v),
});

const { Stopwatch, hundredths } = await import("../../../app/src/main/resources/web/js/play/stopwatch.js");
const { averageOf5, keepTime, times } = await import("../../../app/src/main/resources/web/js/play/speed.js");

beforeEach(() => kept.clear());

test("a board has one time, whatever is undone, done again or reloaded", () => {
  const watch = new Stopwatch("board");
  watch.begin(true, 1000);
  watch.begin(true, 5000);
  const again = new Stopwatch("board");
  assert.equal(again.elapsed(8000), 7000);
  assert.equal(again.end(9000), true);
  assert.equal(again.end(20_000), false);
  assert.equal(new Stopwatch("board").elapsed(30_000), 8000);
});

test("who is helped or comes to a board half done has no time that counts", () => {
  const helped = new Stopwatch("helped");
  helped.help();
  helped.begin(true, 1000);
  assert.equal(helped.end(2000), false);
  const late = new Stopwatch("late");
  late.begin(false, 1000);
  assert.equal(late.end(2000), false);
  const atOnce = new Stopwatch("by the first gesture");
  atOnce.begin(true, 1000);
  assert.equal(atOnce.end(1000), false);
});

test("the average of five leaves out the best and the worst, and waits for the fifth", () => {
  for (const time of [9000, 1000, 4000, 5000]) keepTime("3x3", time);
  assert.equal(averageOf5(times("3x3")), null);
  keepTime("3x3", 6000);
  assert.equal(averageOf5(times("3x3")), 5000);
  for (const time of [7000, 7500]) keepTime("3x3", time);
  assert.equal(averageOf5(times("3x3")), 6000);
  assert.equal(times("3x3")?.best, 1000);
  assert.equal(times("4x4"), undefined);
});

test("times are told in hundredths", () => {
  assert.equal(hundredths(7049), "7.04");
  assert.equal(hundredths(67_049), "1:07.04");
  assert.equal(hundredths(0), "0.00");
});
