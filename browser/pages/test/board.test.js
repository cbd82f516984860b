import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { paint, tells } from "../../../app/src/main/resources/web/js/board/effect.js";
import { goalSide, layout, rackBox } from "../../../app/src/main/resources/web/js/board/layout.js";
import { Memory } from "../../../app/src/main/resources/web/js/board/memory.js";
import { turnMoves, turnScene, turnSpot } from "../../../app/src/main/resources/web/js/board/turned.js";

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
  ...more,
});

test("an effect moves, takes away, adds and builds, and leaves its scene alone", () => {
  const before = scene();
  const after = paint(before, {
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

test("an effect without anything tells nothing", () => {
  const nothing = { moved: [], appeared: [], gone: [], walls: [] };
  assert.equal(tells(nothing), false);
  assert.equal(tells(undefined), false);
  assert.equal(tells({ ...nothing, gone: ["p"] }), true);
});

test("a board turned twice is the board", () => {
  const s = scene();
  assert.deepEqual(turnScene(turnScene(s)), s);
  const spots = [
    { kind: "CELL", x: 4, y: 8 },
    { kind: "H", x: 0, y: 1 },
    { kind: "V", x: 8, y: 7 },
  ];
  for (const spot of spots) assert.deepEqual(turnSpot(s, turnSpot(s, spot)), spot);
  assert.deepEqual(turnSpot(s, spots[1]), { kind: "H", x: 7, y: 8 });
});

test("on a turned board up is down", () => {
  const effect = { moved: [{ piece: "p1", x: 4, y: 7, facing: "N" }], appeared: [], gone: [], walls: [] };
  const move = { code: 1, text: "e2", from: null, to: { kind: "CELL", x: 4, y: 7 }, way: "N", effect };
  const [turned] = turnMoves(scene(), [move]);
  assert.equal(turned.way, "S");
  assert.deepEqual(turned.to, { kind: "CELL", x: 4, y: 1 });
  assert.deepEqual(turned.effect.moved, [{ piece: "p1", x: 4, y: 1, facing: "S" }]);
});

test("walls in stock stand behind their owner, inside the frame and clear of the board", () => {
  const s = scene();
  const at = layout(s, false);
  assert.equal(goalSide(s, "red"), "north");
  assert.equal(at.racks[0].side, "south");
  const box = rackBox(at, at.racks[0]);
  assert.ok(box.y >= at.height + at.frame - 4, "below the labels");
  assert.ok(box.y + box.h < at.box.y + at.box.h, "inside the frame");
  assert.equal(layout(s, true).racks.length, 0);
});

test("the sprite has a symbol for every name that is used", () => {
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
  for (const name of ["disc", "hero", "guard", "civilian", "target", "suit", "rope"]) assert.ok(known.has(name), name);
  for (const sign of ["circle", "square", "triangle", "hexagon", "vortex"]) {
    assert.ok(known.has("sign-" + sign) && known.has("goal-" + sign), sign);
  }
});

test("a board remembers the legs it has seen, takes back what is undone and begins anew", () => {
  const memory = new Memory();
  const at = (x1, y1, x2 = 0, y2 = 0) => scene({ marks: [], pieces: [piece("a", x1, y1), piece("b", x2, y2)] });
  memory.see(at(0, 8));
  memory.see(at(5, 8));
  memory.see(at(5, 3));
  assert.deepEqual(
    memory.legs.map((l) => [l.from.x, l.from.y, l.to.x, l.to.y]),
    [
      [0, 8, 5, 8],
      [5, 8, 5, 3],
    ],
  );
  memory.see(at(5, 8));
  assert.equal(memory.legs.length, 1);
  memory.see(at(5, 8, 7, 0));
  assert.equal(memory.legs.length, 2);
  memory.see(at(1, 1, 2, 2));
  assert.equal(memory.legs.length, 0);
});

test("the corners of a leg are in the path the scene marks", () => {
  const memory = new Memory();
  const mark = (x, y) => ({ x, y, kind: "path", tone: "red", label: "", weight: 60 });
  memory.see(scene({ marks: [], pieces: [piece("a", 0, 0)] }));
  memory.see(scene({ marks: [mark(1, 0), mark(2, 0), mark(2, 1)], pieces: [piece("a", 2, 2)] }));
  assert.deepEqual(
    memory.legs[0].via.map((s) => [s.x, s.y]),
    [
      [1, 0],
      [2, 0],
      [2, 1],
    ],
  );
});
