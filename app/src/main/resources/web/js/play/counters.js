import { html, nothing } from "lit";
import { t } from "../i18n.js";

/**
 * The figures beside a board; with several players a row for each, in the tone of their pieces.
 * @param {import("../api.js").Scene} scene @param {unknown} [more] what stands after them
 */
export function counters(scene, more = nothing) {
  const seats = [...new Set(scene.counters.map((c) => c.seat))];
  if (!scene.counters.length) return nothing;
  const figures = (/** @type {number} */ seat) =>
    scene.counters
      .filter((c) => c.seat === seat)
      .map(
        (c) => html`
          <div>
            <b>${c.value}</b>
            <span>${c.name}</span>
          </div>
        `,
      );
  if (seats.length < 2)
    return html`
      <div class="counters">${figures(seats[0])}${more}</div>
    `;
  return html`
    ${seats.map(
      (seat) => html`
        <div class="counters seat">
          <div class="who t-${scene.pieces[seat]?.tone ?? "ink"}">
            <b>●</b>
            <span>${t("seat.name", seat + 1)}</span>
          </div>
          ${figures(seat)}
        </div>
      `,
    )}${more}
  `;
}
