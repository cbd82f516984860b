import { html, nothing } from "lit";
import { t } from "../i18n.js";

/** @typedef {import("../api.js").Layer} Layer */

/**
 * Renders a switch below the board with one button per kind of knowledge layer.
 * @param {Layer[]} layers @param {string} selected @param {(id: string) => void} select
 */
export function layerSwitch(layers, selected, select) {
  const kind = layers.find((l) => l.id === selected)?.kind ?? "";
  const kinds = layers.filter((l, i) => layers.findIndex((other) => other.kind === l.kind) === i);
  return html`
    <div class="segment" role="group" aria-label="${t("stealth.layers")}">
      ${[{ id: "", kind: "", words: t("layer.none") }, ...kinds.map((l) => ({ ...l, words: l.kind }))].map(
        (l) => html`
          <button aria-pressed="${kind === l.kind}" @click=${() => select(l.id)}>${l.words}</button>
        `,
      )}
    </div>
  `;
}

/**
 * Renders the explanation of the selected layer, and a choice between the layers of the same kind.
 * @param {Layer[]} layers @param {string} selected @param {(id: string) => void} select
 */
export function layerExplanation(layers, selected, select) {
  const layer = layers.find((l) => l.id === selected);
  if (!layer?.about) return nothing;
  const sameKind = layers.filter((l) => l.kind === layer.kind);
  return html`
    <div class="meaning">
      <h2>${t("layer.meaning")}</h2>
      ${
        sameKind.length > 1
          ? html`
              <div class="segment" role="group" aria-label="${layer.kind}">
                ${sameKind.map(
                  (l) => html`
                    <button aria-pressed="${l.id === selected}" @click=${() => select(l.id)}>${l.name}</button>
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

/**
 * Renders the explanation of a cell, once the user has clicked one.
 * @param {{where: string, sentences: string[]}|null} why
 */
export const cellExplanation = (why) => html`
  <p class="sub">${t("stealth.why")}</p>
  ${
    why
      ? html`
          <div role="status">
            <h2>${t("stealth.why-at", why.where)}</h2>
            ${why.sentences.length ? numberedList(why.sentences) : nothing}
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
const numberedList = (sentences) => html`
  <ol>
    ${sentences.map(
      (s) => html`
        <li>${s}</li>
      `,
    )}
  </ol>
`;
