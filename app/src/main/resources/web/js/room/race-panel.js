import { html, nothing } from "lit";
import { formatNumber, t } from "../i18n.js";
import { icon } from "../icons.js";
import { clockText } from "../play/clock.js";
import { actionButtons } from "../play/actions.js";
import { counterPanel } from "../play/counters.js";
import { raceState } from "../control/room-state.js";
import { endPanel } from "./end-panel.js";
import { runningMoves } from "./look-back.js";
import {
  avatar,
  seatName,
  displayName,
  connectionPill,
  connectionStatus,
  endGameButton,
  reactionBar,
  removeAbsentButton,
} from "./players.js";
import "../board/board.js";

/**
 * The panel of a race: every player has an own board; the list shows their progress.
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("../control/room-controller.js").RoomController} RoomController
 * @typedef {Api.Racer} Racer
 */

/** @param {RoomView} view */
function statusSentence(view) {
  const { phase, ranking, round, of } = raceState(view);
  if (phase === "race" && view.style === "fastest" && ranking.length)
    return t("race.first-taken", seatName(view, ranking[0]));
  if (phase === "race") return of > 1 ? t("race.round", round, of) : t("race.go-" + view.style);
  return ranking.length ? t("race.won", seatName(view, ranking[0])) : t("race.nobody");
}

/** @param {RoomController} room @param {RoomView} view */
export function racePanel(room, view) {
  const { phase, ends, lanes, ranking, position, played } = raceState(view);
  if (phase === "over") return endPanel(room, view);
  const own = lanes.find((l) => l.seat === view.you);
  const remaining = ends ? ends - room.now() : 0;
  const rank = (/** @type {Racer} */ l) => (ranking.includes(l.seat) ? ranking.indexOf(l.seat) : 99);
  return html`
    <section class="room-head">
      <div>
        <span class="eyebrow">${t("room.eyebrow", view.name, t("style." + view.style))}</span>
        <b class="display" role="timer">${ends ? clockText(remaining) : ""}</b>
        <p role="status">${statusSentence(view)}</p>
        ${
          own?.gaveUp
            ? html`
                <p class="sub">${t(raceState(view).secret ? "race.gave-up-map" : "race.gave-up")}</p>
              `
            : nothing
        }
        ${connectionPill(room)}
      </div>
    </section>
    <section class="fill">
      ${raceState(view).secret && room.board ? counterPanel(room.board.scene) : nothing}
      <ul class="room-racers">
        ${[...lanes].sort((a, b) => rank(a) - rank(b)).map((r) => racerItem(room, view, r))}
      </ul>
      ${played.length ? runningMoves(room, position, played) : nothing}
      ${
        raceState(view).secret && room.board && room.canMove()
          ? actionButtons(room.board.moves, (m) => room.play(m), room.buttons)
          : nothing
      }
    </section>
    <section class="foot">
      ${reactionBar(view, room.recentReactions, (s) => room.react(s))}
      ${view.you < 0 ? nothing : playerActions(room, view)}
    </section>
  `;
}

/** @param {RoomController} room @param {RoomView} view @param {Racer} racer */
function racerItem(room, view, racer) {
  const seat = view.seats[racer.seat];
  const ghost = room.ghosts.get(racer.seat);
  return html`
    <li class="${racer.done ? "done" : ""}">
      ${avatar(seat)}
      <div class="grow">
        <b>${displayName(view, seat)}</b>
        ${connectionStatus(seat, room.presence)} ${removeAbsentButton(room, view, seat)}
        <div class="sub">
          ${t("race.moves", racer.moves)} ${racer.gaveUp ? " · " + t("failure.pass") : ""}
          ${racer.done ? " · " + t("race.done", room.cost(racer.cost), clockText(racer.millis)) : ""}
          ${racer.score !== null ? " · " + t("race.score", formatNumber(racer.score)) : ""}
        </div>
      </div>
      ${
        ghost && racer.seat !== view.you
          ? html`
              <damier-board readonly class="ghost" .scene=${ghost} label="${t("race.ghost", seat.name)}"></damier-board>
            `
          : html`
              <b>${seat.points || ""}</b>
            `
      }
    </li>
  `;
}

/** @param {RoomController} room @param {RoomView} view */
function playerActions(room, view) {
  const { phase, secret } = raceState(view);
  const racer = raceState(view).lanes.find((l) => l.seat === view.you);
  if (phase === "result")
    return html`
      <button class="btn main big block" @click=${() => room.act("next")}>${t("bids.next")}</button>
    `;
  if (phase !== "race" || !racer) return nothing;
  if (racer.content) return endGameButton(room, view);
  return html`
    <div class="row">
      ${
        secret
          ? nothing
          : html`
              <button class="btn" ?disabled=${!racer.moves} @click=${() => room.act("undo")}>
                ${icon("undo")}${t("play.undo")}
              </button>
              <button class="btn" ?disabled=${!racer.moves} @click=${() => room.act("reset")}>
                ${icon("reset")}${t("bids.again")}
              </button>
            `
      }
      ${
        racer.done
          ? html`
              <button class="btn" @click=${() => room.act("content")}>${icon("check")}${t("race.content")}</button>
            `
          : html`
              <damier-confirm
                label="${t("race.give-up")}"
                question="${t("race.give-up-ask")}"
                icon="flag"
                .act=${() => room.act("content")}
              ></damier-confirm>
            `
      }
      ${endGameButton(room, view)}
    </div>
  `;
}
