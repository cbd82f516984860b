import { recall, rememberAmong } from "../store.js";

/**
 * A match of rounds against an opponent, kept in the browser under an id: whatever is reloaded, gone back to or pressed
 * twice, a round is scored once.
 * @typedef {{position: string, state: "ready"|"running"|"done", ends: number, yours: number|null, line: string[],
 * theirs: number|null,   reply: string[]}} Round
 * @typedef {{id: string, game: string, opponent: string, of: number, seconds: number, deal: Record<string, string>,
 * seed: number, rounds: Round[]}} Match an opponent of "" is the shortest line itself; 0 seconds are no limit
 */

/** @param {string} position @returns {Round} */
const fresh = (position) => ({
  position,
  state: "ready",
  ends: 0,
  yours: null,
  line: [],
  theirs: null,
  reply: [],
});

/** @param {Omit<Match, "id"|"rounds">} terms @param {string} position @returns {Match} */
export function begin(terms, position) {
  const id = Math.random().toString(36).slice(2, 10);
  return keep({ ...terms, id, rounds: [fresh(position)] });
}

/** A seed for what is drawn in a match. */
export const draw = () => Math.floor(Math.random() * 2 ** 50);

/** The match of this id, as far as this browser knows. @param {string} id @returns {Match|null} */
export function read(id) {
  const kept = recall("match:" + id);
  return kept ? JSON.parse(kept) : null;
}

/** @param {Match} match */
function keep(match) {
  rememberAmong("match", match.id, JSON.stringify(match));
  return match;
}

/** @param {Match} match */
export const now = (match) => match.rounds[match.rounds.length - 1];

/** @param {Match} match @param {Partial<Round>} changes */
const changed = (match, changes) =>
  keep({ ...match, rounds: [...match.rounds.slice(0, -1), { ...now(match), ...changes }] });

/** The clock starts; only once. @param {Match} match @param {number} at */
export const start = (match, at) =>
  now(match).state === "ready"
    ? changed(match, { state: "running", ends: match.seconds ? at + match.seconds * 1000 : 0 })
    : match;

/**
 * A way was found: it counts if it is better than the one before.
 * @param {Match} match
 * @param {number} cost
 * @param {string[]} line
 */
export function found(match, cost, line) {
  const { state, yours } = now(match);
  return state === "running" && (yours === null || cost < yours) ? changed(match, { yours: cost, line }) : match;
}

/**
 * The round is over, with what the opponent found; only once.
 * @param {Match} match
 * @param {number|null} theirs
 * @param {string[]} reply
 */
export const end = (match, theirs, reply) =>
  now(match).state === "running" ? changed(match, { state: "done", theirs, reply }) : match;

/** The next round, once this one is over. @param {Match} match @param {string} position */
export const next = (match, position) =>
  now(match).state === "done" && !finished(match)
    ? keep({ ...match, rounds: [...match.rounds, fresh(position)] })
    : match;

/** @param {Match} match */
export const finished = (match) => match.rounds.length >= match.of && now(match).state === "done";

/** Who won a round. @param {Round} round @returns {"won"|"lost"|"even"|""} "" while it is not over */
export function verdict(round) {
  if (round.state !== "done") return "";
  const yours = round.yours ?? Infinity;
  const theirs = round.theirs ?? Infinity;
  return yours < theirs ? "won" : yours > theirs ? "lost" : "even";
}

/** Whether a round's time is up. @param {Round} round @param {number} at */
export const timeUp = ({ state, ends }, at) => state === "running" && ends > 0 && at >= ends;

/** The line that a round ended with: of whoever won it, yours if both are as good. @param {Round} round */
export const winning = (round) => (verdict(round) === "lost" ? round.reply : round.line);

/** Costs of the rounds that you have solved: yours, and the opponent's. @param {Match} match */
export function totals(match) {
  const solved = match.rounds.filter((r) => r.state === "done" && r.yours !== null);
  const sum = (/** @type {(number|null)[]} */ all) => all.reduce((/** @type {number} */ a, b) => a + (b ?? 0), 0);
  return { solved: solved.length, you: sum(solved.map((r) => r.yours)), them: sum(solved.map((r) => r.theirs)) };
}

/** Rounds won by you and by them. @param {Match} match */
export function score(match) {
  const all = match.rounds.map(verdict);
  return { you: all.filter((v) => v === "won").length, them: all.filter((v) => v === "lost").length };
}
