import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { recall, remember } from "../store.js";
import "../board/board.js";

/**
 * What the drawings of a game mean; it can be folded, and stays so.
 * @param {import("../api.js").Presentation["legend"]} entries
 */
export function legend(entries) {
  if (!entries.length) return nothing;
  const fold = (/** @type {Event} */ e) =>
    remember("legend", /** @type {HTMLDetailsElement} */ (e.target).open ? "open" : "folded");
  return html`
    <details class="card" ?open=${recall("legend", "open") === "open"} @toggle=${fold}>
      <summary>${t("secret.legend")}</summary>
      <ul class="legend">
        ${entries.map(
          (e) => html`
            <li>
              <damier-board class="swatch" still .scene=${e.sample} label="${e.words}"></damier-board>
              ${e.words}
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}
