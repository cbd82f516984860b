import assert from "node:assert/strict";
import { test } from "node:test";
import { leastSquares, median, signTest } from "../../../app/src/main/resources/web/js/lab/statistics.js";
import { PLOTS, plotData } from "../../../app/src/main/resources/web/js/lab/plots.js";
import { findings } from "../../../app/src/main/resources/web/js/lab/findings.js";
import { engineLabel, parseExperiment } from "../../../app/src/main/resources/web/js/lab/experiment.js";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "en" } });

const x = parseExperiment(
  JSON.stringify({
    game: "taquin",
    engines: [
      { id: "astar", options: { heuristic: "W" } },
      { id: "astar", options: { heuristic: "P" } },
    ],
  }),
);

const row = (instance, engine, expanded, cost = 10) => ({
  instance,
  engine,
  report: { outcome: "solved", cost, optimal: true, lowerBound: cost, stats: { expanded, generated: 0, millis: 2 } },
  profile: [1, expanded - 1],
});
const rows = [row(0, 0, 200), row(0, 1, 10), row(1, 0, 600, 12), row(1, 1, 30, 12)];
const results = { rows, x, sizes: [9, 16], pair: [1, 0] };

test("median, sign test and least squares", () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 2, 3]), 2.5);
  assert.ok(Number.isNaN(median([])));
  assert.ok(Math.abs(signTest(10, 0) - 2 / 1024) < 1e-12);
  assert.equal(signTest(5, 5), 1);
  assert.equal(signTest(0, 0), 1);
  const fit = leastSquares([
    { x: 0, y: 1 },
    { x: 2, y: 5 },
  ]);
  assert.deepEqual(fit, { slope: 2, at0: 1 });
  assert.equal(leastSquares([{ x: 1, y: 1 }]), null);
});

test("engine labels contain the options that differ", () => {
  assert.equal(engineLabel(x, 0), "W");
  const two = parseExperiment(JSON.stringify({ engines: [x.engines[0], { id: "greedy", options: {} }] }));
  assert.equal(engineLabel(two, 0), "astar");
  const engines = ["1.5", "5"].map((weight) => ({ id: "weighted-astar", options: { weight } }));
  assert.equal(engineLabel(parseExperiment(JSON.stringify({ engines })), 1), "weight 5");
});

test("findings are computed from the rows", () => {
  const [first, second] = findings(rows, x);
  assert.equal(first, "astar (heuristic: P) expands 20 times fewer states than astar (heuristic: W) on these boards.");
  assert.equal(second, "Their solutions have the same mean cost, 11; all are proved optimal.");
});

test("only engines that answered all instances are compared; the others are listed", () => {
  const stopped = {
    instance: 1,
    engine: 0,
    report: { outcome: "stopped", cost: null, stats: { expanded: 5, generated: 0, millis: 1 } },
  };
  const some = [row(0, 0, 200), row(0, 1, 10), stopped, row(1, 1, 30, 12)];
  assert.deepEqual(findings(some, x), [
    "Only astar (heuristic: P) finished all boards. It expanded 40 states.",
    "Not compared, because they did not finish all boards: astar (heuristic: W): 1 of 2.",
  ]);
  assert.deepEqual(findings([], x), []);
});

test("a question about cost is answered by costs first", () => {
  const dear = [row(0, 0, 200), row(0, 1, 10, 11), row(1, 0, 600), row(1, 1, 30, 13)];
  assert.deepEqual(findings(dear, x, "cost"), [
    "Lowest mean cost: 10, by astar (heuristic: W).",
    "Highest mean cost: 20% more, by astar (heuristic: P), which expands 20 times fewer states than astar (heuristic: W).",
  ]);
});

test("an engine with dearer solutions and more states is not praised", () => {
  const worse = [row(0, 0, 10), row(0, 1, 200, 11), row(1, 0, 30), row(1, 1, 600, 13)];
  assert.equal(
    findings(worse, x, "cost")[1],
    "Highest mean cost: 20% more, by astar (heuristic: P), which even expands 20 times more states than astar (heuristic: W).",
  );
});

test("every plot has points and CSV data", () => {
  for (const [kind, plot] of Object.entries(PLOTS)) {
    const drawn = plot(results);
    assert.ok(
      drawn.series.some((s) => s.points.length),
      kind,
    );
    assert.equal(plotData(drawn).split("\n")[0], "series,instance,x,y", kind);
  }
  assert.match(PLOTS.scatter(results).notes[0], /^P expands fewer states on 2 of 2 boards \(sign test, p = 0\.50\)\./);
  const power = Math.log(3) / Math.log(16 / 9);
  assert.match(PLOTS.growth(results).notes[0], new RegExp(`to the power ${power.toFixed(2)}`));
  assert.match(PLOTS.growth({ ...results, sizes: [9, 9] }).notes[0], /grows by a factor of 1\.73 /);
});
