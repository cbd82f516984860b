import { html } from "lit";

/**
 * Renders a progress bar with a label for screen readers.
 * @param {number} value @param {number} max @param {string} label
 */
export const progressBar = (value, max, label) => html`
  <progress class="meter" max="${Math.max(1, max)}" value="${value}" aria-label="${label}"></progress>
`;
