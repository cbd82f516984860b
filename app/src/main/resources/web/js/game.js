import { api } from "./api.js";
import { language } from "./i18n.js";

/**
 * What the server says of its games, asked once for each language.
 * @type {Map<string, Promise<import("./api.js").Known[]>>}
 */
const known = new Map();

/** All games, in the order in which they are offered. @returns {Promise<import("./api.js").Known[]>} */
export function games() {
  const lang = language();
  const asked =
    known.get(lang) ?? api.games().then((all) => all.sort((a, b) => a.presentation.rank - b.presentation.rank));
  known.set(lang, asked);
  asked.catch(() => known.delete(lang));
  return asked;
}

/** The game of this id; rejects when there is none. @param {string} id */
export async function game(id) {
  const found = (await games()).find((g) => g.card.id === id);
  if (!found) throw new UnknownGame(id);
  return found;
}

export class UnknownGame extends Error {}

/** What a cost is called: "1 move", "7 penalty points". @param {import("./api.js").Known|null} of @param {number} n */
export function cost(of, n) {
  const one = language() === "fr" ? Math.abs(n) < 2 : n === 1;
  const form = of?.presentation.cost[one ? "one" : "many"] ?? "{0}";
  return form.replace("{0}", String(n));
}
