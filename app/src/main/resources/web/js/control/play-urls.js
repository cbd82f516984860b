import { getItem } from "../local-storage.js";
import { without } from "../objects.js";
import { buildUrl } from "../route.js";
import { gameParams, isPuzzle } from "../play/game-params.js";

/** @typedef {import("./play-controller.js").PlayController} PlayController */

/** URL parameters of a puzzle that are kept while it is played. */
const PUZZLE_PARAMS = ["day", "par", "pack", "n", "by", "bc", "bm"];

/** Returns the URL parameters of a puzzle: day, par, pack and number, and the result of the player who shared it. */
const puzzleParams = (/** @type {URLSearchParams} */ params) =>
  Object.fromEntries([...params].filter(([key]) => PUZZLE_PARAMS.includes(key)));

/** Returns all URL parameters of a game. @param {PlayController} play */
const allParams = ({ params, rounds, board }) => ({
  ...gameParams(params),
  p: rounds.match ? undefined : board.start,
  round: rounds.roundNumber() > 1 ? rounds.roundNumber() : undefined,
  ...puzzleParams(params),
  ...board.line.params(),
});

/** Returns the URL of a game with its moves. @param {PlayController} play */
export const gameUrl = (play) => buildUrl("/play/" + play.game, allParams(play));

/**
 * Returns the URL to share. A puzzle opens unsolved, with the result of this player; its solution is shown after the
 * end. A game opens with its moves.
 * @param {PlayController} play
 */
export function sharedUrl(play) {
  if (play.hasSeats() && !isPuzzle(play.params)) return gameUrl(play);
  const params = without(allParams(play), "m", "at", "in", "by", "bc", "bm");
  const solved = play.view?.status.over && play.attempt.isOwn() && !play.hasSeats();
  const result = solved
    ? { by: getItem("nickname"), bc: play.view?.status.cost, bm: play.line.played().join(" ") }
    : {};
  return buildUrl("/play/" + play.game, { ...params, ...result });
}
