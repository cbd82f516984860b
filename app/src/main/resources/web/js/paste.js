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

/** @param {string} text @param {string} game @param {string} position */
async function read(text, game, position) {
  const [, start = "", moves = ""] = text.match(/^(\S+)\s+moves\s+(.+)$/s) ?? [];
  if (!moves) return api.record(text, game, position);
  const view = await api.look("", start);
  return api.record("1. " + moves, view.game, view.position);
}
