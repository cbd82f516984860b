import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compareFigure } from "../../../app/src/main/resources/web/js/lab/report-figures.js";
import { PRESETS } from "../../../app/src/main/resources/web/js/lab/presets.js";
import { en, fr } from "./all-words.js";

const root = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8");

/** The figures printed in the reports, copied from verified data; see facts/reports.md. */
const facts = new Set(read("browser/pages/test/facts/reports.md").match(/\d+(?:\.\d+)?/g));

test("every number in a caption is in the reports", () => {
  for (const words of [en, fr]) {
    for (const [key, caption] of Object.entries(words)) {
      if (!/^preset\..*\.then$/.test(key)) continue;
      for (const n of caption.replace(/(\d),(\d)/g, "$1.$2").match(/\d+(?:\.\d+)?/g) ?? [])
        assert.ok(facts.has(n), `${key}: no report has ${n}`);
    }
  }
});

test("every figure of a run is in the reports", () => {
  for (const { id, figures } of PRESETS)
    for (const f of figures ?? [])
      for (const n of [f.open, f.closed, f.visited, f.moves, f.seconds])
        assert.ok(!n || facts.has(String(n)), `${id}: no report has ${n}`);
});

/** The heading of the facts file that each source reference stands for. @type {Record<string, string>} */
const SOURCES = {
  "taquin-astar": "### A* with the heuristics none, W and P",
  "taquin-p175": "### P175",
  "taquin-attrapay": "### Other facts",
  "ricochet-search": "### First report: instances and search",
  "ricochet-astar": "### First report: other figures and features",
  "ricochet-second": "### Second report",
  quoridor: "## Quoridor (the classic agent)",
  hitman: "## Hitman",
};

test("every preset names the part of the report from which its caption comes", () => {
  const lines = read("browser/pages/test/facts/reports.md").split("\n");
  for (const { id, source } of PRESETS) {
    assert.ok(lines.includes(SOURCES[source]), `${id}: no part of a report is called ${source}`);
    for (const words of [en, fr]) assert.ok(words[`source.${source}`], `source.${source}`);
  }
});

/** Engines with the same options: breaking ties differently is a difference, too. */
const SAME_OPTIONS = new Set(["astar", "attrapay"]);

test("the engines of a preset differ only in what it compares", () => {
  for (const { id, compares, experiment } of PRESETS) {
    const engines = experiment.engines ?? [];
    for (const a of engines)
      for (const b of engines) {
        assert.ok(a.id === b.id || compares.includes("engine"), `${id}: ${a.id} and ${b.id}`);
        if (a.id !== b.id && !(SAME_OPTIONS.has(a.id) && SAME_OPTIONS.has(b.id))) continue;
        for (const key of Object.keys({ ...a.options, ...b.options }))
          assert.ok(a.options[key] === b.options[key] || compares.includes(key), `${id}: ${a.id} and ${b.id}, ${key}`);
      }
  }
});

test("the boards of the presets are in the suites of the reports", () => {
  const of = { holes: "taquin", large: "taquin", attrapay: "taquin", goaltest: "ricochet", depthbreadth: "ricochet" };
  for (const [id, game] of Object.entries(of)) {
    const suite = read(`games/src/main/resources/dev/damier/${game}/suites/reports.txt`).split("\n");
    for (const p of PRESETS.find((x) => x.id === id)?.experiment.positions ?? []) assert.ok(suite.includes(p), p);
  }
});

test("figures are equal, near or different", () => {
  const report = { cost: 3, stats: { open: 264, closed: 183, expanded: 43 } };
  assert.equal(compareFigure({ instance: 0, engine: 0, open: 264, closed: 183 }, report).sign, "equal");
  assert.equal(compareFigure({ instance: 0, engine: 0, open: 262, closed: 183 }, report).sign, "near");
  assert.equal(compareFigure({ instance: 0, engine: 0, visited: 174, moves: 3 }, report).sign, "differs");
  assert.equal(compareFigure({ instance: 0, engine: 0, visited: 43, moves: 3 }, report).then, "43 / 3");
});
