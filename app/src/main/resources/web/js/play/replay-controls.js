import { html } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { fieldValue } from "../field-value.js";
import { MOVE_DELAYS } from "./replay.js";

/** Renders the controls of a replay. @param {import("./replay.js").Replay} replay */
export function replayControls(replay) {
  if (!replay.shown) return "";
  return html`
    <div class="card row tight player" role="group" aria-label="${t("replay.title")}">
      ${button("back", t("moves.back"), replay.index === 0, () => replay.step(-1))}
      ${button(replay.running ? "pause" : "play", t(replay.running ? "replay.pause" : "replay.go"), false, () => replay.toggle())}
      ${button("forward", t("moves.forward"), replay.index === replay.line.moves.length, () => replay.step(1))}
      <input
        type="range"
        min="0"
        max="${replay.line.moves.length}"
        .value=${String(replay.index)}
        aria-label="${t("moves.scrub")}"
        @input=${(/** @type {InputEvent} */ e) => replay.step(Number(fieldValue(e)) - replay.index)}
      />
      <select
        aria-label="${t("replay.speed")}"
        .value=${replay.speed}
        @change=${(/** @type {Event} */ e) => replay.setSpeed(fieldValue(e))}
      >
        ${Object.keys(MOVE_DELAYS).map(
          (speed) => html`
            <option>${speed}</option>
          `,
        )}
      </select>
      <button class="btn block" @click=${() => replay.stop()}>${t("replay.close")}</button>
    </div>
  `;
}

/** @param {string} iconName @param {string} name @param {boolean} disabled @param {() => void} act */
const button = (iconName, name, disabled, act) => html`
  <button class="btn icon" ?disabled=${disabled} aria-label="${name}" title="${name}" @click=${act}>
    ${icon(iconName)}
  </button>
`;
