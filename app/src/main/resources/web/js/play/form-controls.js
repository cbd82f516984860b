import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { fieldValue } from "../field-value.js";
import { storeFiles, displayName } from "../file-options.js";
import { sketch } from "./sketch.js";

/** Numbers with a larger range get a text field instead of a stepper. */
const MAX_STEPPER_RANGE = 100;

/**
 * Renders the control of an option: stepper, chips, switch or text field.
 * @param {import("../api.js").Option} o @param {string} value @param {(value: string) => void} onChange
 */
export function optionControl(o, value, onChange) {
  switch (o.type) {
    case "number":
      return o.most - o.least <= MAX_STEPPER_RANGE
        ? stepper(o, value, onChange, o.label)
        : textField(o, value, onChange, "number");
    case "choice":
      return chips(
        o.values.map((v, i) => ({ id: v, name: o.words[i] })),
        value,
        onChange,
        o.label,
      );
    case "flag":
      return html`
        <input
          type="checkbox"
          class="toggle"
          aria-label="${o.label}"
          .checked=${value === o.values[0]}
          @change=${(/** @type {Event} */ e) =>
            onChange(o.values[/** @type {HTMLInputElement} */ (e.target).checked ? 0 : 1])}
        />
      `;
    case "some":
      return multiChoice(o, value.split(/[+, ]+/).filter(Boolean), onChange);
    case "files":
      return html`
        ${textField(o, displayName(value), onChange, "text")} ${fileChooser(o, onChange)}
      `;
    default:
      return html`
        ${
          o.values.length
            ? chips(
                o.values.map((v, i) => ({ id: v, name: o.words[i] })),
                value,
                onChange,
                o.label,
              )
            : nothing
        }
        ${textField(o, o.values.includes(value) ? "" : value, (v) => onChange(v || o.standard), "text")}
      `;
  }
}

/**
 * Renders several choices as chips that can be toggled.
 * @param {import("../api.js").Option} o @param {string[]} selected @param {(value: string) => void} onChange
 */
const multiChoice = (o, selected, onChange) => html`
  <span class="segment" role="group" aria-label="${o.label}">
    ${o.values.map(
      (v, i) => html`
        <button
          type="button"
          data-id="${v}"
          aria-pressed="${selected.includes(v)}"
          @click=${() => onChange((selected.includes(v) ? selected.filter((other) => other !== v) : [...selected, v]).join(","))}
        >
          ${o.words[i]}
        </button>
      `,
    )}
  </span>
`;

/**
 * @param {import("../api.js").Option} o @param {string} value @param {(value: string) => void} onChange
 * @param {string} type
 */
const textField = (o, value, onChange, type) => html`
  <input
    type="${type}"
    aria-label="${o.label}"
    .value=${value}
    size="10"
    @change=${(/** @type {Event} */ e) => onChange(fieldValue(e))}
  />
`;

/**
 * Renders a number with − and + buttons.
 * @param {{least: number, most: number, standard: string}} o @param {string} value
 * @param {(value: string) => void} onChange @param {string} label
 */
export function stepper(o, value, onChange, label) {
  const n = /^-?\d+$/.test(value) ? Number(value) : null;
  const step = (/** @type {number} */ by) => {
    const to = (n ?? (by > 0 ? o.least - 1 : o.least)) + by;
    if (to < o.least && !/^-?\d+$/.test(o.standard)) onChange(o.standard);
    else onChange(String(Math.max(o.least, Math.min(o.most, to))));
  };
  return html`
    <span class="stepper" role="group" aria-label="${label}">
      <button type="button" aria-label="${t("stepper.less")}" ?disabled=${n === null} @click=${() => step(-1)}>
        −
      </button>
      <output>${n ?? t("stepper.auto")}</output>
      <button type="button" aria-label="${t("stepper.more")}" ?disabled=${n === o.most} @click=${() => step(1)}>
        +
      </button>
    </span>
  `;
}

/**
 * Renders a button to choose text files.
 * @param {import("../api.js").Option} o @param {(value: string) => void} onChange
 */
const fileChooser = (o, onChange) => html`
  <label class="btn">
    ${t("files.choose")}
    <input
      class="sr-only"
      type="file"
      multiple
      accept=".txt,text/plain"
      aria-label="${o.label}"
      @change=${async (/** @type {Event} */ e) => {
        const input = /** @type {HTMLInputElement} */ (e.target);
        if (input.files?.length) onChange(await storeFiles([...input.files]));
      }}
    />
  </label>
`;

/**
 * Renders a single choice as chips, with their pictures if they have one.
 * @param {{id: string, name: string, about?: string, sketch?: string}[]} choices @param {string} value
 * @param {(id: string) => void} onChange @param {string} label
 */
export const chips = (choices, value, onChange, label) => html`
  <span class="segment" role="radiogroup" aria-label="${label}">
    ${choices.map(
      (c) => html`
        <button
          type="button"
          role="radio"
          data-id="${c.id}"
          aria-checked="${c.id === value}"
          title="${c.about ?? ""}"
          @click=${() => onChange(c.id)}
        >
          ${c.sketch ? sketch(c.sketch) : nothing}${c.name}
        </button>
      `,
    )}
  </span>
`;
