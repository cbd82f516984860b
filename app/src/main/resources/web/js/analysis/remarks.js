import { html } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

const SIGNS = ["!", "?", "??", "!?", "?!", "!!"];

/**
 * What can be said of the present move and done with it.
 * @param {import("./tree.js").StudyTree} tree @param {() => void} changed
 */
export function remarks(tree, changed) {
  const node = tree.current;
  const does = (/** @type {() => void} */ what) => () => {
    what();
    changed();
  };
  return html`
    <div class="remarks">
      <div class="row tight" role="group" aria-label="${t("study.signs")}">
        ${SIGNS.map(
          (sign) => html`
            <button
              class="btn small"
              ?disabled=${!node.parent}
              aria-pressed="${node.sign === sign}"
              title="${t("study.sign." + sign)}"
              @click=${does(() => (node.sign = node.sign === sign ? "" : sign))}
            >
              ${sign}
            </button>
          `,
        )}
        <button
          class="btn small icon"
          ?disabled=${!tree.aside()}
          title="${t("study.promote")}"
          aria-label="${t("study.promote")}"
          @click=${does(() => tree.promote())}
        >
          ${icon("up")}
        </button>
        <button
          class="btn small icon"
          ?disabled=${!node.parent}
          title="${t("study.delete")}"
          aria-label="${t("study.delete")}"
          @click=${does(() => tree.remove())}
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
          changed();
        }}
      />
    </div>
  `;
}
