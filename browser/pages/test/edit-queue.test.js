import assert from "node:assert/strict";
import { test } from "node:test";
import { EditQueue } from "../../../app/src/main/resources/web/js/editor/edit-queue.js";
import { applyToolLocally } from "../../../app/src/main/resources/web/js/editor/local-edit.js";

/** A queue whose server appends a letter to the position; a position with "!" is invalid. */
function letters() {
  const errors = [];
  const queue = new EditQueue({
    validate: async (position) => !position.includes("!"),
    onError: (error) => errors.push(error.message),
    onChange: () => {},
  });
  queue.open("");
  const type = (letter) =>
    queue.add({
      draw: (scene) => scene + letter,
      apply: async (position) => {
        await new Promise((answered) => setTimeout(answered));
        if (position.includes("!") || letter === "?") throw new Error("refused " + letter);
        return position + letter;
      },
    });
  return { queue, type, errors };
}

test("edits made before the server has answered are drawn at once and all applied", async () => {
  const { queue, type } = letters();
  for (const letter of "abcd") type(letter);
  assert.equal(queue.draw(""), "abcd");
  await type("e");
  assert.equal(queue.position, "abcde");
  assert.equal(queue.pending.length, 0);
});

test("a refused edit is reported and the others are kept", async () => {
  const { queue, type, errors } = letters();
  type("a");
  type("?");
  await type("b");
  assert.equal(queue.position, "ab");
  assert.deepEqual(errors, ["refused ?"]);
});

test("an edit of an incomplete position continues from the last valid one", async () => {
  const { queue, type } = letters();
  type("a");
  type("!");
  await type("b");
  assert.equal(queue.position, "ab");
});

test("typed text replaces the position; later edits apply to it", async () => {
  const { queue, type } = letters();
  type("a");
  queue.add({ text: "typed" });
  await type("b");
  assert.equal(queue.position, "typedb");
});

test("edits of a position that was left are dropped", async () => {
  const { queue, type } = letters();
  const running = type("a");
  queue.open("other");
  await running;
  assert.equal(queue.position, "other");
});

test("a wall is added, and removed from a longer one", () => {
  const scene = { material: "linen", walls: [{ x: 2, y: 3, vertical: false, length: 3, tone: "ink" }] };
  const tool = { edges: true, sample: { columns: 2, rows: 1 } };
  const walls = (at) => applyToolLocally(scene, tool, at).walls.map((w) => [w.x, w.y, w.vertical, w.length]);
  assert.deepEqual(walls({ kind: "V", x: 1, y: 1 }), [
    [2, 3, false, 3],
    [1, 1, true, 1],
  ]);
  assert.deepEqual(walls({ kind: "H", x: 3, y: 3 }), [
    [2, 3, false, 1],
    [4, 3, false, 1],
  ]);
});
