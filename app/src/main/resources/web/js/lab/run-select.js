import { html } from "lit";
import { t } from "../i18n.js";
import { fieldValue } from "../field-value.js";
import { engineLabel } from "./experiment.js";
import "../words/lab.js";

/** @typedef {{engine: number, instance: number}} RunChoice */

/**
 * Renders the controls that select one run of an experiment: engine and board.
 * @param {string} name legend of the controls @param {import("./experiment.js").Experiment} experiment
 * @param {string[]} positions @param {RunChoice} selected @param {(picked: RunChoice) => void} onSelect
 */
export const runSelect = (name, experiment, positions, selected, onSelect) => html`
  <fieldset class="row tight pick-run">
    <legend>${name}</legend>
    <label class="option">
      <span>${t("analysis.engine")}</span>
      <select @change=${(/** @type {Event} */ e) => onSelect({ ...selected, engine: Number(fieldValue(e)) })}>
        ${experiment.engines.map(
          (_, i) => html`
            <option value="${i}" ?selected=${i === selected.engine}>${engineLabel(experiment, i)}</option>
          `,
        )}
      </select>
    </label>
    <label class="option">
      <span>${t("lab.instance")}</span>
      <select @change=${(/** @type {Event} */ e) => onSelect({ ...selected, instance: Number(fieldValue(e)) })}>
        ${positions.map(
          (p, i) => html`
            <option value="${i}" ?selected=${i === selected.instance}>${i + 1}: ${p.slice(0, 24)}</option>
          `,
        )}
      </select>
    </label>
  </fieldset>
`;
