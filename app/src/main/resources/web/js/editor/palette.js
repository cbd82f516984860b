import { html } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import "../board/board.js";

/** Group of the tools that change the whole board; they are applied at once. */
export const WHOLE_BOARD = "whole";

/** Id that means no tool: pieces are dragged. */
export const MOVE_TOOL = "";

/**
 * Renders the tools of the position editor. Each tool is drawn as it appears on the board; tools that cannot be drawn
 * show their name. The name of the selected tool is shown below. Tools for the whole board are buttons.
 * @param {import("../api.js").Tool[]} all @param {string} selected
 * @param {boolean} canArrange whether pieces can be dragged @param {(tool: string) => void} onSelect
 * @param {(tool: import("../api.js").Tool) => void} onApply applies a tool for the whole board
 */
export function toolPalette(all, selected, canArrange, onSelect, onApply) {
  const tools = all.filter((x) => x.group !== WHOLE_BOARD);
  const groups = [...new Set(tools.map((x) => x.group))].map((g) => tools.filter((x) => x.group === g).map(toolFace));
  const shown = canArrange ? [[{ id: MOVE_TOOL, name: t("play.arrange"), face: icon("hand") }], ...groups] : groups;
  const name =
    selected === MOVE_TOOL
      ? canArrange
        ? t("play.arranging")
        : ""
      : (tools.find((x) => x.id === selected)?.name ?? "");
  return html`
    <div class="card palette">
      ${shown.map(
        (group) => html`
          <div class="row tight" role="group" aria-label="${t("editor.tools")}">
            ${group.map(
              (x) => html`
                <button
                  class="tool"
                  data-tool="${x.id}"
                  aria-pressed="${x.id === selected}"
                  aria-label="${x.name}"
                  title="${x.name}"
                  @click=${() => onSelect(x.id)}
                >
                  ${x.face}
                </button>
              `,
            )}
          </div>
        `,
      )}
      <p class="sub" role="status">${name}</p>
      <div class="row tight" role="group" aria-label="${t("editor.whole")}">
        ${all
          .filter((x) => x.group === WHOLE_BOARD)
          .map(
            (x) => html`
              <button class="btn" data-tool="${x.id}" @click=${() => onApply(x)}>${x.name}</button>
            `,
          )}
      </div>
    </div>
  `;
}

/** @param {import("../api.js").Tool} tool */
const toolFace = ({ id, name, sample }) => ({
  id,
  name,
  face: sample.columns
    ? html`
        <damier-board class="sample" readonly .scene=${sample} label="${name}"></damier-board>
      `
    : name,
});
