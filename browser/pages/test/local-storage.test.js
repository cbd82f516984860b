import assert from "node:assert/strict";
import { test } from "node:test";

/** A substitute for local storage. As in a browser, its keys are its own properties. */
class FakeStorage {
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
globalThis.localStorage = /** @type {any} */ (new FakeStorage());

const { createMatch, loadMatch, startRound } = await import("../../../app/src/main/resources/web/js/play/match.js");
const { Clocks } = await import("../../../app/src/main/resources/web/js/play/clock.js");
const { moveArrows } = await import("../../../app/src/main/resources/web/js/play/move-arrows.js");

const SETTINGS = { game: "g", opponent: "", of: 2, seconds: 0, deal: {}, seed: 1 };
const keysOf = (/** @type {string} */ kind) => Object.keys(localStorage).filter((k) => k.startsWith(kind + ":"));

test("at most 50 matches are stored; the least recently stored ones are removed", () => {
  localStorage.setItem("match:from-before", "{}");
  localStorage.setItem("other", "stays");
  const first = createMatch(SETTINGS, "p");
  const all = Array.from({ length: 49 }, () => createMatch(SETTINGS, "p"));
  assert.equal(keysOf("match").length, 50);
  // The oldest match is stored again, so that the second oldest is removed next.
  startRound(first, 1000);
  createMatch(SETTINGS, "p");
  assert.equal(keysOf("match").length, 50);
  assert.equal(loadMatch(first.id)?.rounds[0].state, "running");
  assert.equal(loadMatch(all[0].id), null);
  assert.equal(loadMatch("from-before"), null);
  assert.equal(localStorage.getItem("other"), "stays");
});

test("at most 50 clocks are stored", () => {
  for (let i = 0; i < 80; i++) new Clocks("k" + i, 2, 1, 0, 0).startTurn(0, 0);
  assert.equal(keysOf("clock").length, 50);
  assert.equal(new Clocks("k79", 2, 1, 0, 0).seat, 0);
});

test("the arrows of the next move show moved pieces and new walls", () => {
  const piece = { id: "b", x: 1, y: 2, shape: "robot", tone: "blue", label: "B", facing: " ", name: "" };
  const scene = (/** @type {any} */ changes) => /** @type {any} */ ({ pieces: [piece], walls: [], ...changes });
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ kind: "CELL", x, y });
  assert.deepEqual(moveArrows(scene({}), scene({ pieces: [{ ...piece, x: 7 }] })), [
    { from: at(1, 2), to: at(7, 2), tone: "blue" },
  ]);
  assert.deepEqual(moveArrows(scene({}), scene({ pieces: [{ ...piece, tone: "ink", facing: "N" }] })), [
    { from: at(1, 2), to: at(1, 2), tone: "accent" },
  ]);
  const wall = { x: 3, y: 4, vertical: true, length: 2, tone: "red" };
  const slot = { kind: "V", x: 3, y: 4 };
  assert.deepEqual(moveArrows(scene({}), scene({ walls: [wall] })), [{ from: slot, to: slot, tone: "red" }]);
  assert.deepEqual(moveArrows(scene({}), undefined), []);
});
