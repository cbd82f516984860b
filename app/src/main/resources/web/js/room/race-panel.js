import { html, nothing } from "lit";
import { formatNumber, t } from "../i18n.js";
import { icon } from "../icons.js";
import { clockText } from "../play/clock.js";
import { actionButtons } from "../play/actions.js";
import { avatar, seatName, displayName, connectionStatus, reactionBar, removeAbsentButton } from "./players.js";
import "../board/board.js";

/**
 * The panel of a race: every player has an own board; the list shows their progress.
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("../pages/room.js").Room} Room
 * @typedef {{seat: number, moves: number, done: boolean, cost: number, score: number|null, millis: number, content:
 *   boolean, line: string[]}} Racer
 */

/** @param {RoomView} view */
function statusSentence(view) {
  const { phase, ranking, round, of } = view.play;
  if (phase === "race") return of > 1 ? t("race.round", round, of) : t("race.go-" + view.style);
  return ranking.length ? t("race.won", seatName(view, ranking[0])) : t("race.nobody");
}

/** @param {Room} page @param {RoomView} view */
export function racePanel(page, view) {
  const { phase, ends, lanes, ranking } = view.play;
  const remaining = ends ? ends - page.now() : 0;
  const rank = (/** @type {Racer} */ l) => (ranking.includes(l.seat) ? ranking.indexOf(l.seat) : 99);
  return html`
    <section class="room-head">
      <div>
        <span class="eyebrow">${t("room.eyebrow", view.name, t("style." + view.style))}</span>
        <b class="display" role="timer">${ends ? clockText(remaining) : ""}</b>
        <p role="status">${statusSentence(view)}</p>
        ${
          page.board
            ? html`
                <p class="sub">${page.board.status.sentence}</p>
              `
            : nothing
        }
        ${page.connectionPill()}
      </div>
    </section>
    <section class="fill">
      <ul class="room-racers">
        ${[...lanes].sort((a, b) => rank(a) - rank(b)).map((/** @type {Racer} */ r) => racerItem(page, view, r))}
      </ul>
      ${
        view.play.secret && phase === "race" && page.board && view.you >= 0
          ? actionButtons(page.board.moves, (m) => page.play(m), page.buttons)
          : nothing
      }
    </section>
    <section class="foot">
      ${reactionBar(view, page.recentReactions, (s) => page.react(s))}
      ${view.you < 0 ? nothing : playerActions(page, view)}
    </section>
  `;
}

/** @param {Room} page @param {RoomView} view @param {Racer} racer */
function racerItem(page, view, racer) {
  const seat = view.seats[racer.seat];
  const ghost = page.ghosts.get(racer.seat);
  return html`
    <li class="${racer.done ? "done" : ""}">
      ${avatar(seat)}
      <div class="grow">
        <b>${displayName(view, seat)}</b>
        ${connectionStatus(seat, page.presence)} ${removeAbsentButton(page, view, seat)}
        <div class="sub">
          ${t("race.moves", racer.moves)}
          ${racer.done ? " · " + t("race.done", page.cost(racer.cost), clockText(racer.millis)) : ""}
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

/** @param {Room} page @param {RoomView} view */
function playerActions(page, view) {
  const { phase, secret, style } = view.play;
  const racer = view.play.lanes.find((/** @type {Racer} */ l) => l.seat === view.you);
  if (phase === "result")
    return html`
      <button class="btn main big block" @click=${() => page.act("next")}>${t("bids.next")}</button>
    `;
  if (phase !== "race" || !racer || racer.content) return nothing;
  return html`
    <div class="row">
      ${
        secret
          ? nothing
          : html`
              <button class="btn" ?disabled=${!racer.moves} @click=${() => page.act("undo")}>
                ${icon("undo")}${t("play.undo")}
              </button>
              <button class="btn" ?disabled=${!racer.moves} @click=${() => page.act("reset")}>
                ${icon("reset")}${t("bids.again")}
              </button>
            `
      }
      ${
        style === "fewest"
          ? html`
              <button class="btn" @click=${() => page.act("content")}>
                ${icon(racer.done ? "check" : "flag")}${t(racer.done ? "race.content" : "race.give-up")}
              </button>
            `
          : nothing
      }
    </div>
  `;
}
