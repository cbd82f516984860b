import { api } from "../api.js";
import { game } from "../game.js";
import { t } from "../i18n.js";
import { MoveLine } from "../move-line.js";
import { dealOptions } from "../play/game-params.js";

/** @typedef {import("./play-controller.js").PlayController} PlayController */

/**
 * Loads the game of the URL: its description, match, start position, opponents and board.
 * @param {PlayController} play @param {() => boolean} isCurrent whether no other game was opened
 */
export async function loadGame(play, isCurrent) {
  const { board, rounds, params } = play;
  const gameCard = await game(play.game);
  if (!isCurrent()) return;
  play.gameCard = gameCard;
  openMatch(play);
  board.start = rounds.match ? rounds.round().position : (params.get("p") ?? "");
  // A map that is to stay secret is dealt by the server when the user has confirmed the form.
  play.showsStartForm = !board.start && (params.has("new") || isSecretDeal(gameCard, dealOptions(params)));
  if (play.showsStartForm) {
    board.view = null;
    return;
  }
  if (!board.start) {
    const { position } = await api.deal(play.game, dealOptions(params));
    if (!isCurrent()) return;
    board.start = position;
  }
  play.attempt.open();
  play.nextPuzzle.load(play.game, params);
  board.loadUndoneWords();
  await play.players.load(gameCard);
  if (!isCurrent()) return;
  await board.load();
  if (!isCurrent()) return;
  play.flipped = play.players.isHumanSecond();
  if (rounds.state() === "running") rounds.startOpponentSearch();
  rounds.compare();
}

/** Opens the match of the URL. A match is stored only in the browser that plays it. @param {PlayController} play */
function openMatch({ board, rounds, params, host }) {
  rounds.open(params.get("match"));
  if (params.has("match") && !rounds.match) {
    params.delete("match");
    params.delete("round");
    board.line = new MoveLine();
    host.notify(t("round.elsewhere"));
  }
  // After going back in the browser history, the URL may contain the moves of an earlier round.
  if (rounds.match && rounds.roundNumber() !== Number(params.get("round") ?? 1)) board.line = new MoveLine();
}

/**
 * Whether deal options are those of a mode with secret information.
 * @param {import("../api.js").GameCard} gameCard @param {Record<string, string>} options
 */
const isSecretDeal = ({ presentation }, options) =>
  presentation.modes.some((m) => m.secret && Object.entries(m.deal).every(([k, v]) => options[k] === v));
