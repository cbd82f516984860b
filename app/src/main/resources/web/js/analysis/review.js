import { api, search } from "../api.js";
import { accuracy, judgeMatch, judgePuzzle, lostChance, lostMoves, turningPoints } from "./judge.js";

/**
 * How much is searched of a position: as many nodes everywhere, so that a game has the same review on every machine.
 * The time, in ms, only ends what would take for ever.
 */
const BUDGET = { match: { nodes: 150_000, time: 60_000 }, puzzle: { nodes: 20_000_000, time: 20_000 } };

/**
 * A review of a line: the engine judges every position of it, one after the other; what is judged stays when it is
 * stopped.
 * @typedef {{left: number, spent: number, best: string[], chance: number, over: boolean}} Position
 */
export class Review {
  /**
   * @param {{game: string, start: string, moves: string[], first: number, match: boolean}} of
   * @param {() => void} changed
   */
  constructor(of, changed) {
    this.of = of;
    this.changed = changed;
    /** @type {(Position|null)[]} */
    this.positions = Array.from({ length: of.moves.length + 1 }, () => null);
    /** How many positions are through, judged or too hard to be. */
    this.done = 0;
    this.running = false;
    this.error = "";
    /** Where the engine sits that judges, and remembers from position to position. */
    this.seat = "";
  }

  verdicts() {
    return this.of.match
      ? judgeMatch(this.positions, this.of.moves, this.of.first)
      : judgePuzzle(this.positions, this.of.moves);
  }

  /** @param {number} seat */
  accuracy(seat) {
    return accuracy(this.verdicts(), seat, this.of.first);
  }

  turningPoints() {
    return this.of.match ? turningPoints(this.positions) : [];
  }

  async start() {
    this.running = true;
    this.changed();
    try {
      if (this.of.match) this.seat = (await api.seat()).id;
      for (let i = 0; i < this.positions.length && this.running; i++) {
        const judged = await this.judge(this.of.moves.slice(0, i));
        if (!this.running) break;
        this.positions[i] = judged;
        this.done = i + 1;
        this.changed();
      }
    } catch (e) {
      if (this.running) this.error = /** @type {Error} */ (e).message;
    }
    this.running = false;
    this.changed();
  }

  stop() {
    if (!this.running) return;
    this.running = false;
    this.run?.abandon();
    this.changed();
  }

  /** What a move cost. @param {Position} before @param {Position} after @param {number} ply the number of the move */
  loss(before, after, ply) {
    return this.of.match ? lostChance(before, after, (this.of.first + ply - 1) % 2) : lostMoves(before, after);
  }

  /** Nothing where a puzzle is too hard to be sure. @param {string[]} moves @returns {Promise<Position|null>} */
  async judge(moves) {
    const { game, start, match } = this.of;
    const { position, moves: legal, status } = await api.look(game, start, moves);
    const spent = status.cost;
    if (status.over) {
      const chance = status.winner < 0 ? 0.5 : status.winner === 0 ? 1 : 0;
      const left = match || status.winner >= 0 || !legal.length ? 0 : Infinity;
      return { left, spent, best: [], chance, over: true };
    }
    this.run = search({
      game,
      position: match && moves.length ? `${start} moves ${moves.join(" ")}` : position,
      ...(match ? { ...BUDGET.match, lines: 1, seat: this.seat } : BUDGET.puzzle),
    });
    const result = await this.run.result;
    if (!match && !result.optimal && result.outcome !== "impossible") return null;
    const left = result.outcome === "impossible" ? Infinity : (result.cost ?? 0);
    return { left, spent, best: result.moves ?? [], chance: result.balance?.chance ?? 0.5, over: false };
  }
}
