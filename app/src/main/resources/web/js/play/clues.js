import { html, nothing } from "lit";
import { t } from "../i18n.js";

/** @typedef {import("../api.js").Layer} Layer */

/**
 * What is shown of what follows from the observations; a switch under the board, a button for each kind of layer.
 * @param {Layer[]} layers @param {string} shown @param {(id: string) => void} show
 */
export function layerSwitch(layers, shown, show) {
  const kind = layers.find((l) => l.id === shown)?.kind ?? "";
  const kinds = layers.filter((l, i) => layers.findIndex((other) => other.kind === l.kind) === i);
  return html`
    <div class="segment" role="group" aria-label="${t("stealth.layers")}">
      ${[{ id: "", kind: "", words: t("layer.none") }, ...kinds.map((l) => ({ ...l, words: l.kind }))].map(
        (l) => html`
          <button aria-pressed="${kind === l.kind}" @click=${() => show(l.id)}>${l.words}</button>
        `,
      )}
    </div>
  `;
}

/**
 * What the layer's marks and figures mean, and what else they can be of.
 * @param {Layer[]} layers @param {string} shown @param {(id: string) => void} show
 */
export function meaning(layers, shown, show) {
  const layer = layers.find((l) => l.id === shown);
  if (!layer?.about) return nothing;
  const alike = layers.filter((l) => l.kind === layer.kind);
  return html`
    <div class="meaning">
      <h2>${t("layer.meaning")}</h2>
      ${
        alike.length > 1
          ? html`
              <div class="segment" role="group" aria-label="${layer.kind}">
                ${alike.map(
                  (l) => html`
                    <button aria-pressed="${l.id === shown}" @click=${() => show(l.id)}>${l.name}</button>
                  `,
                )}
              </div>
            `
          : nothing
      }
      <p class="sub">${layer.about}</p>
    </div>
  `;
}

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
