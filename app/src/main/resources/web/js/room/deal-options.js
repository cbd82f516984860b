import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { fieldValue } from "../field-value.js";
import { without } from "../objects.js";
import { optionControl } from "../play/form-controls.js";

/**
 * Renders the options of the random board of a room: a list of presets, and all options in a collapsible section.
 * @param {import("../api.js").GameCard} gameCard @param {Record<string, string>} selected the options that differ from
 *   their default
 * @param {string[]} fixed ids of options that the mode determines
 * @param {(options: Record<string, string>) => void} onChange
 */
export function dealOptionControls(gameCard, selected, fixed, onChange) {
  const { card, presentation } = gameCard;
  const options = card.options.filter((o) => !fixed.includes(o.id) && o.type !== "files");
  const key = (/** @type {Record<string, string>} */ values) =>
    JSON.stringify(card.options.map((o) => values[o.id] ?? o.standard));
  const presets = presentation.presets.filter((p) => !Object.keys(p.deal).some((id) => fixed.includes(id)));
  const preset = presets.find((p) => key(p.deal) === key(selected));
  const set = (/** @type {import("../api.js").Option} */ o, /** @type {string} */ value) =>
    onChange(value === o.standard ? without(selected, o.id) : { ...selected, [o.id]: value });
  return html`
    ${
      presets.length
        ? html`
            <label class="room-setting">
              <span class="sub">${t("start.board")}</span>
              <select
                aria-label="${t("start.board")}"
                @change=${(/** @type {Event} */ e) =>
                  onChange({ ...presets.find((p) => p.id === fieldValue(e))?.deal })}
              >
                ${
                  preset
                    ? nothing
                    : html`
                        <option selected disabled>${t("room.own-options")}</option>
                      `
                }
                ${presets.map(
                  (p) => html`
                    <option value="${p.id}" ?selected=${p === preset}>
                      ${p.group ? `${p.group}: ${p.name}` : p.name}
                    </option>
                  `,
                )}
              </select>
            </label>
          `
        : nothing
    }
    <details class="room-options">
      <summary>${t("start.advanced")}</summary>
      ${options.map(
        (o) => html`
          <div class="room-setting">
            <span class="sub">${o.label}</span>
            ${optionControl(o, selected[o.id] ?? o.standard, (value) => set(o, value))}
          </div>
        `,
      )}
    </details>
  `;
}
