import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compareFigure } from "../../../app/src/main/resources/web/js/lab/report-figures.js";
import { PRESETS } from "../../../app/src/main/resources/web/js/lab/presets.js";
import { en, fr } from "./all-words.js";

const root = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8");

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

/** The figures printed in the reports, copied from verified data. */
const FACTS = read("browser/pages/test/facts/reports.md");

/** Returns the numbers in the part of the facts that a source reference stands for. @param {string} source */
function factsOf(source) {
  const heading = SOURCES[source];
  const start = FACTS.indexOf(`${heading}\n`);
  assert.ok(start >= 0, `no part of a report is called ${source}`);
  const below = FACTS.slice(start + heading.length);
  return new Set(below.split(new RegExp(`\\n#{1,${heading.indexOf(" ")}} `))[0].match(/\d+(?:\.\d+)?/g));
}

test("every number in a caption and in a figure is in the part of the report that the preset names", () => {
  for (const { id, source, figures } of PRESETS) {
    const facts = factsOf(source);
    for (const words of [en, fr]) {
      assert.ok(words[`source.${source}`], `source.${source}`);
      const caption = words[`preset.${id}.then`].replace(/(\d),(\d)/g, "$1.$2");
      for (const n of caption.match(/\d+(?:\.\d+)?/g) ?? []) assert.ok(facts.has(n), `${id}: ${source} has no ${n}`);
    }
    for (const f of figures ?? [])
      for (const n of [f.open, f.closed, f.visited, f.moves, f.seconds])
        assert.ok(!n || facts.has(String(n)), `${id}: ${source} has no ${n}`);
  }
});

test("every experiment that the page about the reports names exists", () => {
  for (const [page, words, lab] of /** @type {const} */ ([
    ["reports.md", en, "Lab"],
    ["reports.fr.md", fr, "Labo"],
  ])) {
    const names = PRESETS.map(({ id }) => words[`preset.${id}`]);
    const named = [
      ...read(`docs/${page}`)
        .replaceAll("\\*", "∗")
        .matchAll(new RegExp(`${lab}, \\*([^*]+)\\*`, "g")),
    ];
    assert.ok(named.length > 9);
    for (const [, name] of named)
      assert.ok(
        names.some((n) => n.endsWith(name.replaceAll("∗", "*"))),
        `${page}: ${name}`,
      );
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
