import { formatNumber, t } from "../i18n.js";
import { engineLabel, engineSummary } from "./experiment.js";
import "../words/lab.js";

/**
 * Summarises the rows of an experiment in sentences.
 * @typedef {import("./experiment.js").Experiment} Experiment
 */

/** @param {any[]} rows @param {Experiment} x @returns {string[]} empty before there is something to compare */
export function findings(rows, x) {
  const sums = x.engines.map((_, i) => engineSummary(rows, i));
  const shared = rows.filter((r) => x.engines.every((_, e) => isSolved(rows, r.instance, e)));
  if (!shared.length || x.engines.length < 2) return singleFindings(sums, x);
  const work = x.engines.map((_, e) => totalExpanded(shared, e));
  const best = work.indexOf(Math.min(...work));
  const others = work
    .map((w, e) => ({ e, ratio: w / Math.max(1, work[best]) }))
    .filter((o) => o.e !== best)
    .sort((a, b) => a.ratio - b.ratio);
  return [workSentence(x, best, others), costSentence(shared, x, best), unsolvedSentence(sums, x)].filter(Boolean);
}

/** @param {any[]} rows @param {number} instance @param {number} engine */
const isSolved = (rows, instance, engine) =>
  rows.some((r) => r.instance === instance && r.engine === engine && ["solved", "chosen"].includes(r.report.outcome));

/** @param {any[]} rows @param {number} engine */
const totalExpanded = (rows, engine) =>
  rows.filter((r) => r.engine === engine).reduce((s, r) => s + (r.report.stats?.expanded ?? 0), 0);

/** @param {Experiment} x @param {number} best @param {{e: number, ratio: number}[]} others */
function workSentence(x, best, others) {
  if (others.every((o) => o.ratio < 1.05)) return t("finding.alike");
  const clear = others.filter((o) => o.ratio >= 1.05).slice(-2);
  return clear
    .map((o, i) =>
      t(i ? "finding.and-fewer" : "finding.fewer", engineLabel(x, best), times(o.ratio), engineLabel(x, o.e)),
    )
    .join(" ");
}

/** @param {number} ratio */
const times = (ratio) => (ratio < 10 ? formatNumber(Math.round(ratio * 10) / 10) : formatNumber(Math.round(ratio)));

/** @param {any[]} shared @param {Experiment} x @param {number} best */
function costSentence(shared, x, best) {
  const mean = (/** @type {number} */ e) => engineSummary(shared, e).cost;
  const all = x.engines.map((_, e) => mean(e));
  if (all.some((c) => Number.isNaN(c)) || shared.every((r) => r.report.cost === null || r.report.cost === undefined))
    return "";
  const min = Math.min(...all);
  if (all.every((c) => c === min)) {
    const proved = shared.every((r) => r.report.optimal);
    return t(proved ? "finding.same-proved" : "finding.same", formatNumber(min));
  }
  if (all[best] === min) return t("finding.also-shortest", formatNumber(min));
  return t("finding.dearer", engineLabel(x, best), formatNumber(Math.round(100 * (all[best] / min - 1))));
}

/** @param {{runs: number, solved: number}[]} sums @param {Experiment} x */
function unsolvedSentence(sums, x) {
  const short = sums.map((s, e) => ({ ...s, e })).filter((s) => s.solved < s.runs);
  return short.map((s) => t("finding.unsolved", engineLabel(x, s.e), s.solved, s.runs)).join(" ");
}

/** @param {ReturnType<typeof engineSummary>[]} sums @param {Experiment} x */
function singleFindings(sums, x) {
  return sums
    .map((s, e) => ({ s, e }))
    .filter(({ s }) => s.runs)
    .map(({ s, e }) => t("finding.alone", engineLabel(x, e), s.solved, s.runs, formatNumber(s.expanded)));
}
