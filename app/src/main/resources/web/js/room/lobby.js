import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { fieldValue } from "../field-value.js";
import { hideTarget } from "../play/hide-target.js";
import {
  avatar,
  countdown,
  displayName,
  connectionPill,
  connectionStatus,
  reactionBar,
  removeButton,
} from "./players.js";
import { dealOptionControls } from "./deal-options.js";
import { copyLink, invitation } from "./invite.js";

/**
 * The lobby of a room: seats, invitation link and QR code, settings, and the ready button.
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("../control/room-controller.js").RoomController} RoomController
 */

/** @param {RoomController} room @param {RoomView} view */
export function lobby(room, view) {
  const host = view.you === 0;
  const seated = view.seats.filter((s) => !s.left);
  const free = Math.max(0, Math.min(view.places, Math.max(seated.length + 1, 6)) - seated.length);
  return html`
    <div class="room">
      <div class="row spread">
        <div>
          <span class="eyebrow">${t("room.eyebrow", view.name, t("style." + view.style))}</span>
          <h1>${t("room.who")}</h1>
        </div>
        <div class="row">
          ${connectionPill(room)}
          ${
            room.presence?.watching
              ? html`
                  <span class="pill">${icon("eye")}${t("room.watching", room.presence.watching)}</span>
                `
              : nothing
          }
          <a class="btn quiet" href="/">${t("room.leave")}</a>
        </div>
      </div>
      <div class="room-columns">
        <section class="room-left">
          <div class="card room-table">
            <ul class="room-seats">
              ${seated.map((seat) => seatItem(room, view, seat))}
              ${Array.from(
                { length: free },
                (_, i) => html`
                  <li class="room-seat free">
                    ${freeSeatButton(room, view)} ${host && i === 0 ? engineSelect(room) : nothing}
                  </li>
                `,
              )}
            </ul>
          </div>
          ${
            room.preview
              ? html`
                  <div class="card room-preview">
                    <damier-board
                      readonly
                      class="thumb"
                      .scene=${hideTarget(room.preview.scene)}
                      label="${t("start.picture")}"
                    ></damier-board>
                    <div>
                      <h2>${t("room.board")}</h2>
                      <p class="sub">${view.style === "bids" ? t("room.board-sub") : nothing}</p>
                    </div>
                  </div>
                `
              : nothing
          }
          <div class="card" ?hidden=${view.you < 0 && !room.recentReactions.length}>
            ${reactionBar(view, room.recentReactions, (s) => room.react(s))}
          </div>
        </section>
        <aside class="card panel">
          ${invitation(room)}
          <section class="fill">
            <h2>${t("room.game")}</h2>
            ${host && room.gameCard ? boardOptions(room, view, room.gameCard) : nothing}
            ${view.settings.map((s) => settingRow(room, host, s))}
            ${
              host
                ? html`
                    <label class="room-setting">
                      <span class="sub">${t("room.locked")}</span>
                      <input
                        type="checkbox"
                        class="toggle"
                        .checked=${view.locked}
                        @change=${(/** @type {Event} */ e) =>
                          room.act("lock", { on: String(/** @type {HTMLInputElement} */ (e.target).checked) })}
                      />
                    </label>
                  `
                : nothing
            }
          </section>
          <section class="foot">
            ${countdown(room, view)} ${view.you < 0 ? joinForm(room, view, seated.length) : readyButton(room, view)}
          </section>
        </aside>
      </div>
    </div>
  `;
}

/** @param {RoomController} room @param {RoomView} view @param {import("../api.js").GameCard} gameCard */
const boardOptions = (room, view, gameCard) =>
  dealOptionControls(gameCard, view.options, room.fixedOptions(view), (options) => room.chooseBoard(options));

/** @param {RoomController} room @param {RoomView} view @param {import("./room-stream.js").RoomSeat} seat */
const seatItem = (room, view, seat) => html`
  <li class="room-seat ${seat.ready ? "ready" : ""}">
    ${avatar(seat)}
    <b>${displayName(view, seat)}</b>
    <span class="sub">
      ${seat.kind === "engine" ? t("room.always-ready") : seat.seat === 0 ? t("room.opened") : t("room.joined")}
    </span>
    <span class="pill ${seat.ready ? "good" : ""}">
      ${seat.ready ? icon("check") : nothing}${t(seat.ready ? "room.is-ready" : "room.not-ready")}
    </span>
    ${connectionStatus(seat, room.presence)} ${view.style === "match" ? colourChoice(room, view, seat) : nothing}
    ${
      seat.seat === view.you && view.you !== 0
        ? html`
            <button class="btn small quiet" @click=${() => room.act("leave")}>${t("room.stand")}</button>
          `
        : removeButton(room, view, seat)
    }
  </li>
`;

/**
 * Renders the colour of a player; users can choose their own one.
 * @param {RoomController} room @param {RoomView} view @param {import("./room-stream.js").RoomSeat} seat
 */
function colourChoice(room, view, seat) {
  const sides = room.preview?.seats ?? [];
  if (!sides.length) return nothing;
  if (seat.seat !== view.you)
    return seat.side < 0
      ? nothing
      : html`
          <span class="pill t-${sides[seat.side]?.tone}">${sides[seat.side]?.name}</span>
        `;
  return html`
    <select
      class="room-colour"
      aria-label="${t("room.colour")}"
      @change=${(/** @type {Event} */ e) => room.act("side", { side: fieldValue(e) })}
    >
      <option value="-1" ?selected=${seat.side < 0}>${t("room.any-colour")}</option>
      ${sides.map(
        (side, i) => html`
          <option
            value="${i}"
            ?selected=${seat.side === i}
            ?disabled=${view.seats.some((s) => !s.left && s.side === i && s !== seat)}
          >
            ${side.name}
          </option>
        `,
      )}
    </select>
  `;
}

/** Takes a free seat with the name in the form. @param {RoomController} room */
function takeSeat(room) {
  const input = /** @type {HTMLInputElement|null} */ (document.querySelector(".room-join input"));
  if (input?.value.trim()) room.join(input.value);
  else input?.focus();
}

/**
 * Renders a free seat: a spectator takes it, a player copies the link for it.
 * @param {RoomController} room @param {RoomView} view
 */
const freeSeatButton = (room, view) => html`
  <button
    class="free-seat"
    ?disabled=${view.you < 0 && view.locked}
    @click=${() => (view.you < 0 ? takeSeat(room) : copyLink(room))}
  >
    <span class="avatar" aria-hidden="true">${icon("plus")}</span>
    <b>${t("room.free")}</b>
    <span class="sub">${t(view.you < 0 ? "room.take-seat" : "room.share")}</span>
  </button>
`;

/** @param {RoomController} room */
const engineSelect = (room) =>
  room.opponents.length
    ? html`
        <select
          aria-label="${t("room.engine")}"
          @change=${(/** @type {Event} */ e) => {
            const opponent = fieldValue(e);
            /** @type {HTMLSelectElement} */ (e.target).value = "";
            if (opponent) room.act("engine", { opponent });
          }}
        >
          <option value="">${t("room.engine")}</option>
          ${room.opponents.map(
            (o) => html`
              <option value="${o.id}">${o.name}</option>
            `,
          )}
        </select>
      `
    : nothing;

/** @param {RoomController} room @param {boolean} host @param {import("./room-stream.js").Setting} s */
function settingRow(room, host, s) {
  if (room.pendingSettings.get(s.id) === s.value) room.pendingSettings.delete(s.id);
  const value = room.pendingSettings.get(s.id) ?? s.value;
  const set = (/** @type {number} */ next) => room.changeSetting(s.id, Math.min(s.most, Math.max(s.least, next)));
  return html`
    <div class="room-setting">
      <span class="sub">${t("setting." + s.id)}</span>
      ${
        s.most === 1 && s.least === 0
          ? html`
              <input
                type="checkbox"
                class="toggle"
                aria-label="${t("setting." + s.id)}"
                ?disabled=${!host}
                .checked=${value === 1}
                @change=${(/** @type {Event} */ e) => set(Number(/** @type {HTMLInputElement} */ (e.target).checked))}
              />
            `
          : host
            ? html`
                <span class="stepper">
                  <button
                    aria-label="${t("room.less", t("setting." + s.id))}"
                    ?disabled=${value <= s.least}
                    @click=${() => set(value - s.step)}
                  >
                    −
                  </button>
                  <output>${value}</output>
                  <button
                    aria-label="${t("room.more", t("setting." + s.id))}"
                    ?disabled=${value >= s.most}
                    @click=${() => set(value + s.step)}
                  >
                    +
                  </button>
                </span>
              `
            : html`
                <b>${s.value}</b>
              `
      }
    </div>
  `;
}

/** @param {RoomController} room @param {RoomView} view */
function readyButton(room, view) {
  const on = view.seats[view.you]?.ready;
  return html`
    <button
      class="btn main big block"
      data-enter
      @click=${() => room.settingsSent.then(() => room.act("ready", { on: String(!on) }))}
    >
      ${icon(on ? "clock" : "check")}${t(on ? "room.wait" : "room.ready")}
      <kbd class="kbd" aria-hidden="true">↵</kbd>
    </button>
    <p class="sub">${t("room.starts")}</p>
  `;
}

/** @param {RoomController} room @param {RoomView} view @param {number} seatCount */
export const joinForm = (room, view, seatCount) =>
  view.locked || seatCount >= view.places || (view.style === "match" && view.phase === "playing")
    ? html`
        <p>${t(view.locked ? "room.is-locked" : "room.full")}</p>
      `
    : html`
        <form
          class="room-join"
          @submit=${(/** @type {SubmitEvent} */ e) => {
            e.preventDefault();
            room.join(String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("name")));
          }}
        >
          <label>
            <span class="sub">${t("room.name")}</span>
            <input name="name" required maxlength="24" autocomplete="nickname" .value=${room.nickname()} />
          </label>
          <button class="btn main big block">${t("room.sit")}</button>
        </form>
      `;
