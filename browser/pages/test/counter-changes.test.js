import assert from "node:assert/strict";
import { test } from "node:test";
import { wallEffect } from "../../../app/src/main/resources/web/js/play/counter-changes.js";

/** A scene with the distance to the goal and the remaining walls of two seats. */
const scene = (ways, walls) => ({
  counters: ways.flatMap((way, seat) => [
    { id: "distance", name: "steps to goal", value: String(way), seat },
    { id: "walls", name: "walls left", value: String(walls[seat]), seat },
  ]),
  stocks: walls.map((left, seat) => ({ seat, tone: "red", left, all: 10 })),
});

const SEATS = ["Red", "Blue"];

test("a wall changes the distance; the number of remaining walls is left out", () => {
  assert.equal(wallEffect(scene([8, 8], [10, 10]), scene([8, 12], [9, 10]), SEATS), "Red +0 · Blue +4");
  assert.equal(wallEffect(scene([8, 8], [10, 10]), scene([8, 7], [9, 10]), SEATS), "Red +0 · Blue −1");
});

test("a distance equal to the number of remaining walls is not left out", () => {
  assert.equal(wallEffect(scene([8, 8], [8, 8]), scene([9, 8], [7, 8]), SEATS), "Red +1");
});
