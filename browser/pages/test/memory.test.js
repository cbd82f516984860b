import assert from "node:assert/strict";
import { test } from "node:test";

/** What the browser keeps: its keys are its own, as a real one's. */
class Kept {
  /** @param {string} k */
  getItem(k) {
    return /** @type {any} */ (this)[k] ?? null;
  }

  /** @param {string} k @param {string} v */
  setItem(k, v) {
    /** @type {any} */ (this)[k] = v;
  }

  /** @param {string} k */
  removeItem(k) {
    delete (/** @type {any} */ (this)[k]);
  }
}
globalThis.localStorage = /** @type {any} */ (new Kept());

const { begin, read, start } = await import("../../../app/src/main/resources/web/js/play/match.js");
const { Clocks } = await import("../../../app/src/main/resources/web/js/play/clock.js");
const { nextStep } = await import("../../../app/src/main/resources/web/js/play/next-step.js");

const TERMS = { game: "g", opponent: "", of: 2, seconds: 0, deal: {}, seed: 1 };
const kept = (/** @type {string} */ kind) => Object.keys(localStorage).filter((k) => k.startsWith(kind + ":"));

test("matches are kept, and the ones nobody has touched for the longest time go", () => {
  localStorage.setItem("match:from-before", "{}");
  localStorage.setItem("other", "stays");
  const first = begin(TERMS, "p");
  const all = Array.from({ length: 49 }, () => begin(TERMS, "p"));
  assert.equal(kept("match").length, 50);
  // the oldest is played on, so that the second oldest is the next to go
  start(first, 1000);
  begin(TERMS, "p");
  assert.equal(kept("match").length, 50);
  assert.equal(read(first.id)?.rounds[0].state, "running");
  assert.equal(read(all[0].id), null);
  assert.equal(read("from-before"), null);
  assert.equal(localStorage.getItem("other"), "stays");
});

test("clocks are bounded likewise", () => {
  for (let i = 0; i < 80; i++) new Clocks("k" + i, 2, 1, 0, 0).turn(0, 0);
  assert.equal(kept("clock").length, 50);
  assert.equal(new Clocks("k79", 2, 1, 0, 0).seat, 0);
});

test("the arrow of the next move says what changes", () => {
  const piece = { id: "b", x: 1, y: 2, shape: "robot", tone: "blue", label: "B", facing: " ", name: "" };
  const scene = (/** @type {any} */ changes) => /** @type {any} */ ({ pieces: [piece], walls: [], ...changes });
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ kind: "CELL", x, y });
  assert.deepEqual(nextStep(scene({}), scene({ pieces: [{ ...piece, x: 7 }] })), [
    { from: at(1, 2), to: at(7, 2), tone: "blue" },
  ]);
  assert.deepEqual(nextStep(scene({}), scene({ pieces: [{ ...piece, tone: "ink", facing: "N" }] })), [
    { from: at(1, 2), to: at(1, 2), tone: "accent" },
  ]);
  const wall = { x: 3, y: 4, vertical: true, length: 2, tone: "red" };
  const slot = { kind: "V", x: 3, y: 4 };
  assert.deepEqual(nextStep(scene({}), scene({ walls: [wall] })), [{ from: slot, to: slot, tone: "red" }]);
  assert.deepEqual(nextStep(scene({}), undefined), []);
});
