import { recall, remember } from "../store.js";

/**
 * The experiments this browser has begun, newest first: the server keeps their rows for some hours, and here is how to
 * find them again.
 * @typedef {{id: string, x: import("./experiment.js").Experiment, preset: string, at: number}} Begun
 */

const KEY = "experiments";
const MOST = 8;

/** @returns {Begun[]} */
export function begun() {
  try {
    const kept = JSON.parse(recall(KEY, "[]"));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** @param {Begun} one */
export const noteBegun = (one) =>
  remember(KEY, JSON.stringify([one, ...begun().filter((b) => b.id !== one.id)].slice(0, MOST)));

/** @param {string} id */
export const forgetBegun = (id) => remember(KEY, JSON.stringify(begun().filter((b) => b.id !== id)));

/** What a preset was found to show, by its id: the runs, so that it is said in the reader's language. */
const FOUND = "found:";

/** @param {string} preset @param {any[]} rows */
export const noteFound = (preset, rows) =>
  remember(
    FOUND + preset,
    JSON.stringify(rows.map(({ instance, engine, report }) => ({ instance, engine, report: slim(report) }))),
  );

/** Of a report what findings are made of. @param {any} report */
const slim = (report) => ({
  outcome: report.outcome,
  cost: report.cost,
  optimal: report.optimal,
  stats: report.stats && { expanded: report.stats.expanded, generated: 0, millis: report.stats.millis },
});

/** @param {string} preset @returns {any[]} */
export function found(preset) {
  try {
    return JSON.parse(recall(FOUND + preset, "[]"));
  } catch {
    return [];
  }
}
