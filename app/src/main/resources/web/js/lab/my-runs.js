import { getItem, setItem } from "../local-storage.js";

/**
 * The experiments started in this browser, newest first. The server stores their rows for some hours.
 * @typedef {{id: string, x: import("./experiment.js").Experiment, preset: string, at: number}} StartedExperiment
 */

const KEY = "experiments";
const MAX_SAVED = 8;

/** @returns {StartedExperiment[]} */
export function startedExperiments() {
  try {
    const saved = JSON.parse(getItem(KEY, "[]"));
    return Array.isArray(saved) ? saved : [];
  } catch {
    return [];
  }
}

/** @param {StartedExperiment} started */
export const saveStarted = (started) =>
  setItem(
    KEY,
    JSON.stringify([started, ...startedExperiments().filter((b) => b.id !== started.id)].slice(0, MAX_SAVED)),
  );

/** @param {string} id */
export const removeStarted = (id) => setItem(KEY, JSON.stringify(startedExperiments().filter((b) => b.id !== id)));

/** Local storage key prefix: the rows of the last run of a preset, from which its finding is computed. */
const FINDING_PREFIX = "found:";

/** @param {string} preset @param {import("../api.js").LabRow[]} rows */
export const saveFindings = (preset, rows) =>
  setItem(
    FINDING_PREFIX + preset,
    JSON.stringify(rows.map(({ instance, engine, report }) => ({ instance, engine, report: summaryOf(report) }))),
  );

/** Returns the fields of a report that findings use. @param {import("../api.js").Report} report */
const summaryOf = (report) => ({
  outcome: report.outcome,
  cost: report.cost,
  optimal: report.optimal,
  stats: report.stats && { expanded: report.stats.expanded, generated: 0, millis: report.stats.millis },
});

/** @param {string} preset @returns {import("../api.js").LabRow[]} */
export function savedFindings(preset) {
  try {
    return JSON.parse(getItem(FINDING_PREFIX + preset, "[]"));
  } catch {
    return [];
  }
}
