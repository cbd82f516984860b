import { html } from "lit";
import { t } from "../i18n.js";

/**
 * Who sits where, for games of several: a person or the engine at a level, and the clock.
 * @param {{seats: number, seatOf: (seat: number) => string, choose: (key: string, value: string) => void, clock: string, left: number[]}} play
 */
export function seats(play) {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8];
  return html`
    <div class="card seats">
      ${Array.from(
        { length: play.seats },
        (_, seat) => html`
          <div class="row spread">
            <label>
              ${t("seat.name", seat + 1)}
              <select
                @change=${(/** @type {Event} */ e) => play.choose("s" + (seat + 1), /** @type {HTMLSelectElement} */ (e.target).value)}
              >
                <option value="human" ?selected=${play.seatOf(seat) === "human"}>${t("seat.human")}</option>
                ${
                  play.seats === 2
                    ? levels.map(
                        (l) => html`
                          <option value="damier:level=${l}" ?selected=${play.seatOf(seat) === "damier:level=" + l}>
                            ${t("seat.level", l)}
                          </option>
                        `,
                      )
                    : ""
                }
              </select>
            </label>
            ${
              play.clock
                ? html`
                    <b role="timer" aria-label="${t("seat.clock", seat + 1)}">${clockText(play.left[seat])}</b>
                  `
                : ""
            }
          </div>
        `,
      )}
      <label>
        ${t("seat.clocks")}
        <select
          @change=${(/** @type {Event} */ e) => play.choose("sc", /** @type {HTMLSelectElement} */ (e.target).value)}
        >
          ${["", "1", "3", "5", "10"].map(
            (m) => html`
              <option value="${m}" ?selected=${play.clock === m}>
                ${m ? t("seat.minutes", m) : t("seat.no-clock")}
              </option>
            `,
          )}
        </select>
      </label>
    </div>
  `;
}

/** @param {number} millis */
export function clockText(millis) {
  const s = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}
