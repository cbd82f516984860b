import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { linearRange } from "../axis-ticks.js";
import { curveLabels, historyHeight } from "./history-layout.js";
import "../words/arena.js";

/** Sizes in SVG units: row height, left edge of the bars, width of the charts. */
const ROW_HEIGHT = 37;
const LEFT = 150;
const WIDTH = 420;

/** Returns the scale of an axis with round marks. @param {number[]} values */
function axisScale(values) {
  const { start, end, ticks } = linearRange(values);
  return { marks: ticks, at: (/** @type {number} */ v) => (v - start) / (end - start) };
}

/**
 * Returns the rows that have a rating. Without a rating there is no bar and no error bar.
 * @param {import("./types.js").ContestView} view
 */
function ratedRows(view) {
  return view.rows.flatMap((r) => (r.elo !== null && r.error !== null ? [{ ...r, elo: r.elo, error: r.error }] : []));
}

/** Renders the ratings as bars with error bars. @param {import("./types.js").ContestView} view */
export function ratingBars(view) {
  const played = ratedRows(view);
  const unrated = view.rows.filter((r) => r.elo === null && r.games > 0).map((r) => view.entrants[r.number].name);
  if (!played.length) return nothing;
  const { marks, at } = axisScale(played.flatMap((r) => [r.elo - r.error, r.elo + r.error]));
  const height = played.length * ROW_HEIGHT + 24;
  const x = (/** @type {number} */ v) => LEFT + at(v) * (WIDTH - LEFT - 10);
  return html`
    <section class="card arena-strength">
      <header>
        <h2>${t("arena.strength")}</h2>
        <small class="sub">${t("arena.strength-sub")}</small>
      </header>
      <svg viewBox="0 0 ${WIDTH + 90} ${height}" role="img" aria-label="${t("arena.strength")}">
        ${played.map((r, i) => {
          const y = i * ROW_HEIGHT + ROW_HEIGHT / 2;
          const name = view.entrants[r.number].name;
          const [low, high] = [x(r.elo - r.error), x(r.elo + r.error)];
          return svg`
            <text x="0" y="${y + 5}" class="name">${name.length > 17 ? name.slice(0, 16) + "…" : name}</text>
            <rect x="${LEFT}" y="${y - 9}" width="${Math.max(2, x(r.elo) - LEFT)}" height="18" rx="5" class="bar" />
            <path d="M${low} ${y}H${high}M${low} ${y - 6}v12M${high} ${y - 6}v12" class="error" />
            <text x="${WIDTH + 2}" y="${y + 5}" class="figure">${Math.round(r.elo)} ±${Math.round(r.error)}</text>
          `;
        })}
        ${marks.map((m) => svg`<text x="${x(m)}" y="${height - 4}" class="mark">${m}</text>`)}
      </svg>
      ${
        unrated.length
          ? html`
              <p class="sub">${t("arena.unrated", unrated.join(", "))}</p>
            `
          : nothing
      }
    </section>
  `;
}

/**
 * Renders the rating history: one line per participant, distinguished by dashes and labelled at its end.
 * @param {import("./history-layout.js").History} view
 */
export function ratingHistory(view) {
  if (view.growth.length < 2) return nothing;
  const games = view.growth[view.growth.length - 1].games;
  const { marks, at } = axisScale(view.growth.flatMap((g) => g.elo.filter((v) => v !== null)));
  const x = (/** @type {number} */ n) => 40 + (n / games) * (WIDTH - 60);
  const height = historyHeight(view);
  const y = (/** @type {number} */ v) => 8 + (1 - at(v)) * (height - 24);
  return html`
    <section class="card arena-history">
      <header>
        <h2>${t("arena.growth")}</h2>
        <small class="sub">${t("arena.growth-sub")}</small>
      </header>
      <svg viewBox="0 0 ${WIDTH + 90} ${height}" role="img" aria-label="${t("arena.growth-sub")}">
        ${marks.map(
          (m) => svg`
            <path d="M40 ${y(m)}H${WIDTH - 20}" class="grid" />
            <text x="34" y="${y(m) + 4}" class="mark end">${m}</text>
          `,
        )}
        ${view.entrants.map((e, i) => {
          const points = view.growth.flatMap((g) => {
            const elo = g.elo[e.number];
            return elo === null ? [] : [`${x(g.games)} ${y(elo)}`];
          });
          return points.length ? svg`<path d="M${points.join("L")}" class="curve line-${i % 6}" />` : nothing;
        })}
        ${curveLabels(view, y).map(
          (l) => svg`<text x="${WIDTH - 14}" y="${l.at + 4}" class="mark start">${l.name}</text>`,
        )}
        <text x="${WIDTH - 20}" y="${height - 2}" class="mark end">${games}</text>
      </svg>
    </section>
  `;
}
