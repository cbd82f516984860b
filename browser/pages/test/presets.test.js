import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compare } from "../../../app/src/main/resources/web/js/lab/figures.js";
import { PRESETS } from "../../../app/src/main/resources/web/js/lab/presets.js";
import { en, fr } from "./all-words.js";

const root = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8");

/** The figures as the reports printed them: a copy of the verified data, see facts/reports.md. */
const facts = new Set(read("browser/pages/test/facts/reports.md").match(/\d+(?:\.\d+)?/g));

test("every number of a caption is one of the reports'", () => {
  for (const words of [en, fr]) {
    for (const [key, caption] of Object.entries(words)) {
      if (!/^preset\..*\.then$/.test(key)) continue;
      for (const n of caption.replace(/(\d),(\d)/g, "$1.$2").match(/\d+(?:\.\d+)?/g) ?? [])
        assert.ok(facts.has(n), `${key}: no report has ${n}`);
    }
  }
});

test("every figure beside a run is one of the reports'", () => {
  for (const { id, figures } of PRESETS)
    for (const f of figures ?? [])
      for (const n of [f.open, f.closed, f.visited, f.moves])
        assert.ok(n === undefined || facts.has(String(n)), `${id}: no report has ${n}`);
});

test("boards that bear a report's name are its suite's", () => {
  const of = { holes: "taquin", large: "taquin", attrapay: "taquin", goaltest: "ricochet", depthbreadth: "ricochet" };
  for (const [id, game] of Object.entries(of)) {
    const suite = read(`games/src/main/resources/dev/damier/${game}/suites/reports.txt`).split("\n");
    for (const p of PRESETS.find((x) => x.id === id)?.experiment.positions ?? []) assert.ok(suite.includes(p), p);
  }
});

test("equal to the unit, within a few nodes, different", () => {
  const report = { cost: 3, stats: { open: 264, closed: 183, expanded: 43 } };
  assert.equal(compare({ instance: 0, engine: 0, open: 264, closed: 183 }, report).sign, "equal");
  assert.equal(compare({ instance: 0, engine: 0, open: 262, closed: 183 }, report).sign, "near");
  assert.equal(compare({ instance: 0, engine: 0, visited: 174, moves: 3 }, report).sign, "differs");
  assert.equal(compare({ instance: 0, engine: 0, visited: 43, moves: 3 }, report).then, "43 / 3");
});
