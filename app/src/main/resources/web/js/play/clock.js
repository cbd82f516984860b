import { recall, rememberAmong } from "../store.js";

/** The clocks of a game: they run on while the page is away, so that a reload gains nothing. */
export class Clocks {
  /**
   * @param {string} key the game, in the browser's memory
   * @param {number} seats
   * @param {number} minutes
   * @param {number} increment seconds
   * @param {number} [now]
   */
  constructor(key, seats, minutes, increment, now = Date.now()) {
    this.key = key;
    this.increment = increment * 1000;
    this.left = Array(seats).fill(minutes * 60_000);
    /** Whose clock runs, -1 for nobody's. */
    this.seat = -1;
    this.since = now;
    const kept = recall("clock:" + key);
    if (kept) Object.assign(this, JSON.parse(kept));
  }

  /** What a seat has left. @param {number} seat @param {number} [now] */
  of(seat, now = Date.now()) {
    return Math.max(0, this.left[seat] - (seat === this.seat ? now - this.since : 0));
  }

  /**
   * It is this seat's turn now, nobody's with -1; whoever moved gets his increment.
   * @param {number} seat
   * @param {number} [now]
   */
  turn(seat, now = Date.now()) {
    if (seat === this.seat) return;
    if (this.seat >= 0) this.left[this.seat] = this.of(this.seat, now) + (seat >= 0 ? this.increment : 0);
    this.seat = seat;
    this.since = now;
    rememberAmong("clock", this.key, JSON.stringify({ left: this.left, seat: this.seat, since: this.since }));
  }

  /** The seat that is out of time, or -1. @param {number} [now] */
  flag(now = Date.now()) {
    return this.seat >= 0 && this.of(this.seat, now) === 0 ? this.seat : -1;
  }
}

/** @param {number} millis */
export function clockText(millis) {
  const s = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}
