import { html } from "lit";
import { t } from "../i18n.js";
import { runSelect } from "./run-select.js";
import "./tree-view.js";
import "../words/lab.js";

/**
 * Renders the search tree of one run, or of two runs side by side.
 * @param {import("./experiment.js").Experiment} experiment @param {string[]} positions
 * @param {import("./run-select.js").RunChoice[]} selected one or two runs
 * @param {(picked: import("./run-select.js").RunChoice[]) => void} onSelect
 */
export function treePair(experiment, positions, selected, onSelect) {
  const two = selected.length > 1;
  const last = experiment.engines.length - 1;
  return html`
    <div class="row">
      ${selected.map((p, i) =>
        runSelect(t(i ? "race.second" : "race.first"), experiment, positions, p, (q) =>
          onSelect(selected.map((old, k) => (k === i ? q : old))),
        ),
      )}
      <button
        class="btn small"
        @click=${() =>
          onSelect(
            two ? selected.slice(0, 1) : [...selected, { engine: Math.min(1, last), instance: selected[0].instance }],
          )}
      >
        ${two ? t("lab.one-tree") : t("lab.two-trees")}
      </button>
    </div>
    <div class="${two ? "race" : ""}">
      ${selected.map((p) => {
        const e = experiment.engines[Math.min(p.engine, last)];
        return html`
          <damier-tree-view
            game="${experiment.game}"
            position="${positions[p.instance] ?? ""}"
            engine="${e?.id ?? ""}"
            .options=${e?.options ?? {}}
          ></damier-tree-view>
        `;
      })}
    </div>
  `;
}
