import { api } from "../api.js";
import { formatNumber, t } from "../i18n.js";
import "../words/lab.js";

/**
 * Localised names of engines, options and option values, as far as the server has sent them; otherwise the ids are
 * used.
 * @type {Map<string, import("../api.js").EngineCard>}
 */
const cardsById = new Map();

/** Common options with a localised name; other options are shown by their id. */
const NAMED_OPTIONS = [
  "heuristic",
  "ties",
  "reopen",
  "goal-test",
  "limit",
  "weight",
  "width",
  "near",
  "seed",
  "depth",
  "exploration",
  "cuts",
  "principal-variation",
  "table",
  "killers",
  "history",
  "candidates",
  "size",
  "rows",
  "columns",
  "holes",
  "difficulty",
  "radius",
  "plies",
  "step",
  "test",
  "order",
  "by",
  "level",
  "walls",
  "players",
  "density",
  "blocked",
  "diagonals",
  "rules",
  "robots",
];

/** @param {string} option */
export const optionName = (option) =>
  NAMED_OPTIONS.includes(option) ? t("option." + option) : option.replaceAll("-", " ");

/** @param {import("../api.js").EngineCard[]} cards */
export function addEngineNames(cards) {
  for (const card of cards) cardsById.set(card.id, card);
}

/** Loads the names of the engines available for a position. @param {string} game @param {string} position */
export async function loadEngineNames(game, position) {
  addEngineNames((await api.engines(game, position)).engines);
}

/** @param {string} engine */
export const engineName = (engine) => cardsById.get(engine)?.name ?? engine;

/** @param {string} engine @param {string} option @param {string} value */
export function valueName(engine, option, value) {
  if (option === "heuristic" && value === "none") return t("option.no-heuristic");
  const card = cardsById.get(engine)?.options.find((o) => o.id === option);
  return card?.words[card.values.indexOf(value)] ?? (/^\d+(\.\d+)?$/.test(value) ? formatNumber(Number(value)) : value);
}

/**
 * Returns the given options as text, such as "heuristic P, tie-breaking fifo".
 * @param {string} engine @param {Record<string, string>} options
 */
export const optionNames = (engine, options) =>
  Object.entries(options)
    .map(([id, value]) => `${optionName(id)} ${valueName(engine, id, value)}`)
    .join(", ");
