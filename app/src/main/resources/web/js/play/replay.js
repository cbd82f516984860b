import { api } from "../api.js";
import { t } from "../i18n.js";
import { moveArrows } from "./move-arrows.js";

/** Delay between two moves by speed, in ms. @type {Record<string, number>} */
export const MOVE_DELAYS = { "×1": 600, "×3": 200, "×10": 60 };

/** Replays a line on the board, without changing the game. */
export class Replay {
  /** @param {{requestUpdate(): void}} host */
  constructor(host) {
    this.host = host;
    /**
     * The board shown by the replay; null when there is no replay.
     * @type {{scene: import("../api.js").Scene, words: string}|null}
     */
    this.shown = null;
    /** @type {{game: string, start: string, moves: string[]}} */
    this.line = { game: "", start: "", moves: [] };
    /** The boards loaded so far. @type {import("../api.js").Scene[]} */
    this.scenes = [];
    this.index = 0;
    this.speed = "×1";
    this.running = false;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
  }

  /** Starts the replay of a line. @param {string} game @param {string} start @param {string[]} moves */
  async play(game, start, moves) {
    const line = (this.line = { game, start, moves });
    const scenes = await api.boards(game, start, moves);
    if (this.line !== line) return;
    this.scenes = scenes;
    this.running = true;
    this.show(0);
  }

  /** Shows the board after a number of moves. A running replay continues with the next move. @param {number} at */
  async show(at) {
    clearTimeout(this.timer);
    const line = this.line;
    const { game, start, moves } = line;
    const to = Math.max(0, Math.min(at, moves.length));
    // The following board is loaded as well, for the arrow of the next move.
    while (Math.min(to + 1, moves.length) >= this.scenes.length) {
      const more = await api.boards(game, start, moves, this.scenes.length);
      if (this.line !== line) return;
      this.scenes = [...this.scenes, ...more];
    }
    this.index = to;
    this.shown = { scene: this.scenes[to], words: t("replay.at", to, moves.length) };
    this.running = this.running && to < moves.length;
    if (this.running) this.timer = setTimeout(() => this.show(to + 1), MOVE_DELAYS[this.speed]);
    this.host.requestUpdate();
  }

  /** Pauses or resumes; at the end it starts again. */
  toggle() {
    this.running = !this.running;
    this.show(this.running && this.index === this.line.moves.length ? 0 : this.index);
  }

  /** @param {number} by */
  step(by) {
    this.running = false;
    this.show(this.index + by);
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.speed = speed;
    this.show(this.index);
  }

  stop() {
    clearTimeout(this.timer);
    this.line = { game: "", start: "", moves: [] };
    this.shown = null;
    this.running = false;
    this.host.requestUpdate();
  }

  /** Returns the arrows of the next move. */
  arrows() {
    return this.shown ? moveArrows(this.shown.scene, this.scenes[this.index + 1]) : [];
  }
}
