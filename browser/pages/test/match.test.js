import assert from "node:assert/strict";
import { test } from "node:test";

/** A browser's memory. @type {Map<string, string>} */
const memory = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (/** @type {string} */ k) => memory.get(k) ?? null,
  setItem: (/** @type {string} */ k, /** @type {string} */ v) => memory.set(k, v),
});

const { begin, end, finished, found, next, now, read, score, start, timeUp, totals, winning } =
  await import("../../../app/src/main/resources/web/js/play/match.js");
const { Clocks } = await import("../../../app/src/main/resources/web/js/play/clock.js");

const TERMS = { game: "g", opponent: "easy", of: 2, seconds: 60, deal: {}, seed: 1 };

test("a round is scored once, whatever is pressed twice or reloaded", () => {
  let match = start(begin(TERMS, "p"), 1000);
  match = found(match, 5, ["a"]);
  match = found(match, 7, ["b"]);
  match = end(match, 6, ["c"]);
  const again = end(/** @type {any} */ (read(match.id)), 4, ["d"]);
  assert.deepEqual(score(again), { you: 1, them: 0 });
  assert.deepEqual(again.rounds[0].line, ["a"]);
  assert.deepEqual(found(again, 1, ["e"]), again);
});

test("a round that runs goes on after a reload and cannot be started again", () => {
  const match = start(begin(TERMS, "p"), 1000);
  const reloaded = start(/** @type {any} */ (read(match.id)), 50_000);
  assert.equal(reloaded.rounds[0].ends, 61_000);
});

test("the next round comes after the end of this one, and the match ends", () => {
  let match = begin(TERMS, "p");
  assert.equal(next(match, "q").rounds.length, 1);
  match = next(end(start(match, 0), 3, []), "q");
  assert.equal(match.rounds.length, 2);
  assert.equal(finished(match), false);
  match = end(found(start(match, 0), 3, []), 3, []);
  assert.equal(finished(match), true);
  assert.equal(next(match, "r").rounds.length, 2);
  assert.deepEqual(score(match), { you: 0, them: 1 });
});

test("clocks run on while the page is away", () => {
  const clocks = new Clocks("k", 2, 1, 2, 0);
  clocks.turn(0, 0);
  clocks.turn(1, 10_000);
  assert.equal(clocks.of(0, 20_000), 52_000);
  const reloaded = new Clocks("k", 2, 1, 2, 40_000);
  assert.equal(reloaded.of(1, 40_000), 30_000);
  assert.equal(reloaded.flag(40_000), -1);
  assert.equal(reloaded.flag(70_000), 1);
});

test("a round goes on from the line of whoever won it", () => {
  const round = (/** @type {number|null} */ yours, /** @type {number|null} */ theirs) => {
    let match = start(begin(TERMS, "p"), 0);
    if (yours !== null) match = found(match, yours, ["mine"]);
    return now(end(match, theirs, theirs === null ? [] : ["theirs"]));
  };
  assert.deepEqual(winning(round(3, 4)), ["mine"]);
  assert.deepEqual(winning(round(4, 4)), ["mine"]);
  assert.deepEqual(winning(round(5, 4)), ["theirs"]);
  assert.deepEqual(winning(round(null, 4)), ["theirs"]);
  assert.deepEqual(winning(round(null, null)), []);
});

test("alone, the costs of what was solved are compared with the least", () => {
  let match = begin({ ...TERMS, opponent: "", of: 2 }, "p");
  match = end(found(start(match, 0), 7, ["a"]), 5, []);
  match = end(start(next(match, "q"), 0), 6, []);
  assert.deepEqual(totals(match), { solved: 1, you: 7, them: 5 });
});

test("a round without a limit never runs out", () => {
  const limited = now(start(begin({ ...TERMS, seconds: 10 }, "p"), 1000));
  assert.equal(timeUp(limited, 10_999), false);
  assert.equal(timeUp(limited, 11_000), true);
  assert.equal(timeUp(now(start(begin({ ...TERMS, seconds: 0 }, "p"), 1000)), 1e12), false);
});
