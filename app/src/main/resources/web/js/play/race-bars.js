import { html, nothing } from "lit";
import { commonCounters } from "./counter-changes.js";

/**
 * Compares the players: a row of marks per player for each number that all of them have.
 * @param {import("../api.js").View|null} view @param {string[]} names names of the players
 */
export function raceBars(view, names) {
  if (!view || view.seats.length < 2) return nothing;
  return commonCounters(view.scene, view.seats.length).map((row) => {
    const longest = Math.max(1, ...row.map((c) => Number(c.value)));
    return html`
      <section class="comparison" aria-label="${row[0].name}">
        <h2 class="eyebrow">${row[0].name}</h2>
        ${row.map(
          (c) => html`
            <div class="race-row t-${view.seats[c.seat].tone}">
              <span>${names[c.seat]}</span>
              <span class="race-bar" aria-hidden="true">
                ${Array.from(
                  { length: longest },
                  (_, i) => html`
                    <i class="${i < Number(c.value) ? "on" : ""}"></i>
                  `,
                )}
              </span>
              <b>${c.value}</b>
            </div>
          `,
        )}
      </section>
    `;
  });
}
