import assert from "node:assert/strict";
import { test } from "node:test";
import { StudyTree } from "../../../app/src/main/resources/web/js/analysis/study-tree.js";
import { gameRecord, resultOf } from "../../../app/src/main/resources/web/js/analysis/study-params.js";
import { isRecord } from "../../../app/src/main/resources/web/js/open-position.js";
import {
  accuracy,
  evaluateMatchMoves,
  evaluatePuzzleMoves,
  turningPoints,
} from "../../../app/src/main/resources/web/js/analysis/move-evaluation.js";

/** @param {...string} texts */
const line = (...texts) => texts.map((text) => ({ text, instead: [] }));

test("a new move adds a variation; a known move is followed", () => {
  const tree = new StudyTree();
  for (const text of ["a", "b", "c"]) tree.play({ text });
  tree.step(-2);
  tree.play({ text: "b" });
  assert.deepEqual(tree.played(), ["a", "b"]);
  tree.step(-1);
  tree.play({ text: "x", sign: "?", comment: "a } brace" });
  assert.equal(tree.toText(), "a b (x? {a \\} brace}) c");
  assert.equal(tree.placeText(), "2~2.1");
});

test("a node is restored from its text; a variation is promoted and removed", () => {
  const record = { comment: "", moves: line("a", "b", "c") };
  record.moves[1] = { text: "b", instead: [line("x", "y"), line("z")] };
  const tree = StudyTree.fromRecord(record);
  tree.goToPlace("3~2.1");
  assert.deepEqual(tree.played(), ["a", "x", "y"]);
  tree.promote();
  assert.equal(tree.toText(), "a x (b c) (z) y");
  tree.remove();
  assert.deepEqual(tree.played(), ["a", "x"]);
  tree.switchBranch(1);
  assert.deepEqual(tree.played(), ["a", "b"]);
  assert.equal(tree.isPlain(), false);
});

test("a move is evaluated by the winning chances that its player loses", () => {
  const at = (/** @type {number} */ chance, /** @type {string} */ best) => ({ chance, best: [best], over: false });
  const positions = [at(0.5, "a"), at(0.55, "b"), at(0.8, "c"), at(0.78, "d")];
  const verdicts = evaluateMatchMoves(positions, ["a", "x", "y"], 0);
  assert.deepEqual(
    verdicts.map((v) => v?.sign),
    ["", "??", ""],
  );
  assert.equal(accuracy(verdicts, 1, 0)?.toFixed(1), (100 * Math.exp(-1)).toFixed(1));
  assert.deepEqual(turningPoints([at(0.6, "a"), at(0.3, "b")]), [1]);
  assert.equal(evaluateMatchMoves([positions[0], null], ["a"], 0)[0], null);
});

test("the loss of a puzzle move is the number of extra moves", () => {
  const at = (/** @type {number} */ left, /** @type {number} */ spent) => ({ left, spent, best: [] });
  const losses = evaluatePuzzleMoves([at(3, 0), at(4, 1), at(3, 2), at(Infinity, 3)], ["a", "b", "c"]).map(
    (v) => v?.loss,
  );
  assert.deepEqual(losses, [2, 0, Infinity]);
});

test("the record of a game contains its players", () => {
  assert.equal(
    gameRecord(["e2", "e8"], ["Ann", 'the "champion"'], { Date: "2026-11-17", Result: resultOf(0) }),
    '[First "Ann"] [Second "the \\"champion\\""] [Date "2026-11-17"] [Result "1-0"] e2 e8',
  );
  assert.equal(gameRecord(["e2"], ["Ann", ""], { Result: undefined }), '[First "Ann"] e2');
  assert.deepEqual([-1, 0, 1].map(resultOf), ["1/2-1/2", "1-0", "0-1"]);
});

test("records and positions are distinguished", () => {
  for (const text of ['[Game "quoridor"]\n\n1. e2 *', "1. e2 e8 2. e3 e7", "  1... e8", "3.e4"])
    assert.ok(isRecord(text), text);
  for (const text of [
    "1,2,3/4,5,6/7,8,0",
    "-_-_e1.e9_10.10_1",
    "1A-2A-3A-4A_r14.9_t3.6.blue",
    "...DS##/.#....",
    "start",
  ])
    assert.ok(!isRecord(text), text);
});
