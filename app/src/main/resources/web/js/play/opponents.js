import { api, search } from "../api.js";
import { randomSeed } from "./match.js";
import { validateSpec, playerFromSpec, playerSpec } from "./players-param.js";

/** Thinking time of an opponent per move, in ms. */
const THINKING_MILLIS = 1000;
/** Seeds of engines are below this number. */
const MAX_SEED = 2 ** 31;

/**
 * The engines that play in a game: which engine has which seat, and the search for their moves.
 * @typedef {import("../api.js").Opponent} Opponent
 */
export class Opponents {
  constructor() {
    /** The opponents available for this game. @type {Opponent[]} */
    this.available = [];
    this.params = new URLSearchParams();
    /** The opponent of seats that are not in the URL. */
    this.defaultOpponent = "";
    /** Ids of the engine sessions on the server, by seat. @type {Map<number, string>} */
    this.sessions = new Map();
    /** Varies the moves of weak levels from game to game. An option of the player in the URL replaces it. */
    this.seed = 0;
    /** @type {ReturnType<typeof search>|undefined} */
    this.thinking = undefined;
  }

  /**
   * Assigns the players in the URL to the seats. Invalid players are removed from the parameters.
   * @param {URLSearchParams} params @param {string} defaultOpponent
   * @param {{opponents: Opponent[], engines: import("../api.js").EngineCard[]}} engines
   * @returns {string[]} why players are invalid
   */
  assign(params, defaultOpponent, { opponents, engines }) {
    this.params = params;
    this.defaultOpponent = defaultOpponent;
    this.available = opponents;
    this.seed = randomSeed() % MAX_SEED;
    return [...params]
      .filter(([key]) => /^s\d$/.test(key))
      .flatMap(([key, wanted]) => {
        const { spec, errors } = validateSpec(wanted, opponents, engines);
        if (spec) params.set(key, spec);
        else params.delete(key);
        return errors;
      });
  }

  /** Returns the engine of a seat; null for a human. @param {number} seat @returns {Opponent|null} */
  player(seat) {
    return playerFromSpec(this.playerSpec(seat), this.available);
  }

  /** Returns the player of a seat as written in the URL. @param {number} seat */
  playerSpec(seat) {
    return playerSpec(this.params, seat, this.defaultOpponent, this.available);
  }

  /**
   * Searches the move of the engine at this seat.
   * @param {string} game @param {string} position @param {number} seat
   */
  async chooseMove(game, position, seat) {
    this.cancel();
    const opponent = /** @type {Opponent} */ (this.player(seat));
    const session = await this.session(seat);
    this.thinking = search({
      game,
      position,
      engine: opponent.engine,
      options: opponent.options,
      seat: session,
      seed: this.seed,
      time: THINKING_MILLIS,
    });
    return this.thinking.result;
  }

  /**
   * Returns the engine session of a seat. The engine reuses in it what it found earlier in the game.
   * @param {number} seat
   */
  async session(seat) {
    const id = this.sessions.get(seat) ?? (await api.createEngineSession()).id;
    this.sessions.set(seat, id);
    return id;
  }

  /** Drops an engine session that the server no longer has. @param {number} seat */
  dropSession(seat) {
    this.sessions.delete(seat);
  }

  /** Cancels the running search. */
  cancel() {
    this.thinking?.cancel();
    this.thinking = undefined;
  }
}
