import { language } from "../i18n.js";
import { EventStream } from "../event-stream.js";

/**
 * The event stream of a room. After a reconnect, it continues with the last sequence number received.
 * @typedef {{seat: number, name: string, kind: "person"|"engine", ready: boolean, left: boolean, points: number,
 *   rating: number}} RoomSeat
 * @typedef {{id: string, value: number, least: number, most: number, step: number}} Setting
 * @typedef {{seq: number, game: string, name: string, style: string, position: string, places: number, you: number,
 *   locked: boolean, phase: "lobby"|"playing"|"over", seats: RoomSeat[], settings: Setting[], play: any, now: number}}
 *   RoomView
 * @typedef {{here: number[], latency: number[], watching: number}} Presence
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
