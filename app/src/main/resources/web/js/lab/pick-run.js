import { html } from "lit";
import { t } from "../i18n.js";
import { entered } from "../entered.js";
import { labelOf } from "./experiment.js";

/** @typedef {{engine: number, instance: number}} Picked */

/**
 * Controls that choose one run of an experiment: which engine on which board.
 * @param {string} name what stands before them
 * @param {import("./experiment.js").Experiment} x
 * @param {string[]} positions
 * @param {Picked} picked
 * @param {(picked: Picked) => void} pick
 */
export const pickRun = (name, x, positions, picked, pick) => html`
  <fieldset class="row tight pick-run">
    <legend>${name}</legend>
    <label class="option">
      <span>${t("analysis.engine")}</span>
      <select @change=${(/** @type {Event} */ e) => pick({ ...picked, engine: Number(entered(e)) })}>
        ${x.engines.map(
          (_, i) => html`
            <option value="${i}" ?selected=${i === picked.engine}>${labelOf(x, i)}</option>
          `,
        )}
      </select>
    </label>
    <label class="option">
      <span>${t("lab.instance")}</span>
      <select @change=${(/** @type {Event} */ e) => pick({ ...picked, instance: Number(entered(e)) })}>
        ${positions.map(
          (p, i) => html`
            <option value="${i}" ?selected=${i === picked.instance}>${i + 1}: ${p.slice(0, 24)}</option>
          `,
        )}
      </select>
    </label>
  </fieldset>
`;
