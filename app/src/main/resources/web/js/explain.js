import { html, nothing } from "lit";
import { formatNumber, t } from "./i18n.js";

/**
 * Renders the explanation of a search result: for a puzzle the states per depth or bound, for a move the changed
 * counters.
 * @param {import("./api.js").Report} result the search result @param {import("./api.js").View|null} before
 * @param {import("./api.js").View|null} after the board after the first move
 */
export function resultExplanation(result, before, after) {
  if (result.outcome === "chosen") return counterChanges(before, after, result.moves?.[0] ?? "");
  const profile = /** @type {number[]} */ (result.profile ?? []);
  if (
    !profile.some((n) => n > 0) ||
    !(result.optimal || result.outcome === "impossible" || result.outcome === "stopped")
  )
    return nothing;
  const maxLog = Math.log10(Math.max(...profile) + 1);
  const total = profile.reduce((a, b) => a + b, 0);
  const key = result.optimal ? "why.optimal" : result.outcome === "impossible" ? "why.impossible" : "why.stopped";
  return html`
    <details class="card">
      <summary>${t(key + "-title")}</summary>
      <p class="sub">${t(key, result.cost ?? result.lowerBound ?? 0, formatNumber(total))}</p>
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
                    <td>${formatNumber(n)}</td>
                    <td class="bar">
                      <meter
                        min="0"
                        max="${maxLog}"
                        value="${Math.log10(n + 1)}"
                        aria-label="${formatNumber(n)}"
                      ></meter>
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
 * Renders the counters that a move changes.
 * @param {import("./api.js").View|null} before @param {import("./api.js").View|null} after @param {string} move
 */
function counterChanges(before, after, move) {
  if (!before || !after) return nothing;
  const rows = before.scene.counters
    .map((counter) => ({
      counter,
      now: after.scene.counters.find((d) => d.id === counter.id && d.seat === counter.seat)?.value ?? counter.value,
    }))
    .filter(({ counter, now }) => counter.value !== now);
  return html`
    <details class="card" open>
      <summary>${t("why.move-title", move)}</summary>
      ${
        rows.length
          ? html`
              <ul>
                ${rows.map(
                  ({ counter, now }) => html`
                    <li>${t("why.change", counter.seat + 1, counter.name, counter.value, now)}</li>
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
