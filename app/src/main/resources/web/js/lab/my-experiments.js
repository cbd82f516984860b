import { html } from "lit";
import { api } from "../api.js";
import { t } from "../i18n.js";
import { progressBar } from "../progress-bar.js";
import { engineLabel } from "./experiment.js";
import { startedExperiments, removeStarted } from "./my-runs.js";
import { presetTexts } from "./presets.js";
import "../words/lab.js";

/**
 * The experiments started in this browser that are still on the server, with their progress.
 * @typedef {import("./my-runs.js").StartedExperiment & {done: number, runs: number, ended: boolean}} MyExperiment
 */

/**
 * Asks the server for the progress of the experiments; expired ones are removed from the list.
 * @returns {Promise<MyExperiment[]>}
 */
export async function loadMyExperiments() {
  const pending = startedExperiments().map(async (b) => {
    const progress = await api.experiment(b.id).catch(() => null);
    if (!progress) removeStarted(b.id);
    return progress ? [{ ...progress, ...b }] : [];
  });
  return (await Promise.all(pending)).flat();
}

/**
 * Returns the name of an experiment.
 * @param {{x: import("./experiment.js").Experiment, preset: string}} experiment
 * @param {import("../api.js").GameCard[]} games
 */
export function experimentName({ x, preset }, games) {
  if (preset) return presetTexts(preset).name;
  const game = games.find((g) => g.card.id === x.game)?.card.name ?? x.game;
  return `${game} · ${x.engines.map((_, i) => engineLabel(x, i)).join(", ")}`;
}

/**
 * Renders the list of experiments.
 * @param {MyExperiment[]} experiments @param {import("../api.js").GameCard[]} games
 * @param {(one: MyExperiment) => void} open
 */
export function myExperimentList(experiments, games, open) {
  const item = (/** @type {MyExperiment} */ k) => html`
    <li>
      <button class="btn small" @click=${() => open(k)}>${experimentName(k, games)}</button>
      ${progressBar(k.done, k.runs, experimentName(k, games))}
      <span class="sub">${k.ended ? t("lab.ended", k.done) : t("lab.progress", k.done, k.runs)}</span>
    </li>
  `;
  return html`
    <ul class="card my-experiments">
      ${
        experiments.length
          ? experiments.map(item)
          : html`
              <li class="sub">${t("lab.none-mine")}</li>
            `
      }
    </ul>
  `;
}
