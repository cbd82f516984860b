import { language } from "../i18n.js";
import { Stream } from "../stream.js";

/**
 * What happens in a room, as it happens; whoever comes back says the last number it has and misses nothing.
 *
 * @typedef {{seat: number, name: string, kind: "person"|"engine", ready: boolean, left: boolean, points: number,
 *   rating: number}} Place
 * @typedef {{id: string, value: number, least: number, most: number, step: number}} Setting
 * @typedef {{seq: number, game: string, name: string, style: string, position: string, places: number, you: number,
 *   locked: boolean, phase: "lobby"|"playing"|"over", seats: Place[], settings: Setting[], play: any,
 *   now: number}} RoomView
 * @typedef {{here: number[], latency: number[], watching: number}} Presence
 */

export class Feed extends Stream {
  /**
   * @param {string} room
   * @param {{view: (view: RoomView) => void, presence: (p: Presence) => void,
   *   sign: (s: {seat: number, sign: string}) => void,
   *   line: (connected: boolean) => void, refused: (why: string, status: number) => void}} hear
   */
  constructor(room, hear) {
    let last = 0;
    super(
      () => `/api/rooms/${encodeURIComponent(room)}/events?lang=${language()}&after=${last}`,
      {
        action: (_, id) => (last = Number(id)),
        view: hear.view,
        presence: hear.presence,
        sign: hear.sign,
      },
      hear,
    );
  }
}
