import { api } from "../api.js";

/** @typedef {import("./tree.js").Said} Said */

/** Nobody reads more moves of a line; an engine may find one of a hundred thousand. */
export const READ = 300;

/**
 * Lines of different first moves as the rules tell them: in words, with the piece that moves.
 * @param {string} game @param {string} position @param {string[][]} lines @returns {Promise<Said[][]>}
 */
export async function sayLines(game, position, lines) {
  const [[head, ...rest], ...others] = lines;
  const text = ["1.", head, ...others.map((line) => `(${line.join(" ")})`), ...rest].join(" ");
  const { moves } = await api.record(text, game, position);
  return [moves, ...moves[0].instead];
}

/**
 * What is known of the engine's lines in words.
 * @typedef {{game: string, view: import("../api.js").View|null, requestUpdate: () => void}} Study
 */
export class LineWords {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {Map<string, Said[]>} */
    this.known = new Map();
  }

  /** The position is another one. */
  clear() {
    this.known.clear();
  }

  /** @param {string[]} line @returns {Said[]} */
  of(line) {
    return this.known.get(line.join(" ")) ?? line.map((text) => ({ text }));
  }

  /** Asks for the words of these. @param {string[][]} lines */
  async learn(lines) {
    const { game, view } = this.study;
    const asked = lines.filter((line) => line?.length).map((line) => line.slice(0, READ));
    if (!view || !asked.length || asked.every((line) => this.known.has(line.join(" ")))) return;
    const said = await sayLines(game, view.position, asked).catch(() => []);
    if (this.study.view !== view) return;
    said.forEach((moves, i) => this.known.set(asked[i].join(" "), moves));
    this.study.requestUpdate();
  }
}
