import { api, search } from "../api.js";
import { language, t } from "../i18n.js";
import "../words/analysis.js";

/** Maximum duration of one search on the server, in ms. */
const MAX_SEARCH_MILLIS = 120_000;

/**
 * A query for the engine.
 * @typedef {{game: string, position: string, engine: string, options: Record<string, string>, lines: number, time:
 *   number, keepSession: boolean}} EngineQuery `time` is in ms, 0 for no limit; `keepSession` requests a session on the
 *   server
 */

/**
 * An engine that follows the current position until it is switched off. It uses an engine session on the server, so
 * that it can reuse results from earlier positions. The session id and the last result are stored in the tab and
 * survive a reload.
 */
export class EngineSession {
  /** @param {() => void} onChange called when there is something new to show */
  constructor(onChange) {
    this.onChange = onChange;
    this.on = false;
    /** @type {ReturnType<typeof search>|null} */
    this.runningSearch = null;
    /** The latest progress of the running search. @type {import("../api.js").Progress|null} */
    this.progress = null;
    /** @type {import("../api.js").Report|null} */
    this.result = null;
    this.error = "";
    this.queued = 0;
    this.queryKey = "";
  }

  /** Returns the latest progress, or the result once the search has ended. */
  output() {
    return this.progress ?? this.result;
  }

  /**
   * Starts a search for this query, unless the same query is already running or answered.
   * @param {EngineQuery} query
   */
  follow(query) {
    const key = JSON.stringify(query);
    if (key === this.queryKey && (this.runningSearch || this.result)) return;
    this.cancel();
    this.queryKey = key;
    this.result = savedAnswer(key);
    if (this.on) this.searchLoop(query, key);
  }

  /**
   * Searches once, or again and again if the query has no time limit.
   * @param {EngineQuery} query @param {string} key
   */
  async searchLoop(query, key) {
    try {
      for (let again = true; again;) {
        const result = await this.searchInSession(query);
        if (this.queryKey !== key) return;
        this.result = result;
        this.progress = null;
        this.runningSearch = null;
        saveAnswer(key, result);
        if (result.replaced) this.error = t("own.replaced");
        again =
          !result.replaced &&
          this.on &&
          query.time === 0 &&
          result.outcome === "chosen" &&
          Math.abs(result.value ?? 0) < 500_000;
        this.onChange();
      }
    } catch (e) {
      if (this.queryKey !== key) return;
      this.runningSearch = null;
      if (this.on) this.error = /** @type {Error} */ (e).message;
      this.onChange();
    }
  }

  /**
   * Searches in the stored engine session; creates a new session if the server no longer has it.
   * @param {EngineQuery} query
   */
  async searchInSession(query) {
    const session = query.keepSession ? await this.sessionId() : "";
    try {
      return await this.startSearch(query, session);
    } catch (e) {
      if (!session || /** @type {import("../api.js").ApiError} */ (e).status !== 404) throw e;
      dropSession();
      return this.startSearch(query, await this.sessionId());
    }
  }

  /**
   * Starts one search and reports its progress.
   * @param {EngineQuery} query @param {string} session id of the engine session, or ""
   */
  startSearch(query, session) {
    const run = search(
      {
        game: query.game,
        position: query.position,
        engine: query.engine,
        options: query.options,
        time: query.time || MAX_SEARCH_MILLIS,
        lines: query.lines,
        ...(session ? { seat: session } : {}),
      },
      {
        progress: (p) => {
          if (this.runningSearch !== run) return;
          this.progress = p;
          this.queued = 0;
          this.onChange();
        },
        queued: (ahead) => {
          this.queued = ahead;
          this.onChange();
        },
      },
    );
    this.runningSearch = run;
    this.error = "";
    this.onChange();
    return run.result;
  }

  async sessionId() {
    const saved = sessionItem("study-seat");
    if (saved) return saved;
    const { id } = await api.createEngineSession();
    sessionItem("study-seat", id);
    return id;
  }

  /** Switches the engine on or off. @param {boolean} on @param {EngineQuery|null} query */
  toggle(on, query) {
    this.on = on;
    this.error = "";
    if (!on) this.runningSearch?.stop();
    else if (query && !this.runningSearch) {
      this.queryKey = "";
      this.result = null;
      this.follow(query);
    }
    this.onChange();
  }

  /** Cancels the running search and clears its output. */
  cancel() {
    this.runningSearch?.cancel();
    this.runningSearch = null;
    this.progress = null;
    this.result = null;
    this.error = "";
    this.queued = 0;
    this.queryKey = "";
  }
}

/** Reads a value from session storage; writes it first if one is given. @param {string} key @param {string} [value] */
function sessionItem(key, value) {
  try {
    if (value !== undefined) sessionStorage.setItem(key, value);
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function dropSession() {
  sessionItem("study-seat", "");
}

/** Returns the evaluation without its sentence. @param {{sentence: string}|undefined} balance */
const withoutSentence = (balance) => balance && { ...balance, sentence: "" };

/**
 * Stores the last result, so that a reload can show it.
 * @param {string} key @param {import("../api.js").Report} result
 */
function saveAnswer(key, result) {
  const text = JSON.stringify({ key, result, language: language() });
  if (text.length < 200_000) sessionItem("study-answer", text);
}

/**
 * Returns the stored result for this query. If it was stored in another language, its sentences are left out.
 * @param {string} key
 */
function savedAnswer(key) {
  try {
    const { key: answerKey, result, language: answerLanguage } = JSON.parse(sessionItem("study-answer") || "{}");
    if (answerKey !== key) return null;
    return answerLanguage === language()
      ? result
      : { ...result, verdict: null, balance: withoutSentence(result.balance) };
  } catch {
    return null;
  }
}
