import { html } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import "../board/board.js";

/** Instead of a tool: pieces are dragged. */
export const HAND = "";

/**
 * The tools of an editor as what they put on the board, drawn as the board draws it; only what cannot be drawn is a
 * word. The name of the chosen one stands below.
 * @param {import("../api.js").Tool[]} tools @param {string} chosen @param {boolean} hand whether pieces can be dragged
 * @param {(tool: string) => void} choose
 */
export function palette(tools, chosen, hand, choose) {
  const groups = [...new Set(tools.map((x) => x.group))].map((g) => tools.filter((x) => x.group === g).map(drawn));
  const all = hand ? [[{ id: HAND, name: t("play.arrange"), face: icon("hand") }], ...groups] : groups;
  const name = chosen === HAND ? (hand ? t("play.arranging") : "") : (tools.find((x) => x.id === chosen)?.name ?? "");
  return html`
    <div class="card palette">
      ${all.map(
        (group) => html`
          <div class="row tight" role="group" aria-label="${t("editor.tools")}">
            ${group.map(
              (x) => html`
                <button
                  class="tool"
                  data-tool="${x.id}"
                  aria-pressed="${x.id === chosen}"
                  aria-label="${x.name}"
                  title="${x.name}"
                  @click=${() => choose(x.id)}
                >
                  ${x.face}
                </button>
              `,
            )}
          </div>
        `,
      )}
      <p class="sub" role="status">${name}</p>
    </div>
  `;
}

/** @param {import("../api.js").Tool} tool */
const drawn = ({ id, name, sample }) => ({
  id,
  name,
  face: sample.columns
    ? html`
        <damier-board class="sample" still .scene=${sample} label="${name}"></damier-board>
      `
    : name,
});
