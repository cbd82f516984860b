/**
 * Who sits where, as the address says it: `human`, the id of an opponent, or any engine with options,
 * `classic-alphabeta:depth=2`.
 * @typedef {import("../api.js").Opponent} Opponent
 */

export const HUMAN = "human";

/** @param {string} spec @param {Opponent[]} opponents @returns {Opponent|null} null for a person */
export function seated(spec, opponents) {
  if (spec === HUMAN) return null;
  const named = opponents.find((o) => o.id === spec);
  if (named) return named;
  const [engine, ...sets] = spec.split(":");
  const options = Object.fromEntries(sets.map((s) => s.split("=")));
  const known = opponents.find((o) => o.id === engine)?.name ?? engine;
  return { id: spec, engine, options, name: [known, ...sets.map((s) => s.replace("=", " "))].join(", "), strength: "" };
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
