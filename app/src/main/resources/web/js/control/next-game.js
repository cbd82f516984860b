import { api } from "../api.js";
import { without } from "../objects.js";
import { buildUrl } from "../route.js";
import { dealOptions, dealParams, gameParams, isRandomDeal, seatParams } from "../play/game-params.js";
import { createMatch, randomSeed } from "../play/match.js";
import { rotateSeats } from "../play/players-param.js";

/** Opens the game after this one: another board, a rematch, the next puzzle or round, or the game of the start form. */
export class NextGame {
  /** @param {import("./play-controller.js").PlayController} play */
  constructor(play) {
    this.play = play;
  }

  /** Opens the play page. @param {Record<string, string|number|undefined>} params */
  open(params) {
    this.play.host.navigate(buildUrl("/play/" + this.play.game, params));
  }

  /** Whether another board can be dealt with the same parameters. */
  isRandom() {
    return isRandomDeal(this.play.gameCard, dealOptions(this.play.params));
  }

  /** Deals another board with the same parameters. @param {Record<string, string|undefined>} [changes] */
  async board(changes = {}) {
    const { play } = this;
    try {
      const { position } = await api.deal(play.game, dealOptions(play.params));
      const params = without(gameParams(play.params), "r", "f", "match", "paid", "sg");
      this.open({ ...params, ...changes, p: position });
    } catch (e) {
      play.board.error = /** @type {Error} */ (e).message;
      play.requestUpdate();
    }
  }

  /** Deals another board; each player gets the next seat. */
  rematch() {
    return this.board(seatParams(rotateSeats(this.play.players.specs())));
  }

  /** Opens the next puzzle of the pack or of the day, otherwise another board. */
  puzzle() {
    const { play } = this;
    const url = play.nextPuzzle.url(play.game, play.gameCard?.presentation.rival);
    if (url) play.host.navigate(url);
    else this.board();
  }

  /** Opens the next round; after the last one, another match. */
  async round() {
    const { rounds, params } = this.play;
    const round = await rounds.next();
    const match = round ? undefined : await rounds.createRematch();
    this.open({ ...gameParams(params), ...(round ? { round } : { match }) });
  }

  /** Starts the game chosen in the start form. @param {import("../play/start-form.js").Choice} choice */
  start({ mode, options, position, seats, minutes, increment, opponent, seconds, roundCount }) {
    const { play } = this;
    play.showsStartForm = false;
    const deal = dealParams(options);
    if (play.gameCard?.presentation.modes.find((m) => m.id === mode)?.secret)
      return play.host.navigate(buildUrl("/explore/" + play.game, deal));
    if (opponent || roundCount > 1) {
      const settings = { game: play.game, opponent, of: roundCount, seconds, deal: options, seed: randomSeed() };
      return this.open({ ...deal, match: createMatch(settings, position).id });
    }
    return this.open({ ...deal, ...seatParams(seats), sc: minutes, si: minutes ? increment : "", p: position });
  }
}
