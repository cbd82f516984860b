import { html, nothing } from "lit";

/**
 * Renders the counters of a puzzle.
 * @param {import("../api.js").Scene} scene @param {unknown} [more] further content after the counters
 */
export const counterPanel = (scene, more = nothing) =>
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
