import { html, nothing } from "lit";
import { PLAYERS } from "./address.js";

/** Who played, when, and how it ended, as far as a record says so. @param {Record<string, string>} tags */
export function recordHead(tags) {
  const players = PLAYERS.flatMap((tag) => tags[tag] || []).join(" – ");
  const said = [players, tags.Date, tags.Result === "*" ? "" : tags.Result].filter(Boolean).join(" · ");
  return said
    ? html`
        <p class="sub record-head">${said}</p>
      `
    : nothing;
}
