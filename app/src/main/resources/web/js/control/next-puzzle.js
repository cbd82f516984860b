import { api } from "../api.js";
import { buildUrl } from "../route.js";
import { dailyCost, dailyUrl } from "../play/daily.js";

/** The puzzle after this one: of the same pack, or another daily puzzle. */
export class NextPuzzle {
  /** @param {{requestUpdate(): void}} host */
  constructor(host) {
    this.host = host;
    /** The pack of the puzzle, if it is from one. @type {import("../api.js").Pack|null} */
    this.pack = null;
    /** Another daily puzzle that is not solved yet. @type {import("../api.js").Daily|null} */
    this.daily = null;
    /** Number of the puzzle in its pack, from 1. */
    this.number = 0;
    this.params = new URLSearchParams();
  }

  /** Loads the pack of the puzzle. @param {string} game @param {URLSearchParams} params */
  async load(game, params) {
    const id = params.get("pack");
    this.params = params;
    this.pack = null;
    this.daily = null;
    this.number = Number(params.get("n"));
    if (!id) return;
    const packs = await api.packs(game).catch(() => []);
    if (this.params !== params) return;
    this.pack = packs.find((p) => p.id === id) ?? null;
    this.host.requestUpdate();
  }

  /** Looks for a daily puzzle of another game that is not solved yet. @param {string} game */
  async findDaily(game) {
    const all = await api.today().catch(() => []);
    this.daily = all.find((daily) => daily.game !== game && dailyCost(daily) === undefined) ?? null;
    this.host.requestUpdate();
  }

  /** Returns the next task of the pack, if there is one. */
  task() {
    return this.pack?.tasks[this.number];
  }

  /** Returns the URL of the next puzzle; "" if there is none. @param {string} game @param {string} [rival] */
  url(game, rival) {
    if (this.daily) return dailyUrl(this.daily);
    const task = this.task();
    if (!task) return "";
    const seats = rival ? { s1: task.seat ? rival : "human", s2: task.seat ? "human" : rival } : {};
    return buildUrl("/play/" + game, {
      p: task.position,
      par: task.par,
      pack: this.pack?.id,
      n: this.number + 1,
      ...seats,
    });
  }
}
