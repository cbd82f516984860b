import { api, search } from "../api.js";
import { t } from "../i18n.js";
import { playSound } from "../sound.js";
import { playerFromSpec } from "./players-param.js";
import * as matches from "./match.js";

/** Time limit of the opponent's search, in ms. */
const SEARCH_MILLIS = 10_000;

/** Duration of each step of the countdown, in ms. */
const COUNTDOWN_STEP_MILLIS = 1000;

/**
 * Controls a match of rounds on the play page: countdown, the opponent's search, end of the round, next round. The
 * opponent's solution stays hidden until the end of the round.
 * @typedef {Pick<import("../api.js").Report, "cost"|"optimal"|"moves">} Optimum
 */
export class Rounds {
  /** @param {{requestUpdate(): void, isConnected: boolean}} host */
  constructor(host) {
    this.host = host;
    /** @type {matches.Match|null} */
    this.match = null;
    /** The countdown before a round: 3, 2, 1, otherwise 0. */
    this.count = 0;
    /** @type {import("../api.js").Opponent[]} */
    this.opponents = [];
    /** The opponent's search. @type {ReturnType<typeof search>|undefined} */
    this.opponentSearch = undefined;
    this.ending = false;
    /** The optimal solution of a finished round. @type {Optimum|null} */
    this.optimum = null;
    /** The search for the optimal solution. @type {ReturnType<typeof search>|undefined} */
    this.optimumSearch = undefined;
  }

  /** Opens a stored match, or none. @param {string|null} id */
  open(id) {
    this.cancel();
    this.show(id ? matches.loadMatch(id) : null);
  }

  cancel() {
    this.opponentSearch?.cancel();
    this.opponentSearch = undefined;
    this.optimumSearch?.cancel();
    this.optimum = null;
    this.count = 0;
  }

  /** @param {matches.Match|null} match */
  show(match) {
    this.match = match;
    this.host.requestUpdate();
  }

  /** Returns the state of the current round; "" without a match. */
  state() {
    return this.match ? matches.currentRound(this.match).state : "";
  }

  /** Returns the number of the current round, from 1; 0 without a match. */
  roundNumber() {
    return this.match?.rounds.length ?? 0;
  }

  /** Returns the current round. There must be a match. */
  round() {
    return matches.currentRound(/** @type {matches.Match} */ (this.match));
  }

  /** Returns the opponent's name. */
  opponentName() {
    const opponent = this.match?.opponent;
    return opponent ? (playerFromSpec(opponent, this.opponents)?.name ?? "") : t("round.least");
  }

  /** Ends the round if its time is up. @param {number} time */
  tick(time) {
    if (this.match && matches.isTimeUp(this.round(), time)) this.end();
  }

  /** Runs the countdown, then starts the round. */
  async start() {
    const match = /** @type {matches.Match} */ (this.match);
    for (this.count = 3; this.count > 0; this.count--) {
      this.host.requestUpdate();
      await new Promise((next) => setTimeout(next, COUNTDOWN_STEP_MILLIS));
      // The user has left the page.
      if (this.match !== match || !this.host.isConnected) return;
    }
    this.show(matches.startRound(match, Date.now()));
    this.startOpponentSearch();
  }

  /** Starts the opponent's search. */
  startOpponentSearch() {
    const match = /** @type {matches.Match} */ (this.match);
    const opponent = playerFromSpec(match.opponent, this.opponents);
    this.opponentSearch?.cancel();
    this.opponentSearch = search({
      game: match.game,
      position: this.round().position,
      engine: opponent?.engine,
      options: opponent?.options,
      time: SEARCH_MILLIS,
    });
    this.opponentSearch.result.catch(() => {});
  }

  /** Records a solution of the player. @param {number} cost @param {string[]} line */
  recordSolution(cost, line) {
    if (this.match) this.show(matches.recordSolution(this.match, cost, line));
  }

  /** Ends the round, by its time limit or on request. */
  async end() {
    const match = this.match;
    if (!match || this.ending) return;
    this.ending = true;
    // The round always waits for the opponent's result.
    if (!this.opponentSearch) this.startOpponentSearch();
    const theirs = await this.opponentSearch?.result.catch(() => null);
    if (theirs)
      this.show(matches.endRound(matches.loadMatch(match.id) ?? match, theirs.cost ?? null, theirs.moves ?? []));
    else this.opponentSearch = undefined;
    this.ending = false;
    if (this.match && matches.roundResult(this.round()) === "won") playSound("win");
    this.compare();
  }

  /** Searches the optimal solution of a finished round. Not needed if the opponent is the optimal solution itself. */
  async compare() {
    const match = this.match;
    if (!match?.opponent || this.state() !== "done") return;
    this.optimumSearch = search({ game: match.game, position: this.round().position, time: SEARCH_MILLIS });
    const optimum = await this.optimumSearch.result.catch(() => null);
    if (this.match !== match) return;
    this.optimum = optimum;
    this.host.requestUpdate();
  }

  /** Adds the next round; returns its number, or 0 if the match is over. @returns {Promise<number>} */
  async next() {
    const match = /** @type {matches.Match} */ (this.match);
    if (matches.isFinished(match)) return 0;
    const played = match.rounds.map((r) => r.position);
    const line = matches.winningLine(matches.currentRound(match));
    const { position } = await api.nextRound(match.game, played, line, match.deal, match.seed);
    matches.addRound(matches.loadMatch(match.id) ?? match, position);
    return match.rounds.length + 1;
  }

  /** Creates another match with the same settings; returns its id. */
  async createRematch() {
    const { game, opponent, of, seconds, deal } = /** @type {matches.Match} */ (this.match);
    const { position } = await api.deal(game, deal);
    return matches.createMatch({ game, opponent, of, seconds, deal, seed: matches.randomSeed() }, position).id;
  }
}
