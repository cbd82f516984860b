import { t } from "../i18n.js";
import { engineName, optionName, optionNames, valueName } from "./engine-names.js";
import { DEFAULT_EXPERIMENT } from "./presets.js";

/**
 * An experiment as stored in the URL.
 * @typedef {{id: string, options: Record<string, string>}} EngineConfig
 * @typedef {{game: string, positions: string[], suite: string, deal: number, seed: number, options: Record<string,
 *   string>, engines: EngineConfig[], millis: number, nodes: number}} Experiment
 */

/** Returns the initial experiment of the Lab. @returns {Experiment} */
export const defaultExperiment = () => structuredClone(DEFAULT_EXPERIMENT);

/** @param {string} text @returns {Experiment} */
export function parseExperiment(text) {
  const given = JSON.parse(text);
  return { ...defaultExperiment(), positions: [], suite: "", deal: 0, options: {}, ...given };
}

/** Formats options as `k=v k=v`. @param {Record<string, string>} options */
export const optionsText = (options) =>
  Object.entries(options)
    .map(([k, v]) => `${k}=${v}`)
    .join(" ");

/** Parses options written as `k=v k=v`. @param {string} text @returns {Record<string, string>} */
export function parseOptions(text) {
  return Object.fromEntries(
    text
      .split(/[\s,]+/)
      .filter((w) => w.includes("="))
      .map((w) => [w.slice(0, w.indexOf("=")), w.slice(w.indexOf("=") + 1)]),
  );
}

/** Returns an engine and its options by ids, for the CSV file. @param {EngineConfig} c */
const engineIdText = (c) => c.id + (Object.keys(c.options).length ? ` (${optionsText(c.options)})` : "");

/** Returns the localised name of an engine with its options. @param {EngineConfig} c */
export const engineText = (c) => [engineName(c.id), optionNames(c.id, c.options)].filter(Boolean).join(", ");

/**
 * Returns the text of an option value. Bare numbers and yes/no get the name of the option.
 * @param {string} engine @param {string} option @param {string} value
 */
function valueText(engine, option, value) {
  const bare = /^(-?[\d.]+|on|off|yes|no|true|false)$/.test(value);
  return (bare ? optionName(option) + " " : "") + valueName(engine, option, value);
}

/**
 * Returns the options in which an engine differs from the same engine elsewhere in the experiment.
 * @param {EngineConfig[]} sameEngine @param {EngineConfig} config
 */
const differingOptions = (sameEngine, config) =>
  Object.keys({ ...Object.assign({}, ...sameEngine.map((e) => e.options)) }).filter((k) =>
    sameEngine.some((e) => e.options[k] !== config.options[k]),
  );

/**
 * Returns the name of an engine in a sentence: with the options that distinguish it, such as "A* (heuristic P)".
 * @param {Experiment} x @param {number} i
 */
export function engineInSentence(x, i) {
  const config = x.engines[i];
  const name = engineName(config.id);
  const options = differingOptions(
    x.engines.filter((e) => e.id === config.id),
    config,
  ).map((k) => {
    const value = config.options[k];
    if (value === undefined) return t("option.by-default", optionName(k));
    if (k === "heuristic" && value === "none") return t("option.without-heuristic");
    return t("option.with-value", optionName(k), valueName(config.id, k, value));
  });
  return options.length ? `${name} (${options.join(", ")})` : name;
}

/**
 * Returns the shortest label that distinguishes an engine from the others of the experiment.
 * @param {Experiment} x @param {number} i
 */
export function engineLabel(x, i) {
  const config = x.engines[i];
  const sameEngine = x.engines.filter((e) => e.id === config.id);
  const name = engineName(config.id);
  if (sameEngine.length === 1) return name;
  const differing = differingOptions(sameEngine, config);
  const text = differing.map((k) => (k in config.options ? valueText(config.id, k, config.options[k]) : "–")).join(" ");
  if (!text) return name;
  return sameEngine.length === x.engines.length && text !== "–" ? text : `${name} ${text}`;
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
 * Returns the rows as CSV.
 * @param {import("../api.js").LabRow[]} rows @param {Experiment} experiment @param {string[]} positions
 */
export function toCsv(rows, experiment, positions) {
  const quote = (/** @type {unknown} */ v) =>
    /[",\n]/.test(String(v)) ? `"${String(v).replaceAll('"', '""')}"` : String(v ?? "");
  const line = (/** @type {import("../api.js").LabRow} */ r) =>
    COLUMNS.map((c) =>
      quote(
        c === "instance"
          ? r.instance + 1
          : c === "engine"
            ? engineIdText(experiment.engines[r.engine])
            : c === "position"
              ? positions[r.instance]
              : c === "moves"
                ? (r.report.moves ?? []).join(" ")
                : fieldOf(r, c),
      ),
    );
  return [COLUMNS.join(","), ...rows.map((r) => line(r).join(","))].join("\n") + "\n";
}

/** Returns the counters of a run that has a result. @param {import("../api.js").LabRow} row */
export const statsOf = ({ report }) => /** @type {Api.Stats} */ (report.stats);

/**
 * Returns a column of a run: a field of its report or a counter.
 * @param {import("../api.js").LabRow} row @param {string} name
 */
export function fieldOf({ report }, name) {
  const fields = /** @type {Record<string, unknown>} */ ({ ...report.stats, ...report });
  return fields[name];
}

/**
 * Returns the totals of an engine over all instances.
 * @param {import("../api.js").LabRow[]} rows @param {number} engine
 */
export function engineSummary(rows, engine) {
  const ownRows = rows.filter((r) => r.engine === engine && r.report.stats);
  const solved = ownRows.filter((r) => r.report.outcome === "solved" || r.report.outcome === "chosen");
  const sum = (/** @type {(r: import("../api.js").LabRow) => number} */ value) =>
    ownRows.reduce((s, r) => s + value(r), 0);
  const mean = (/** @type {(r: import("../api.js").LabRow) => number} */ value) =>
    solved.length ? solved.reduce((s, r) => s + value(r), 0) / solved.length : NaN;
  return {
    runs: ownRows.length,
    solved: solved.length,
    optimal: solved.filter((r) => r.report.optimal).length,
    cost: mean((r) => r.report.cost ?? 0),
    expanded: sum((r) => statsOf(r).expanded),
    generated: sum((r) => statsOf(r).generated),
    millis: sum((r) => statsOf(r).millis),
    rate: sum((r) => statsOf(r).expanded) / Math.max(0.001, sum((r) => statsOf(r).millis) / 1000),
  };
}
