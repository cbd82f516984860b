import { api, search } from "../api.js";
import { t } from "../i18n.js";
import { sound } from "../sound.js";
import { seated } from "./seating.js";
import * as matches from "./match.js";

/** How long the opponent may look for its line, in ms. */
const THOUGHT = 10_000;

/** Between 3, 2 and 1, in ms. */
const SECOND = 1000;

/**
 * A match under way on a page: 3-2-1, the opponent's search, which stays its secret, the end of a round, the next one.
 * @typedef {{cost: number|null, optimal: boolean, moves: string[]}} Least
 */
export class Rounds {
  /** @param {import("lit").ReactiveControllerHost & {isConnected: boolean}} host */
  constructor(host) {
    this.host = host;
    /** @type {matches.Match|null} */
    this.match = null;
    /** 3, 2, 1 before a round, else 0. */
    this.count = 0;
    /** @type {import("../api.js").Opponent[]} */
    this.opponents = [];
    /** The opponent's search. @type {ReturnType<typeof search>|undefined} */
    this.rival = undefined;
    this.ending = false;
    /** The least that the round could have been done in, once it is over. @type {Least|null} */
    this.least = null;
    /** The search for it. @type {ReturnType<typeof search>|undefined} */
    this.optimum = undefined;
  }

  /** The match of this id, or none. @param {string|null} id */
  open(id) {
    this.leave();
    this.show(id ? matches.read(id) : null);
  }

  leave() {
    this.rival?.abandon();
    this.rival = undefined;
    this.optimum?.abandon();
    this.least = null;
    this.count = 0;
  }

  /** @param {matches.Match|null} match */
  show(match) {
    this.match = match;
    this.host.requestUpdate();
  }

  /** What the round is at; "" without a match. */
  state() {
    return this.match ? matches.now(this.match).state : "";
  }

  /** Which round is played, from 1; 0 without a match. */
  number() {
    return this.match?.rounds.length ?? 0;
  }

  /** The round that is played, of a match that there is. */
  round() {
    return matches.now(/** @type {matches.Match} */ (this.match));
  }

  /** The opponent, for people. */
  rivalName() {
    const opponent = this.match?.opponent;
    return opponent ? (seated(opponent, this.opponents)?.name ?? "") : t("round.least");
  }

  /** Time has passed. @param {number} time */
  tick(time) {
    if (this.match && matches.timeUp(this.round(), time)) this.end();
  }

  /** Three, two, one, and the round runs. */
  async start() {
    const match = /** @type {matches.Match} */ (this.match);
    for (this.count = 3; this.count > 0; this.count--) {
      this.host.requestUpdate();
      await new Promise((next) => setTimeout(next, SECOND));
      // Whoever leaves meanwhile starts nothing.
      if (this.match !== match || !this.host.isConnected) return;
    }
    this.show(matches.start(match, Date.now()));
    this.ask();
  }

  /** The opponent looks for its line. */
  ask() {
    const match = /** @type {matches.Match} */ (this.match);
    const who = seated(match.opponent, this.opponents);
    this.rival?.abandon();
    this.rival = search({
      game: match.game,
      position: this.round().position,
      engine: who?.engine,
      options: who?.options,
      time: THOUGHT,
    });
    this.rival.result.catch(() => {});
  }

  /** A way was found. @param {number} cost @param {string[]} line */
  found(cost, line) {
    if (this.match) this.show(matches.found(this.match, cost, line));
  }

  /** The round is over, by its time or by choice. */
  async end() {
    const match = this.match;
    if (!match || this.ending) return;
    this.ending = true;
    // A round ends with the opponent's answer, never without: whoever has not been asked is asked now.
    if (!this.rival) this.ask();
    const theirs = await this.rival?.result.catch(() => null);
    if (theirs) this.show(matches.end(matches.read(match.id) ?? match, theirs.cost ?? null, theirs.moves ?? []));
    else this.rival = undefined;
    this.ending = false;
    if (this.match && matches.verdict(this.round()) === "won") sound("applause");
    this.compare();
  }

  /** How far from the optimum a round was played that is over; whoever plays against the optimum knows. */
  async compare() {
    const match = this.match;
    if (!match?.opponent || this.state() !== "done") return;
    this.optimum = search({ game: match.game, position: this.round().position, time: THOUGHT });
    const least = await this.optimum.result.catch(() => null);
    if (this.match !== match) return;
    this.least = least;
    this.host.requestUpdate();
  }

  /** The next round of this match; tells which, or 0 when the match is over. @returns {Promise<number>} */
  async next() {
    const match = /** @type {matches.Match} */ (this.match);
    if (matches.finished(match)) return 0;
    const played = match.rounds.map((r) => r.position);
    const line = matches.winning(matches.now(match));
    const { position } = await api.next(match.game, played, line, match.deal, match.seed);
    matches.next(matches.read(match.id) ?? match, position);
    return match.rounds.length + 1;
  }

  /** Another match by the same terms; tells its id. */
  async again() {
    const { game, opponent, of, seconds, deal } = /** @type {matches.Match} */ (this.match);
    const { position } = await api.deal(game, deal);
    return matches.begin({ game, opponent, of, seconds, deal, seed: matches.draw() }, position).id;
  }
}
