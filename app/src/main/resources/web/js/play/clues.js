import { html, nothing } from "lit";
import { t } from "../i18n.js";

/**
 * What is shown of what follows from the observations; a switch under the board.
 * @param {import("../api.js").Layer[]} layers @param {string} shown @param {(id: string) => void} show
 */
export const layerSwitch = (layers, shown, show) => html`
  <div class="segment" role="group" aria-label="${t("stealth.layers")}">
    ${[{ id: "", name: t("layer.none") }, ...layers].map(
      (l) => html`
        <button aria-pressed="${shown === l.id}" @click=${() => show(l.id)}>${l.name}</button>
      `,
    )}
  </div>
`;

/** Why a cell is as it is, once it is asked. @param {{where: string, sentences: string[]}|null} why */
export const reasons = (why) => html`
  <p class="sub">${t("stealth.why")}</p>
  ${
    why
      ? html`
          <div role="status">
            <h2>${t("stealth.why-at", why.where)}</h2>
            ${why.sentences.length ? listed(why.sentences) : nothing}
            ${
              why.sentences.length
                ? nothing
                : html`
                    <p class="sub">${t("stealth.no-why")}</p>
                  `
            }
          </div>
        `
      : nothing
  }
`;

/** @param {string[]} sentences */
const listed = (sentences) => html`
  <ol>
    ${sentences.map(
      (s) => html`
        <li>${s}</li>
      `,
    )}
  </ol>
`;
