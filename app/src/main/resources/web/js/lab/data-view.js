import { html } from "lit";
import { t } from "../i18n.js";
import { csv } from "./experiment.js";
import { saveText } from "./save.js";

/**
 * The results as files, a link and a command.
 * @param {{x: import("./experiment.js").Experiment, positions: string[], sizes: number[], rows: any[], link: string,
 *   command: string}} results
 */
export function dataView({ x, positions, sizes, rows, link, command }) {
  const file = { experiment: x, positions, sizes, rows };
  return html`
    <div class="row tight">
      <button class="btn" @click=${() => saveText(csv(rows, x, positions), "text/csv", "lab.csv")}>CSV</button>
      <button class="btn" @click=${() => saveText(JSON.stringify(file, null, 1), "application/json", "lab.json")}>
        JSON
      </button>
    </div>
    <p class="sub">${t("lab.file")}</p>
    <code class="command">./damier lab @lab.json</code>
    <p class="sub">${t("lab.permalink")}</p>
    <code class="permalink" tabindex="0">${link}</code>
    <p class="sub">${t("lab.terminal")}</p>
    <code class="command" tabindex="0">${command}</code>
  `;
}
