import { html } from "lit";
import { api } from "../api.js";
import { t } from "../i18n.js";
import { meter } from "../meter.js";
import { labelOf } from "./experiment.js";
import { begun, forgetBegun } from "./kept.js";
import { told } from "./presets.js";
import "../words/lab.js";

/**
 * The experiments begun in this browser that the server still keeps, and how far they are.
 * @typedef {import("./kept.js").Begun & {done: number, runs: number, ended: boolean}} Kept
 */

/** @returns {Promise<Kept[]>} */
export async function askKept() {
  const asked = begun().map(async (b) => {
    const progress = await api.experiment(b.id).catch(() => null);
    if (!progress) forgetBegun(b.id);
    return progress ? [{ ...progress, ...b }] : [];
  });
  return (await Promise.all(asked)).flat();
}

/**
 * What an experiment is called.
 * @param {{x: import("./experiment.js").Experiment, preset: string}} one @param {import("../api.js").Known[]} games
 */
export function nameOf({ x, preset }, games) {
  if (preset) return told(preset).name;
  const game = games.find((g) => g.card.id === x.game)?.card.name ?? x.game;
  return `${game} · ${x.engines.map((_, i) => labelOf(x, i)).join(", ")}`;
}

/** @param {Kept[]} kept @param {import("../api.js").Known[]} games @param {(one: Kept) => void} open */
export function begunList(kept, games, open) {
  const item = (/** @type {Kept} */ k) => html`
    <li>
      <button class="btn small" @click=${() => open(k)}>${nameOf(k, games)}</button>
      ${meter(k.done, k.runs, nameOf(k, games))}
      <span class="sub">${k.ended ? t("lab.ended", k.done) : t("lab.progress", k.done, k.runs)}</span>
    </li>
  `;
  return html`
    <ul class="card kept">
      ${
        kept.length
          ? kept.map(item)
          : html`
              <li class="sub">${t("lab.none-mine")}</li>
            `
      }
    </ul>
  `;
}
