import { api, search } from "../api.js";
import { accuracy, judgeMatch, judgePuzzle, turningPoints } from "./judge.js";

/**
 * A review of a line: the engine judges every position of it, one after the other; what is judged stays when it is
 * stopped.
 * @typedef {{left: number, spent: number, best: string[], chance: number, over: boolean}} Position
 */
export class Review {
  /**
   * @param {{game: string, start: string, moves: string[], first: number, match: boolean, millis: number}} of
   * @param {() => void} changed
   */
  constructor(of, changed) {
    this.of = of;
    this.changed = changed;
    /** @type {(Position|null)[]} */
    this.positions = Array.from({ length: of.moves.length + 1 }, () => null);
    this.running = false;
    this.error = "";
  }

  get done() {
    return this.positions.filter((p) => p !== null).length;
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
      const seat = this.of.match ? (await api.seat()).id : "";
      for (let i = 0; i < this.positions.length && this.running; i++) {
        const judged = await this.judge(i, seat);
        if (this.running) this.positions[i] = judged;
        this.changed();
      }
    } catch (e) {
      if (this.running) this.error = /** @type {Error} */ (e).message;
    }
    this.running = false;
    this.changed();
  }

  stop() {
    this.running = false;
    this.run?.abandon();
    this.changed();
  }

  /** Nothing where a puzzle is too hard to be sure. @param {number} i @param {string} seat
   *  @returns {Promise<Position|null>} */
  async judge(i, seat) {
    const { game, start, match, millis } = this.of;
    const moves = this.of.moves.slice(0, i);
    const view = await api.look(game, start, moves);
    const spent = view.status.cost;
    if (view.status.over) {
      const chance = view.status.winner < 0 ? 0.5 : view.status.winner === 0 ? 1 : 0;
      return {
        left: match || view.status.winner >= 0 || !view.moves.length ? 0 : Infinity,
        spent,
        best: [],
        chance,
        over: true,
      };
    }
    this.run = search({
      game,
      position: match && moves.length ? `${start} moves ${moves.join(" ")}` : view.position,
      time: millis,
      ...(match ? { lines: 1, seat } : {}),
    });
    const result = await this.run.result;
    if (!match && !result.optimal && result.outcome !== "impossible") return null;
    const left = result.outcome === "impossible" ? Infinity : (result.cost ?? 0);
    return { left, spent, best: result.moves ?? [], chance: result.balance?.chance ?? 0.5, over: false };
  }
}
