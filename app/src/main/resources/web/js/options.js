import { html } from "lit";

/** @typedef {import("./api.js").Option} Option */
/** @typedef {Record<string, string>} Values */

/**
 * Controls for typed options: a list, a switch, a number within its bounds or a line of text. What is left at its
 * standard value is not said.
 * @param {Option[]} options @param {Values} given @param {(values: Values) => void} change
 */
export function optionControls(options, given, change) {
  const set = (/** @type {Option} */ o, /** @type {string} */ value) => {
    const others = Object.fromEntries(Object.entries(given).filter(([id]) => id !== o.id));
    change(value === o.standard || value === "" ? others : { ...others, [o.id]: value });
  };
  return options.map(
    (o) => html`
      <label class="opt" data-option="${o.id}">${o.about} ${control(o, given, set)}</label>
    `,
  );
}

/** @param {Option} o @param {Values} given @param {(o: Option, value: string) => void} set */
function control(o, given, set) {
  const value = given[o.id] ?? o.standard;
  const read = (/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target);
  switch (o.type) {
    case "choice":
      return html`
        <select @change=${(/** @type {Event} */ e) => set(o, read(e).value)}>
          ${o.values.map(
            (v, i) => html`
              <option value="${v}" ?selected=${v === value}>${o.words[i]}</option>
            `,
          )}
        </select>
      `;
    case "flag":
      return html`
        <input
          type="checkbox"
          .checked=${value === o.values[0]}
          @change=${(/** @type {Event} */ e) => set(o, o.values[read(e).checked ? 0 : 1])}
        />
      `;
    case "number":
      return html`
        <input
          type="number"
          min="${o.least}"
          max="${o.most}"
          title="${o.least}–${o.most}"
          placeholder="${o.standard}"
          .value=${given[o.id] ?? ""}
          @change=${(/** @type {Event} */ e) => set(o, read(e).value)}
        />
      `;
    default:
      return html`
        <input
          size="12"
          placeholder="${o.standard}"
          .value=${given[o.id] ?? ""}
          @change=${(/** @type {Event} */ e) => set(o, read(e).value.trim())}
        />
      `;
  }
}
