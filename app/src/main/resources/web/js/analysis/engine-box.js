import { html, nothing } from "lit";
import { number, short, t } from "../i18n.js";
import { entered } from "../entered.js";
import { meter } from "../meter.js";
import { optionControls } from "../options.js";
import { optionNames } from "../lab/names.js";

/** Seconds; 0 is as long as it is on. */
const TIMES = [1, 3, 10, 30, 120, 0];
const LINES = [1, 2, 3, 4, 5];

/**
 * The engine box: on or off, which, how many lines, how long, and the live figures.
 * @typedef {import("./engine-choice.js").EngineChoice} EngineChoice
 * @typedef {import("./engine-choice.js").Settings} Settings
 * @param {import("./session.js").EngineSession} session
 * @param {EngineChoice} choice @param {boolean} match
 * @param {{toggle: (on: boolean) => void, set: (settings: Partial<Settings>) => void}} act
 */
export function engineBox(session, choice, match, act) {
  const { settings, offered } = choice;
  return html`
    <div class="row engine-row">
      <label class="engine-switch">
        <input
          type="checkbox"
          class="toggle"
          .checked=${session.on}
          @change=${(/** @type {Event} */ e) => act.toggle(/** @type {HTMLInputElement} */ (e.target).checked)}
        />
        <b>${t("analysis.engine")}</b>
      </label>
      <select
        aria-label="${t("study.which")}"
        @change=${(/** @type {Event} */ e) => act.set({ engine: entered(e), given: {} })}
      >
        ${offered.engines.map(
          (c) => html`
            <option value="${c.id}" ?selected=${c === choice.card()}>${c.name}</option>
          `,
        )}
      </select>
      ${
        choice.can("ranking")
          ? html`
              <select
                aria-label="${t("study.lines")}"
                @change=${(/** @type {Event} */ e) => act.set({ lines: Number(entered(e)) })}
              >
                ${LINES.map(
                  (n) => html`
                    <option value="${n}" ?selected=${n === settings.lines}>${t("study.lines-count", n)}</option>
                  `,
                )}
              </select>
            `
          : nothing
      }
      <select
        aria-label="${t("analysis.time")}"
        @change=${(/** @type {Event} */ e) => act.set({ time: Number(entered(e)) })}
      >
        ${TIMES.filter((s) => s || match).map(
          (s) => html`
            <option value="${s}" ?selected=${s === settings.time}>${s ? `${s} s` : "∞"}</option>
          `,
        )}
      </select>
    </div>
    ${figures(session, settings.time)}
  `;
}

/** Every option of the engine, folded away. @param {EngineChoice} choice
 *  @param {(settings: Partial<Settings>) => void} set */
export function engineOptions(choice, set) {
  const { settings, offered } = choice;
  const chosen = choice.card();
  const others = chosen?.options.filter((o) => !["heuristic", "lines", "avoid", "all"].includes(o.id)) ?? [];
  return html`
    <details class="engine-options">
      <summary>${t("study.options", chosen?.name ?? "")} ${optionNames(chosen?.id ?? "", settings.given)}</summary>
      <p class="sub">${chosen?.about ?? ""}</p>
      ${
        choice.takes("heuristic")
          ? html`
              <label>
                ${t("analysis.heuristic")}
                <select @change=${(/** @type {Event} */ e) => set({ heuristic: entered(e) })}>
                  ${offered.heuristics.map(
                    (h) => html`
                      <option value="${h.id}" ?selected=${h.id === settings.heuristic}>
                        ${h.id}${h.admissible ? "" : " " + t("analysis.inadmissible")}
                      </option>
                    `,
                  )}
                </select>
              </label>
            `
          : nothing
      }
      <div class="row">${optionControls(others, settings.given, (given) => set({ given }))}</div>
    </details>
  `;
}

/** Its place is kept while nothing runs, so that nothing jumps. @param {import("./session.js").EngineSession} session
 *  @param {number} seconds */
function figures(session, seconds) {
  const g = session.glimpse;
  const s = g ?? session.result?.stats;
  const rate = g ? g.rate : s ? (s.expanded / Math.max(s.millis, 0.001)) * 1000 : 0;
  const shown = s
    ? [
        [short(g ? Math.max(g.depth, g.lowerBound) : s.depth), "analysis.depth"],
        [short(s.expanded), "analysis.states"],
        [short(rate) + "/s", "analysis.rate"],
        [`${number(Math.round(s.millis / 100) / 10)} s`, "analysis.elapsed"],
        ...(s.open ? [[short(s.open), "analysis.open"]] : []),
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
        s
          ? nothing
          : html`
              <p class="sub">
                ${session.queued ? t("analysis.queued", session.queued) : t(session.on ? "play.thinking" : "study.idle")}
              </p>
            `
      }
    </div>
    ${meter(session.run ? (g?.millis ?? 0) : 0, (seconds || 120) * 1000, t("analysis.budget"))}
  `;
}
