import { formatNumber, language, t } from "../i18n.js";
import { engineInSentence, engineSummary } from "./experiment.js";
import "../words/lab.js";

/**
 * Summarises the rows of an experiment in sentences. Only engines that answered all instances are compared; the others
 * are listed.
 * @typedef {import("./experiment.js").Experiment} Experiment
 * @typedef {"states"|"cost"} Measure what the experiment asks about
 * @typedef {{e: number, states: number, cost: number, proved: boolean}} Answered an engine that answered all instances
 */

/**
 * Returns the sentences, the main finding first; empty before there is one.
 * @param {import("../api.js").LabRow[]} rows @param {Experiment} x @param {Measure} [measure] @returns {string[]}
 */
export function findings(rows, x, measure = "states") {
  const instances = new Set(rows.map((r) => r.instance)).size;
  if (!instances) return [];
  const sums = x.engines.map((_, e) => ({ e, ...engineSummary(rows, e) }));
  const answered = sums
    .filter((s) => s.solved === instances)
    .map((s) => ({ e: s.e, states: s.expanded, cost: s.cost, proved: s.optimal === s.solved }));
  const failed = sums.filter((s) => s.solved < instances && s.runs > 0);
  const others = failed.length ? [failedSentence(failed, instances, x)] : [];
  if (answered.length < 2)
    return [
      ...answered.map((a) =>
        t(failed.length ? "finding.alone" : "finding.single", engineInSentence(x, a.e), formatNumber(a.states)),
      ),
      ...others,
    ];
  const priced = answered.every((a) => Number.isFinite(a.cost) && a.cost > 0);
  const sentences =
    measure === "cost" && priced
      ? costFindings(answered, x)
      : [statesSentence(answered, x), pricedSentence(answered, x)];
  return [...sentences, ...others].filter(Boolean);
}

/** @param {Answered[]} answered @param {(a: Answered) => number} value */
const lowest = (answered, value) => answered.reduce((a, b) => (value(b) < value(a) ? b : a));

/** @param {Answered[]} answered @param {Experiment} x */
function statesSentence(answered, x) {
  const best = lowest(answered, (a) => a.states);
  const clear = answered
    .map((a) => ({ e: a.e, ratio: a.states / Math.max(1, best.states) }))
    .filter((o) => o.e !== best.e && o.ratio >= 1.05)
    .sort((a, b) => a.ratio - b.ratio)
    .slice(-2);
  if (!clear.length) return t("finding.alike");
  return clear
    .map((o, i) =>
      t(
        i ? "finding.and-fewer" : "finding.fewer",
        engineInSentence(x, best.e),
        times(o.ratio),
        engineInSentence(x, o.e),
      ),
    )
    .join(" ");
}

/** @param {number} ratio */
const times = (ratio) => (ratio < 10 ? formatNumber(Math.round(ratio * 10) / 10) : formatNumber(Math.round(ratio)));

/** Compares the costs, after a finding about states. @param {Answered[]} answered @param {Experiment} x */
function pricedSentence(answered, x) {
  if (answered.some((a) => !(a.cost > 0))) return "";
  const best = lowest(answered, (a) => a.states);
  const min = Math.min(...answered.map((a) => a.cost));
  if (answered.every((a) => a.cost === min))
    return t(answered.every((a) => a.proved) ? "finding.same-proved" : "finding.same", formatNumber(min));
  if (best.cost === min) return t("finding.also-shortest", engineInSentence(x, best.e), formatNumber(min));
  return t("finding.dearer", engineInSentence(x, best.e), formatNumber(Math.round(100 * (best.cost / min - 1))));
}

/** Compares the costs first, then the states. @param {Answered[]} answered @param {Experiment} x */
function costFindings(answered, x) {
  const cheapest = lowest(answered, (a) => a.cost);
  const dearest = answered.reduce((a, b) => (b.cost > a.cost ? b : a));
  if (dearest.cost === cheapest.cost) return [pricedSentence(answered, x), statesSentence(answered, x)];
  const fewer = Math.max(1, cheapest.states) / Math.max(1, dearest.states);
  const cheap = answered.filter((a) => a.cost === cheapest.cost).map((a) => engineInSentence(x, a.e));
  return [
    t("finding.cheapest", new Intl.ListFormat(language()).format(cheap), formatNumber(cheapest.cost)),
    t(
      fewer >= 1 ? "finding.dearest" : "finding.dearest-more",
      engineInSentence(x, dearest.e),
      formatNumber(Math.round(100 * (dearest.cost / cheapest.cost - 1))),
      times(fewer >= 1 ? fewer : 1 / fewer),
      cheap[0],
    ),
  ];
}

/** Lists the engines that did not answer all instances. @param {{e: number, solved: number}[]} failed */
function failedSentence(failed, /** @type {number} */ instances, /** @type {Experiment} */ x) {
  const each = failed.map((s) => t("finding.failed-one", engineInSentence(x, s.e), s.solved, instances));
  return t("finding.failed", each.join(", "));
}
