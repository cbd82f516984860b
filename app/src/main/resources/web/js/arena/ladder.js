import { html, nothing } from "lit";
import { formatNumber, t } from "../i18n.js";
import { icon } from "../icons.js";
import { ratingHistory } from "./rating-chart.js";
import { gameList } from "./tables.js";
import "../words/arena.js";

/** Formats a rating with its error. @param {{elo: number|null, error: number|null}} row */
const ratingText = ({ elo, error }) =>
  elo === null || error === null ? "–" : `${Math.round(elo)} ±${Math.round(error)}`;

/** Formats points as a percentage of games. @param {number} points @param {number} games */
const percent = (points, games) => (games ? t("ladder.percent", Math.round((100 * points) / games)) : "–");

/** Formats milliseconds as seconds. @param {number} millis */
const seconds = (millis) => t("ladder.seconds", formatNumber(Math.round(millis / 10) / 100));

/**
 * Renders the table of a ladder. The names link to the pages of the bots.
 * @param {import("./types.js").ContestView} view
 */
export const ladderTable = (view) => html`
  <section class="card arena-table ladder-table">
    <header>
      <h2>${t("ladder.table")}</h2>
      <small class="sub">${t("ladder.table-sub")}</small>
    </header>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <td></td>
            ${["elo", "games", "score", "state"].map(
              (column) => html`
                <th scope="col">${t("ladder.col-" + column)}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${view.rows.map((row, i) => {
            const entrant = view.entrants[row.number];
            const state = entrant.kind !== "visitor" ? "anchor" : entrant.here ? "here" : "away";
            return html`
              <tr class="${row.number === view.you ? "you" : ""}">
                <th scope="row">
                  ${i + 1}.
                  <a href="/arena/${view.id}?bot=${row.number}">${entrant.name}</a>
                </th>
                <td>${ratingText(row)}</td>
                <td>${row.games}</td>
                <td>${percent(row.points, row.games)}</td>
                <td><span class="pill ${state === "away" ? "warn" : "good"}">${t("ladder.state-" + state)}</span></td>
              </tr>
            `;
          })}
        </tbody>
      </table>
    </div>
  </section>
`;

/**
 * Renders the page of one bot: rating history, openings, time use and games.
 * @param {import("./types.js").ContestView} view @param {import("./types.js").BotPage} bot
 * @param {import("./types.js").ContestGame[]} games
 */
export function botPage(view, bot, games) {
  const row = view.rows.find((r) => r.number === bot.number);
  return html`
    <div class="arena-columns">
      <div>
        <section class="card ladder-bot">
          <header>
            <h2>${bot.name}</h2>
            <a class="btn small" href="/arena/${view.id}">${icon("back")}${t("ladder.back")}</a>
          </header>
          <dl>
            ${figure("ladder.col-elo", row ? ratingText(row) : "–")}
            ${figure("ladder.col-games", String(bot.time.games))}
            ${figure("ladder.col-score", row ? percent(row.points, row.games) : "–")}
          </dl>
        </section>
        ${ratingHistory(asGrowth(bot))}
        <section class="card ladder-bot">
          <header><h2>${t("ladder.time")}</h2></header>
          <dl>
            ${figure("ladder.per-move", seconds(bot.time.perMove))}
            ${figure("ladder.per-game", seconds(bot.time.perGame))}
            ${figure("ladder.longest", seconds(bot.time.longestGame))}
            ${figure("ladder.lost-on-time", String(bot.time.lostOnTime))}
          </dl>
        </section>
        ${openings(bot)}
      </div>
      <div>${gameList(view, games, t("arena.latest-games"))}</div>
    </div>
  `;
}

/** @param {string} label @param {string} value */
const figure = (label, value) => html`
  <div>
    <dt>${t(label)}</dt>
    <dd>${value}</dd>
  </div>
`;

/** Returns the history of one bot for the chart of a tournament. @param {import("./types.js").BotPage} bot */
const asGrowth = ({ name, history }) => ({
  entrants: [{ number: 0, name }],
  growth: history.map(({ games, elo }) => ({ games, elo: [elo] })),
});

/** Renders the results of a bot by opening. @param {import("./types.js").BotPage} bot */
function openings(bot) {
  if (!bot.openings.length) return nothing;
  return html`
    <section class="card arena-table">
      <header>
        <h2>${t("ladder.openings")}</h2>
        <small class="sub">${t("ladder.openings-sub")}</small>
      </header>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">${t("ladder.opening")}</th>
              <th scope="col">${t("ladder.col-games")}</th>
              <th scope="col">${t("ladder.col-score")}</th>
            </tr>
          </thead>
          <tbody>
            ${bot.openings.map(
              (o) => html`
                <tr>
                  <th scope="row">${o.opening + 1}. ${o.moves.join(" ")}</th>
                  <td>${o.games}</td>
                  <td>${percent(o.points, o.games)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}
