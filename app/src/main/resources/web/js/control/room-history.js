import { api, search } from "../api.js";
import { isSecret } from "./room-state.js";

/** Time limit of the search for the shortest solution of a finished round, in ms. */
const OPTIMUM_MILLIS = 10_000;

/** The finished games of a room, and the shortest solutions of their rounds. */
export class RoomHistory {
  /** @param {import("./room-controller.js").RoomController} room */
  constructor(room) {
    this.room = room;
    /** @type {import("../room/room-stream.js").GameRecord[]} */
    this.games = [];
    /** The shortest solutions, by position. @type {Map<string, import("../play/rounds.js").Optimum>} */
    this.optima = new Map();
  }

  /** Loads the finished games, then the shortest solutions of their rounds one after the other. */
  async load() {
    const { room } = this;
    const { id } = room;
    try {
      this.games = await api.gamesOfRoom(id);
    } catch {
      return; // The server does not respond; the games are loaded with the next end of a game.
    }
    room.requestUpdate();
    const { view } = room;
    if (!view || view.style === "match" || isSecret(view)) return;
    for (const { position } of this.games.at(-1)?.rounds ?? []) {
      if (this.optima.has(position) || !room.isConnected || room.id !== id) continue;
      const optimum = await search({ game: view.game, position, time: OPTIMUM_MILLIS }).result.catch(() => null);
      if (optimum?.moves) this.optima.set(position, optimum);
      room.requestUpdate();
    }
  }
}
