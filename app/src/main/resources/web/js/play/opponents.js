import { api, search } from "../api.js";
import { fitted, seated, seatOf } from "./seating.js";

/** How long an opponent may think about a move, in ms. */
const THOUGHT = 1000;

/**
 * The engines that sit at a game: who sits where, and their moves.
 * @typedef {import("../api.js").Opponent} Opponent
 */
export class Opponents {
  constructor() {
    /** Who may sit here. @type {Opponent[]} */
    this.all = [];
    this.params = new URLSearchParams();
    /** Who sits there unless the address says otherwise. */
    this.usual = "";
    /** Where they sit on the server. @type {Map<number, string>} */
    this.chairs = new Map();
    /** @type {ReturnType<typeof search>|undefined} */
    this.thinking = undefined;
  }

  /**
   * Everybody takes the seat that the address says; what it asks for in vain is said and left out of it.
   * @param {URLSearchParams} params @param {string} usual
   * @param {{opponents: Opponent[], engines: import("../api.js").EngineCard[]}} known
   */
  sit(params, usual, { opponents, engines }) {
    Object.assign(this, { params, usual, all: opponents });
    for (const [key, said] of [...params].filter(([k]) => /^s\d$/.test(k))) {
      const { spec, complaints } = fitted(said, opponents, engines);
      if (spec) params.set(key, spec);
      else params.delete(key);
      if (complaints.length) dispatchEvent(new CustomEvent("damier-say", { detail: complaints.join(" ") }));
    }
  }

  /** Who plays for a seat; null for a person. @param {number} seat @returns {Opponent|null} */
  at(seat) {
    return seated(this.spec(seat), this.all);
  }

  /** As the address says it. @param {number} seat */
  spec(seat) {
    return seatOf(this.params, seat, this.usual, this.all);
  }

  /** Whoever sits at this seat chooses a move. @param {string} game @param {string} position @param {number} seat */
  async move(game, position, seat) {
    this.rest();
    const who = /** @type {Opponent} */ (this.at(seat));
    const chair = await this.chair(seat);
    this.thinking = search({
      game,
      position,
      engine: who.engine,
      options: who.options,
      seat: chair,
      time: THOUGHT,
    });
    return this.thinking.result;
  }

  /** The server's seat of an opponent, who remembers there what it found in this game. @param {number} seat */
  async chair(seat) {
    const taken = this.chairs.get(seat) ?? (await api.seat()).id;
    this.chairs.set(seat, taken);
    return taken;
  }

  /** A chair that is no longer there is not asked again. @param {number} seat */
  leave(seat) {
    this.chairs.delete(seat);
  }

  /** Nobody thinks any more. */
  rest() {
    this.thinking?.abandon();
    this.thinking = undefined;
  }
}
