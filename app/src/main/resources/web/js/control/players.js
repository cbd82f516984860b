import { api } from "../api.js";
import { t } from "../i18n.js";
import { Clocks } from "../play/clock.js";
import { randomSeed } from "../play/match.js";
import { Opponents } from "../play/opponents.js";
import { playerNames } from "../play/players-param.js";

/**
 * @typedef {import("../api.js").View} View
 * @typedef {import("./play-controller.js").PlayController} PlayController
 */

/** The players of a game: who has which seat, their names and clocks, and the moves of the engines. */
export class Players {
  /** @param {PlayController} play */
  constructor(play) {
    this.play = play;
    this.opponents = new Opponents();
    /** @type {Clocks|null} */
    this.clocks = null;
  }

  /** Loads the opponents of the game. @param {import("../api.js").GameCard} gameCard */
  async load({ presentation }) {
    const { game, params, rounds, board, host } = this.play;
    if (presentation.kind !== "match" && !rounds.match) return;
    const engines = await api.engines(game, board.start);
    const errors = this.opponents.assign(params, presentation.rival, engines);
    if (errors.length) host.notify(errors.join(" "));
    rounds.opponents = engines.opponents;
  }

  /** Returns the engine of a seat; null for a human. @param {number} seat */
  engineAt(seat) {
    return this.play.hasSeats() ? this.opponents.player(seat) : null;
  }

  /** Returns the names of the players, by seat; they are the same wherever a player is named. */
  names() {
    const seats = this.play.view?.seats ?? [];
    return playerNames(
      seats.map((seat) => seat.name),
      seats.map((_, i) => this.engineAt(i)?.name ?? ""),
    );
  }

  /** Returns the players as written in the URL, by seat. */
  specs() {
    return (this.play.view?.seats ?? []).map((_, i) => this.opponents.playerSpec(i));
  }

  /** Whether the only human of two players has the second seat, and so sits at the top of the board. */
  isHumanSecond() {
    return this.play.view?.seats.length === 2 && this.engineAt(0) !== null && this.engineAt(1) === null;
  }

  /** Gives a seat to another player; the game continues. @param {number} seat @param {string} spec */
  setPlayer(seat, spec) {
    const { play } = this;
    play.cancelSearches();
    play.params.set("s" + (seat + 1), spec);
    this.opponents.dropSession(seat);
    play.host.updateUrl(play.url());
    play.board.load();
  }

  /**
   * Creates the clocks, if the URL has a time control. The clocks belong to this game only, even if another game starts
   * from the same position.
   * @param {View} view
   */
  createClocks(view) {
    const { params } = this.play;
    const minutes = Number(params.get("sc") ?? 0);
    if (!minutes || this.clocks) return;
    const id = params.get("sg") ?? randomSeed().toString(36);
    params.set("sg", id);
    this.clocks = new Clocks(id, view.seats.length, minutes, Number(params.get("si") ?? 0));
  }

  /** Returns the index of the user's last decision before the current move. */
  undoIndex() {
    const { line, view } = this.play;
    const seats = view?.seats.length ?? 0;
    const mover = (/** @type {number} */ n) => ((view?.seat ?? 0) - (line.at - n) + 64 * seats) % seats;
    let at = line.undoIndex();
    while (seats && at > 0 && this.engineAt(mover(at))) at--;
    return at;
  }

  /** Lets the engine to move play. */
  async playEngineMove() {
    const { play } = this;
    const { board } = play;
    const view = /** @type {View} */ (play.view);
    const engine = /** @type {import("../api.js").Opponent} */ (this.engineAt(view.seat));
    play.setBusy(t("play.thinking-who", engine.name));
    const position = [board.start, ...(board.line.at ? ["moves"] : []), ...board.line.played()].join(" ");
    try {
      const { moves, error } = await this.opponents.chooseMove(play.game, position, view.seat);
      if (play.view !== view) return;
      play.setBusy("");
      if (!moves?.length) throw new Error(error ?? t("error.server"));
      play.attempt.log.record(board.line.at, moves[0]);
      board.line = board.line.play(moves[0]);
      await board.load();
    } catch (e) {
      if (play.view !== view) return;
      this.opponents.dropSession(view.seat);
      board.error = /** @type {Error} */ (e).message;
      play.setBusy("");
    }
  }
}
