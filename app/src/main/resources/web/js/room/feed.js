import { language } from "../i18n.js";

/**
 * What happens in a room, as it happens. The browser comes back by itself when the line is cut and says the last number
 * it has; when the server was away it refuses, and we ask again.
 *
 * @typedef {{seat: number, name: string, kind: "person"|"engine", ready: boolean, left: boolean, points: number,
 *   rating: number}} Place
 * @typedef {{id: string, value: number, least: number, most: number, step: number}} Setting
 * @typedef {{seq: number, game: string, name: string, style: string, position: string, places: number, you: number,
 *   locked: boolean, phase: "lobby"|"playing"|"over", seats: Place[], settings: Setting[], play: any,
 *   now: number}} RoomView
 * @typedef {{here: number[], latency: number[], watching: number}} Presence
 */

/** How long to wait before asking again, in ms. */
const AGAIN = 1500;

export class Feed {
  /**
   * @param {string} room
   * @param {{view: (view: RoomView) => void, presence: (p: Presence) => void,
   *   sign: (s: {seat: number, sign: string}) => void,
   *   line: (connected: boolean) => void, refused: (why: string, status: number) => void}} hear
   */
  constructor(room, hear) {
    this.room = room;
    this.hear = hear;
    this.last = 0;
    this.open();
  }

  open() {
    const address = `/api/rooms/${encodeURIComponent(this.room)}/events?lang=${language()}&after=${this.last}`;
    const source = (this.source = new EventSource(address));
    source.addEventListener("open", () => this.hear.line(true));
    source.addEventListener("action", (e) => (this.last = Number(e.lastEventId)));
    source.addEventListener("view", (e) => this.hear.view(JSON.parse(e.data)));
    source.addEventListener("presence", (e) => this.hear.presence(JSON.parse(e.data)));
    source.addEventListener("sign", (e) => this.hear.sign(JSON.parse(e.data)));
    source.addEventListener("refused", (e) => {
      this.close();
      const { error, status } = JSON.parse(e.data);
      this.hear.refused(error, status);
    });
    source.onerror = () => {
      this.hear.line(false);
      if (source.readyState !== EventSource.CLOSED || this.source !== source) return;
      this.again = setTimeout(() => this.open(), AGAIN);
    };
  }

  close() {
    clearTimeout(this.again);
    this.source?.close();
    this.source = undefined;
  }

  /** With another language, or as somebody who has a seat now. */
  reopen() {
    this.close();
    this.open();
  }
}
