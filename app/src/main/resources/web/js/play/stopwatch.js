import { recall, remember } from "../store.js";

/** So many boards are remembered. */
const MOST = 20;
const KEY = "watches";

/**
 * The time a board took, from its first move to its end. It runs on while the page is away, a board has one time
 * only, and whoever was helped or came to a board half done has none that counts.
 * @typedef {{board: string, began: number, ended: number, counts: boolean}} Time
 */
export class Stopwatch {
  /** @param {string} board which board, in the browser's memory */
  constructor(board) {
    /** @type {Time} */
    this.time = kept().find((w) => w.board === board) ?? { board, began: 0, ended: 0, counts: true };
  }

  /** The first move is made, or was made elsewhere. @param {boolean} fresh @param {number} [now] */
  begin(fresh, now = Date.now()) {
    if (!this.time.began) this.set({ began: now, counts: fresh && this.time.counts });
  }

  /**
   * It is done; tells whether this is news that counts: a board done by its first gesture took no time at all.
   * @param {number} [now]
   */
  end(now = Date.now()) {
    if (!this.running()) return false;
    this.set({ ended: now });
    return this.time.counts && this.elapsed() > 0;
  }

  /** Somebody was told how to go on. */
  help() {
    if (!this.time.ended) this.set({ counts: false });
  }

  running() {
    return this.time.began > 0 && !this.time.ended;
  }

  /** In ms. @param {number} [now] */
  elapsed(now = Date.now()) {
    return this.time.began ? (this.time.ended || now) - this.time.began : 0;
  }

  /** @param {Partial<Time>} changes */
  set(changes) {
    this.time = { ...this.time, ...changes };
    const others = kept().filter((w) => w.board !== this.time.board);
    remember(KEY, JSON.stringify([this.time, ...others].slice(0, MOST)));
  }
}

/** The latest first. @returns {Time[]} */
function kept() {
  try {
    return JSON.parse(recall(KEY, "[]"));
  } catch {
    return [];
  }
}

/** Minutes, seconds and hundredths: 7.04, 1:07.04. @param {number} millis */
export function hundredths(millis) {
  const all = Math.floor(Math.max(0, millis) / 10);
  const minutes = Math.floor(all / 6000);
  const rest = ((all % 6000) / 100).toFixed(2);
  return minutes ? `${minutes}:${rest.padStart(5, "0")}` : rest;
}
