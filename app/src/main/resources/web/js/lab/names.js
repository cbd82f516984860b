import { api } from "../api.js";
import { number, t } from "../i18n.js";
import "../words/lab.js";

/**
 * What engines and the values of their options are called in the reader's language, as far as the server has said so;
 * before that, by their ids.
 * @type {Map<string, import("../api.js").EngineCard>}
 */
const known = new Map();

/** Options that many engines and deals have, with names of their own; others are called by their ids. */
const COMMON = [
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
];

/** @param {string} option */
export const optionName = (option) => (COMMON.includes(option) ? t("option." + option) : option.replaceAll("-", " "));

/** @param {import("../api.js").EngineCard[]} cards */
export function learnNames(cards) {
  for (const card of cards) known.set(card.id, card);
}

/** Asks what the engines are called that apply to a position. @param {string} game @param {string} position */
export async function askNames(game, position) {
  learnNames((await api.engines(game, position)).engines);
}

/** @param {string} engine */
export const engineName = (engine) => known.get(engine)?.name ?? engine;

/** @param {string} engine @param {string} option @param {string} value */
export function valueName(engine, option, value) {
  if (option === "heuristic" && value === "none") return t("option.no-heuristic");
  const card = known.get(engine)?.options.find((o) => o.id === option);
  return card?.words[card.values.indexOf(value)] ?? (/^\d+(\.\d+)?$/.test(value) ? number(Number(value)) : value);
}

/** Options that are set, in words: "estimate P, ties oldest". @param {string} engine
 *  @param {Record<string, string>} options */
export const optionNames = (engine, options) =>
  Object.entries(options)
    .map(([id, value]) => `${optionName(id)} ${valueName(engine, id, value)}`)
    .join(", ");
