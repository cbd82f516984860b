import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/** Colour and letter of a seat: never the colour alone. */
const TONES = ["blue", "red", "green", "yellow", "silver"];

/** What can be said, each with its icon. */
export const SIGNS = ["bolt", "star", "hint", "hourglass", "hand", "eye"];

/** @param {number} seat */
export const tone = (seat) => "t-" + TONES[seat % TONES.length];

/** @param {import("./feed.js").Place} place */
export const avatar = (place) => html`
  <span class="avatar ${tone(place.seat)}" aria-hidden="true">
    ${place.kind === "engine" ? icon("bolt") : [...place.name][0]?.toUpperCase()}
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
