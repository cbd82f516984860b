import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { clockText } from "../play/clock.js";
import { portrait } from "../play/portrait.js";
import { avatar, name, nameOf, nearness, reactions, removalOfAbsent } from "./people.js";

/**
 * A match in a room: plates with the server's clocks, what is offered, and what can be done.
 * @typedef {import("./feed.js").RoomView} RoomView
 * @typedef {import("../pages/room.js").Room} Room
 */

/** A clock with less than this is low, in ms. */
const LOW = 20_000;

/** What a side has left now. @param {RoomView} view @param {number} side @param {number} now */
function left(view, side, now) {
  const { left: all, since, turn } = view.play;
  return Math.max(0, all[side] - (since && side === turn ? now - since : 0));
}

/** @param {Room} page @param {RoomView} view @param {number} side */
export function sidePlate(page, view, side) {
  const place = view.seats[view.play.chairs[side]];
  const turn = side === view.play.turn && !view.play.ending;
  const millis = view.play.left.length ? left(view, side, page.now()) : null;
  const chair = page.board?.seats[side];
  const scene = page.board?.scene;
  const piece = scene?.pieces.find((p) => p.tone === chair?.tone);
  const counters = scene?.counters.filter((c) => c.seat === side) ?? [];
  return html`
    <div class="plate ${turn ? "turn" : ""} t-${chair?.tone ?? ""}" data-seat="${side + 1}">
      ${
        piece
          ? html`
              <span class="avatar" aria-hidden="true">${portrait(piece)}</span>
            `
          : avatar(place)
      }
      <div class="grow">
        <b>${nameOf(view, place)}</b>
        ${
          turn
            ? html`
                <span class="pill live">${t("seat.to-move")}</span>
              `
            : nothing
        }
        <div class="sub">
          ${[
            chair?.name,
            ...counters.map((c) => `${c.name} ${c.value}`),
            t("room.points", place.points),
            t("room.rating", place.rating),
          ]
            .filter(Boolean)
            .join(" · ")}
          ${nearness(place, page.presence)} ${removalOfAbsent(page, view, place)}
        </div>
      </div>
      ${
        millis === null
          ? nothing
          : html`
              <b class="clock ${millis < LOW ? "low" : ""}" role="timer">${clockText(millis)}</b>
            `
      }
    </div>
  `;
}

/** @param {RoomView} view */
function sentence(view) {
  const { ending, turn, chairs } = view.play;
  if (!ending) return chairs[turn] === view.you ? t("match.your-turn") : t("match.turn", name(view, chairs[turn]));
  const how = t("match.how-" + ending.how, ending.lost >= 0 ? name(view, ending.lost) : "");
  return ending.seat >= 0 ? `${t("match.won", name(view, ending.seat))} ${how}` : how;
}

/** @param {Room} page @param {RoomView} view */
export function matchPanel(page, view) {
  const { offer, offeredBy, ending, agreed } = view.play;
  const mine = view.play.chairs.includes(view.you);
  return html`
    <section>
      <span class="eyebrow">${t("room.eyebrow", view.name, t("style." + view.style))}</span>
      <p class="verdict" role="status">${sentence(view)}</p>
      ${page.line()}
    </section>
    ${
      offer
        ? html`
            <section class="room-offer">
              <p>${t("match.offer-" + offer, name(view, offeredBy))}</p>
              ${
                mine && !agreed.includes(view.you)
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
      ${reactions(view, page.said, (s) => page.say(s))}
      ${
        !mine
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
                  <button class="btn" @click=${() => page.act("resign")}>${icon("flag")}${t("match.resign")}</button>
                </div>
              `
      }
    </section>
  `;
}
