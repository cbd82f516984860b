import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { entered } from "../entered.js";
import { keep, shownName } from "../files.js";

/** Beyond this a number is typed rather than stepped. */
const STEPS = 100;

/**
 * The control of a typed option: a stepper, chips, a switch or a field.
 * @param {import("../api.js").Option} o @param {string} value @param {(value: string) => void} change
 */
export function control(o, value, change) {
  switch (o.type) {
    case "number":
      return o.most - o.least <= STEPS ? stepper(o, value, change, o.label) : field(o, value, change, "number");
    case "choice":
      return chips(
        o.values.map((v, i) => ({ id: v, name: o.words[i] })),
        value,
        change,
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
            change(o.values[/** @type {HTMLInputElement} */ (e.target).checked ? 0 : 1])}
        />
      `;
    case "some":
      return several(o, value.split(/[+, ]+/).filter(Boolean), change);
    case "files":
      return html`
        ${field(o, shownName(value), change, "text")} ${chooser(o, change)}
      `;
    default:
      return html`
        ${
          o.values.length
            ? chips(
                o.values.map((v, i) => ({ id: v, name: o.words[i] })),
                value,
                change,
                o.label,
              )
            : nothing
        }
        ${field(o, o.values.includes(value) ? "" : value, (v) => change(v || o.standard), "text")}
      `;
  }
}

/**
 * Any of a few, each a chip that is pressed or not.
 * @param {import("../api.js").Option} o @param {string[]} taken @param {(value: string) => void} change
 */
const several = (o, taken, change) => html`
  <span class="segment" role="group" aria-label="${o.label}">
    ${o.values.map(
      (v, i) => html`
        <button
          type="button"
          data-id="${v}"
          aria-pressed="${taken.includes(v)}"
          @click=${() => change((taken.includes(v) ? taken.filter((other) => other !== v) : [...taken, v]).join(","))}
        >
          ${o.words[i]}
        </button>
      `,
    )}
  </span>
`;

/**
 * @param {import("../api.js").Option} o
 * @param {string} value
 * @param {(value: string) => void} change
 * @param {string} type
 */
const field = (o, value, change, type) => html`
  <input
    type="${type}"
    aria-label="${o.label}"
    .value=${value}
    size="10"
    @change=${(/** @type {Event} */ e) => change(entered(e))}
  />
`;

/**
 * @param {{least: number, most: number, standard: string}} o @param {string} value
 * @param {(value: string) => void} change @param {string} label
 */
export function stepper(o, value, change, label) {
  const n = /^-?\d+$/.test(value) ? Number(value) : null;
  const step = (/** @type {number} */ by) => {
    const to = (n ?? (by > 0 ? o.least - 1 : o.least)) + by;
    if (to < o.least && !/^-?\d+$/.test(o.standard)) change(o.standard);
    else change(String(Math.max(o.least, Math.min(o.most, to))));
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

/** @param {import("../api.js").Option} o @param {(value: string) => void} change */
const chooser = (o, change) => html`
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
        if (input.files?.length) change(await keep([...input.files]));
      }}
    />
  </label>
`;

/**
 * One of a few, each a chip.
 * @param {{id: string, name: string, about?: string}[]} all
 * @param {string} value
 * @param {(id: string) => void} change
 * @param {string} label
 */
export const chips = (all, value, change, label) => html`
  <span class="segment" role="radiogroup" aria-label="${label}">
    ${all.map(
      (c) => html`
        <button
          type="button"
          role="radio"
          data-id="${c.id}"
          aria-checked="${c.id === value}"
          title="${c.about ?? ""}"
          @click=${() => change(c.id)}
        >
          ${c.name}
        </button>
      `,
    )}
  </span>
`;
