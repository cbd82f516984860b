import { html, nothing } from "lit";

/**
 * The figures beside the board of a puzzle.
 * @param {import("../api.js").Scene} scene @param {unknown} [more] what stands after them
 */
export const counters = (scene, more = nothing) =>
  scene.counters.length
    ? html`
        <div class="counters">
          ${scene.counters.map(
            (c) => html`
              <div>
                <b>${c.value}</b>
                <span>${c.name}</span>
              </div>
            `,
          )}${more}
        </div>
      `
    : nothing;
