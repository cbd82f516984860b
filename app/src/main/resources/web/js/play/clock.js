import { getItem, setRecentItem } from "../local-storage.js";

/** A clock with less time is highlighted, in ms. */
export const LOW_CLOCK_MILLIS = 20_000;

/**
 * Returns the remaining time of a seat, in ms.
 * @param {{left: number[], seat: number, since: number}} clocks remaining times at `since`, when the clock of `seat`
 *   was started @param {number} seat @param {number} now
 */
export const remainingMillis = ({ left, seat: running, since }, seat, now) =>
  Math.max(0, left[seat] - (seat === running ? now - since : 0));

/** The clocks of a game. They keep running while the page is closed, so that a reload saves no time. */
export class Clocks {
  /**
   * @param {string} key id of the game in local storage @param {number} seats @param {number} minutes
   * @param {number} increment in seconds @param {number} [now]
   */
  constructor(key, seats, minutes, increment, now = Date.now()) {
    this.key = key;
    this.increment = increment * 1000;
    this.left = Array(seats).fill(minutes * 60_000);
    /** The seat whose clock is running, or -1. */
    this.seat = -1;
    this.since = now;
    const saved = getItem("clock:" + key);
    if (saved) Object.assign(this, JSON.parse(saved));
  }

  /** Returns the remaining time of a seat, in ms. @param {number} seat @param {number} [now] */
  remaining(seat, now = Date.now()) {
    return remainingMillis(this, seat, now);
  }

  /**
   * Starts the clock of a seat, or none for -1. The seat that has moved gets its increment.
   * @param {number} seat @param {number} [now]
   */
  startTurn(seat, now = Date.now()) {
    if (seat === this.seat) return;
    if (this.seat >= 0) this.left[this.seat] = this.remaining(this.seat, now) + (seat >= 0 ? this.increment : 0);
    this.seat = seat;
    this.since = now;
    setRecentItem("clock", this.key, JSON.stringify({ left: this.left, seat: this.seat, since: this.since }));
  }

  /** Returns the seat that has run out of time, or -1. @param {number} [now] */
  flaggedSeat(now = Date.now()) {
    return this.seat >= 0 && this.remaining(this.seat, now) === 0 ? this.seat : -1;
  }
}

/** Formats a time as minutes and seconds. @param {number} millis */
export function clockText(millis) {
  const s = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}
