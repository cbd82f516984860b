import { api } from "./api.js";
import { address, go } from "./route.js";
import { studyAddress } from "./analysis/address.js";
import { StudyTree } from "./analysis/tree.js";

/**
 * Opens a position or a record of any game in the analysis; rejects with the sentence if no game can read it.
 * @param {string} text @param {string} [game] where it is pasted: a list of moves goes on from there
 * @param {string} [position]
 */
export async function openPosition(text, game = "", position = "") {
  const record = await api.record(text.trim(), game, position);
  const tree = StudyTree.fromRecord(record);
  tree.step(1e6);
  go(address("/analysis", { g: record.game, p: record.start, ...studyAddress(tree, record.tags) }));
}
