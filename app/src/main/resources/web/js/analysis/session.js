import { api, search } from "../api.js";
import { language } from "../i18n.js";

/** The longest that a server thinks at a time, in ms. */
const SLICE = 120_000;

/** @typedef {{game: string, position: string, engine: string, options: Record<string, string>, lines: number, time:
 *   number, seated: boolean}} Question `time` in ms, 0 for as long as it is on */

/**
 * An engine that stays on until it is switched off and follows the position. It sits in a seat of the server, where it
 * keeps what it has found from position to position; the seat and the last answer are kept for a reload.
 */
export class EngineSession {
  /** @param {() => void} changed called when there is something new to show */
  constructor(changed) {
    this.changed = changed;
    this.on = false;
    /** @type {ReturnType<typeof search>|null} */
    this.run = null;
    /** The latest of a running search. @type {any} */
    this.glimpse = null;
    /** @type {any} */
    this.result = null;
    this.error = "";
    this.queued = 0;
    this.asked = "";
  }

  /** What it has to say of this question. */
  shown() {
    return this.glimpse ?? this.result;
  }

  /** Thinks about a position, unless it does already. @param {Question} question */
  follow(question) {
    const key = JSON.stringify(question);
    if (key === this.asked && (this.run || this.result)) return;
    this.rest();
    this.asked = key;
    this.result = recalled(key);
    if (this.on) this.think(question, key);
  }

  /** @param {Question} question @param {string} key */
  async think(question, key) {
    try {
      for (let more = true; more;) {
        const result = await this.ask(question);
        if (this.asked !== key) return;
        this.result = result;
        this.glimpse = null;
        this.run = null;
        keep(key, result);
        more = this.on && question.time === 0 && result.outcome === "chosen" && Math.abs(result.value) < 500_000;
        this.changed();
      }
    } catch (e) {
      if (this.asked !== key) return;
      this.run = null;
      if (this.on) this.error = /** @type {Error} */ (e).message;
      this.changed();
    }
  }

  /** @param {Question} question */
  async ask(question) {
    const seat = question.seated ? await this.seat() : "";
    try {
      return await this.begin(question, seat);
    } catch (e) {
      if (!seat || /** @type {any} */ (e).status !== 404) throw e;
      forget();
      return this.begin(question, await this.seat());
    }
  }

  /** @param {Question} question @param {string} seat */
  begin(question, seat) {
    const run = search(
      {
        game: question.game,
        position: question.position,
        engine: question.engine,
        options: question.options,
        time: question.time || SLICE,
        lines: question.lines,
        ...(seat ? { seat } : {}),
      },
      {
        progress: (p) => {
          if (this.run !== run) return;
          this.glimpse = p;
          this.queued = 0;
          this.changed();
        },
        queued: (ahead) => {
          this.queued = ahead;
          this.changed();
        },
      },
    );
    this.run = run;
    this.error = "";
    this.changed();
    return run.result;
  }

  async seat() {
    const known = memory("study-seat");
    if (known) return known;
    const { id } = await api.seat();
    memory("study-seat", id);
    return id;
  }

  /** @param {boolean} on @param {Question|null} question */
  toggle(on, question) {
    this.on = on;
    this.error = "";
    if (!on) this.run?.stop();
    else if (question && !this.run) {
      this.asked = "";
      this.result = null;
      this.follow(question);
    }
    this.changed();
  }

  /** Lets go of what it was asked. */
  rest() {
    this.run?.abandon();
    this.run = null;
    this.glimpse = null;
    this.result = null;
    this.error = "";
    this.queued = 0;
    this.asked = "";
  }
}

/** @param {string} key @param {string} [value] */
function memory(key, value) {
  try {
    if (value !== undefined) sessionStorage.setItem(key, value);
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function forget() {
  memory("study-seat", "");
}

/** @param {{sentence: string}|undefined} balance */
const mute = (balance) => balance && { ...balance, sentence: "" };

/** The last answer, for a reload. @param {string} key @param {any} result */
function keep(key, result) {
  const text = JSON.stringify({ key, result, language: language() });
  if (text.length < 200_000) memory("study-answer", text);
}

/** The answer to this; its figures alone if its sentences are in another language. @param {string} key */
function recalled(key) {
  try {
    const { key: asked, result, language: spoken } = JSON.parse(memory("study-answer") || "{}");
    if (asked !== key) return null;
    return spoken === language() ? result : { ...result, verdict: null, balance: mute(result.balance) };
  } catch {
    return null;
  }
}
