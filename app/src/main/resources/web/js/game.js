import { api } from "./api.js";
import { language } from "./i18n.js";

/** The games of the server, loaded once per language. @type {Map<string, Promise<import("./api.js").GameCard[]>>} */
const gamesByLanguage = new Map();

/** Returns all games in display order. @returns {Promise<import("./api.js").GameCard[]>} */
export function games() {
  const lang = language();
  const pending =
    gamesByLanguage.get(lang) ??
    api.games().then((list) => list.sort((a, b) => a.presentation.rank - b.presentation.rank));
  gamesByLanguage.set(lang, pending);
  pending.catch(() => gamesByLanguage.delete(lang));
  return pending;
}

/** Returns a game; rejects if it does not exist. @param {string} id */
export async function game(id) {
  const card = (await games()).find((g) => g.card.id === id);
  if (!card) throw new UnknownGameError(id);
  return card;
}

export class UnknownGameError extends Error {}

/**
 * Formats a cost with its unit, such as "1 move" or "7 penalty points".
 * @param {import("./api.js").GameCard|null} gameCard @param {number} n
 */
export function costText(gameCard, n) {
  const one = language() === "fr" ? Math.abs(n) < 2 : n === 1;
  const form = gameCard?.presentation.cost[one ? "one" : "many"] ?? "{0}";
  return form.replace("{0}", String(n));
}
