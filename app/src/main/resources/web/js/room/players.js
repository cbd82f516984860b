import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { pieceIcon } from "../play/piece-icon.js";
import "../confirm-button.js";

/** Colours of the seats. An avatar also has a letter, so that colour is never the only distinction. */
const TONES = ["blue", "red", "green", "yellow", "silver"];

/** The reactions, named by their icons. */
export const REACTIONS = ["bolt", "star", "hint", "hourglass", "hand", "eye"];

/** @param {number} seat */
export const toneClass = (seat) => "t-" + TONES[seat % TONES.length];

/**
 * Renders the avatar of a player.
 * @param {import("./room-stream.js").RoomSeat} seat @param {boolean} [isFormer] whether it marks an earlier bid
 */
export const avatar = (seat, isFormer = false) => html`
  <span class="avatar ${toneClass(seat.seat)} ${isFormer ? "former" : ""}" aria-hidden="true">
    ${pieceIcon({
      id: "",
      x: 0,
      y: 0,
      shape: "robot",
      tone: TONES[seat.seat % TONES.length],
      label: [...seat.name][0]?.toUpperCase() ?? "",
      facing: "",
      name: seat.name,
    })}
  </span>
`;

/** @param {import("./room-stream.js").RoomView} view @param {import("./room-stream.js").RoomSeat} seat */
export const displayName = (view, seat) => (seat.seat === view.you ? t("room.you", seat.name) : seat.name);

/** Returns the name of the player at a seat. @param {import("./room-stream.js").RoomView} view @param {number} seat */
export const seatName = (view, seat) => {
  const found = view.seats.find((s) => s.seat === seat);
  return found ? displayName(view, found) : "";
};

/**
 * Renders whether a player is connected, and the latency.
 * @param {import("./room-stream.js").RoomSeat} seat @param {import("./room-stream.js").Presence|null} presence
 */
export function connectionStatus(seat, presence) {
  if (seat.kind === "engine" || !presence) return nothing;
  if (!presence.here[seat.seat])
    return html`
      <span class="pill warn">${t("room.away")}</span>
    `;
  const ms = presence.latency[seat.seat] ?? -1;
  return ms < 0
    ? nothing
    : html`
        <span class="sub">${t("room.ms", ms)}</span>
      `;
}

/**
 * Renders the host's button to remove a player.
 * @param {import("../control/room-controller.js").RoomController} room
 * @param {import("./room-stream.js").RoomView} view
 * @param {import("./room-stream.js").RoomSeat} seat
 */
export const removeButton = (room, view, seat) =>
  view.you === 0 && seat.seat !== 0
    ? html`
        <button
          class="btn small quiet"
          aria-label="${t("room.remove")} ${seat.name}"
          @click=${() => room.act("remove", { seat: String(seat.seat) })}
        >
          ${t("room.remove")}
        </button>
      `
    : nothing;

/** Renders the same button during a game, for a disconnected player. @type {typeof removeButton} */
export const removeAbsentButton = (room, view, seat) =>
  seat.kind === "person" && room.presence && !room.presence.here[seat.seat] ? removeButton(room, view, seat) : nothing;

/**
 * Renders the reaction buttons and the recent reactions.
 * @param {import("./room-stream.js").RoomView} view @param {{seat: number, sign: string}[]} recent
 * @param {(sign: string) => void} onReact
 */
export const reactionBar = (view, recent, onReact) => html`
  <div class="row tight room-reactions" role="group" aria-label="${t("room.say")}">
    <span class="sub" ?hidden=${view.you < 0 && !recent.length}>${t("room.say")}</span>
    ${
      view.you < 0
        ? nothing
        : REACTIONS.map(
            (s) => html`
              <button
                class="round line"
                title="${t("sign." + s)}"
                aria-label="${t("sign." + s)}"
                @click=${() => onReact(s)}
              >
                ${icon(s)}
              </button>
            `,
          )
    }
    <span class="recent-reactions" role="status">
      ${recent.map(
        (s) => html`
          <span class="row tight">
            ${seatName(view, s.seat)} ${icon(s.sign)}
            <span class="sr-only">${t("sign." + s.sign)}</span>
          </span>
        `,
      )}
    </span>
  </div>
`;

/**
 * Renders the time until the game starts.
 * @param {import("../control/room-controller.js").RoomController} room
 * @param {import("./room-stream.js").RoomView} view
 */
export const countdown = (room, view) =>
  view.starts
    ? html`
        <p class="room-countdown" role="timer">
          ${t("room.starts-in", Math.max(0, Math.ceil((view.starts - room.now()) / 1000)))}
        </p>
      `
    : nothing;

/**
 * Renders the host's button to end a race with the result so far.
 * @param {import("../control/room-controller.js").RoomController} room
 * @param {import("./room-stream.js").RoomView} view
 */
export const endGameButton = (room, view) =>
  view.you === 0
    ? html`
        <damier-confirm
          label="${t("room.end")}"
          question="${t("room.end-ask")}"
          icon="flag"
          .act=${() => room.act("end")}
        ></damier-confirm>
      `
    : nothing;

/**
 * Renders a notice while the connection is lost.
 * @param {import("../control/room-controller.js").RoomController} room
 */
export const connectionPill = ({ connected }) =>
  connected
    ? nothing
    : html`
        <span class="pill bad" role="status">${t("room.offline")}</span>
      `;
