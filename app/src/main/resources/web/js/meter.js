import { html } from "lit";

/** How far something is, said to the screen reader in these words. @param {number} value @param {number} most
 *  @param {string} words */
export const meter = (value, most, words) => html`
  <progress class="meter" max="${Math.max(1, most)}" value="${value}" aria-label="${words}"></progress>
`;
