import { html } from "lit";
import { t } from "../i18n.js";

/**
 * A picture cut into tiles. It is read here and never leaves the browser.
 * @param {(url: string) => void} chosen
 */
export function pictureChooser(chosen) {
  return html`
    <div class="row">
      <label class="btn">
        ${t("picture.choose")}
        <input
          class="sr-only"
          type="file"
          accept="image/*"
          @change=${(/** @type {Event} */ e) => {
            const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
            if (file) chosen(URL.createObjectURL(file));
          }}
        />
      </label>
      <button class="btn" @click=${() => chosen("")}>${t("picture.numbers")}</button>
    </div>
  `;
}

/**
 * Where each tile lies when solved: reading order, holes last.
 * @param {number} columns @returns {(label: string) => [number, number]}
 */
export const readingOrder = (columns) => (label) => {
  const i = Number(label) - 1;
  return [i % columns, Math.floor(i / columns)];
};
