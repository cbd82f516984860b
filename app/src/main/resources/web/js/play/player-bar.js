import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { LOW_CLOCK_MILLIS, clockText } from "./clock.js";
import { pieceIcon } from "./piece-icon.js";
import "./more-menu.js";

/**
 * Renders a player: name, counters of the seat, clock, and a menu to choose another player.
 * @param {{seat: number, name?: string, side: import("../api.js").Seat, piece: import("../api.js").Piece|undefined,
 *   engine: import("../api.js").Opponent|null, turn: boolean, counters: import("../api.js").Counter[],
 *   remaining: number|null, choices?: import("./more-menu.js").MenuItem[]}} player
 */
export const playerBar = ({ seat, name = "", side, piece, engine, turn, counters, remaining, choices = [] }) => html`
  <div class="player-bar ${turn ? "turn" : ""} t-${side.tone}" data-seat="${seat + 1}">
    <span class="avatar" aria-hidden="true">${piece ? pieceIcon(piece) : seat + 1}</span>
    <div class="grow">
      <div class="who">
        <b>${engine ? name || engine.name : t("seat.you", side.name)}</b>
        ${
          engine?.strength
            ? html`
                <small class="sub strength">${engine.strength}</small>
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
        ${[...counters.map((c) => `${c.name} ${c.value}`), engine ? side.name : ""].filter(Boolean).join(" · ")}
      </div>
    </div>
    ${
      remaining === null
        ? nothing
        : html`
            <b
              class="clock ${remaining < LOW_CLOCK_MILLIS ? "low" : ""}"
              role="timer"
              aria-label="${t("seat.clock", side.name)}"
            >
              ${clockText(remaining)}
            </b>
          `
    }
    ${
      choices.length
        ? html`
            <damier-player-menu
              label="${t("seat.change", side.name)}"
              symbol="people"
              .items=${choices}
            ></damier-player-menu>
          `
        : nothing
    }
  </div>
`;
