import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { clockText } from "./clock.js";
import { portrait } from "./portrait.js";

/** A clock with less than this is low, in ms. */
const LOW = 20_000;

/**
 * A player: the name and who plays for it, what the board counts for this seat, the clock.
 * @param {{seat: number, place: import("../api.js").Seat, piece: import("../api.js").Piece|undefined,
 *   who: import("../api.js").Opponent|null, turn: boolean,
 *   counters: import("../api.js").Counter[], left: number|null}} player
 */
export const plate = ({ seat, place, piece, who, turn, counters, left }) => html`
  <div class="plate ${turn ? "turn" : ""} t-${place.tone}" data-seat="${seat + 1}">
    <span class="avatar" aria-hidden="true">${piece ? portrait(piece) : seat + 1}</span>
    <div class="grow">
      <div class="who">
        <b>${who ? who.name : t("seat.you", place.name)}</b>
        ${
          who?.strength
            ? html`
                <small class="sub strength">${who.strength}</small>
              `
            : nothing
        }
        ${
          turn
            ? html`
                <span class="pill live">${t("seat.to-move")}</span>
              `
            : nothing
        }
      </div>
      <div class="sub facts">
        ${[...counters.map((c) => `${c.name} ${c.value}`), who ? place.name : ""].filter(Boolean).join(" · ")}
      </div>
    </div>
    ${
      left === null
        ? nothing
        : html`
            <b class="clock ${left < LOW ? "low" : ""}" role="timer" aria-label="${t("seat.clock", place.name)}">
              ${clockText(left)}
            </b>
          `
    }
  </div>
`;
