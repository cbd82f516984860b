import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { fieldValue } from "../field-value.js";

/**
 * Renders the editor of a PDDL text, with its error. A click on the error selects the place.
 * @param {{name: string, text: string, error: import("../api.js").PddlError|null, change: (text: string) => void}} view
 */
export const taskEditor = ({ name, text, error, change }) => html`
  <div class="planner-text">
    <label for="planner-${name}">${t("planner." + name)}</label>
    <textarea
      id="planner-${name}"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      rows="18"
      wrap="off"
      aria-invalid="${error ? "true" : "false"}"
      aria-describedby="planner-${name}-error"
      .value=${text}
      @input=${(/** @type {Event} */ e) => change(fieldValue(e))}
    ></textarea>
    <p id="planner-${name}-error" class="${error ? "error" : "sub"}" role="status">
      ${
        error
          ? html`
              <button class="link" @click=${() => selectPlace(name, error)}>
                ${t("planner.place", error.line, error.column)}
              </button>
              ${messageWithoutPlace(error)}
            `
          : nothing
      }
    </p>
  </div>
`;

/** Removes "source:line:column: " from the message. @param {import("../api.js").PddlError} error */
const messageWithoutPlace = ({ message, source, line, column }) => {
  const place = `${source}:${line}:${column}: `;
  return message.startsWith(place) ? message.slice(place.length) : message;
};

/**
 * Selects the rest of the line from the place of an error.
 * @param {string} name @param {{line: number, column: number}} place
 */
function selectPlace(name, { line, column }) {
  const area = /** @type {HTMLTextAreaElement} */ (document.getElementById("planner-" + name));
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, l) => sum + l.length + 1, 0) + column - 1;
  const end = lines.slice(0, line).reduce((sum, l) => sum + l.length + 1, 0) - 1;
  area.focus();
  area.setSelectionRange(start, Math.max(start, end));
  area.scrollTop = (area.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 4);
}
