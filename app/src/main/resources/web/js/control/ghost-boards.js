import { api } from "../api.js";

/** The boards of the other players of a race. */
export class GhostBoards {
  /** @param {{requestUpdate(): void}} host */
  constructor(host) {
    this.host = host;
    /** The boards, by seat. @type {Map<number, import("../api.js").Scene>} */
    this.scenes = new Map();
    /** Keys of the positions shown on those boards, by seat. @type {Map<number, string>} */
    this.keys = new Map();
  }

  /** @param {number} seat */
  get(seat) {
    return this.scenes.get(seat);
  }

  /**
   * Loads the board of a seat, if it has changed.
   * @param {string} game @param {string} position @param {Api.Racer} racer
   */
  async update(game, position, { seat, line }) {
    const key = [position, ...line].join(" ");
    if (this.keys.get(seat) === key) return;
    this.keys.set(seat, key);
    try {
      const { scene } = await api.view(game, position, line);
      if (this.keys.get(seat) !== key) return;
      this.scenes.set(seat, scene);
      this.host.requestUpdate();
    } catch {
      this.keys.delete(seat);
    }
  }
}
