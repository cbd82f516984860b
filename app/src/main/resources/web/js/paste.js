import { api } from "./api.js";
import { address, go } from "./route.js";

/**
 * Opens a position of any game, and the moves behind it if there are, in the analysis; rejects with the sentence if no
 * game can read it.
 * @param {string} text
 */
export async function openPosition(text) {
  const [, start = text.trim(), moves = ""] = text.trim().match(/^(\S+)\s+moves\s+(.+)$/s) ?? [];
  const view = await api.look("", start);
  if (moves) await api.look(view.game, start, moves.split(/\s+/));
  go(address("/analysis", { g: view.game, p: view.position, m: moves }));
}
