import { html } from "lit";
import { t } from "./i18n.js";
import { icon } from "./icons.js";

/** Copies a text and confirms it. @param {string} text */
export async function copyText(text) {
  await navigator.clipboard?.writeText(text).catch(() => {});
  dispatchEvent(new CustomEvent("damier-toast", { detail: t("arena.copied") }));
}

/** @param {string} text @param {string} label what is copied, for screen readers */
export const copyButton = (text, label) => html`
  <button class="btn small" aria-label="${label}" title="${label}" @click=${() => copyText(text)}>
    ${icon("copy")}${t("arena.copy")}
  </button>
`;
