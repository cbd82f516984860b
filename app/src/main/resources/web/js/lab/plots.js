import { language, number, t } from "../i18n.js";
import { labelOf } from "./experiment.js";
import { line, median, signTest } from "./statistics.js";
import "../words/lab.js";

/**
 * What there is to draw of an experiment's rows. Pure: `plot-svg.js` draws it, and its points are its data.
 *
 * @typedef {{x: number, y: number, instance?: number}} Point
 * @typedef {{name: string, points: Point[], shape: "line"|"step"|"points"}} Series
 * @typedef {{title: string, log?: boolean, names?: string[]}} Axis names stand at 0, 1, 2…
 * @typedef {{x: Axis, y: Axis, series: Series[], diagonal?: boolean, notes: string[]}} Plot
 * @typedef {import("./experiment.js").Experiment} Experiment
 * @typedef {{rows: any[], x: Experiment, sizes: number[], pair: number[]}} Results
 */

/** Which plots there are, in the order they are offered. @type {Record<string, (r: Results) => Plot>} */
export const PLOTS = { distribution, cactus, scatter, bound, growth, depth };

const solved = (/** @type {any} */ r) => r.report.outcome === "solved" || r.report.outcome === "chosen";
const states = (/** @type {any} */ r) => Math.max(1, r.report.stats?.expanded ?? 1);

/** @param {Results} r @param {number} engine */
const of = (r, engine) => r.rows.filter((row) => row.engine === engine && row.report.stats);

/** The states of every run, engine by engine, with the median. @param {Results} r @returns {Plot} */
function distribution(r) {
  const names = r.x.engines.map((_, i) => labelOf(r.x, i));
  return {
    x: { title: t("lab.expanded"), log: true },
    y: { title: "", names },
    series: r.x.engines.map((_, i) => ({
      name: names[i],
      shape: "points",
      points: of(r, i).map((row) => ({ x: states(row), y: i, instance: row.instance })),
    })),
    notes: r.x.engines
      .map((_, i) => ({ i, m: median(of(r, i).map(states)) }))
      .filter((e) => !Number.isNaN(e.m))
      .map((e) => t("plot.median", names[e.i], number(e.m))),
  };
}

/** How many instances were solved within each time. @param {Results} r @returns {Plot} */
function cactus(r) {
  return {
    x: { title: t("lab.ms"), log: true },
    y: { title: t("lab.solved") },
    series: r.x.engines.map((_, i) => ({
      name: labelOf(r.x, i),
      shape: "step",
      points: of(r, i)
        .filter(solved)
        .map((row) => Math.max(0.01, row.report.stats.millis))
        .sort((a, b) => a - b)
        .map((ms, k) => ({ x: ms, y: k + 1 })),
    })),
    notes: [],
  };
}

/** Two engines on the same instances, and whether the difference could be chance. @param {Results} r @returns {Plot} */
function scatter(r) {
  const [a, b] = r.pair;
  const points = of(r, a).flatMap((row) => {
    const other = of(r, b).find((o) => o.instance === row.instance);
    return other ? [{ x: states(row), y: states(other), instance: row.instance }] : [];
  });
  const less = points.filter((p) => p.x < p.y).length;
  const more = points.filter((p) => p.x > p.y).length;
  const [nameA, nameB] = [labelOf(r.x, a), labelOf(r.x, b)];
  return {
    x: { title: t("plot.states-of", nameA), log: true },
    y: { title: t("plot.states-of", nameB), log: true },
    series: [{ name: `${nameA} / ${nameB}`, shape: "points", points }],
    diagonal: true,
    notes: points.length ? [t("plot.sign", nameA, less, points.length, chance(signTest(less, more)))] : [],
  };
}

/** @param {number} p */
const chance = (p) => (p < 0.001 ? "< " + (0.001).toLocaleString(language()) : "= " + rounded(p));

/** @param {number} p */
const rounded = (p) => p.toLocaleString(language(), { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });

/** What was found against what is proved to be needed. @param {Results} r @returns {Plot} */
function bound(r) {
  const least = new Map();
  for (const row of r.rows) {
    const proved = row.report.optimal ? row.report.cost : (row.report.lowerBound ?? 0);
    if (proved !== null) least.set(row.instance, Math.max(least.get(row.instance) ?? 0, proved));
  }
  return {
    x: { title: t("plot.bound") },
    y: { title: t("lab.cost") },
    series: r.x.engines.map((_, i) => ({
      name: labelOf(r.x, i),
      shape: "points",
      points: of(r, i)
        .filter((row) => Number.isFinite(row.report.cost) && row.report.cost !== null)
        .map((row) => ({ x: least.get(row.instance) ?? 0, y: row.report.cost, instance: row.instance })),
    })),
    diagonal: true,
    notes: [],
  };
}

/**
 * How the work grows: with the size of the board where sizes differ, as a power of it; else with the length of the best
 * answer, by so many times a move.
 * @param {Results} r @returns {Plot}
 */
function growth(r) {
  const bySize = new Set(r.sizes).size > 1;
  const best = new Map();
  for (const row of r.rows)
    if (Number.isFinite(row.report.cost) && row.report.cost !== null)
      best.set(row.instance, Math.min(best.get(row.instance) ?? Infinity, row.report.cost));
  const at = (/** @type {any} */ row) => (bySize ? r.sizes[row.instance] : best.get(row.instance));
  /** @type {string[]} */
  const notes = [];
  const series = r.x.engines.map((_, i) => {
    const points = of(r, i)
      .filter((row) => solved(row) && at(row) !== undefined)
      .map((row) => ({ x: at(row), y: states(row), instance: row.instance }));
    const fit = line(points.map((p) => ({ x: bySize ? Math.log(p.x) : p.x, y: Math.log(p.y) })));
    if (fit)
      notes.push(
        bySize
          ? t("plot.power", labelOf(r.x, i), number(fit.slope))
          : t("plot.times", labelOf(r.x, i), number(Math.exp(fit.slope))),
      );
    return /** @type {Series} */ ({ name: labelOf(r.x, i), shape: "points", points });
  });
  return {
    x: { title: bySize ? t("plot.size") : t("plot.best"), log: bySize },
    y: { title: t("lab.expanded"), log: true },
    series,
    notes,
  };
}

/** Expansions by depth, summed over instances. @param {Results} r @returns {Plot} */
function depth(r) {
  return {
    x: { title: t("lab.depth") },
    y: { title: t("lab.expanded"), log: true },
    series: r.x.engines.map((_, i) => {
      /** @type {number[]} */
      const sum = [];
      for (const row of of(r, i))
        (row.profile ?? []).forEach((/** @type {number} */ n, /** @type {number} */ d) => (sum[d] = (sum[d] ?? 0) + n));
      return { name: labelOf(r.x, i), shape: "line", points: sum.map((y, x) => ({ x, y })).filter((p) => p.y > 0) };
    }),
    notes: [],
  };
}

/** The points of a plot as comma-separated values. @param {Plot} plot */
export const plotData = (plot) =>
  ["series,instance,x,y"]
    .concat(
      plot.series.flatMap((s) =>
        s.points.map((p) =>
          [JSON.stringify(s.name), p.instance === undefined ? "" : p.instance + 1, p.x, p.y].join(","),
        ),
      ),
    )
    .join("\n") + "\n";
