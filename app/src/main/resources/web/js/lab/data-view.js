import { html } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { toCsv } from "./experiment.js";
import { saveText } from "./save-file.js";
import "../words/lab.js";

/**
 * Renders the results as files, a link and a command.
 * @param {{file: {experiment: import("./experiment.js").Experiment, positions: string[], rows:
 *   import("../api.js").LabRow[]}, link: string,
 *   command: string, save: (() => void)|null}} results `save` is null while the experiment is running
 */
export function dataView({ file, link, command, save }) {
  return html`
    <div class="row tight">
      <button
        class="btn"
        @click=${() => saveText(toCsv(file.rows, file.experiment, file.positions), "text/csv", "lab.csv")}
      >
        CSV
      </button>
      <button class="btn" @click=${() => saveText(JSON.stringify(file, null, 1), "application/json", "lab.json")}>
        JSON
      </button>
      <button class="btn" ?disabled=${!save} @click=${save}>${icon("star")}${t("kept.keep")}</button>
    </div>
    <p class="sub">${t("lab.file")}</p>
    <code class="command">./damier lab @lab.json</code>
    <p class="sub">${t("lab.permalink")}</p>
    <code class="permalink" tabindex="0">${link}</code>
    <p class="sub">${t("lab.terminal")}</p>
    <code class="command" tabindex="0">${command}</code>
  `;
}
