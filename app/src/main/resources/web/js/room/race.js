import { html, nothing } from "lit";
import { number, t } from "../i18n.js";
import { icon } from "../icons.js";
import { clockText } from "../play/clock.js";
import { actions } from "../play/actions.js";
import { avatar, name, nameOf, nearness, reactions, removalOfAbsent } from "./people.js";
import "../board/board.js";

/**
 * A race: everybody on a board of their own, and how the others are doing.
 * @typedef {import("./feed.js").RoomView} RoomView
 * @typedef {import("../pages/room.js").Room} Room
 * @typedef {{seat: number, moves: number, done: boolean, cost: number, score: number|null, millis: number,
 *   content: boolean, line: string[]}} Lane
 */

/** @param {RoomView} view */
function sentence(view) {
  const { phase, ranking, round, of } = view.play;
  if (phase === "race") return of > 1 ? t("race.round", round, of) : t("race.go-" + view.style);
  return ranking.length ? t("race.won", name(view, ranking[0])) : t("race.nobody");
}

/** @param {Room} page @param {RoomView} view */
export function racePanel(page, view) {
  const { phase, ends, lanes, ranking } = view.play;
  const left = ends ? ends - page.now() : 0;
  const order = (/** @type {Lane} */ l) => (ranking.includes(l.seat) ? ranking.indexOf(l.seat) : 99);
  return html`
    <section class="room-head">
      <div>
        <span class="eyebrow">${t("room.eyebrow", view.name, t("style." + view.style))}</span>
        <b class="display" role="timer">${ends ? clockText(left) : ""}</b>
        <p role="status">${sentence(view)}</p>
        ${
          page.board
            ? html`
                <p class="sub">${page.board.status.sentence}</p>
              `
            : nothing
        }
        ${page.line()}
      </div>
    </section>
    <section class="fill">
      <ul class="room-lanes">
        ${[...lanes].sort((a, b) => order(a) - order(b)).map((/** @type {Lane} */ lane) => laneOf(page, view, lane))}
      </ul>
      ${
        view.play.secret && phase === "race" && page.board && view.you >= 0
          ? actions(page.board.moves, (m) => page.play(m), page.buttons)
          : nothing
      }
    </section>
    <section class="foot">
      ${reactions(view, page.said, (s) => page.say(s))} ${view.you < 0 ? nothing : todo(page, view)}
    </section>
  `;
}

/** @param {Room} page @param {RoomView} view @param {Lane} lane */
function laneOf(page, view, lane) {
  const place = view.seats[lane.seat];
  const ghost = page.ghosts.get(lane.seat);
  return html`
    <li class="${lane.done ? "done" : ""}">
      ${avatar(place)}
      <div class="grow">
        <b>${nameOf(view, place)}</b>
        ${nearness(place, page.presence)} ${removalOfAbsent(page, view, place)}
        <div class="sub">
          ${t("race.moves", lane.moves)}
          ${lane.done ? " · " + t("race.done", page.cost(lane.cost), clockText(lane.millis)) : ""}
          ${lane.score !== null ? " · " + t("race.score", number(lane.score)) : ""}
        </div>
      </div>
      ${
        ghost && lane.seat !== view.you
          ? html`
              <damier-board still class="ghost" .scene=${ghost} label="${t("race.ghost", place.name)}"></damier-board>
            `
          : html`
              <b>${place.points || ""}</b>
            `
      }
    </li>
  `;
}

/** @param {Room} page @param {RoomView} view */
function todo(page, view) {
  const { phase, secret, style } = view.play;
  const own = view.play.lanes.find((/** @type {Lane} */ l) => l.seat === view.you);
  if (phase === "result")
    return html`
      <button class="btn main big block" @click=${() => page.act("next")}>${t("bids.next")}</button>
    `;
  if (phase !== "race" || !own || own.content) return nothing;
  return html`
    <div class="row">
      ${
        secret
          ? nothing
          : html`
              <button class="btn" ?disabled=${!own.moves} @click=${() => page.act("undo")}>
                ${icon("undo")}${t("play.undo")}
              </button>
              <button class="btn" ?disabled=${!own.moves} @click=${() => page.act("reset")}>
                ${icon("reset")}${t("bids.again")}
              </button>
            `
      }
      ${
        style === "fewest"
          ? html`
              <button class="btn" @click=${() => page.act("content")}>
                ${icon(own.done ? "check" : "flag")}${t(own.done ? "race.content" : "race.give-up")}
              </button>
            `
          : nothing
      }
    </div>
  `;
}
