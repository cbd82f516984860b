import { t } from "../i18n.js";

/** @typedef {import("./play-controller.js").PlayController} PlayController */

/** Returns the status of the game as a sentence. @param {PlayController} play */
export function statusSentence(play) {
  const end = play.params.has("f") ? "f" : play.params.has("r") ? "r" : "";
  if (end) return endSentence(play, end);
  if (play.rounds.state() === "ready") return t("round.ready");
  if (play.arranging) return t("play.arranging");
  return (play.hasSeats() && turnSentence(play)) || (play.view?.status.sentence ?? "");
}

/** Returns who has lost by resignation or time. @param {PlayController} play @param {"f"|"r"} end */
function endSentence(play, end) {
  const names = play.players.names();
  const loser = Number(play.params.get(end));
  const winner = names.length === 2 ? names[2 - loser] : "";
  const key = (end === "f" ? "seat.flag" : "seat.resigned") + (winner ? "-wins" : "");
  const you = names.indexOf(t("seat.only-you"));
  if (winner && you >= 0) return t(key + (you === loser - 1 ? "-you-lose" : "-you-win"), names[1 - you]);
  return t(key, names[loser - 1] ?? "", winner);
}

/** Returns whose turn it is or who has won; "" for a draw, which the server explains. @param {PlayController} play */
function turnSentence(play) {
  const { status, seats, seat } = /** @type {import("../api.js").View} */ (play.view);
  const onlyHuman = seats.filter((_, i) => !play.players.engineAt(i)).length === 1;
  const seatNumber = status.over ? status.winner : seat;
  if (seatNumber < 0) return "";
  const key = status.over ? "seat.won" : "seat.turn";
  return onlyHuman && !play.players.engineAt(seatNumber) ? t(key + "-you") : t(key, play.players.names()[seatNumber]);
}
