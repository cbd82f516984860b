import { html } from "lit";
import { recall, remember } from "../store.js";

/** Whatever the pointer passes over moves. */
export const HOVER = "hover";

/** A wish that the browser keeps: on or off. @param {string} key @param {boolean} [otherwise] */
export const wished = (key, otherwise = false) => recall(key, otherwise ? "on" : "off") === "on";

/**
 * Its switch.
 * @param {string} key @param {string} words @param {() => void} changed @param {boolean} [otherwise]
 */
export const wish = (key, words, changed, otherwise = false) => html`
  <label class="wish">
    <input
      type="checkbox"
      class="toggle"
      .checked=${wished(key, otherwise)}
      @change=${(/** @type {Event} */ e) => {
        remember(key, /** @type {HTMLInputElement} */ (e.target).checked ? "on" : "off");
        changed();
      }}
    />
    ${words}
  </label>
`;
