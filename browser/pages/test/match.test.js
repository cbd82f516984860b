import assert from "node:assert/strict";
import { test } from "node:test";

/** A substitute for local storage. @type {Map<string, string>} */
const storage = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (/** @type {string} */ k) => storage.get(k) ?? null,
  setItem: (/** @type {string} */ k, /** @type {string} */ v) => storage.set(k, v),
});

const {
  createMatch,
  endRound,
  isFinished,
  recordSolution,
  addRound,
  currentRound,
  loadMatch,
  score,
  startRound,
  isTimeUp,
  totals,
  winningLine,
} = await import("../../../app/src/main/resources/web/js/play/match.js");
const { Clocks } = await import("../../../app/src/main/resources/web/js/play/clock.js");

const SETTINGS = { game: "g", opponent: "easy", of: 2, seconds: 60, deal: {}, seed: 1 };

test("a round is scored once, even after a double click or reload", () => {
  let match = startRound(createMatch(SETTINGS, "p"), 1000);
  match = recordSolution(match, 5, ["a"]);
  match = recordSolution(match, 7, ["b"]);
  match = endRound(match, 6, ["c"]);
  const again = endRound(/** @type {any} */ (loadMatch(match.id)), 4, ["d"]);
  assert.deepEqual(score(again), { you: 1, them: 0 });
  assert.deepEqual(again.rounds[0].line, ["a"]);
  assert.deepEqual(recordSolution(again, 1, ["e"]), again);
});

test("a running round continues after a reload and cannot be started again", () => {
  const match = startRound(createMatch(SETTINGS, "p"), 1000);
  const reloaded = startRound(/** @type {any} */ (loadMatch(match.id)), 50_000);
  assert.equal(reloaded.rounds[0].ends, 61_000);
});

test("a round is added only after the end of the previous one, until the match is over", () => {
  let match = createMatch(SETTINGS, "p");
  assert.equal(addRound(match, "q").rounds.length, 1);
  match = addRound(endRound(startRound(match, 0), 3, []), "q");
  assert.equal(match.rounds.length, 2);
  assert.equal(isFinished(match), false);
  match = endRound(recordSolution(startRound(match, 0), 3, []), 3, []);
  assert.equal(isFinished(match), true);
  assert.equal(addRound(match, "r").rounds.length, 2);
  assert.deepEqual(score(match), { you: 0, them: 1 });
});

test("clocks keep running while the page is closed", () => {
  const clocks = new Clocks("k", 2, 1, 2, 0);
  clocks.startTurn(0, 0);
  clocks.startTurn(1, 10_000);
  assert.equal(clocks.remaining(0, 20_000), 52_000);
  const reloaded = new Clocks("k", 2, 1, 2, 40_000);
  assert.equal(reloaded.remaining(1, 40_000), 30_000);
  assert.equal(reloaded.flaggedSeat(40_000), -1);
  assert.equal(reloaded.flaggedSeat(70_000), 1);
});

test("the winning line is that of the winner", () => {
  const round = (/** @type {number|null} */ yours, /** @type {number|null} */ theirs) => {
    let match = startRound(createMatch(SETTINGS, "p"), 0);
    if (yours !== null) match = recordSolution(match, yours, ["mine"]);
    return currentRound(endRound(match, theirs, theirs === null ? [] : ["theirs"]));
  };
  assert.deepEqual(winningLine(round(3, 4)), ["mine"]);
  assert.deepEqual(winningLine(round(4, 4)), ["mine"]);
  assert.deepEqual(winningLine(round(5, 4)), ["theirs"]);
  assert.deepEqual(winningLine(round(null, 4)), ["theirs"]);
  assert.deepEqual(winningLine(round(null, null)), []);
});

test("without an opponent, the costs of solved rounds are compared with the optimum", () => {
  let match = createMatch({ ...SETTINGS, opponent: "", of: 2 }, "p");
  match = endRound(recordSolution(startRound(match, 0), 7, ["a"]), 5, []);
  match = endRound(startRound(addRound(match, "q"), 0), 6, []);
  assert.deepEqual(totals(match), { solved: 1, you: 7, them: 5 });
});

test("a round without a time limit never ends by time", () => {
  const limited = currentRound(startRound(createMatch({ ...SETTINGS, seconds: 10 }, "p"), 1000));
  assert.equal(isTimeUp(limited, 10_999), false);
  assert.equal(isTimeUp(limited, 11_000), true);
  assert.equal(isTimeUp(currentRound(startRound(createMatch({ ...SETTINGS, seconds: 0 }, "p"), 1000)), 1e12), false);
});
