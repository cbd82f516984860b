import { t } from "../i18n.js";

/**
 * Who sits where, as the address says it: `human`, the id of an opponent, or any engine with options,
 * `classic-alphabeta:depth=2`.
 * @typedef {import("../api.js").Opponent} Opponent
 * @typedef {import("../api.js").EngineCard} EngineCard
 */

export const HUMAN = "human";

/** @param {string} spec @param {Opponent[]} opponents @returns {Opponent|null} null for a person */
export function seated(spec, opponents) {
  if (spec === HUMAN) return null;
  const named = opponents.find((o) => o.id === spec);
  if (named) return named;
  const [engine, ...sets] = spec.split(":");
  const options = Object.fromEntries(sets.map((s) => s.split("=")));
  const same = opponents.find((o) => o.engine === engine && alike(o.options, options));
  if (same) return { ...same, id: spec };
  const known = opponents.find((o) => o.id === engine)?.name ?? engine;
  return { id: spec, engine, options, name: [known, ...sets.map((s) => s.replace("=", " "))].join(", "), strength: "" };
}

/** Whether both set the same. @param {Record<string, unknown>} some @param {Record<string, unknown>} others */
function alike(some, others) {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((n) => String(some[n]) === String(others[n]));
}

/**
 * What is left of a seat that the address asks for when everything is taken away that there is not, and what to say of
 * it: nobody of that name, no such option, no such value.
 * @param {string} spec @param {Opponent[]} opponents @param {EngineCard[]} engines
 * @returns {{spec: string, complaints: string[]}} a spec of "" when nobody is left
 */
export function fitted(spec, opponents, engines) {
  const [name, ...sets] = spec.split(":");
  if (name === HUMAN || opponents.some((o) => o.id === spec)) return { spec, complaints: [] };
  const card = engines.find((e) => e.id === name);
  if (!card)
    return { spec: "", complaints: [t("seat.no-engine", name, [HUMAN, ...opponents.map((o) => o.id)].join(", "))] };
  const said = sets.map((set) => ({ set, complaint: misfit(card, set) }));
  return {
    spec: [name, ...said.filter((s) => !s.complaint).map((s) => s.set)].join(":"),
    complaints: said.map((s) => s.complaint).filter(Boolean),
  };
}

/** Why an engine cannot have `option=value`, or "". @param {EngineCard} card @param {string} set */
function misfit(card, set) {
  const [id, value = ""] = set.split("=");
  const option = card.options.find((o) => o.id === id);
  if (!option) return t("seat.no-option", card.name, id, card.options.map((o) => o.id).join(", ") || "–");
  const { type, least, most, values, standard } = option;
  if (type === "number") {
    const fits = value === standard || (/^-?\d+$/.test(value) && Number(value) >= least && Number(value) <= most);
    return fits ? "" : t("seat.no-value", card.name, id, value, `${least}–${most}`);
  }
  return !values.length || values.includes(value) ? "" : t("seat.no-value", card.name, id, value, values.join(", "));
}

/**
 * What a seat's parameter says, or the game's usual: a person first, the usual opponent in the other seats, or the
 * first there is.
 * @param {URLSearchParams} params @param {number} seat @param {string} rival @param {Opponent[]} opponents
 */
export function seatOf(params, seat, rival, opponents) {
  const said = params.get("s" + (seat + 1));
  if (said) return said;
  if (seat === 0) return HUMAN;
  return (opponents.find((o) => o.id === rival) ?? opponents[0])?.id ?? HUMAN;
}

/** The seats of a rematch: everybody moves on by one. @param {string[]} seats */
export const swapped = (seats) => [...seats.slice(1), seats[0]];
