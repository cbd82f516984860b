import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { portrait } from "../play/portrait.js";

/** Colour and letter of a seat: never the colour alone. */
const TONES = ["blue", "red", "green", "yellow", "silver"];

/** What can be said, each with its icon. */
export const SIGNS = ["bolt", "star", "hint", "hourglass", "hand", "eye"];

/** @param {number} seat */
export const tone = (seat) => "t-" + TONES[seat % TONES.length];

/** Somebody's figure. @param {import("./feed.js").Place} place @param {boolean} [former] where it stood before */
export const avatar = (place, former = false) => html`
  <span class="avatar ${tone(place.seat)} ${former ? "former" : ""}" aria-hidden="true">
    ${portrait({
      id: "",
      x: 0,
      y: 0,
      shape: "robot",
      tone: TONES[place.seat % TONES.length],
      label: [...place.name][0]?.toUpperCase() ?? "",
      facing: "",
      name: place.name,
    })}
  </span>
`;

/** @param {import("./feed.js").RoomView} view @param {import("./feed.js").Place} place */
export const nameOf = (view, place) => (place.seat === view.you ? t("room.you", place.name) : place.name);

/** Who is there, by seat. @param {import("./feed.js").RoomView} view @param {number} seat */
export const name = (view, seat) => {
  const place = view.seats.find((s) => s.seat === seat);
  return place ? nameOf(view, place) : "";
};

/**
 * Whether somebody's page is open, and how far away it is.
 * @param {import("./feed.js").Place} place @param {import("./feed.js").Presence|null} presence
 */
export function nearness(place, presence) {
  if (place.kind === "engine" || !presence) return nothing;
  if (!presence.here[place.seat])
    return html`
      <span class="pill warn">${t("room.away")}</span>
    `;
  const ms = presence.latency[place.seat] ?? -1;
  return ms < 0
    ? nothing
    : html`
        <span class="sub">${t("room.ms", ms)}</span>
      `;
}

/**
 * Whoever opened the room may send others away.
 * @param {import("../pages/room.js").Room} page @param {import("./feed.js").RoomView} view
 * @param {import("./feed.js").Place} place
 */
export const removal = (page, view, place) =>
  view.you === 0 && place.seat !== 0
    ? html`
        <button
          class="btn small quiet"
          aria-label="${t("room.remove")} ${place.name}"
          @click=${() => page.act("remove", { seat: String(place.seat) })}
        >
          ${t("room.remove")}
        </button>
      `
    : nothing;

/** The same during a game, for somebody who has gone. @type {typeof removal} */
export const removalOfAbsent = (page, view, place) =>
  place.kind === "person" && page.presence && !page.presence.here[place.seat] ? removal(page, view, place) : nothing;

/**
 * Reactions instead of a chat, and those just made.
 * @param {import("./feed.js").RoomView} view @param {{seat: number, sign: string}[]} said
 * @param {(sign: string) => void} say
 */
export const reactions = (view, said, say) => html`
  <div class="row tight room-signs" role="group" aria-label="${t("room.say")}">
    <span class="sub">${t("room.say")}</span>
    ${
      view.you < 0
        ? nothing
        : SIGNS.map(
            (s) => html`
              <button
                class="round line"
                title="${t("sign." + s)}"
                aria-label="${t("sign." + s)}"
                @click=${() => say(s)}
              >
                ${icon(s)}
              </button>
            `,
          )
    }
    <span class="room-said" role="status">
      ${said.map(
        (s) => html`
          <span class="row tight">
            ${name(view, s.seat)} ${icon(s.sign)}
            <span class="sr-only">${t("sign." + s.sign)}</span>
          </span>
        `,
      )}
    </span>
  </div>
`;
