import { html, nothing } from "lit";
import { number, t } from "./i18n.js";

/**
 * Why the engine says so: for a puzzle the states checked below each depth or bound, for a move what it changes.
 * @param {any} r a result @param {import("./api.js").View|null} before @param {import("./api.js").View|null} after the
 *   board after the first move
 */
export function explanation(r, before, after) {
  if (r.outcome === "chosen") return changes(before, after, r.moves[0]);
  const profile = /** @type {number[]} */ (r.profile ?? []);
  if (!profile.some((n) => n > 0) || !(r.optimal || r.outcome === "impossible" || r.outcome === "stopped"))
    return nothing;
  const most = Math.log10(Math.max(...profile) + 1);
  const total = profile.reduce((a, b) => a + b, 0);
  const key = r.optimal ? "why.optimal" : r.outcome === "impossible" ? "why.impossible" : "why.stopped";
  return html`
    <details class="card">
      <summary>${t(key + "-title")}</summary>
      <p class="sub">${t(key, r.cost ?? r.lowerBound ?? 0, number(total))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("why.depth")}</th>
            <th scope="col">${t("why.states")}</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${profile.map((n, d) =>
            n
              ? html`
                  <tr>
                    <th scope="row">${d}</th>
                    <td>${number(n)}</td>
                    <td class="bar">
                      <meter min="0" max="${most}" value="${Math.log10(n + 1)}" aria-label="${number(n)}"></meter>
                    </td>
                  </tr>
                `
              : nothing,
          )}
        </tbody>
      </table>
    </details>
  `;
}

/**
 * What a move changes in the figures beside the board.
 * @param {import("./api.js").View|null} before @param {import("./api.js").View|null} after @param {string} move
 */
function changes(before, after, move) {
  if (!before || !after) return nothing;
  const rows = before.scene.counters
    .map((c) => ({ c, now: after.scene.counters.find((d) => d.id === c.id && d.seat === c.seat)?.value ?? c.value }))
    .filter(({ c, now }) => c.value !== now);
  return html`
    <details class="card" open>
      <summary>${t("why.move-title", move)}</summary>
      ${
        rows.length
          ? html`
              <ul>
                ${rows.map(
                  ({ c, now }) => html`
                    <li>${t("why.change", c.seat + 1, c.name, c.value, now)}</li>
                  `,
                )}
              </ul>
            `
          : html`
              <p class="sub">${t("why.no-change")}</p>
            `
      }
    </details>
  `;
}
