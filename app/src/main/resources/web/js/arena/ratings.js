import { html, nothing } from "lit";
import { t } from "../i18n.js";
import "../words/arena.js";

/**
 * Renders the ratings over all tournaments. Participants without common opponents, directly or indirectly, are in
 * separate tables.
 * @param {import("./types.js").RatedBot[]} rated @param {string} game
 */
export function ratingTables(rated, game) {
  if (!rated.length) return nothing;
  const groups = [...new Set(rated.map((r) => r.group))];
  return html`
    <section class="card arena-table arena-ratings">
      <header>
        <h2>${t("arena.ratings", game)}</h2>
        <small class="sub">${t(groups.length > 1 ? "arena.ratings-apart" : "arena.ratings-sub")}</small>
      </header>
      ${groups.map((g) => ratingTable(rated.filter((r) => r.group === g)))}
    </section>
  `;
}

/** @param {import("./types.js").RatedBot[]} rated */
const ratingTable = (rated) => html`
  <table>
    <thead>
      <tr>
        <td></td>
        <th scope="col">Elo</th>
        <th scope="col">±</th>
        <th scope="col">${t("arena.col-games")}</th>
      </tr>
    </thead>
    <tbody>
      ${rated.map(
        (r, i) => html`
          <tr>
            <th scope="row">
              ${i + 1}. ${r.name}
              ${
                r.kind === "visitor"
                  ? html`
                      <small class="sub">${t("arena.outside")}</small>
                    `
                  : nothing
              }
            </th>
            <td class="sum">${Math.round(r.elo)}</td>
            <td>${Math.round(r.error)}</td>
            <td>${r.games}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
