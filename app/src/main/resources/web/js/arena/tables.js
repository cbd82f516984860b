import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { playedGame } from "../analysis/address.js";
import { address } from "../route.js";
import { icon } from "../icons.js";

/** Half points as people write them. @param {number} halves */
const points = (halves) => (halves % 2 ? (halves > 1 ? Math.floor(halves / 2) : "") + "½" : String(halves / 2));

/** How dark a cell of the cross table is: fifths. @param {number} halves @param {number} met */
const shade = (halves, met) => Math.round((halves / (2 * met)) * 4);

/**
 * Who beat whom; a cell opens its games.
 * @param {import("./types.js").ContestView} view @param {(first: number, second: number) => void} open
 */
export function cross(view, open) {
  const name = (/** @type {number} */ n) => view.entrants[n].name;
  return html`
    <section class="card arena-cross">
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
                              class="cell shade-${shade(r.halves[c.number], r.met[c.number])}"
                              aria-label="${t("arena.games-of", name(r.number), name(c.number))}"
                              @click=${() => open(r.number, c.number)}
                            >
                              ${points(r.halves[c.number])}
                            </button>
                          </td>
                        `
                      : html`
                          <td class="${r === c ? "self" : ""}"></td>
                        `,
                  )}
                  <td class="sum">${points(r.points * 2)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/** Results of those who play alone. @param {import("./types.js").ContestView} view */
export function race(view) {
  return html`
    <section class="card arena-cross">
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
 * Games, each of which opens in analysis.
 * @param {import("./types.js").ContestView} view
 * @param {import("./types.js").ContestGame[]} games @param {string} title @param {string} [sub]
 */
export function played(view, games, title, sub = "") {
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
                        href="${address("/analysis", {
                          g: view.game,
                          p: g.position,
                          r: playedGame(g.moves, [name(g.first), name(g.second)], { Result: g.result }),
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

/** The files. @param {import("./types.js").ContestView} view */
export function files(view) {
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
