import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { clockText } from "../play/clock.js";
import { pieceIcon } from "../play/piece-icon.js";
import "../confirm-button.js";
import { avatar, seatName, displayName, connectionStatus, reactionBar, removeAbsentButton } from "./players.js";

/**
 * A match in a room: player bars with the server's clocks, offers, and the user's actions.
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("../pages/room.js").Room} Room
 */

/** A clock with less time is highlighted, in ms. */
const LOW_CLOCK_MILLIS = 20_000;

/** Returns the remaining time of a side, in ms. @param {RoomView} view @param {number} side @param {number} now */
function remainingMillis(view, side, now) {
  const { left: times, since, turn } = view.play;
  return Math.max(0, times[side] - (since && side === turn ? now - since : 0));
}

/** @param {Room} page @param {RoomView} view @param {number} side */
export function playerBar(page, view, side) {
  const seat = view.seats[view.play.chairs[side]];
  const turn = side === view.play.turn && !view.play.ending;
  const millis = view.play.left.length ? remainingMillis(view, side, page.now()) : null;
  const boardSeat = page.board?.seats[side];
  const scene = page.board?.scene;
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
        <b>${displayName(view, seat)}</b>
        ${
          turn
            ? html`
                <span class="pill live">${t("seat.to-move")}</span>
              `
            : nothing
        }
        <div class="sub">
          ${[
            boardSeat?.name,
            ...counters.map((c) => `${c.name} ${c.value}`),
            t("room.points", seat.points),
            t("room.rating", seat.rating),
          ]
            .filter(Boolean)
            .join(" · ")}
          ${connectionStatus(seat, page.presence)} ${removeAbsentButton(page, view, seat)}
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

/** @param {RoomView} view */
function statusSentence(view) {
  const { ending, turn, chairs } = view.play;
  if (!ending) return chairs[turn] === view.you ? t("match.your-turn") : t("match.turn", seatName(view, chairs[turn]));
  const how = t("match.how-" + ending.how, ending.lost >= 0 ? seatName(view, ending.lost) : "");
  return ending.seat >= 0 ? `${t("match.won", seatName(view, ending.seat))} ${how}` : how;
}

/** @param {Room} page @param {RoomView} view */
export function matchPanel(page, view) {
  const { offer, offeredBy, ending, agreed } = view.play;
  const isPlayer = view.play.chairs.includes(view.you);
  return html`
    <section>
      <span class="eyebrow">${t("room.eyebrow", view.name, t("style." + view.style))}</span>
      <p class="verdict" role="status">${statusSentence(view)}</p>
      ${page.connectionPill()}
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
                        <button class="btn" @click=${() => page.act("accept")}>
                          ${icon("check")}${t("match.accept")}
                        </button>
                        <button class="btn" @click=${() => page.act("decline")}>
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
      <ol class="moves">
        ${view.play.moves.map(
          (/** @type {string} */ m, /** @type {number} */ i) => html`
            <li>
              <small>${i + 1}.</small>
              ${m}
            </li>
          `,
        )}
      </ol>
    </section>
    <section class="foot">
      ${reactionBar(view, page.recentReactions, (s) => page.react(s))}
      ${
        !isPlayer
          ? nothing
          : ending
            ? html`
                <button
                  class="btn main big block"
                  ?disabled=${agreed.includes(view.you)}
                  @click=${() => page.act("rematch")}
                >
                  ${t("match.rematch")}
                </button>
              `
            : html`
                <div class="row">
                  <button class="btn" ?disabled=${!view.play.moves.length} @click=${() => page.act("takeback")}>
                    ${icon("undo")}${t("match.takeback")}
                  </button>
                  <button class="btn" @click=${() => page.act("draw")}>${t("match.draw")}</button>
                  <damier-confirm
                    label="${t("match.resign")}"
                    question="${t("play.resign-ask")}"
                    icon="flag"
                    .act=${() => page.act("resign")}
                  ></damier-confirm>
                </div>
              `
      }
    </section>
  `;
}
