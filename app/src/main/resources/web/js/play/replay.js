import { api } from "../api.js";
import { t } from "../i18n.js";

/** Between two moves, in ms. */
const PACE = 600;

/** A line that is played on the board, move by move; the game stays as it is. */
export class Replay {
  /** @param {import("lit").ReactiveControllerHost & {isConnected: boolean}} host */
  constructor(host) {
    this.host = host;
    /** The board as it was then. @type {{scene: import("../api.js").Scene, words: string}|null} */
    this.shown = null;
  }

  /** @param {string} game @param {string} start @param {string[]} moves */
  async play(game, start, moves) {
    const scenes = await api.boards(game, start, moves);
    let last = this.show({ scene: scenes[0], words: t("replay.at", 0, moves.length) });
    for (let at = 1; at < scenes.length && this.host.isConnected && this.shown === last; at++) {
      await new Promise((next) => setTimeout(next, PACE));
      if (this.shown === last) last = this.show({ scene: scenes[at], words: t("replay.at", at, moves.length) });
    }
  }

  stop() {
    this.show(null);
  }

  /** @param {Replay["shown"]} shown */
  show(shown) {
    this.shown = shown;
    this.host.requestUpdate();
    return shown;
  }
}
