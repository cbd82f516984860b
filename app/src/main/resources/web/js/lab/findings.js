import { number, t } from "../i18n.js";
import { labelOf, summary } from "./experiment.js";
import "../words/lab.js";

/**
 * What an experiment came to, in sentences computed from its rows.
 * @typedef {import("./experiment.js").Experiment} Experiment
 */

/** @param {any[]} rows @param {Experiment} x @returns {string[]} nothing before there is something to compare */
export function findings(rows, x) {
  const sums = x.engines.map((_, i) => summary(rows, i));
  const shared = rows.filter((r) => x.engines.every((_, e) => answered(rows, r.instance, e)));
  if (!shared.length || x.engines.length < 2) return lone(sums, x);
  const work = x.engines.map((_, e) => total(shared, e));
  const best = work.indexOf(Math.min(...work));
  const others = work
    .map((w, e) => ({ e, ratio: w / Math.max(1, work[best]) }))
    .filter((o) => o.e !== best)
    .sort((a, b) => a.ratio - b.ratio);
  return [fewer(x, best, others), costs(shared, x, best), unsolved(sums, x)].filter(Boolean);
}

/** @param {any[]} rows @param {number} instance @param {number} engine */
const answered = (rows, instance, engine) =>
  rows.some((r) => r.instance === instance && r.engine === engine && ["solved", "chosen"].includes(r.report.outcome));

/** @param {any[]} rows @param {number} engine */
const total = (rows, engine) =>
  rows.filter((r) => r.engine === engine).reduce((s, r) => s + (r.report.stats?.expanded ?? 0), 0);

/** @param {Experiment} x @param {number} best @param {{e: number, ratio: number}[]} others */
function fewer(x, best, others) {
  if (others.every((o) => o.ratio < 1.05)) return t("finding.alike");
  const clear = others.filter((o) => o.ratio >= 1.05).slice(-2);
  return clear
    .map((o, i) => t(i ? "finding.and-fewer" : "finding.fewer", labelOf(x, best), times(o.ratio), labelOf(x, o.e)))
    .join(" ");
}

/** @param {number} ratio */
const times = (ratio) => (ratio < 10 ? number(Math.round(ratio * 10) / 10) : number(Math.round(ratio)));

/** @param {any[]} shared @param {Experiment} x @param {number} best */
function costs(shared, x, best) {
  const mean = (/** @type {number} */ e) => summary(shared, e).cost;
  const all = x.engines.map((_, e) => mean(e));
  if (all.some((c) => Number.isNaN(c)) || shared.every((r) => r.report.cost === null || r.report.cost === undefined))
    return "";
  const least = Math.min(...all);
  if (all.every((c) => c === least)) {
    const proved = shared.every((r) => r.report.optimal);
    return t(proved ? "finding.same-proved" : "finding.same", number(least));
  }
  if (all[best] === least) return t("finding.also-shortest", number(least));
  return t("finding.dearer", labelOf(x, best), number(Math.round(100 * (all[best] / least - 1))));
}

/** @param {{runs: number, solved: number}[]} sums @param {Experiment} x */
function unsolved(sums, x) {
  const short = sums.map((s, e) => ({ ...s, e })).filter((s) => s.solved < s.runs);
  return short.map((s) => t("finding.unsolved", labelOf(x, s.e), s.solved, s.runs)).join(" ");
}

/** @param {ReturnType<typeof summary>[]} sums @param {Experiment} x */
function lone(sums, x) {
  return sums
    .map((s, e) => ({ s, e }))
    .filter(({ s }) => s.runs)
    .map(({ s, e }) => t("finding.alone", labelOf(x, e), s.solved, s.runs, number(s.expanded)));
}
