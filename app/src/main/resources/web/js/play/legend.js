import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { getItem, setItem } from "../local-storage.js";
import "../board/board.js";

/** Marks that appear only with a knowledge layer. */
const LAYER_MARKS = ["proved", "possible", "excluded", "heat"];

/** Marks that appear only under fog. */
const FOG_MARKS = ["fog", "heard"];

/**
 * Renders the legend of a game in a collapsible section. Marks that cannot appear now are left out.
 * @param {import("../api.js").Presentation["legend"]} all @param {{secret?: boolean, layer?: string}} [shown]
 */
export function legendPanel(all, { secret = false, layer = "" } = {}) {
  const hidden = [...(layer ? [] : LAYER_MARKS), ...(secret ? [] : FOG_MARKS)];
  const entries = all.filter(({ sample }) => ![...sample.marks, ...sample.cells].some((m) => hidden.includes(m.kind)));
  if (!entries.length) return nothing;
  const saveState = (/** @type {Event} */ e) =>
    setItem("legend", /** @type {HTMLDetailsElement} */ (e.target).open ? "open" : "folded");
  return html`
    <details class="card" ?open=${getItem("legend", "open") === "open"} @toggle=${saveState}>
      <summary>${t("secret.legend")}</summary>
      <ul class="legend">
        ${entries.map(
          (e) => html`
            <li>
              <damier-board class="swatch" readonly aria-hidden="true" .scene=${e.sample}></damier-board>
              ${e.words}
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}
