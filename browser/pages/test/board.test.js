import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { applyEffect, hasEffect } from "../../../app/src/main/resources/web/js/board/effect.js";
import { goalSide, boardLayout, rackBox } from "../../../app/src/main/resources/web/js/board/layout.js";
import { flipMoves, flipScene, flipSpot } from "../../../app/src/main/resources/web/js/board/flipped.js";

const piece = (id, x, y, more = {}) => ({
  id,
  x,
  y,
  shape: "pawn",
  tone: "red",
  label: "1",
  facing: " ",
  name: id,
  ...more,
});

const scene = (more = {}) => ({
  columns: 9,
  rows: 9,
  material: "walnut",
  cells: Array.from({ length: 9 }, (_, x) => ({ x, y: 0, kind: "goal", tone: "red", label: "" })),
  walls: [{ x: 2, y: 3, vertical: false, length: 2, tone: "red" }],
  diagonals: [],
  pieces: [piece("p1", 4, 8), piece("p2", 4, 0, { facing: "N" })],
  marks: [{ x: 4, y: 8, kind: "last", tone: "accent", label: "", weight: 60 }],
  counters: [],
  stocks: [{ seat: 0, tone: "red", left: 6, all: 10 }],
  columnLabels: [..."abcdefghi"],
  rowLabels: [..."987654321"],
  trail: [],
  ...more,
});

test("an effect moves, removes and adds pieces and walls without changing its scene", () => {
  const before = scene();
  const after = applyEffect(before, {
    moved: [{ piece: "p1", x: 4, y: 7, facing: " " }],
    appeared: [piece("p3", 1, 1)],
    gone: ["p2"],
    walls: [{ x: 0, y: 1, vertical: true, length: 2, tone: "red" }],
  });
  assert.deepEqual(
    after.pieces.map((p) => [p.id, p.x, p.y]),
    [
      ["p1", 4, 7],
      ["p3", 1, 1],
    ],
  );
  assert.equal(after.walls.length, 2);
  assert.equal(after.marks.length, 0);
  assert.deepEqual(before, scene());
});

test("an empty effect is unknown", () => {
  const nothing = { moved: [], appeared: [], gone: [], walls: [] };
  assert.equal(hasEffect(nothing), false);
  assert.equal(hasEffect(undefined), false);
  assert.equal(hasEffect({ ...nothing, gone: ["p"] }), true);
});

test("flipping a board twice restores it", () => {
  const s = scene();
  assert.deepEqual(flipScene(flipScene(s)), s);
  const spots = [
    { kind: "CELL", x: 4, y: 8 },
    { kind: "H", x: 0, y: 1 },
    { kind: "V", x: 8, y: 7 },
  ];
  for (const spot of spots) assert.deepEqual(flipSpot(s, flipSpot(s, spot)), spot);
  assert.deepEqual(flipSpot(s, spots[1]), { kind: "H", x: 7, y: 8 });
});

test("on a flipped board north is south", () => {
  const effect = { moved: [{ piece: "p1", x: 4, y: 7, facing: "N" }], appeared: [], gone: [], walls: [] };
  const move = { code: 1, text: "e2", from: null, to: { kind: "CELL", x: 4, y: 7 }, way: "N", effect };
  const [turned] = flipMoves(scene(), [move]);
  assert.equal(turned.way, "S");
  assert.deepEqual(turned.to, { kind: "CELL", x: 4, y: 1 });
  assert.deepEqual(turned.effect.moved, [{ piece: "p1", x: 4, y: 1, facing: "S" }]);
});

test("a rack is behind its owner, inside the frame and outside the board", () => {
  const s = scene();
  const at = boardLayout(s, false);
  assert.equal(goalSide(s, "red"), "north");
  assert.equal(at.racks[0].side, "south");
  const box = rackBox(at, at.racks[0]);
  assert.ok(box.y >= at.height + at.frame - 4, "below the labels");
  assert.ok(box.y + box.h < at.box.y + at.box.h, "inside the frame");
  assert.equal(boardLayout(s, true).racks.length, 0);
});

test("the sprite has a symbol for every name used", () => {
  const web = new URL("../../../app/src/main/resources/web/", import.meta.url);
  const sprite = readFileSync(new URL("pieces.svg", web), "utf8");
  const known = new Set([...sprite.matchAll(/<symbol id="piece-([\w-]+)"/g)].map((m) => m[1]));
  const toned = {
    robot: "red green blue yellow silver",
    small: "red green blue yellow silver",
    pawn: "red green blue yellow",
  };
  for (const [shape, tones] of Object.entries(toned)) {
    for (const tone of tones.split(" ")) assert.ok(known.has(`${shape}-${tone}`), `${shape}-${tone}`);
  }
  for (const name of ["disc", "stone", "hero", "guard", "civilian", "target", "suit", "rope"])
    assert.ok(known.has(name), name);
  for (const sign of ["circle", "square", "triangle", "hexagon", "vortex"]) {
    assert.ok(known.has("sign-" + sign) && known.has("goal-" + sign), sign);
  }
});

test("the effect of a move adds its path to the trail; a flipped board flips the path", () => {
  const spot = (x, y) => ({ kind: "CELL", x, y });
  const leg = { from: spot(0, 0), to: spot(2, 5), via: [spot(2, 0)], tone: "red" };
  const next = { from: spot(2, 5), to: spot(8, 5), via: [], tone: "red" };
  const moved = { moved: [{ piece: "a", x: 8, y: 5, facing: " " }], appeared: [], gone: [], walls: [], trail: [next] };
  const after = applyEffect(scene({ pieces: [piece("a", 2, 5)], trail: [leg] }), moved);
  assert.deepEqual(after.trail, [leg, next]);
  const [flipped] = flipScene(after).trail;
  assert.deepEqual(
    [flipped.from, ...flipped.via, flipped.to].map((s) => [s.x, s.y]),
    [
      [8, 8],
      [6, 8],
      [6, 3],
    ],
  );
});
