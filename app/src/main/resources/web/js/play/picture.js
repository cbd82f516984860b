import { html } from "lit";
import { t } from "../i18n.js";
import { getItem, setItem } from "../local-storage.js";
import { preferenceToggle, isEnabled } from "./preferences.js";

/** Names of the sample pictures. */
const SAMPLE_PICTURES = ["harbour", "hills", "garden", "checkers"];

/** Local storage key: the selected picture; a sample, `own`, or "" for none. */
const SELECTED_KEY = "picture";
/** Local storage key: the user's own picture, as a data URL. */
const OWN_KEY = "picture-own";
const NUMBERS_KEY = "picture-numbers";

/** Maximum length of the longer side of a stored picture, in pixels. */
const MAX_SIDE_PIXELS = 900;

/** Returns the URL of the selected picture, or "". */
export function pictureUrl() {
  const chosen = getItem(SELECTED_KEY);
  if (chosen === "own") return getItem(OWN_KEY);
  return SAMPLE_PICTURES.includes(chosen) ? `/pictures/${chosen}.svg` : "";
}

/** Returns the selected picture in the format of the board element. @param {number} columns */
export function pictureFor(columns) {
  const url = pictureUrl();
  return url ? { url, home: readingOrder(columns), numbers: isEnabled(NUMBERS_KEY, true) } : null;
}

/**
 * Renders the choice of a picture for the tiles: samples, or an own picture. An own picture is stored in this browser
 * only.
 * @param {() => void} onChange
 */
export function pictureChooser(onChange) {
  const choose = (/** @type {string} */ id) => {
    setItem(SELECTED_KEY, id);
    onChange();
  };
  const chosen = getItem(SELECTED_KEY);
  return html`
    <div class="pictures" role="group" aria-label="${t("picture.title")}">
      <button class="btn" aria-pressed="${!pictureUrl()}" @click=${() => choose("")}>${t("picture.none")}</button>
      ${SAMPLE_PICTURES.map((id) => sampleButton(id, `/pictures/${id}.svg`, t("picture." + id), chosen === id, choose))}
      ${getItem(OWN_KEY) ? sampleButton("own", getItem(OWN_KEY), t("picture.own"), chosen === "own", choose) : ""}
      <label class="btn">
        ${t("picture.choose")}
        <input
          class="sr-only"
          type="file"
          accept="image/*"
          @change=${async (/** @type {Event} */ e) => {
            const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
            if (!file) return;
            try {
              setItem(OWN_KEY, await resizedDataUrl(file));
            } catch {
              dispatchEvent(new CustomEvent("damier-toast", { detail: t("picture.unreadable", file.name) }));
              return;
            }
            choose("own");
          }}
        />
      </label>
    </div>
    ${preferenceToggle(NUMBERS_KEY, t("picture.numbers"), onChange, true)}
  `;
}

/**
 * @param {string} id @param {string} url @param {string} name @param {boolean} pressed
 * @param {(id: string) => void} choose
 */
const sampleButton = (id, url, name, pressed, choose) => html`
  <button class="btn picture" data-picture="${id}" aria-pressed="${pressed}" title="${name}" @click=${() => choose(id)}>
    <img src="${url}" alt="${name}" width="36" height="36" />
  </button>
`;

/**
 * Returns a picture reduced to the maximum size, as a data URL; throws if the file is no picture.
 * @param {File} file @returns {Promise<string>}
 */
async function resizedDataUrl(file) {
  const image = new Image();
  image.src = await dataUrl(file);
  await image.decode();
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.85);
}

/** Reads a file as a data URL. @param {File} file @returns {Promise<string>} */
const dataUrl = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * Returns a function from a tile's label to its place in the solved puzzle: reading order, blanks last.
 * @param {number} columns @returns {(label: string) => [number, number]}
 */
export const readingOrder = (columns) => (label) => {
  const i = Number(label) - 1;
  return [i % columns, Math.floor(i / columns)];
};
