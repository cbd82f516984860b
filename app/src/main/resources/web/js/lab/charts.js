import { nameOf, summary } from "./experiment.js";
import { t } from "../i18n.js";

const CHARTS = "/lib/webjars/chart.js/4.5.1/dist/chart.umd.min.js";

/** @type {Promise<any>|undefined} */
let loading;

/** The chart library, fetched when a chart is first drawn. @returns {Promise<any>} */
export function library() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = CHARTS;
    script.onload = () => resolve(/** @type {any} */ (window).Chart);
    script.onerror = reject;
    document.head.append(script);
  });
  return loading;
}

const TONES = ["--blue", "--red", "--green", "--yellow", "--silver", "--accent"];

/** @param {string} name */
const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** @param {number} i */
const tone = (i) => token(TONES[i % TONES.length]);

/**
 * What to plot of the rows so far.
 * @param {string} kind @param {any[]} rows @param {import("./experiment.js").Experiment} x
 */
export function plot(kind, rows, x) {
  const ink = token("--ink");
  const grid = token("--line");
  const axis = (/** @type {string} */ title, /** @type {string} */ type = "linear") => ({
    type,
    title: { display: true, text: title, color: ink },
    ticks: { color: ink },
    grid: { color: grid },
  });
  const base = { animation: false, maintainAspectRatio: false, plugins: { legend: { labels: { color: ink } } } };
  const lines = (
    /** @type {{label: string, data: {x: number, y: number}[]}[]} */ series,
    /** @type {any} */ xs,
    /** @type {any} */ ys,
  ) => ({
    type: "line",
    data: {
      datasets: series.map((s, i) => ({
        ...s,
        borderColor: tone(i),
        backgroundColor: tone(i),
        pointStyle: ["circle", "rect", "triangle", "rectRot", "cross", "star"][i % 6],
        pointRadius: 3,
      })),
    },
    options: { ...base, scales: { x: xs, y: ys } },
  });
  if (kind === "depth") {
    return lines(
      x.engines.map((e, i) => ({ label: nameOf(e), data: depths(rows.filter((r) => r.engine === i)) })),
      axis(t("lab.depth")),
      axis(t("lab.expanded"), "logarithmic"),
    );
  }
  if (kind === "time") {
    return lines(
      x.engines.map((e, i) => ({ label: nameOf(e), data: cactus(rows.filter((r) => r.engine === i)) })),
      axis(t("lab.ms"), "logarithmic"),
      axis(t("lab.solved")),
    );
  }
  if (kind === "quality") {
    const weighted = x.engines
      .map((e, i) => ({ w: Number(e.options.weight ?? 1), s: summary(rows, i) }))
      .sort((a, b) => a.w - b.w);
    return lines(
      [
        {
          label: t("lab.cost"),
          data: weighted.filter((p) => !Number.isNaN(p.s.cost)).map((p) => ({ x: p.w, y: p.s.cost })),
        },
      ],
      axis(t("lab.weight")),
      axis(t("lab.cost")),
    );
  }
  return {
    type: "bar",
    data: {
      labels: x.engines.map(nameOf),
      datasets: [
        {
          label: t("lab.rate"),
          data: x.engines.map((_, i) => summary(rows, i).rate),
          backgroundColor: x.engines.map((_, i) => tone(i)),
        },
      ],
    },
    options: {
      ...base,
      plugins: { legend: { display: false } },
      scales: { x: { ticks: { color: ink } }, y: axis(t("lab.rate"), "logarithmic") },
    },
  };
}

/** Expansions by depth, summed over instances. @param {any[]} rows */
function depths(rows) {
  /** @type {number[]} */
  const sum = [];
  for (const r of rows)
    (r.profile ?? []).forEach((/** @type {number} */ n, /** @type {number} */ d) => (sum[d] = (sum[d] ?? 0) + n));
  return sum.map((y, d) => ({ x: d, y })).filter((p) => p && p.y > 0);
}

/** How many instances were solved within each time. @param {any[]} rows */
function cactus(rows) {
  const times = rows
    .filter((r) => r.report.outcome === "solved")
    .map((r) => Math.max(0.001, r.report.stats.millis))
    .sort((a, b) => a - b);
  return times.map((ms, i) => ({ x: ms, y: i + 1 }));
}
