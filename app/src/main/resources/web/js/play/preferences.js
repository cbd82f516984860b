import { html } from "lit";
import { getItem, setItem } from "../local-storage.js";

/** Local storage key: pieces move when the pointer passes over them. */
export const HOVER_KEY = "hover";

/** Whether a stored on/off preference is on. @param {string} key @param {boolean} [fallback] */
export const isEnabled = (key, fallback = false) => getItem(key, fallback ? "on" : "off") === "on";

/**
 * Renders the switch of a preference.
 * @param {string} key @param {string} label @param {() => void} onChange @param {boolean} [fallback]
 */
export const preferenceToggle = (key, label, onChange, fallback = false) => html`
  <label class="preference ${key}">
    <input
      type="checkbox"
      class="toggle"
      .checked=${isEnabled(key, fallback)}
      @change=${(/** @type {Event} */ e) => {
        setItem(key, /** @type {HTMLInputElement} */ (e.target).checked ? "on" : "off");
        onChange();
      }}
    />
    ${label}
  </label>
`;
