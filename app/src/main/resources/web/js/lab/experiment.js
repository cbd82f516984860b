import { engineName, optionName, optionNames, valueName } from "./names.js";
import { FIRST } from "./presets.js";

/**
 * An experiment as the address keeps it.
 * @typedef {{id: string, options: Record<string, string>}} Contestant
 * @typedef {{game: string, positions: string[], suite: string, deal: number, seed: number,
 *   options: Record<string, string>, engines: Contestant[], millis: number, nodes: number}} Experiment
 */

/** The experiment that the lab begins with. @returns {Experiment} */
export const blank = () => structuredClone(FIRST);

/** @param {string} text @returns {Experiment} */
export function parse(text) {
  const given = JSON.parse(text);
  return { ...blank(), positions: [], suite: "", deal: 0, options: {}, ...given };
}

/** `k=v k=v` @param {Record<string, string>} options */
export const words = (options) =>
  Object.entries(options)
    .map(([k, v]) => `${k}=${v}`)
    .join(" ");

/** @param {string} text @returns {Record<string, string>} */
export function options(text) {
  return Object.fromEntries(
    text
      .split(/[\s,]+/)
      .filter((w) => w.includes("="))
      .map((w) => [w.slice(0, w.indexOf("=")), w.slice(w.indexOf("=") + 1)]),
  );
}

/** For a table that a program reads. @param {Contestant} c */
const idOf = (c) => c.id + (Object.keys(c.options).length ? ` (${words(c.options)})` : "");

/** For people. @param {Contestant} c */
export const nameOf = (c) => [engineName(c.id), optionNames(c.id, c.options)].filter(Boolean).join(", ");

/** A value that says what it is of: a number or a yes alone would not. @param {string} engine @param {string} option
 *  @param {string} value */
function told(engine, option, value) {
  const bare = /^(-?[\d.]+|on|off|yes|no|true|false)$/.test(value);
  return (bare ? optionName(option) + " " : "") + valueName(engine, option, value);
}

/** The shortest words that tell the engines of an experiment apart. @param {Experiment} x @param {number} i */
export function labelOf(x, i) {
  const own = x.engines[i];
  const alike = x.engines.filter((e) => e.id === own.id);
  const name = engineName(own.id);
  if (alike.length === 1) return name;
  const telling = Object.keys({ ...Object.assign({}, ...alike.map((e) => e.options)) }).filter((k) =>
    alike.some((e) => e.options[k] !== own.options[k]),
  );
  const said = telling.map((k) => (k in own.options ? told(own.id, k, own.options[k]) : "–")).join(" ");
  if (!said) return name;
  return alike.length === x.engines.length && said !== "–" ? said : `${name} ${said}`;
}

const COLUMNS = [
  "instance",
  "engine",
  "outcome",
  "cost",
  "optimal",
  "lowerBound",
  "expanded",
  "generated",
  "open",
  "closed",
  "depth",
  "millis",
  "cpuMillis",
  "bytes",
  "position",
  "moves",
];

/**
 * The rows as comma-separated values.
 * @param {any[]} rows @param {Experiment} experiment @param {string[]} positions
 */
export function csv(rows, experiment, positions) {
  const quote = (/** @type {unknown} */ v) =>
    /[",\n]/.test(String(v)) ? `"${String(v).replaceAll('"', '""')}"` : String(v ?? "");
  const line = (/** @type {any} */ r) =>
    COLUMNS.map((c) =>
      quote(
        c === "instance"
          ? r.instance + 1
          : c === "engine"
            ? idOf(experiment.engines[r.engine])
            : c === "position"
              ? positions[r.instance]
              : c === "moves"
                ? (r.report.moves ?? []).join(" ")
                : (r.report[c] ?? r.report.stats?.[c]),
      ),
    );
  return [COLUMNS.join(","), ...rows.map((r) => line(r).join(","))].join("\n") + "\n";
}

/**
 * What each engine came to over all instances.
 * @param {any[]} rows @param {number} engine
 */
export function summary(rows, engine) {
  const own = rows.filter((r) => r.engine === engine && r.report.stats);
  const solved = own.filter((r) => r.report.outcome === "solved" || r.report.outcome === "chosen");
  const sum = (/** @type {(r: any) => number} */ of) => own.reduce((s, r) => s + of(r), 0);
  const mean = (/** @type {(r: any) => number} */ of) =>
    solved.length ? solved.reduce((s, r) => s + of(r), 0) / solved.length : NaN;
  return {
    runs: own.length,
    solved: solved.length,
    optimal: solved.filter((r) => r.report.optimal).length,
    cost: mean((r) => r.report.cost ?? 0),
    expanded: sum((r) => r.report.stats.expanded),
    generated: sum((r) => r.report.stats.generated),
    millis: sum((r) => r.report.stats.millis),
    rate: sum((r) => r.report.stats.expanded) / Math.max(0.001, sum((r) => r.report.stats.millis) / 1000),
  };
}
