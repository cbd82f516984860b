import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { fieldValue } from "../field-value.js";
import { avatar, displayName, connectionStatus, reactionBar, removeButton } from "./players.js";

/**
 * The lobby of a room: seats, invitation link and QR code, settings, and the ready button.
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("../pages/room.js").Room} Room
 */

/** @param {Room} page @param {RoomView} view */
export function lobby(page, view) {
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
          ${page.connectionPill()}
          ${
            page.presence?.watching
              ? html`
                  <span class="pill">${icon("eye")}${t("room.watching", page.presence.watching)}</span>
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
              ${seated.map((seat) => seatItem(page, view, seat))}
              ${Array.from(
                { length: free },
                (_, i) => html`
                  <li class="room-seat free">
                    <span class="avatar">${icon("plus")}</span>
                    <b>${t("room.free")}</b>
                    ${host && i === 0 ? engineSelect(page) : nothing}
                    ${
                      host
                        ? nothing
                        : html`
                            <span class="sub">${t("room.share")}</span>
                          `
                    }
                  </li>
                `,
              )}
            </ul>
          </div>
          <div class="card">${reactionBar(view, page.recentReactions, (s) => page.react(s))}</div>
        </section>
        <aside class="card panel">
          <section class="room-invite">
            <img
              src="/api/rooms/${page.room}/code.svg?origin=${encodeURIComponent(location.origin)}"
              alt="${t("room.code")}"
              width="132"
              height="132"
            />
            <div>
              <h2>${t("room.invite")}</h2>
              <p class="sub">${t("room.invite-sub")}</p>
            </div>
          </section>
          <section>
            <div class="room-link">
              <span>${location.host}/room/${page.room.slice(0, 6)}…</span>
              <button class="btn small" @click=${() => page.copyLink()}>${icon("copy")}${t("room.copy")}</button>
            </div>
          </section>
          <section class="fill">
            <h2>${t("room.game")}</h2>
            ${view.settings.map((s) => settingRow(page, host, s))}
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
                          page.act("lock", { on: String(/** @type {HTMLInputElement} */ (e.target).checked) })}
                      />
                    </label>
                  `
                : nothing
            }
          </section>
          <section class="foot">
            ${view.you < 0 ? joinForm(page, view, seated.length) : readyButton(page, view)}
          </section>
        </aside>
      </div>
    </div>
  `;
}

/** @param {Room} page @param {RoomView} view @param {import("./room-stream.js").RoomSeat} seat */
const seatItem = (page, view, seat) => html`
  <li class="room-seat ${seat.ready ? "ready" : ""}">
    ${avatar(seat)}
    <b>${displayName(view, seat)}</b>
    <span class="sub">
      ${seat.kind === "engine" ? t("room.always-ready") : seat.seat === 0 ? t("room.opened") : t("room.joined")}
    </span>
    <span class="pill ${seat.ready ? "good" : ""}">
      ${seat.ready ? icon("check") : nothing}${t(seat.ready ? "room.is-ready" : "room.not-ready")}
    </span>
    ${connectionStatus(seat, page.presence)}
    ${
      seat.seat === view.you && view.you !== 0
        ? html`
            <button class="btn small quiet" @click=${() => page.act("leave")}>${t("room.stand")}</button>
          `
        : removeButton(page, view, seat)
    }
  </li>
`;

/** @param {Room} page */
const engineSelect = (page) =>
  page.opponents.length
    ? html`
        <select
          aria-label="${t("room.engine")}"
          @change=${(/** @type {Event} */ e) => {
            const opponent = fieldValue(e);
            /** @type {HTMLSelectElement} */ (e.target).value = "";
            if (opponent) page.act("engine", { opponent });
          }}
        >
          <option value="">${t("room.engine")}</option>
          ${page.opponents.map(
            (o) => html`
              <option value="${o.id}">${o.name}</option>
            `,
          )}
        </select>
      `
    : html`
        <span class="sub">${t("room.share")}</span>
      `;

/** @param {Room} page @param {boolean} host @param {import("./room-stream.js").Setting} s */
function settingRow(page, host, s) {
  if (page.pendingSettings.get(s.id) === s.value) page.pendingSettings.delete(s.id);
  const value = page.pendingSettings.get(s.id) ?? s.value;
  const set = (/** @type {number} */ next) => page.changeSetting(s.id, Math.min(s.most, Math.max(s.least, next)));
  return html`
    <div class="room-setting">
      <span class="sub">${t("setting." + s.id)}</span>
      ${
        host
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

/** @param {Room} page @param {RoomView} view */
function readyButton(page, view) {
  const on = view.seats[view.you]?.ready;
  return html`
    <button
      class="btn main big block"
      data-enter
      @click=${() => page.settingsSent.then(() => page.act("ready", { on: String(!on) }))}
    >
      ${icon(on ? "clock" : "check")}${t(on ? "room.wait" : "room.ready")}
      <kbd class="kbd" aria-hidden="true">↵</kbd>
    </button>
    <p class="sub">${t("room.starts")}</p>
  `;
}

/** @param {Room} page @param {RoomView} view @param {number} seatCount */
export const joinForm = (page, view, seatCount) =>
  view.locked || seatCount >= view.places || (view.style === "match" && view.phase !== "lobby")
    ? html`
        <p>${t(view.locked ? "room.is-locked" : "room.full")}</p>
      `
    : html`
        <form
          class="room-join"
          @submit=${(/** @type {SubmitEvent} */ e) => {
            e.preventDefault();
            page.join(String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("name")));
          }}
        >
          <label>
            <span class="sub">${t("room.name")}</span>
            <input name="name" required maxlength="24" autocomplete="nickname" .value=${page.nickname()} />
          </label>
          <button class="btn main big block">${t("room.sit")}</button>
        </form>
      `;
