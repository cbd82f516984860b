import { playSound } from "../sound.js";
import { forgetLastGame, saveLastGame } from "../play/last-game.js";
import { isFinished } from "../play/match.js";

/**
 * @typedef {import("../api.js").View} View
 * @typedef {import("./play-controller.js").PlayController} PlayController
 */

/**
 * Handles a board that includes all moves: URL, clocks, end of the game, the engine's turn.
 * @param {PlayController} play @param {View} view
 */
export function onConfirmedBoard(play, view) {
  const { line, players, rounds, attempt, host } = play;
  const { at, moves } = line;
  const last = at === moves.length;
  const { over } = view.status;
  if (at) attempt.stopwatch.start(false);
  players.createClocks(view);
  host.updateUrl(play.url());
  storeLastGame(play, view);
  if (last) players.clocks?.startTurn(play.isOver() || !moves.length ? -1 : view.seat);
  if (over && rounds.match) rounds.recordSolution(view.status.cost, line.played());
  else if (over && moves.length) storeResult(play, view);
  if (over && last && moves.length && !play.hasSeats()) {
    playSound("applause");
    host.celebrate();
  }
  if (!play.isOver() && last && players.engineAt(view.seat)) players.playEngineMove();
}

/** Stores this game as the last one, unless it is over. @param {PlayController} play @param {View} view */
function storeLastGame(play, { scene }) {
  const { match } = play.rounds;
  if (match ? isFinished(match) : play.isOver()) return forgetLastGame("/play/" + play.game);
  const name = play.gameCard?.card.name ?? "";
  return saveLastGame({ url: play.url(), name, sentence: play.statusSentence(), scene });
}

/**
 * Stores the result of a solved puzzle, or of a game won by a human.
 * @param {PlayController} play @param {View} view
 */
function storeResult(play, view) {
  const { winner } = view.status;
  const won = !play.hasSeats() || (winner >= 0 && !play.players.engineAt(winner));
  if (play.attempt.saveResult(view, won) && play.params.has("day")) play.nextPuzzle.findDaily(play.game);
  play.attempt.findOptimum();
}
