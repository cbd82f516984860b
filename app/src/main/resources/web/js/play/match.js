import { getItem, setRecentItem } from "../local-storage.js";

/**
 * A match of several rounds against an engine, stored in local storage. Each round is scored once, even after a reload
 * or a double click.
 * @typedef {{position: string, state: "ready"|"running"|"done", ends: number, yours: number|null, line: string[],
 *   theirs: number|null, reply: string[]}} Round
 * @typedef {{id: string, game: string, opponent: string, of: number, seconds: number, deal: Record<string, string>,
 *   seed: number, rounds: Round[]}} Match an empty `opponent` means the optimal solution; 0 `seconds` means no time
 *   limit
 */

/** @param {string} position @returns {Round} */
const newRound = (position) => ({
  position,
  state: "ready",
  ends: 0,
  yours: null,
  line: [],
  theirs: null,
  reply: [],
});

/**
 * Creates and stores a match.
 * @param {Omit<Match, "id"|"rounds">} settings @param {string} position @returns {Match}
 */
export function createMatch(settings, position) {
  const id = Math.random().toString(36).slice(2, 10);
  return saveMatch({ ...settings, id, rounds: [newRound(position)] });
}

/** Returns a random seed. */
export const randomSeed = () => Math.floor(Math.random() * 2 ** 50);

/** Returns the stored match, or null. @param {string} id @returns {Match|null} */
export function loadMatch(id) {
  const saved = getItem("match:" + id);
  return saved ? JSON.parse(saved) : null;
}

/** @param {Match} match */
function saveMatch(match) {
  setRecentItem("match", match.id, JSON.stringify(match));
  return match;
}

/** @param {Match} match */
export const currentRound = (match) => match.rounds[match.rounds.length - 1];

/** Changes the current round and stores the match. @param {Match} match @param {Partial<Round>} changes */
const updateRound = (match, changes) =>
  saveMatch({ ...match, rounds: [...match.rounds.slice(0, -1), { ...currentRound(match), ...changes }] });

/** Starts the clock of the round, unless it is already running. @param {Match} match @param {number} at */
export const startRound = (match, at) =>
  currentRound(match).state === "ready"
    ? updateRound(match, { state: "running", ends: match.seconds ? at + match.seconds * 1000 : 0 })
    : match;

/**
 * Records a solution, if it is better than the previous one.
 * @param {Match} match @param {number} cost @param {string[]} line
 */
export function recordSolution(match, cost, line) {
  const { state, yours } = currentRound(match);
  return state === "running" && (yours === null || cost < yours) ? updateRound(match, { yours: cost, line }) : match;
}

/**
 * Ends the running round with the opponent's result.
 * @param {Match} match @param {number|null} theirs @param {string[]} reply
 */
export const endRound = (match, theirs, reply) =>
  currentRound(match).state === "running" ? updateRound(match, { state: "done", theirs, reply }) : match;

/** Adds the next round, if the current one is over. @param {Match} match @param {string} position */
export const addRound = (match, position) =>
  currentRound(match).state === "done" && !isFinished(match)
    ? saveMatch({ ...match, rounds: [...match.rounds, newRound(position)] })
    : match;

/** @param {Match} match */
export const isFinished = (match) => match.rounds.length >= match.of && currentRound(match).state === "done";

/**
 * Returns the result of a round.
 * @param {Round} round @returns {"won"|"lost"|"even"|""} "" while the round is not over
 */
export function roundResult(round) {
  if (round.state !== "done") return "";
  const yours = round.yours ?? Infinity;
  const theirs = round.theirs ?? Infinity;
  return yours < theirs ? "won" : yours > theirs ? "lost" : "even";
}

/** Whether the time of a round is up. @param {Round} round @param {number} at */
export const isTimeUp = ({ state, ends }, at) => state === "running" && ends > 0 && at >= ends;

/** Returns the line with which a round ended: the winner's, or the player's in a tie. @param {Round} round */
export const winningLine = (round) => (roundResult(round) === "lost" ? round.reply : round.line);

/** Returns the total costs of the solved rounds, for the player and the opponent. @param {Match} match */
export function totals(match) {
  const solved = match.rounds.filter((r) => r.state === "done" && r.yours !== null);
  const sum = (/** @type {(number|null)[]} */ all) => all.reduce((/** @type {number} */ a, b) => a + (b ?? 0), 0);
  return { solved: solved.length, you: sum(solved.map((r) => r.yours)), them: sum(solved.map((r) => r.theirs)) };
}

/** Returns the number of rounds won by the player and by the opponent. @param {Match} match */
export function score(match) {
  const all = match.rounds.map(roundResult);
  return { you: all.filter((v) => v === "won").length, them: all.filter((v) => v === "lost").length };
}
