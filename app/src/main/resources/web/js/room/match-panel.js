import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { LOW_CLOCK_MILLIS, clockText, remainingMillis } from "../play/clock.js";
import { pieceIcon } from "../play/piece-icon.js";
import "../confirm-button.js";
import { matchState } from "../control/room-state.js";
import { endPanel } from "./end-panel.js";
import { runningMoves, stopLookingBack } from "./look-back.js";
import {
  avatar,
  seatName,
  displayName,
  connectionPill,
  connectionStatus,
  reactionBar,
  removeAbsentButton,
} from "./players.js";

/**
 * A match in a room: player bars with the server's clocks, offers, and the user's actions.
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("../control/room-controller.js").RoomController} RoomController
 */

/** Returns the remaining time of a side, in ms. @param {RoomView} view @param {number} side @param {number} now */
function remaining(view, side, now) {
  const { left, since, turn } = matchState(view);
  return remainingMillis({ left, since, seat: since ? turn : -1 }, side, now);
}

/** @param {RoomController} room @param {RoomView} view @param {number} side */
export function playerBar(room, view, side) {
  const match = matchState(view);
  const seat = view.seats[match.chairs[side]];
  const turn = side === match.turn && !match.ending;
  const millis = match.left.length ? remaining(view, side, room.now()) : null;
  const boardSeat = room.board?.seats[side];
  const scene = room.board?.scene;
  const piece = scene?.pieces.find((p) => p.tone === boardSeat?.tone);
  const counters = scene?.counters.filter((c) => c.seat === side) ?? [];
  return html`
    <div class="player-bar ${turn ? "turn" : ""} t-${boardSeat?.tone ?? ""}" data-seat="${side + 1}">
      ${
        piece
          ? html`
              <span class="avatar" aria-hidden="true">${pieceIcon(piece)}</span>
            `
          : avatar(seat)
      }
      <div class="grow">
        <div class="who">
          <b>${displayName(view, seat)}</b>
          ${
            turn
              ? html`
                  <span class="pill live">${t("seat.to-move")}</span>
                `
              : nothing
          }
        </div>
        <div class="sub">
          ${[
            outText(view, seat.seat),
            boardSeat?.name,
            ...counters.map((c) => `${c.name} ${c.value}`),
            t("room.points", seat.points),
            t("room.rating", seat.rating),
          ]
            .filter(Boolean)
            .join(" · ")}
          ${connectionStatus(seat, room.presence)}
        </div>
      </div>
      ${
        millis === null
          ? nothing
          : html`
              <b class="clock ${millis < LOW_CLOCK_MILLIS ? "low" : ""}" role="timer">${clockText(millis)}</b>
            `
      }
    </div>
  `;
}

/** Says why a player is out of the game; "" for a player who plays. @param {RoomView} view @param {number} seat */
function outText(view, seat) {
  const out = matchState(view).out.find((o) => o.seat === seat);
  return out && !matchState(view).ending ? t("match.out-" + out.how) : "";
}

/** @param {RoomView} view */
function statusSentence(view) {
  const { turn, chairs } = matchState(view);
  return chairs[turn] === view.you ? t("match.your-turn") : t("match.turn", seatName(view, chairs[turn]));
}

/** Says how the game ended. @param {RoomView} view @param {NonNullable<Api.ClockedMatch["ending"]>} ending */
function endSentence(view, ending) {
  return t("match.how-" + ending.how, ending.lost >= 0 ? seatName(view, ending.lost) : "");
}

/** Says who declined the last offer; "" if it was not declined. @param {RoomView} view */
function declinedSentence(view) {
  const { declined } = matchState(view);
  return declined ? t("match.declined-" + declined.offer, seatName(view, declined.seat)) : "";
}

/** @param {RoomController} room @param {RoomView} view */
export function matchPanel(room, view) {
  const { position, moves, chairs, offer, offeredBy, ending, agreed, out } = matchState(view);
  if (ending) return endPanel(room, view, endSentence(view, ending));
  const isPlayer = chairs.includes(view.you) && !out.some((o) => o.seat === view.you);
  const absent = view.seats.filter((s) => chairs.includes(s.seat) && !s.left);
  return html`
    <section>
      <span class="eyebrow">${t("room.eyebrow", view.name, t("style." + view.style))}</span>
      <p class="verdict" role="status">${statusSentence(view)}</p>
      <p class="sub" role="status">${declinedSentence(view)}</p>
      ${absent.map((s) => removeAbsentButton(room, view, s))} ${connectionPill(room)}
    </section>
    ${
      offer
        ? html`
            <section class="room-offer">
              <p>${t("match.offer-" + offer, seatName(view, offeredBy))}</p>
              ${
                isPlayer && !agreed.includes(view.you)
                  ? html`
                      <div class="row">
                        <button class="btn" @click=${() => room.act("accept")}>
                          ${icon("check")}${t("match.accept")}
                        </button>
                        <button class="btn" @click=${() => room.act("decline")}>
                          ${icon("cross")}${t("match.decline")}
                        </button>
                      </div>
                    `
                  : nothing
              }
            </section>
          `
        : nothing
    }
    <section class="fill">
      ${
        room.lookBack
          ? html`
              <button class="btn" @click=${() => stopLookingBack(room)}>
                ${icon("last")}${t("room.back-to-game")}
              </button>
            `
          : nothing
      }
      ${runningMoves(room, position, moves, { first: chairs.length === 2 ? 0 : -1 })}
    </section>
    <section class="foot">
      ${reactionBar(view, room.recentReactions, (s) => room.react(s))}
      ${
        !isPlayer
          ? nothing
          : html`
              <div class="row">
                <button class="btn" ?disabled=${!moves.length} @click=${() => room.act("takeback")}>
                  ${icon("undo")}${t("match.takeback")}
                </button>
                <button class="btn" @click=${() => room.act("draw")}>${t("match.draw")}</button>
                <damier-confirm
                  label="${t("match.resign")}"
                  question="${t("play.resign-ask")}"
                  icon="flag"
                  .act=${() => room.act("resign")}
                ></damier-confirm>
              </div>
            `
      }
    </section>
  `;
}
