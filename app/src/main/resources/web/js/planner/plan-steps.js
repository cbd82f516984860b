import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { fieldValue } from "../field-value.js";

/**
 * Renders a plan to step through: controls, the list of steps, what the last step changed, and the state after it.
 * @param {{result: import("../api.js").PlanResult, step: number, goTo: (step: number) => void, short?: boolean}} view
 *   `short` shows only the controls and the current step
 */
export function planSteps({ result, step, goTo, short = false }) {
  const plan = result.plan ?? [];
  const controls = html`
    <div class="row planner-steps">
      <button
        class="round line"
        @click=${() => goTo(step - 1)}
        ?disabled=${step === 0}
        aria-label="${t("planner.back")}"
      >
        ${icon("back")}
      </button>
      <button
        class="round line"
        @click=${() => goTo(step + 1)}
        ?disabled=${step === plan.length}
        aria-label="${t("planner.forward")}"
      >
        ${icon("forward")}
      </button>
      <input
        type="range"
        min="0"
        max="${plan.length}"
        .value=${String(step)}
        aria-label="${t("planner.step")}"
        @input=${(/** @type {Event} */ e) => goTo(Number(fieldValue(e)))}
      />
      <span role="status">${step ? `${step}/${plan.length} ${plan[step - 1]}` : t("planner.start", plan.length)}</span>
    </div>
  `;
  if (short) return controls;
  return html`
    ${controls}
    <div class="planner-plan">
      <ol class="planner-list">
        ${plan.map(
          (action, i) => html`
            <li>
              <button class="link" aria-current="${i + 1 === step ? "step" : nothing}" @click=${() => goTo(i + 1)}>
                <code>${action}</code>
              </button>
            </li>
          `,
        )}
      </ol>
      <div>
        ${step ? changeList(result, step) : nothing}
        <h3>${t("planner.state")}</h3>
        <p class="planner-facts">
          ${stateAfter(result, step).map(
            (fact) => html`
              <code>${fact}</code>
            `,
          )}
        </p>
      </div>
    </div>
  `;
}

/** @param {import("../api.js").PlanResult} result @param {number} step */
function changeList(result, step) {
  const change = result.changes?.[step - 1];
  if (!change) return nothing;
  return html`
    <h3>${t("planner.change", change.cost)}</h3>
    <ul class="planner-changes">
      ${change.added.map(
        (fact) => html`
          <li class="added">
            +
            <code>${fact}</code>
          </li>
        `,
      )}
      ${change.deleted.map(
        (fact) => html`
          <li class="deleted">
            −
            <code>${fact}</code>
          </li>
        `,
      )}
    </ul>
  `;
}

/**
 * Returns the facts after a number of steps that some step of the plan changes; facts that never change are left out.
 * @param {import("../api.js").PlanResult} result @param {number} step @returns {string[]}
 */
export function stateAfter(result, step) {
  const changes = result.changes ?? [];
  const changing = new Set(changes.flatMap((c) => [...c.added, ...c.deleted]));
  const state = new Set((result.initial ?? []).filter((fact) => changing.has(fact)));
  for (const { added, deleted } of changes.slice(0, step)) {
    for (const fact of deleted) state.delete(fact);
    for (const fact of added) state.add(fact);
  }
  return [...state].sort();
}
