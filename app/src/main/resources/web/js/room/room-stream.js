import { language } from "../i18n.js";
import { EventStream } from "../event-stream.js";

/**
 * The event stream of a room. After a reconnect, it continues with the last sequence number received.
 * @typedef {Api.Room} RoomView
 * @typedef {RoomView["seats"][number]} RoomSeat
 * @typedef {RoomView["settings"][number]} Setting
 * @typedef {Api.RoomGame} GameRecord
 * @typedef {GameRecord["rounds"][number]} Round
 * @typedef {Round["attempts"][number]} Attempt
 * @typedef {Required<Api.RoomEvents>["presence"]} Presence
 */

export class RoomStream extends EventStream {
  /**
   * @param {string} room
   * @param {{onView: (view: RoomView) => void, onBoard: (board:
   *   import("../api.js").View) => void, onPresence: (p: Presence) => void, onReaction: (s: {seat: number, sign:
   *   string}) => void, onConnection: (connected: boolean) => void, onRefused: (why: string, status: number) => void}}
   *   handlers
   */
  constructor(room, handlers) {
    let last = 0;
    super(
      () => `/api/rooms/${encodeURIComponent(room)}/events?lang=${language()}&after=${last}`,
      {
        action: (_, id) => (last = Number(id)),
        view: handlers.onView,
        board: handlers.onBoard,
        presence: handlers.onPresence,
        sign: handlers.onReaction,
      },
      handlers,
    );
  }
}
