import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n.js";
import "../board/board.js";
import "../words/arena.js";

/** Formats a time as minutes and seconds. @param {number} millis */
function clockText(millis) {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Formats an evaluation in moves, or a win in plies. @param {number} value */
function evaluationText(value) {
  const sign = value < 0 ? "−" : "+";
  const size = Math.abs(value);
  return size >= 500_000 ? `${sign}#${1_000_000 - size}` : sign + (size / 100).toFixed(1);
}

/**
 * Explains why a race shows no boards: a bot must not see a position before it plays it.
 * @param {import("./types.js").ContestView} view
 */
export const raceNotice = (view) =>
  view.format === "race" && view.state !== "over"
    ? html`
        <p class="card sub">${t("arena.untold")}</p>
      `
    : nothing;

/**
 * Renders the games in progress.
 * @param {import("./types.js").ContestView} view @param {Map<number, import("./types.js").LiveBoard>} boards
 */
export function liveBoards(view, boards) {
  const live = view.live.map((b) => boards.get(b.number) ?? b);
  const side = (/** @type {import("./types.js").LiveBoard} */ b, /** @type {number} */ seat) => {
    const entrant = seat ? b.second : b.first;
    return entrant < 0
      ? nothing
      : html`
          <div class="side ${b.turn === seat ? "turn" : ""}">
            <i class="t-${seat ? "blue" : "red"}"></i>
            <span>${view.entrants[entrant].name}</span>
            ${
              typeof b.values?.[seat] === "number"
                ? html`
                    <span class="evaluation" title="${t("arena.evaluation")}">${evaluationText(b.values[seat])}</span>
                  `
                : nothing
            }
            ${
              b.clocks.length
                ? html`
                    <span class="time">${clockText(b.clocks[seat])}</span>
                  `
                : nothing
            }
          </div>
        `;
  };
  return html`
    <div class="arena-live">
      ${
        live.length
          ? repeat(
              live,
              (b) => b.number,
              (b) => html`
                <article class="card" aria-label="${view.entrants[b.first].name}">
                  ${side(b, 1)}
                  ${
                    b.scene
                      ? html`
                          <damier-board .scene=${b.scene} .moves=${[]} readonly label="${view.title}"></damier-board>
                        `
                      : nothing
                  }
                  ${side(b, 0)}
                </article>
              `,
            )
          : html`
              <p class="card sub">${t("arena.waiting")}</p>
            `
      }
    </div>
  `;
}
