import { html, nothing } from "lit";
import { t } from "../i18n.js";

/** Renders the text of the last hint. @param {import("./hints.js").Hints} hints */
export function hintText({ hint, level, pending }) {
  const shownLevel = level + (pending ? 1 : 0);
  return hint
    ? html`
        <p class="hint note" role="status">${shownLevel ? t("play.hint-grade", shownLevel) : ""} ${hint.hint}</p>
      `
    : nothing;
}
