import { language, formatNumber, t } from "../i18n.js";
import { engineLabel, statsOf } from "./experiment.js";
import { leastSquares, median, signTest } from "./statistics.js";
import "../words/lab.js";

/**
 * Computes the plots of an experiment from its rows. `plot-svg.js` draws them.
 * @typedef {{x: number, y: number, instance?: number}} Point
 * @typedef {{name: string, points: Point[], shape: "line"|"step"|"points"}} Series
 * @typedef {{title: string, log?: boolean, names?: string[]}} Axis the names are placed at 0, 1, 2…
 * @typedef {{x: Axis, y: Axis, series: Series[], diagonal?: boolean, notes: string[]}} Plot
 * @typedef {import("./experiment.js").Experiment} Experiment
 * @typedef {{rows: import("../api.js").LabRow[], x: Experiment, sizes: number[], pair: number[]}} Results
 */

/** The plots in display order. @type {Record<string, (r: Results) => Plot>} */
export const PLOTS = { distribution, cactus, scatter, bound, growth, depth };

const solved = (/** @type {import("../api.js").LabRow} */ r) =>
  r.report.outcome === "solved" || r.report.outcome === "chosen";
const states = (/** @type {import("../api.js").LabRow} */ r) => Math.max(1, r.report.stats?.expanded ?? 1);

/** @param {Results} r @param {number} engine */
const rowsOf = (r, engine) => r.rows.filter((row) => row.engine === engine && row.report.stats);

/** Expanded states per run and engine, with the median. @param {Results} r @returns {Plot} */
function distribution(r) {
  const names = r.x.engines.map((_, i) => engineLabel(r.x, i));
  return {
    x: { title: t("lab.expanded"), log: true },
    y: { title: "", names },
    series: r.x.engines.map((_, i) => ({
      name: names[i],
      shape: "points",
      points: rowsOf(r, i).map((row) => ({ x: states(row), y: i, instance: row.instance })),
    })),
    notes: r.x.engines
      .map((_, i) => ({ i, m: median(rowsOf(r, i).map(states)) }))
      .filter((e) => !Number.isNaN(e.m))
      .map((e) => t("plot.median", names[e.i], formatNumber(e.m))),
  };
}

/** Number of instances solved within a time. @param {Results} r @returns {Plot} */
function cactus(r) {
  return {
    x: { title: t("lab.ms"), log: true },
    y: { title: t("lab.solved") },
    series: r.x.engines.map((_, i) => ({
      name: engineLabel(r.x, i),
      shape: "step",
      points: rowsOf(r, i)
        .filter(solved)
        .map((row) => Math.max(0.01, statsOf(row).millis))
        .sort((a, b) => a - b)
        .map((ms, k) => ({ x: ms, y: k + 1 })),
    })),
    notes: [],
  };
}

/** Two engines on the same instances, with a sign test of the difference. @param {Results} r @returns {Plot} */
function scatter(r) {
  const [a, b] = r.pair;
  const points = rowsOf(r, a).flatMap((row) => {
    const other = rowsOf(r, b).find((o) => o.instance === row.instance);
    return other ? [{ x: states(row), y: states(other), instance: row.instance }] : [];
  });
  const less = points.filter((p) => p.x < p.y).length;
  const more = points.filter((p) => p.x > p.y).length;
  const [nameA, nameB] = [engineLabel(r.x, a), engineLabel(r.x, b)];
  return {
    x: { title: t("plot.states-of", nameA), log: true },
    y: { title: t("plot.states-of", nameB), log: true },
    series: [{ name: `${nameA} / ${nameB}`, shape: "points", points }],
    diagonal: true,
    notes: points.length ? [t("plot.sign", nameA, less, points.length, pValueText(signTest(less, more)))] : [],
  };
}

/** @param {number} p */
const pValueText = (p) => (p < 0.001 ? "< " + (0.001).toLocaleString(language()) : "= " + twoDigits(p));

/** @param {number} p */
const twoDigits = (p) => p.toLocaleString(language(), { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });

/** Cost of the solution against the proved lower bound. @param {Results} r @returns {Plot} */
function bound(r) {
  const bounds = new Map();
  for (const row of r.rows) {
    const proved = row.report.optimal ? row.report.cost : (row.report.lowerBound ?? 0);
    if (typeof proved === "number") bounds.set(row.instance, Math.max(bounds.get(row.instance) ?? 0, proved));
  }
  return {
    x: { title: t("plot.bound") },
    y: { title: t("lab.cost") },
    series: r.x.engines.map((_, i) => ({
      name: engineLabel(r.x, i),
      shape: "points",
      points: rowsOf(r, i)
        .filter((row) => typeof row.report.cost === "number")
        .map((row) => ({ x: bounds.get(row.instance) ?? 0, y: row.report.cost ?? 0, instance: row.instance })),
    })),
    diagonal: true,
    notes: [],
  };
}

/**
 * Growth of the expanded states: with the board size as a power law if sizes differ, otherwise with the solution length
 * as an exponential factor per move.
 * @param {Results} r @returns {Plot}
 */
function growth(r) {
  const bySize = new Set(r.sizes).size > 1;
  const best = new Map();
  for (const row of r.rows)
    if (typeof row.report.cost === "number")
      best.set(row.instance, Math.min(best.get(row.instance) ?? Infinity, row.report.cost));
  const at = (/** @type {import("../api.js").LabRow} */ row) =>
    bySize ? r.sizes[row.instance] : best.get(row.instance);
  /** @type {string[]} */
  const notes = [];
  const series = r.x.engines.map((_, i) => {
    const points = rowsOf(r, i)
      .filter((row) => solved(row) && at(row) !== undefined)
      .map((row) => ({ x: at(row), y: states(row), instance: row.instance }));
    const fit = leastSquares(points.map((p) => ({ x: bySize ? Math.log(p.x) : p.x, y: Math.log(p.y) })));
    if (fit)
      notes.push(
        bySize
          ? t("plot.power", engineLabel(r.x, i), formatNumber(fit.slope))
          : t("plot.times", engineLabel(r.x, i), formatNumber(Math.exp(fit.slope))),
      );
    return /** @type {Series} */ ({ name: engineLabel(r.x, i), shape: "points", points });
  });
  return {
    x: { title: bySize ? t("plot.size") : t("plot.best"), log: bySize },
    y: { title: t("lab.expanded"), log: true },
    series,
    notes,
  };
}

/** Expanded states per depth, summed over all instances. @param {Results} r @returns {Plot} */
function depth(r) {
  return {
    x: { title: t("lab.depth") },
    y: { title: t("lab.expanded"), log: true },
    series: r.x.engines.map((_, i) => {
      /** @type {number[]} */
      const sum = [];
      for (const row of rowsOf(r, i))
        (row.profile ?? []).forEach((/** @type {number} */ n, /** @type {number} */ d) => (sum[d] = (sum[d] ?? 0) + n));
      return { name: engineLabel(r.x, i), shape: "line", points: sum.map((y, x) => ({ x, y })).filter((p) => p.y > 0) };
    }),
    notes: [],
  };
}

/** Returns the points of a plot as CSV. @param {Plot} plot */
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
