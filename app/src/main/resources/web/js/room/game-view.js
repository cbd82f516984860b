import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { clockText } from "../play/clock.js";
import { isMapHidden, matchState, phaseEnd } from "../control/room-state.js";
import { bidPanel } from "./bid-panel.js";
import { joinForm } from "./lobby.js";
import { matchPanel, playerBar } from "./match-panel.js";
import { racePanel } from "./race-panel.js";
import "../board/board.js";

/**
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("../control/room-controller.js").RoomController} RoomController
 * @typedef {import("../board/board.js").GestureEvent} GestureEvent
 */

/** Renders the game of a room: board, players and panel. @param {RoomController} room @param {RoomView} view */
export function gameView(room, view) {
  const match = view.style === "match";
  const chairs = match ? matchState(view).chairs : [];
  const ownSide = Math.max(0, chairs.indexOf(view.you));
  const above = chairs.map((_, side) => side).filter((side) => side !== ownSide);
  return html`
    <div class="play ${match ? (chairs.length > 2 ? "many-players" : "two-players") : ""}">
      <section class="board-area" aria-label="${t("board.label")}">
        ${
          match
            ? html`
                <div class="player-bars">${above.map((side) => playerBar(room, view, side))}</div>
              `
            : statusBar(room, view)
        }
        ${gameBoard(room, view, chairs.length === 2 && ownSide === 1)}
        ${match ? playerBar(room, view, ownSide) : nothing}
      </section>
      <aside class="card panel">
        ${match ? matchPanel(room, view) : view.style === "bids" ? bidPanel(room, view) : racePanel(room, view)}
        ${
          view.you < 0
            ? html`
                <section class="foot">${joinForm(room, view, view.seats.filter((s) => !s.left).length)}</section>
              `
            : nothing
        }
      </aside>
    </div>
  `;
}

/** @param {RoomController} room @param {RoomView} view @param {boolean} flipped */
const gameBoard = (room, view, flipped) => html`
  <damier-board
    .scene=${room.board?.scene ?? null}
    .moves=${room.canMove() ? (room.board?.moves ?? []) : []}
    ?readonly=${!room.canMove()}
    .flipped=${flipped}
    label="${view.name}"
    .describeWall=${room.describeWall}
    @damier-move=${(/** @type {CustomEvent} */ e) => room.play(e.detail)}
    @damier-illegal=${(/** @type {GestureEvent} */ e) => e.waitUntil(room.gesture(e.detail.from, e.detail.to))}
    @damier-cell-click=${(/** @type {GestureEvent} */ e) => e.waitUntil(room.gesture(e.detail, e.detail))}
  ></damier-board>
`;

/** @param {RoomController} room @param {RoomView} view */
function statusBar(room, view) {
  const { play } = view;
  const rounds = play && "of" in play ? play.of : 1;
  return html`
    <div class="status-bar">
      <span class="status-text">${isMapHidden(view) ? t("race.hidden-map") : (room.board?.status.sentence ?? "")}</span>
      ${boardTimer(room, view)}
      ${
        rounds > 1 && play && "round" in play
          ? html`
              <span class="pill">${t("bids.round", play.round, rounds)}</span>
            `
          : nothing
      }
    </div>
  `;
}

/**
 * Renders the time left beside the board, where it is in view on a phone.
 * @param {RoomController} room @param {RoomView} view
 */
function boardTimer(room, view) {
  const ends = phaseEnd(view);
  return ends
    ? html`
        <b class="room-timer">${icon("hourglass")}${clockText(Math.max(0, ends - room.now()))}</b>
      `
    : nothing;
}
