import { api } from "../api.js";

/** @typedef {import("./study-tree.js").TreeMove} Said */

/** Maximum number of moves shown of a line. An engine may return lines of 100,000 moves. */
export const MAX_MOVES = 300;

/**
 * Asks the server for the texts of the moves of several lines with different first moves. Each move also gets the tone
 * of its piece.
 * @param {string} game @param {string} position @param {string[][]} lines @returns {Promise<Said[][]>}
 */
export async function describeLines(game, position, lines) {
  const [[head, ...rest], ...others] = lines;
  const text = ["1.", head, ...others.map((line) => `(${line.join(" ")})`), ...rest].join(" ");
  const { moves } = await api.parseRecord(text, game, position);
  return [moves, ...moves[0].instead];
}

/**
 * Caches the texts of the moves of the engine's lines.
 * @typedef {{game: string, view: import("../api.js").View|null, requestUpdate: () => void}} Study
 */
export class LineTexts {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {Map<string, Said[]>} */
    this.texts = new Map();
  }

  /** Clears the cache; called when the position changes. */
  clear() {
    this.texts.clear();
  }

  /**
   * Returns the moves of a line with their texts, or with the notation alone until the texts are loaded.
   * @param {string[]} line @returns {Said[]}
   */
  textsOf(line) {
    return this.texts.get(line.join(" ")) ?? line.map((text) => ({ text }));
  }

  /** Loads the texts of lines that are not cached yet. @param {string[][]} lines */
  async load(lines) {
    const { game, view } = this.study;
    const wanted = lines.filter((line) => line?.length).map((line) => line.slice(0, MAX_MOVES));
    if (!view || !wanted.length || wanted.every((line) => this.texts.has(line.join(" ")))) return;
    const described = await describeLines(game, view.position, wanted).catch(() => []);
    if (this.study.view !== view) return;
    described.forEach((moves, i) => this.texts.set(wanted[i].join(" "), moves));
    this.study.requestUpdate();
  }
}
