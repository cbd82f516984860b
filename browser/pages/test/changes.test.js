import assert from "node:assert/strict";
import { test } from "node:test";
import { changes } from "../../../app/src/main/resources/web/js/play/changes.js";

/** Of two seats: how far they have to go, and the walls they have left. */
const scene = (ways, walls) => ({
  counters: ways.flatMap((way, seat) => [
    { id: "distance", name: "steps to go", value: String(way), seat },
    { id: "walls", name: "walls left", value: String(walls[seat]), seat },
  ]),
  stocks: walls.map((left, seat) => ({ seat, tone: "red", left, all: 10 })),
});

test("a wall tells whose way it lengthens, not that it has left its rack", () => {
  assert.deepEqual(changes(scene([8, 8], [10, 10]), scene([8, 12], [9, 10])), [
    { seat: 1, name: "steps to go", from: "8", to: "12" },
  ]);
  assert.deepEqual(changes(scene([8, 8], [10, 10]), scene([8, 8], [9, 10])), []);
});

test("a way that is as long as a stock is told all the same", () => {
  assert.deepEqual(changes(scene([8, 8], [8, 8]), scene([9, 8], [7, 8])), [
    { seat: 0, name: "steps to go", from: "8", to: "9" },
  ]);
});
