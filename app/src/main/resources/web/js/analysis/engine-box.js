import { html, nothing } from "lit";
import { number, short, t } from "../i18n.js";
import { entered } from "../entered.js";
import { optionControls } from "../options.js";
import { words } from "../lab/experiment.js";

/** Seconds; 0 is as long as it is on. */
const TIMES = [1, 3, 10, 30, 120, 0];
const LINES = [1, 2, 3, 4, 5];

/**
 * The engine box: on or off, which, how many lines, how long, and the live figures.
 * @typedef {{cards: import("../api.js").EngineCard[], heuristics: {id: string, admissible: boolean}[], standard:
 *   string}} Offered
 * @typedef {{engine: string, heuristic: string, lines: number, time: number, given: Record<string, string>}} Settings
 * @param {import("./session.js").EngineSession} session
 * @param {Offered} offered
 * @param {Settings} settings @param {boolean} match
 * @param {{toggle: (on: boolean) => void, set: (settings: Partial<Settings>) => void}} act
 */
export function engineBox(session, offered, settings, match, act) {
  const chosen = chosenEngine(offered, settings);
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
        ${offered.cards.map(
          (c) => html`
            <option value="${c.id}" ?selected=${c.id === chosen?.id}>${c.name}</option>
          `,
        )}
      </select>
      ${
        chosen?.abilities.includes("ranking")
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

/**
 * Every option of the engine, folded away.
 * @param {Offered} offered @param {Settings} settings @param {(settings: Partial<Settings>) => void} set
 */
export function engineOptions(offered, settings, set) {
  const chosen = chosenEngine(offered, settings);
  const takes = (/** @type {string} */ option) => chosen?.options.some((o) => o.id === option) ?? false;
  const others = chosen?.options.filter((o) => !["heuristic", "lines", "avoid", "all"].includes(o.id)) ?? [];
  return html`
    <details class="engine-options">
      <summary>${t("study.options", chosen?.name ?? "")} ${words(settings.given)}</summary>
      <p class="sub">${chosen?.about ?? ""}</p>
      ${
        takes("heuristic")
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

/** @param {Offered} offered @param {Settings} settings */
const chosenEngine = (offered, settings) => offered.cards.find((c) => c.id === (settings.engine || offered.standard));

/** Its place is kept while nothing runs, so that nothing jumps. @param {import("./session.js").EngineSession} session
 *  @param {number} seconds */
function figures(session, seconds) {
  const g = session.glimpse;
  const s = g ?? session.result?.stats;
  const rate = g ? g.rate : s ? (s.expanded / Math.max(s.millis, 0.001)) * 1000 : 0;
  const shown = s
    ? [
        [number(g ? Math.max(g.depth, g.lowerBound) : s.depth), "analysis.depth"],
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
    <div class="meter">
      <progress
        max="${(seconds || 120) * 1000}"
        value="${session.run ? (g?.millis ?? 0) : 0}"
        aria-label="${t("analysis.budget")}"
      ></progress>
    </div>
  `;
}
