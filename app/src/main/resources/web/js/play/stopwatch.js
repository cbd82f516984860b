import { getItem, setItem } from "../local-storage.js";

/** Maximum number of boards stored. */
const MAX_SAVED = 20;
const KEY = "watches";

/**
 * Measures the solving time of a board, from the first move to the end. It keeps running while the page is closed. A
 * time does not count if the user got a hint or opened a board with moves already played.
 * @typedef {{board: string, began: number, ended: number, counts: boolean}} Time
 */
export class Stopwatch {
  /** @param {string} board key of the board in local storage */
  constructor(board) {
    /** @type {Time} */
    this.time = savedTimes().find((w) => w.board === board) ?? { board, began: 0, ended: 0, counts: true };
  }

  /**
   * Starts the stopwatch at the first move.
   * @param {boolean} fresh whether the board had no moves before @param {number} [now]
   */
  start(fresh, now = Date.now()) {
    if (!this.time.began) this.update({ began: now, counts: fresh && this.time.counts });
  }

  /**
   * Stops the stopwatch. Returns whether the time is new and counts; a board solved by its first gesture has no time.
   * @param {number} [now]
   */
  stop(now = Date.now()) {
    if (!this.running()) return false;
    this.update({ ended: now });
    return this.time.counts && this.elapsed() > 0;
  }

  /** Starts a new attempt. Its time counts unless the board was solved or the user got help. */
  restart() {
    this.update({ began: 0, ended: 0, counts: this.time.counts && !this.time.ended });
  }

  /** Marks the time as not counting, because the user got help. */
  markAssisted() {
    if (!this.time.ended) this.update({ counts: false });
  }

  running() {
    return this.time.began > 0 && !this.time.ended;
  }

  /** Returns the elapsed time in ms. @param {number} [now] */
  elapsed(now = Date.now()) {
    return this.time.began ? (this.time.ended || now) - this.time.began : 0;
  }

  /** @param {Partial<Time>} changes */
  update(changes) {
    this.time = { ...this.time, ...changes };
    const others = savedTimes().filter((w) => w.board !== this.time.board);
    setItem(KEY, JSON.stringify([this.time, ...others].slice(0, MAX_SAVED)));
  }
}

/** Returns the stored times, the latest first. @returns {Time[]} */
function savedTimes() {
  try {
    return JSON.parse(getItem(KEY, "[]"));
  } catch {
    return [];
  }
}

/** Formats minutes, seconds and hundredths: 7.04, 1:07.04. @param {number} millis */
export function formatHundredths(millis) {
  const all = Math.floor(Math.max(0, millis) / 10);
  const minutes = Math.floor(all / 6000);
  const rest = ((all % 6000) / 100).toFixed(2);
  return minutes ? `${minutes}:${rest.padStart(5, "0")}` : rest;
}
