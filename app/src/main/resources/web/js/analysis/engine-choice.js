import { options, words } from "../lab/experiment.js";

const STANDARD = { lines: 3, time: 30 };

/**
 * Which engine follows a study, with which options, and what there is to choose from.
 * @typedef {{engine: string, heuristic: string, lines: number, time: number, given: Record<string, string>}} Settings
 * @typedef {{standard: string, engines: import("../api.js").EngineCard[],
 *   heuristics: {id: string, admissible: boolean}[]}} Offered
 */
export class EngineChoice {
  constructor(params = new URLSearchParams()) {
    /** @type {Settings} */
    this.settings = {
      engine: params.get("e") ?? "",
      heuristic: params.get("h") ?? "",
      given: options(params.get("o") ?? ""),
      lines: Number(params.get("n") ?? STANDARD.lines),
      time: Number(params.get("t") ?? STANDARD.time),
    };
    /** @type {Offered} */
    this.offered = { standard: "", engines: [], heuristics: [] };
  }

  /** As the address has it. */
  address() {
    const { engine, heuristic, given, lines, time } = this.settings;
    return {
      e: engine,
      h: heuristic,
      o: words(given) || undefined,
      n: lines === STANDARD.lines ? undefined : lines,
      t: time === STANDARD.time ? undefined : time,
    };
  }

  /** @param {Partial<Settings>} settings */
  set(settings) {
    this.settings = { ...this.settings, ...settings };
  }

  card() {
    const id = this.settings.engine || this.offered.standard;
    return this.offered.engines.find((e) => e.id === id);
  }

  /** Whether the chosen engine has this option. @param {string} option */
  takes(option) {
    return this.card()?.options.some((o) => o.id === option) ?? false;
  }

  /** Whether it can do this. @param {string} ability */
  can(ability) {
    return this.card()?.abilities.includes(ability) ?? false;
  }

  /**
   * What it is asked of a position. @param {string} game @param {string} position @param {boolean} match whether two or
   * more take turns
   * @returns {import("./session.js").Question}
   */
  question(game, position, match) {
    const { engine, heuristic, given, lines, time } = this.settings;
    const set = Object.fromEntries(Object.entries(given).filter(([id]) => this.takes(id)));
    if (heuristic && this.takes("heuristic")) set.heuristic = heuristic;
    return {
      game,
      position,
      engine,
      options: set,
      lines: match ? Math.max(1, lines) : 0,
      time: time * 1000,
      seated: match,
    };
  }
}
