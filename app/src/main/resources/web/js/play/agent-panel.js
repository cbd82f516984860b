import { html } from "lit";
import { t } from "../i18n.js";
import { fieldValue } from "../field-value.js";

/** Delays between two actions, in ms. */
const DELAYS_MILLIS = { run: 600, fast: 100 };

/**
 * Renders controls to watch an agent: step by step, running, or fast.
 * @param {{agents: import("../api.js").Card[], selected: string, delay: number, select: (id: string) => void, run:
 *   (delay: number) => void, stop: () => void}} panel a delay of 0 means a single action
 */
export const agentPanel = ({ agents, selected, delay, select, run, stop }) => html`
  <details class="card" ?open=${delay > 0}>
    <summary>${t("stealth.watch")}</summary>
    <div class="row">
      <select aria-label="${t("stealth.agent")}" @change=${(/** @type {Event} */ e) => select(fieldValue(e))}>
        ${agents.map(
          (a) => html`
            <option value="${a.id}" ?selected=${a.id === selected}>${a.name}</option>
          `,
        )}
      </select>
      <button class="btn" @click=${() => run(0)}>${t("stealth.step")}</button>
      ${Object.entries(DELAYS_MILLIS).map(
        ([name, millis]) => html`
          <button class="btn" aria-pressed="${delay === millis}" @click=${() => run(millis)}>
            ${t("stealth." + name)}
          </button>
        `,
      )}
      <button class="btn" ?disabled=${!delay} @click=${stop}>${t("analysis.stop")}</button>
    </div>
    <p class="sub">${agents.find((a) => a.id === selected)?.about ?? ""}</p>
  </details>
`;
