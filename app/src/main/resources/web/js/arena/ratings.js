import { html, nothing } from "lit";
import { t } from "../i18n.js";

/**
 * How strong all are by all tournaments here; those who have not met, by whatever way, stand in tables of their own.
 * @param {import("./types.js").Rated[]} rated @param {string} game
 */
export function ratings(rated, game) {
  if (!rated.length) return nothing;
  const groups = [...new Set(rated.map((r) => r.group))];
  return html`
    <section class="card arena-cross arena-ratings">
      <header>
        <h2>${t("arena.ratings", game)}</h2>
        <small class="sub">${t(groups.length > 1 ? "arena.ratings-apart" : "arena.ratings-sub")}</small>
      </header>
      ${groups.map((g) => table(rated.filter((r) => r.group === g)))}
    </section>
  `;
}

/** @param {import("./types.js").Rated[]} rated */
const table = (rated) => html`
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
