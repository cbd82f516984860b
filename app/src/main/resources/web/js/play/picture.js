import { html } from "lit";
import { t } from "../i18n.js";
import { recall, remember } from "../store.js";
import { wish, wished } from "./preference.js";

/** Drawings of this project, by their file. */
const SAMPLES = ["harbour", "hills", "garden", "checkers"];

/** Which picture lies on the tiles: a sample, `own`, or "" for none. */
const CHOSEN = "picture";
/** The picture of one's own, as a data address. */
const OWN = "picture-own";
const NUMBERS = "picture-numbers";

/** As large as a kept picture is, in pixels of its longer side: enough for a board, little enough to be kept. */
const SIDE = 900;

/** The address of the chosen picture, or "". */
export function pictureUrl() {
  const chosen = recall(CHOSEN);
  if (chosen === "own") return recall(OWN);
  return SAMPLES.includes(chosen) ? `/pictures/${chosen}.svg` : "";
}

/** The picture for a board of so many columns, as the board widget wants it. @param {number} columns */
export function pictureFor(columns) {
  const url = pictureUrl();
  return url ? { url, home: readingOrder(columns), numbers: wished(NUMBERS, true) } : null;
}

/**
 * A picture cut into tiles: a sample, or one's own, which is read here, kept in this browser and never leaves it.
 * @param {() => void} changed
 */
export function pictureChooser(changed) {
  const choose = (/** @type {string} */ id) => {
    remember(CHOSEN, id);
    changed();
  };
  const chosen = recall(CHOSEN);
  return html`
    <div class="pictures" role="group" aria-label="${t("picture.title")}">
      <button class="btn" aria-pressed="${!pictureUrl()}" @click=${() => choose("")}>${t("picture.none")}</button>
      ${SAMPLES.map((id) => sample(id, `/pictures/${id}.svg`, t("picture." + id), chosen === id, choose))}
      ${recall(OWN) ? sample("own", recall(OWN), t("picture.own"), chosen === "own", choose) : ""}
      <label class="btn">
        ${t("picture.choose")}
        <input
          class="sr-only"
          type="file"
          accept="image/*"
          @change=${async (/** @type {Event} */ e) => {
            const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
            if (!file) return;
            remember(OWN, await reduced(file));
            choose("own");
          }}
        />
      </label>
    </div>
    ${wish(NUMBERS, t("picture.numbers"), changed, true)}
  `;
}

/**
 * @param {string} id @param {string} url @param {string} name @param {boolean} pressed
 * @param {(id: string) => void} choose
 */
const sample = (id, url, name, pressed, choose) => html`
  <button class="btn picture" data-picture="${id}" aria-pressed="${pressed}" title="${name}" @click=${() => choose(id)}>
    <img src="${url}" alt="${name}" width="36" height="36" />
  </button>
`;

/** A picture small enough to be kept. @param {File} file @returns {Promise<string>} */
async function reduced(file) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.85);
}

/**
 * Where each tile lies when solved: reading order, holes last.
 * @param {number} columns @returns {(label: string) => [number, number]}
 */
export const readingOrder = (columns) => (label) => {
  const i = Number(label) - 1;
  return [i % columns, Math.floor(i / columns)];
};
