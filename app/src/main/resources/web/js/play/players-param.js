import { t } from "../i18n.js";

/**
 * The player of a seat as written in the URL: `human`, the id of an opponent, or any engine with options, such as
 * `classic-alphabeta:depth=2`.
 * @typedef {import("../api.js").Opponent} Opponent
 * @typedef {import("../api.js").EngineCard} EngineCard
 */

export const HUMAN = "human";

/**
 * Returns the engine of a player specification.
 * @param {string} spec @param {Opponent[]} opponents @returns {Opponent|null} null for a human
 */
export function playerFromSpec(spec, opponents) {
  if (spec === HUMAN) return null;
  const preset = opponents.find((o) => o.id === spec);
  if (preset) return preset;
  const [engine, ...settings] = spec.split(":");
  const options = Object.fromEntries(settings.map((s) => s.split("=")));
  const matching = opponents.find((o) => o.engine === engine && sameOptions(o.options, options));
  if (matching) return { ...matching, id: spec };
  const label = opponents.find((o) => o.id === engine)?.name ?? engine;
  return {
    id: spec,
    engine,
    options,
    name: [label, ...settings.map((s) => s.replace("=", " "))].join(", "),
    strength: "",
  };
}

/** Whether two engines have the same options. @param {Record<string, unknown>} a @param {Record<string, unknown>} b */
function sameOptions(a, b) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((n) => String(a[n]) === String(b[n]));
}

/**
 * Checks a player specification and removes unknown engines, options and values from it.
 * @param {string} spec @param {Opponent[]} opponents @param {EngineCard[]} engines
 * @returns {{spec: string, errors: string[]}} `spec` is "" if nothing valid remains
 */
export function validateSpec(spec, opponents, engines) {
  const [name, ...settings] = spec.split(":");
  if (name === HUMAN || opponents.some((o) => o.id === spec)) return { spec, errors: [] };
  const card = engines.find((e) => e.id === name);
  if (!card)
    return { spec: "", errors: [t("seat.no-engine", name, [HUMAN, ...opponents.map((o) => o.id)].join(", "))] };
  const checked = settings.map((set) => ({ set, error: settingError(card, set) }));
  return {
    spec: [name, ...checked.filter((s) => !s.error).map((s) => s.set)].join(":"),
    errors: checked.map((s) => s.error).filter(Boolean),
  };
}

/** Returns why `option=value` is invalid for an engine, or "". @param {EngineCard} card @param {string} setting */
function settingError(card, setting) {
  const [id, value = ""] = setting.split("=");
  const option = card.options.find((o) => o.id === id);
  if (!option) return t("seat.no-option", card.name, id, card.options.map((o) => o.id).join(", ") || "–");
  const { type, least, most, values, standard } = option;
  if (type === "number") {
    const valid = value === standard || (/^-?\d+$/.test(value) && Number(value) >= least && Number(value) <= most);
    return valid ? "" : t("seat.no-value", card.name, id, value, `${least}–${most}`);
  }
  return !values.length || values.includes(value) ? "" : t("seat.no-value", card.name, id, value, values.join(", "));
}

/**
 * Returns the player of a seat: the URL parameter, otherwise a human in the first seat and the default opponent in the
 * others.
 * @param {URLSearchParams} params @param {number} seat @param {string} defaultOpponent @param {Opponent[]} opponents
 */
export function playerSpec(params, seat, defaultOpponent, opponents) {
  const given = params.get("s" + (seat + 1));
  if (given) return given;
  if (seat === 0) return HUMAN;
  return (opponents.find((o) => o.id === defaultOpponent) ?? opponents[0])?.id ?? HUMAN;
}

/** Returns the seats of a rematch: each player moves to the next seat. @param {string[]} seats */
export const rotateSeats = (seats) => [...seats.slice(1), seats[0]];

/**
 * Returns the name of each player. The only human is "You", others have the name of their seat. Engines with the same
 * name are distinguished by their seats.
 * @param {string[]} seats names of the seats @param {string[]} engines names of the engines; "" for a human
 * @param {string} [you] how the only human is called
 */
export function playerNames(seats, engines, you = t("seat.only-you")) {
  const alone = engines.filter((name) => !name).length === 1 && seats.length > 1;
  return seats.map((seat, i) => {
    if (!engines[i]) return alone ? you : seat;
    return engines.filter((name) => name === engines[i]).length > 1 ? `${seat} (${engines[i]})` : engines[i];
  });
}
