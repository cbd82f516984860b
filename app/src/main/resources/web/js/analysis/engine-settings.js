import { OWN } from "./own-engine.js";
import { parseOptions, optionsText } from "../lab/experiment.js";

const DEFAULTS = { lines: 3, time: 30 };

/**
 * The engine, options and limits chosen on the analysis page, and the engines available for the position.
 * @typedef {{engine: string, heuristic: string, lines: number, time: number, options: Record<string, string>}}
 *   SettingValues
 * @typedef {{standard: string, engines: import("../api.js").EngineCard[], heuristics: {id: string, admissible:
 *   boolean}[]}} AvailableEngines
 */
export class EngineSettings {
  constructor(params = new URLSearchParams()) {
    /** @type {SettingValues} */
    this.values = {
      engine: params.get("e") ?? "",
      heuristic: params.get("h") ?? "",
      options: parseOptions(params.get("o") ?? ""),
      lines: Number(params.get("n") ?? DEFAULTS.lines),
      time: Number(params.get("t") ?? DEFAULTS.time),
    };
    /** @type {AvailableEngines} */
    this.available = { standard: "", engines: [], heuristics: [] };
  }

  /** Returns the settings as URL parameters; defaults are omitted. */
  params() {
    const { engine, heuristic, options, lines, time } = this.values;
    return {
      e: engine,
      h: heuristic,
      o: optionsText(options) || undefined,
      n: lines === DEFAULTS.lines ? undefined : lines,
      t: time === DEFAULTS.time ? undefined : time,
    };
  }

  /** Changes some settings. @param {Partial<SettingValues>} settings */
  set(settings) {
    this.values = { ...this.values, ...settings };
  }

  engineCard() {
    const id = this.values.engine || this.available.standard;
    return this.available.engines.find((e) => e.id === id);
  }

  /** Whether the selected engine has this option. @param {string} option */
  hasOption(option) {
    return this.engineCard()?.options.some((o) => o.id === option) ?? false;
  }

  /** Whether the selected engine has this ability. @param {Api.EngineCard["abilities"][number]} ability */
  hasAbility(ability) {
    return this.engineCard()?.abilities.includes(ability) ?? false;
  }

  /**
   * Returns the query for a position.
   * @param {string} game @param {string} position @param {boolean} match whether two or more players take turns
   * @returns {import("./engine-session.js").EngineQuery}
   */
  query(game, position, match) {
    const { engine, heuristic, options, lines, time } = this.values;
    const set = Object.fromEntries(Object.entries(options).filter(([id]) => this.hasOption(id)));
    if (heuristic && this.hasOption("heuristic")) set.heuristic = heuristic;
    return {
      game,
      position,
      engine,
      options: set,
      lines: match ? Math.max(1, lines) : 0,
      time: time * 1000,
      keepSession: match && engine !== OWN,
    };
  }
}
