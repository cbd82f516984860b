import { html } from "lit";

/** @typedef {import("./api.js").Option} Option */
/** @typedef {Record<string, string>} Values */

/**
 * Renders controls for options: list, checkbox, number or text field. Options with their default value are left out of
 * the result.
 * @param {Option[]} options @param {Values} values @param {(values: Values) => void} onChange
 */
export function optionControls(options, values, onChange) {
  const set = (/** @type {Option} */ o, /** @type {string} */ value) => {
    const others = Object.fromEntries(Object.entries(values).filter(([id]) => id !== o.id));
    onChange(value === o.standard || value === "" ? others : { ...others, [o.id]: value });
  };
  return options.map(
    (o) => html`
      <label class="opt" data-option="${o.id}" title="${o.about}">${o.label} ${optionControl(o, values, set)}</label>
    `,
  );
}

/** @param {Option} o @param {Values} values @param {(o: Option, value: string) => void} set */
function optionControl(o, values, set) {
  const value = values[o.id] ?? o.standard;
  const input = (/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target);
  switch (o.type) {
    case "choice":
      return html`
        <select @change=${(/** @type {Event} */ e) => set(o, input(e).value)}>
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
          @change=${(/** @type {Event} */ e) => set(o, o.values[input(e).checked ? 0 : 1])}
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
          .value=${values[o.id] ?? ""}
          @change=${(/** @type {Event} */ e) => set(o, input(e).value)}
        />
      `;
    default:
      return html`
        <input
          size="12"
          placeholder="${o.standard}"
          .value=${values[o.id] ?? ""}
          @change=${(/** @type {Event} */ e) => set(o, input(e).value.trim())}
        />
      `;
  }
}
