import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { PlayLog } from "../../../app/src/main/resources/web/js/play/play-log.js";
import { costOf, progress, resultStars, saveResult } from "../../../app/src/main/resources/web/js/play/progress.js";

beforeEach(() => {
  const items = new Map();
  globalThis.localStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
});

test("a line counts only if all its moves were made here", () => {
  const log = new PlayLog("taquin", "start");
  log.record(0, "a", 1000);
  log.record(1, "b", 1500);
  assert.ok(log.contains(["a", "b"]));
  assert.deepEqual(log.times(["a", "b"]), [0, 500]);
  assert.ok(!log.contains([]));
  assert.ok(!new PlayLog("taquin", "other").contains(["a"]));
  assert.ok(new PlayLog("taquin", "start").contains(["a", "b"]), "the log survives a reload");
});

test("a move after the moves of a link is no play from the start", () => {
  const log = new PlayLog("taquin", "start");
  log.record(2, "c", 1000);
  assert.ok(!log.contains(["a", "b", "c"]));
});

test("another move replaces the later ones; the same move keeps them", () => {
  const log = new PlayLog("taquin", "start");
  ["a", "b", "c"].forEach((move, i) => log.record(i, move, i));
  log.record(1, "b", 9);
  assert.ok(log.contains(["a", "b", "c"]));
  log.record(1, "x", 9);
  assert.ok(log.contains(["a", "x"]));
  assert.ok(!log.contains(["a", "b"]));
});

test("help limits the stars, and a result with less help is better", () => {
  const log = new PlayLog("taquin", "start");
  assert.equal(log.maxStars(), 3);
  log.addHint(false);
  assert.equal(log.maxStars(), 2);
  log.markSolutionShown();
  assert.equal(log.maxStars(), 1);
  saveResult("taquin", "start", 5, 1);
  assert.equal(resultStars(progress().taquin.start, 5), 1);
  saveResult("taquin", "start", 7, 3);
  assert.equal(costOf(progress().taquin.start), 7);
  saveResult("taquin", "start", 5, 2);
  assert.equal(costOf(progress().taquin.start), 7);
  saveResult("taquin", "start", 6);
  assert.equal(resultStars(progress().taquin.start, 6), 3);
});
