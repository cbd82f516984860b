import { html, nothing } from "lit";
import { Element } from "../element.js";
import { RoomController } from "../control/room-controller.js";
import { t } from "../i18n.js";
import { gameView } from "../room/game-view.js";
import { isLocalHost } from "../room/invite.js";
import "../room/create-form.js";
import { lobby } from "../room/lobby.js";

/** Intervals in ms: latency measurement, refresh of clocks. */
const PING_MILLIS = 15_000;
const REFRESH_MILLIS = 200;

/** The page of a room: the lobby, then the game in the style of the room. Its state is in the controller. */
class Room extends Element {
  static properties = { room: {}, params: { attribute: false } };

  constructor() {
    super();
    this.room = "";
    this.params = new URLSearchParams();
    this.controller = new RoomController({
      requestUpdate: () => this.requestUpdate(),
      rendered: () => this.updateComplete,
      onGameStart: () => this.showBoard(),
    });
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("room")) this.openRoom();
  }

  connectedCallback() {
    super.connectedCallback();
    this.refreshTimer = setInterval(() => this.requestUpdate(), REFRESH_MILLIS);
    this.pingTimer = setInterval(() => this.controller.ping(), PING_MILLIS);
    addEventListener("keydown", this.onEnterKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.refreshTimer);
    clearInterval(this.pingTimer);
    removeEventListener("keydown", this.onEnterKey);
    this.controller.close();
  }

  onLanguageChange() {
    this.controller.onLanguageChange();
  }

  openRoom() {
    this.controller.open(this.room);
    if (this.room && isLocalHost(location.hostname)) this.controller.loadNetwork();
  }

  /** Scrolls to the board of a new game on a small screen. */
  async showBoard() {
    await this.updateComplete;
    this.querySelector(".board-area")?.scrollIntoView({ block: "start" });
  }

  /** Handles the Enter key: clicks the main button, unless another element has the focus. @param {KeyboardEvent} e */
  onEnterKey = (e) => {
    const target = /** @type {HTMLElement} */ (e.target);
    if (e.key !== "Enter" || e.defaultPrevented || e.repeat || e.ctrlKey || e.metaKey || e.altKey) return;
    if (target.closest?.("a, button, input, select, textarea, summary, dialog")) return;
    /** @type {HTMLButtonElement|null} */ (this.querySelector("button[data-enter]"))?.click();
  };

  render() {
    const { controller: room } = this;
    if (!this.room)
      return html`
        <damier-room-create .params=${this.params}></damier-room-create>
      `;
    if (room.goneReason)
      return html`
        <div class="card room-create" role="alert">
          <h1>${t("room.gone")}</h1>
          <p>${room.goneReason}</p>
          <a class="btn main" href="/room">${t("room.open")}</a>
        </div>
      `;
    const { view } = room;
    if (!view) return nothing;
    const error = room.shownError();
    return html`
      ${view.play ? gameView(room, view) : lobby(room, view)}
      ${
        error
          ? html`
              <p class="error room-error" role="alert">${error}</p>
            `
          : nothing
      }
    `;
  }
}

customElements.define("damier-room", Room);
