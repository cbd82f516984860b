import { api } from "./api.js";
import { address, go } from "./route.js";

/**
 * Opens a position of any game in the analysis; rejects with the sentence if no game can read it.
 * @param {string} text
 */
export async function openPosition(text) {
  const view = await api.look("", text.trim());
  go(address("/analysis", { g: view.game, p: view.position }));
}
