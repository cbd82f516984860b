import { html } from "lit";
import { t } from "../i18n.js";
import { pickRun } from "./pick-run.js";
import "./tree-view.js";
import "../words/lab.js";

/**
 * The tree of any run, or of two side by side.
 * @param {import("./experiment.js").Experiment} x @param {string[]} positions
 * @param {import("./pick-run.js").Picked[]} picked one or two @param {(picked: import("./pick-run.js").Picked[]) =>
 *   void} pick
 */
export function treePair(x, positions, picked, pick) {
  const two = picked.length > 1;
  const last = x.engines.length - 1;
  return html`
    <div class="row">
      ${picked.map((p, i) =>
        pickRun(t(i ? "race.second" : "race.first"), x, positions, p, (q) =>
          pick(picked.map((old, k) => (k === i ? q : old))),
        ),
      )}
      <button
        class="btn small"
        @click=${() =>
          pick(two ? picked.slice(0, 1) : [...picked, { engine: Math.min(1, last), instance: picked[0].instance }])}
      >
        ${two ? t("lab.one-tree") : t("lab.two-trees")}
      </button>
    </div>
    <div class="${two ? "race" : ""}">
      ${picked.map((p) => {
        const e = x.engines[Math.min(p.engine, last)];
        return html`
          <damier-tree-view
            game="${x.game}"
            position="${positions[p.instance] ?? ""}"
            engine="${e?.id ?? ""}"
            .options=${e?.options ?? {}}
          ></damier-tree-view>
        `;
      })}
    </div>
  `;
}
