import { api } from "./api.js";
import { address, go } from "./route.js";
import { studyAddress } from "./analysis/address.js";
import { StudyTree } from "./analysis/tree.js";

/**
 * Opens in the analysis what a person pastes: a position of any game, with moves behind it if there are, a record or a
 * list of moves; rejects with the sentence if no game can read it.
 * @param {string} text @param {string} [game] where it is pasted: a list of moves goes on from there
 * @param {string} [position]
 */
export async function openPosition(text, game = "", position = "") {
  go(await studyOf(text, game, position));
}

/** Where the analysis shows what a text says, at the end of its line. @param {string} text @param {string} [game]
 *  @param {string} [position] */
export async function studyOf(text, game = "", position = "") {
  const record = await read(text.trim(), game, position);
  const tree = StudyTree.fromRecord(record);
  tree.step(1e6);
  return address("/analysis", { g: record.game, p: record.start, ...studyAddress(tree, record.tags) });
}

/** Whether a text is meant as a record, not a position: it has tags, or numbers before moves. @param {string} text */
export const isRecord = (text) => /^\s*(\[\s*[A-Za-z]\w*\s+"|\d{1,6}(\.+|…)\s*[^\s.,/])/.test(text);

/** The board that a record came to. @param {string} text @param {string} game of the page where it is pasted */
export async function endOf(text, game) {
  const record = await read(text.trim(), game, "");
  return api.look(
    record.game,
    record.start,
    record.moves.map((m) => m.text),
  );
}

/** @param {string} text @param {string} game @param {string} position */
async function read(text, game, position) {
  const [, start = "", moves = ""] = text.match(/^(\S+)\s+moves\s+(.+)$/s) ?? [];
  if (!moves) return api.record(text, game, position);
  const view = await api.check("", start);
  return api.record("1. " + moves, view.game, view.position);
}
