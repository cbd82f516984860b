import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { recall, remember } from "../store.js";
import "../board/board.js";

/** Signs that only a layer puts on the board. */
const LAYERED = ["proved", "possible", "excluded", "heat"];

/** Signs of a world that is not all seen. */
const HIDDEN = ["fog", "heard"];

/**
 * What the drawings of a game mean; it can be folded, and stays so. Only what may be seen is told.
 * @param {import("../api.js").Presentation["legend"]} all @param {{secret?: boolean, layer?: string}} [shown]
 */
export function legend(all, { secret = false, layer = "" } = {}) {
  const absent = [...(layer ? [] : LAYERED), ...(secret ? [] : HIDDEN)];
  const entries = all.filter(({ sample }) => ![...sample.marks, ...sample.cells].some((m) => absent.includes(m.kind)));
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
