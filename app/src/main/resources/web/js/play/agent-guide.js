import { html } from "lit";
import { t } from "../i18n.js";
import { entered } from "../entered.js";

/** Between two acts, in ms. */
const PACES = { run: 600, fast: 100 };

/**
 * An agent to watch: step by step, running, or fast.
 * @param {{agents: import("../api.js").Card[], chosen: string, pace: number, choose: (id: string) => void,
 *   watch: (pace: number) => void, stop: () => void}} guide a pace of 0 is a single act
 */
export const agentGuide = ({ agents, chosen, pace, choose, watch, stop }) => html`
  <details class="card" ?open=${pace > 0}>
    <summary>${t("stealth.watch")}</summary>
    <div class="row">
      <select aria-label="${t("stealth.agent")}" @change=${(/** @type {Event} */ e) => choose(entered(e))}>
        ${agents.map(
          (a) => html`
            <option value="${a.id}" ?selected=${a.id === chosen}>${a.name}</option>
          `,
        )}
      </select>
      <button class="btn" @click=${() => watch(0)}>${t("stealth.step")}</button>
      ${Object.entries(PACES).map(
        ([name, millis]) => html`
          <button class="btn" aria-pressed="${pace === millis}" @click=${() => watch(millis)}>
            ${t("stealth." + name)}
          </button>
        `,
      )}
      <button class="btn" ?disabled=${!pace} @click=${stop}>${t("analysis.stop")}</button>
    </div>
    <p class="sub">${agents.find((a) => a.id === chosen)?.about ?? ""}</p>
  </details>
`;
