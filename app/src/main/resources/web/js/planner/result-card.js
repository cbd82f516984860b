import { html, nothing } from "lit";
import { formatNumber, t } from "../i18n.js";

/**
 * Renders the result of one planner.
 * @param {{run: import("../pages/planner.js").Run, selected: boolean, lone: boolean, select: () => void}} card `lone`
 *   hides the choice of the shown plan
 */
export const resultCard = ({ run, selected, lone, select }) => html`
  <section class="card planner-run" data-engine="${run.engine}">
    <div class="row spread">
      <h2>${t("planner.engine." + run.engine)}</h2>
      ${
        run.first && !lone
          ? html`
              <span class="pill good">${t("planner.first")}</span>
            `
          : nothing
      }
    </div>
    <p role="status">${outcomeText(run)}</p>
    <p class="sub">${figuresText(run)}</p>
    ${
      run.result?.plan && !lone
        ? html`
            <button class="btn small" aria-pressed="${selected}" @click=${select}>${t("planner.show")}</button>
          `
        : nothing
    }
  </section>
`;

/** @param {import("../pages/planner.js").Run} run */
function outcomeText({ result, error, seconds }) {
  if (error) return error;
  if (!result) return t("planner.running", seconds.toFixed(1));
  if (result.grounding) {
    if (result.maximum) return t("planner.too-large", result.facts, result.actions);
    return t("planner.grounding-stopped", t("planner.reason." + result.reason), result.facts, result.actions);
  }
  if (result.outcome === "impossible") return t("planner.impossible");
  const found = result.plan ? t("planner.found", result.plan.length, result.cost ?? 0) : "";
  if (result.optimal) return found + " " + t("planner.optimal");
  if (result.outcome === "solved") return found + " " + t("planner.not-proved");
  const bound = t("planner.bound", result.lowerBound ?? 0);
  return `${found} ${t("planner.limit", t("planner.reason." + result.reason))} ${bound}`;
}

/** @param {import("../pages/planner.js").Run} run */
function figuresText({ result }) {
  if (!result || result.expanded === undefined) return "";
  return t(
    "planner.figures",
    formatNumber(result.facts ?? 0),
    formatNumber(result.actions ?? 0),
    formatNumber(result.expanded),
    formatNumber((result.millis ?? 0) / 1000),
  );
}
