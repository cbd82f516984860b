import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { gameRecord } from "../analysis/study-params.js";
import { buildUrl } from "../route.js";
import { icon } from "../icons.js";
import "../words/arena.js";

/** Formats half points, such as 3 as "1½". @param {number} halves */
const pointsText = (halves) => (halves % 2 ? (halves > 1 ? Math.floor(halves / 2) : "") + "½" : String(halves / 2));

/** Returns the shade of a crosstable cell, from 0 to 4. @param {number} halves @param {number} games */
const shadeLevel = (halves, games) => Math.round((halves / (2 * games)) * 4);

/**
 * Renders the crosstable. A click on a cell shows the games of that pair.
 * @param {import("./types.js").ContestView} view @param {(first: number, second: number) => void} open
 */
export function crosstable(view, open) {
  const name = (/** @type {number} */ n) => view.entrants[n].name;
  return html`
    <section class="card arena-table">
      <header>
        <h2>${t("arena.cross")}</h2>
        <small class="sub">${t("arena.cross-sub")}</small>
      </header>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <td></td>
              ${view.rows.map(
                (r, i) => html`
                  <th scope="col" title="${name(r.number)}">${i + 1}</th>
                `,
              )}
              <th scope="col">${t("arena.points")}</th>
            </tr>
          </thead>
          <tbody>
            ${view.rows.map(
              (r, i) => html`
                <tr>
                  <th scope="row">
                    ${i + 1}. ${name(r.number)}
                    ${
                      r.byes
                        ? html`
                            <small class="sub">${t("arena.byes", r.byes)}</small>
                          `
                        : nothing
                    }
                  </th>
                  ${view.rows.map((c) =>
                    r.met[c.number]
                      ? html`
                          <td>
                            <button
                              class="cell shade-${shadeLevel(r.halves[c.number], r.met[c.number])}"
                              aria-label="${t("arena.games-of", name(r.number), name(c.number))}"
                              @click=${() => open(r.number, c.number)}
                            >
                              ${pointsText(r.halves[c.number])}
                            </button>
                          </td>
                        `
                      : html`
                          <td class="${r === c ? "self" : ""}"></td>
                        `,
                  )}
                  <td class="sum">${pointsText(r.points * 2)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/** Renders the results of a race. @param {import("./types.js").ContestView} view */
export function raceTable(view) {
  return html`
    <section class="card arena-table">
      <header><h2>${t("arena.race")}</h2></header>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <td></td>
              ${["won", "done", "cost", "score", "millis"].map(
                (c) => html`
                  <th scope="col">${t("arena.col-" + c)}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${view.rows.map(
              (r, i) => html`
                <tr>
                  <th scope="row">${i + 1}. ${view.entrants[r.number].name}</th>
                  <td>${r.won}</td>
                  <td>${r.done}/${r.games}</td>
                  <td>${r.done ? r.cost.toFixed(1) : "–"}</td>
                  <td>${r.score === null ? "–" : r.score.toFixed(1)}</td>
                  <td>${Math.round(r.millis)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/**
 * Renders a list of games with links to the analysis.
 * @param {import("./types.js").ContestView} view @param {import("./types.js").ContestGame[]} games
 * @param {string} title @param {string} [sub]
 */
export function gameList(view, games, title, sub = "") {
  if (!games.length) return nothing;
  const name = (/** @type {number} */ n) => view.entrants[n]?.name ?? "";
  return html`
    <section class="card arena-games">
      <header>
        <h2>${title}</h2>
        ${
          sub
            ? html`
                <small class="sub">${sub}</small>
              `
            : nothing
        }
      </header>
      <ul>
        ${games.map(
          (g) => html`
            <li>
              <span class="who">
                ${name(g.first)}${g.second >= 0 ? " – " + name(g.second) : ""}
                <b>${g.result || (g.cost >= 0 ? g.cost : "–")}</b>
              </span>
              <small class="sub">${t("arena.reason-" + g.reason)} ${g.reason === "goal" ? "" : g.detail}</small>
              ${
                g.position
                  ? html`
                      <a
                        class="btn small"
                        href="${buildUrl("/analysis", {
                          g: view.game,
                          p: g.position,
                          r: gameRecord(g.moves, [name(g.first), name(g.second)], { Result: g.result }),
                        })}"
                      >
                        ${icon("graph")}${t("arena.analyse")}
                      </a>
                    `
                  : nothing
              }
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** Renders the links to download the games. @param {import("./types.js").ContestView} view */
export function fileLinks(view) {
  return html`
    <p class="arena-files">
      <span class="sub">${t("arena.take")}</span>
      ${["games.csv", "games.jsonl", "games.txt"].map(
        (f) => html`
          <a class="btn small" download href="/api/arena/${view.id}/files/${f}">${f}</a>
        `,
      )}
    </p>
  `;
}
