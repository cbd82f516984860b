import { api } from "./api.js";
import { buildUrl, navigate } from "./route.js";
import { studyParams } from "./analysis/study-params.js";
import { StudyTree } from "./analysis/study-tree.js";

/**
 * Opens a pasted text on the analysis page: a position with or without moves, a game record, or a list of moves.
 * Rejects with a message if no game can read it.
 * @param {string} text @param {string} [game] game of the current page, from which a list of moves continues
 * @param {string} [position]
 */
export async function openPosition(text, game = "", position = "") {
  navigate(await analysisUrl(text, game, position));
}

/**
 * Returns the URL of the analysis page for a text, at the end of its line.
 * @param {string} text @param {string} [game] @param {string} [position]
 * @param {Record<string, string|number|undefined>} [more] further parameters of the URL
 */
export async function analysisUrl(text, game = "", position = "", more = {}) {
  const record = await readRecord(text.trim(), game, position);
  const tree = StudyTree.fromRecord(record);
  tree.step(1e6);
  return buildUrl("/analysis", { g: record.game, p: record.start, ...studyParams(tree, record.tags), ...more });
}

/** Whether a text is a game record and no position: it has tags or move numbers. @param {string} text */
export const isRecord = (text) => /^\s*(\[\s*[A-Za-z]\w*\s+"|\d{1,6}(\.+|…)\s*[^\s.,/])/.test(text);

/** Returns the final board of a game record. @param {string} text @param {string} game game of the current page */
export async function finalView(text, game) {
  const record = await readRecord(text.trim(), game, "");
  return api.view(
    record.game,
    record.start,
    record.moves.map((m) => m.text),
  );
}

/** @param {string} text @param {string} game @param {string} position */
async function readRecord(text, game, position) {
  const [, start = "", moves = ""] = text.match(/^(\S+)\s+moves\s+(.+)$/s) ?? [];
  if (!moves) return api.parseRecord(text, game, position);
  const view = await api.checkPosition("", start);
  return api.parseRecord("1. " + moves, view.game, view.position);
}
