import { html, nothing } from "lit";
import { formatNumber, formatCompact, t } from "../i18n.js";
import { fieldValue } from "../field-value.js";
import { progressBar } from "../progress-bar.js";
import { optionControls } from "../option-controls.js";
import { CONNECT_ENTRY } from "./own-engine.js";
import { optionNames } from "../lab/engine-names.js";
import "../words/analysis.js";

/** Search times to choose from, in seconds; 0 means until the engine is switched off. */
const TIME_CHOICES = [1, 3, 10, 30, 120, 0];
const LINE_CHOICES = [1, 2, 3, 4, 5];

/**
 * Renders the engine controls: switch, engine, number of lines, search time, and live statistics.
 * @typedef {import("./engine-settings.js").EngineSettings} EngineChoice
 * @typedef {import("./engine-settings.js").SettingValues} Settings
 * @typedef {{toggle: (on: boolean) => void, set: (settings: Partial<Settings>) => void, connectOwn: () => void}}
 *   EngineActions
 * @param {import("./engine-session.js").EngineSession} session @param {EngineChoice} engineSettings
 * @param {boolean} match @param {EngineActions} actions
 */
export function enginePanel(session, engineSettings, match, actions) {
  const { values, available } = engineSettings;
  return html`
    <div class="row engine-row">
      <label class="engine-switch">
        <input
          type="checkbox"
          class="toggle"
          .checked=${session.on}
          @change=${(/** @type {Event} */ e) => actions.toggle(/** @type {HTMLInputElement} */ (e.target).checked)}
        />
        <b>${t("analysis.engine")}</b>
      </label>
      <select
        aria-label="${t("study.which")}"
        @change=${(/** @type {Event} */ e) => chooseEngine(e, engineSettings, actions)}
      >
        ${available.engines.map(
          (c) => html`
            <option value="${c.id}" ?selected=${c === engineSettings.engineCard()}>${c.name}</option>
          `,
        )}
        <option value="${CONNECT_ENTRY}">${t("own.connect")}…</option>
      </select>
      ${
        engineSettings.hasAbility("ranking")
          ? html`
              <select
                aria-label="${t("study.lines")}"
                @change=${(/** @type {Event} */ e) => actions.set({ lines: Number(fieldValue(e)) })}
              >
                ${LINE_CHOICES.map(
                  (n) => html`
                    <option value="${n}" ?selected=${n === values.lines}>${t("study.lines-count", n)}</option>
                  `,
                )}
              </select>
            `
          : nothing
      }
      <select
        aria-label="${t("analysis.time")}"
        @change=${(/** @type {Event} */ e) => actions.set({ time: Number(fieldValue(e)) })}
      >
        ${TIME_CHOICES.filter((s) => s || match).map(
          (s) => html`
            <option value="${s}" ?selected=${s === values.time}>${s ? `${s} s` : "∞"}</option>
          `,
        )}
      </select>
    </div>
    ${searchFigures(session, values.time)}
  `;
}

/**
 * Selects an engine, or opens the panel that connects one.
 * @param {Event} e @param {EngineChoice} engineSettings @param {EngineActions} actions
 */
function chooseEngine(e, engineSettings, actions) {
  if (fieldValue(e) !== CONNECT_ENTRY) return actions.set({ engine: fieldValue(e), options: {} });
  /** @type {HTMLSelectElement} */ (e.target).value = engineSettings.engineCard()?.id ?? "";
  actions.connectOwn();
}

/**
 * Renders all options of the selected engine in a collapsible section.
 * @param {EngineChoice} engineSettings @param {(settings: Partial<Settings>) => void} set
 */
export function engineOptions(engineSettings, set) {
  const { values, available } = engineSettings;
  const chosen = engineSettings.engineCard();
  const others = chosen?.options.filter((o) => !["heuristic", "lines", "avoid", "all"].includes(o.id)) ?? [];
  return html`
    <details class="engine-options">
      <summary>${t("study.options", chosen?.name ?? "")} ${optionNames(chosen?.id ?? "", values.options)}</summary>
      <p class="sub">${chosen?.about ?? ""}</p>
      ${
        engineSettings.hasOption("heuristic")
          ? html`
              <label>
                ${t("analysis.heuristic")}
                <select @change=${(/** @type {Event} */ e) => set({ heuristic: fieldValue(e) })}>
                  ${available.heuristics.map(
                    (h) => html`
                      <option value="${h.id}" ?selected=${h.id === values.heuristic}>
                        ${h.id}${h.admissible ? "" : " " + t("analysis.inadmissible")}
                      </option>
                    `,
                  )}
                </select>
              </label>
            `
          : nothing
      }
      <div class="row">${optionControls(others, values.options, (given) => set({ options: given }))}</div>
    </details>
  `;
}

/**
 * Renders depth, states, speed and time of the search. The element is always present, so that the layout does not
 * shift.
 * @param {import("./engine-session.js").EngineSession} session @param {number} seconds
 */
function searchFigures(session, seconds) {
  const progress = session.progress;
  const stats = progress ?? session.result?.stats;
  const rate = progress ? progress.rate : stats ? (stats.expanded / Math.max(stats.millis, 0.001)) * 1000 : 0;
  const shown = stats
    ? [
        [formatCompact(progress ? Math.max(progress.depth, progress.lowerBound) : stats.depth), "analysis.depth"],
        [formatCompact(stats.expanded), "analysis.states"],
        [formatCompact(rate) + "/s", "analysis.rate"],
        [`${formatNumber(Math.round(stats.millis / 100) / 10)} s`, "analysis.elapsed"],
        ...(stats.open ? [[formatCompact(stats.open), "analysis.open"]] : []),
      ]
    : [];
  return html`
    <div class="nums engine-figures">
      ${shown.map(
        ([value, name]) => html`
          <div>
            <b>${value}</b>
            <span>${t(name)}</span>
          </div>
        `,
      )}
      ${
        stats
          ? nothing
          : html`
              <p class="sub">
                ${session.queued ? t("analysis.queued", session.queued) : t(session.on ? "play.thinking" : "study.idle")}
              </p>
            `
      }
    </div>
    ${progressBar(session.runningSearch ? (progress?.millis ?? 0) : 0, (seconds || 120) * 1000, t("analysis.budget"))}
  `;
}
