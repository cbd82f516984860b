import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/** Renders the text of the last hint. @param {import("./hints.js").Hints} hints */
export function hintText({ hint, level, pending }) {
  const shownLevel = level + (pending ? 1 : 0);
  return hint
    ? html`
        <p class="hint note" role="status">
          ${icon("hint")}
          <span>${shownLevel ? t("play.hint-grade", shownLevel) : ""} ${hint.hint}</span>
        </p>
      `
    : nothing;
}
