import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import "../words/analysis.js";

const ANNOTATIONS = ["!", "?", "??", "!?", "?!", "!!"];

/**
 * Renders the tools for the current move: annotation symbols, drawing, promote, delete, and the comment field.
 * @param {import("./study-tree.js").StudyTree} tree @param {import("./shape-drawing.js").ShapeDrawing} drawing
 * @param {() => void} onChange
 */
export function annotationTools(tree, drawing, onChange) {
  const node = tree.current;
  const andUpdate = (/** @type {() => void} */ action) => () => {
    action();
    onChange();
  };
  return html`
    <div class="annotations">
      <div class="row tight" role="group" aria-label="${t("study.signs")}">
        ${ANNOTATIONS.map(
          (symbol) => html`
            <button
              class="btn small"
              ?disabled=${!node.parent}
              aria-pressed="${node.sign === symbol}"
              title="${t("study.sign." + symbol)}"
              @click=${andUpdate(() => (node.sign = node.sign === symbol ? "" : symbol))}
            >
              ${symbol}
            </button>
          `,
        )}
        <button
          class="btn small icon"
          aria-pressed="${drawing.on}"
          title="${t("study.draw")}"
          aria-label="${t("study.draw")}"
          @click=${() => drawing.toggle()}
        >
          ${icon("edit")}
        </button>
        ${
          node.shapes.length
            ? html`
                <button
                  class="btn small icon"
                  title="${t("study.draw-clear")}"
                  aria-label="${t("study.draw-clear")}"
                  @click=${() => drawing.clear()}
                >
                  ${icon("reset")}
                </button>
              `
            : nothing
        }
        <button
          class="btn small icon"
          ?disabled=${!tree.isInVariation()}
          title="${t("study.promote")}"
          aria-label="${t("study.promote")}"
          @click=${andUpdate(() => tree.promote())}
        >
          ${icon("up")}
        </button>
        <button
          class="btn small icon"
          ?disabled=${!node.parent}
          title="${t("study.delete")}"
          aria-label="${t("study.delete")}"
          @click=${andUpdate(() => tree.remove())}
        >
          ${icon("cross")}
        </button>
      </div>
      <input
        class="comment-field"
        aria-label="${t("study.comment")}"
        placeholder="${t("study.comment")}"
        maxlength="2000"
        .value=${node.comment}
        @change=${(/** @type {Event} */ e) => {
          node.comment = /** @type {HTMLInputElement} */ (e.target).value.trim();
          onChange();
        }}
      />
    </div>
  `;
}
