import { api, search } from "../api.js";
import { packReview, reviewKey, storeReview } from "./review-store.js";
import {
  accuracy,
  evaluateMatchMoves,
  evaluatePuzzleMoves,
  lostChance,
  extraMoves,
  turningPoints,
} from "./move-evaluation.js";

/**
 * Limits of the search per position. Node limits make the review of a game the same on every machine; the time limit,
 * in ms, only ends endless searches.
 */
const SEARCH_LIMITS = { match: { nodes: 150_000, time: 60_000 }, puzzle: { nodes: 20_000_000, time: 20_000 } };

/**
 * Reviews a line: the engine evaluates its positions one after the other. Results found so far remain when the review
 * is stopped.
 * @typedef {{left: number, spent: number, best: string[], chance: number, over: boolean}} ReviewedPosition
 * @typedef {{game: string, start: string, moves: string[], first: number, match: boolean}} ReviewedLine
 */
export class Review {
  /**
   * @param {ReviewedLine} line
   * @param {() => void} onChange called after every change
   */
  constructor(line, onChange) {
    this.line = line;
    this.onChange = onChange;
    /** @type {(ReviewedPosition|null)[]} */
    this.positions = Array.from({ length: line.moves.length + 1 }, () => null);
    /** Number of positions processed, whether evaluated or not. */
    this.done = 0;
    this.running = false;
    this.error = "";
    /** Id of the engine session, which lets the engine reuse results from position to position. */
    this.engineSession = "";
  }

  verdicts() {
    return this.line.match
      ? evaluateMatchMoves(this.positions, this.line.moves, this.line.first)
      : evaluatePuzzleMoves(this.positions, this.line.moves);
  }

  /** @param {number} seat */
  accuracy(seat) {
    return accuracy(this.verdicts(), seat, this.line.first);
  }

  turningPoints() {
    return this.line.match ? turningPoints(this.positions) : [];
  }

  /** Shows stored results without a search. @param {(ReviewedPosition|null)[]} positions */
  restore(positions) {
    this.positions = positions;
    this.done = positions.length;
    this.onChange();
  }

  /**
   * Replaces the winning chances of a position by a longer search, so that the graph, the bar and the list agree.
   * @param {number} ply @param {number} chance @param {string[]} best
   */
  refine(ply, chance, best) {
    const known = this.positions[ply];
    if (!known || known.over || (known.chance === chance && known.best[0] === best[0])) return;
    this.positions[ply] = { ...known, chance, best };
    this.onChange();
  }

  async start() {
    this.running = true;
    this.onChange();
    try {
      if (this.line.match) this.engineSession = (await api.createEngineSession()).id;
      for (let i = 0; i < this.positions.length && this.running; i++) {
        const evaluated = await this.evaluate(this.line.moves.slice(0, i));
        if (!this.running) break;
        this.positions[i] = evaluated;
        this.done = i + 1;
        this.onChange();
      }
    } catch (e) {
      if (this.running) this.error = /** @type {Error} */ (e).message;
    }
    if (this.running && !this.error) storeReview(reviewKey(this.line), packReview(this.positions));
    this.running = false;
    this.onChange();
  }

  stop() {
    if (!this.running) return;
    this.running = false;
    this.runningSearch?.cancel();
    this.onChange();
  }

  /**
   * Returns what a move lost.
   * @param {ReviewedPosition} before @param {ReviewedPosition} after @param {number} ply number of the move, from 1
   */
  loss(before, after, ply) {
    return this.line.match ? lostChance(before, after, (this.line.first + ply - 1) % 2) : extraMoves(before, after);
  }

  /**
   * Evaluates the position after these moves; null if a puzzle is too hard for the limits.
   * @param {string[]} moves @returns {Promise<ReviewedPosition|null>}
   */
  async evaluate(moves) {
    const { game, start, match } = this.line;
    const { position, moves: legal, status } = await api.view(game, start, moves);
    const spent = status.cost;
    if (status.over) {
      const chance = status.winner < 0 ? 0.5 : status.winner === 0 ? 1 : 0;
      const left = match || status.winner >= 0 || !legal.length ? 0 : Infinity;
      return { left, spent, best: [], chance, over: true };
    }
    this.runningSearch = search({
      game,
      position: match && moves.length ? `${start} moves ${moves.join(" ")}` : position,
      ...(match ? { ...SEARCH_LIMITS.match, lines: 1, seat: this.engineSession } : SEARCH_LIMITS.puzzle),
    });
    const result = await this.runningSearch.result;
    if (!match && !result.optimal && result.outcome !== "impossible") return null;
    const left = result.outcome === "impossible" ? Infinity : (result.cost ?? 0);
    return { left, spent, best: result.moves ?? [], chance: result.balance?.chance ?? 0.5, over: false };
  }
}
