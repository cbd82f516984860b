import { html, nothing } from "lit";
import { PLAYER_TAGS } from "./study-params.js";

/**
 * Renders the players, date and result of a game record, as far as its tags contain them.
 * @param {Record<string, string>} tags
 */
export function recordHeader(tags) {
  const players = PLAYER_TAGS.flatMap((tag) => tags[tag] || []).join(" – ");
  const text = [players, tags.Date, tags.Result === "*" ? "" : tags.Result].filter(Boolean).join(" · ");
  return text
    ? html`
        <p class="sub record-head">${text}</p>
      `
    : nothing;
}
