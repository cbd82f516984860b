import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";

/** The drawing's own units: a row, the place of the bars, of the curve. */
const ROW = 37;
const LEFT = 150;
const WIDTH = 420;
const CURVE = 150;

/** A round step that gives a handful of marks. @param {number} span */
function step(span) {
  return [25, 50, 100, 200, 400, 800, 1600].find((s) => span / s <= 6) ?? 3200;
}

/** @param {number[]} values */
function scale(values) {
  const by = step(Math.max(...values) - Math.min(...values));
  const least = Math.floor(Math.min(...values) / by) * by;
  const most = Math.max(least + by, Math.ceil(Math.max(...values) / by) * by);
  const marks = [];
  for (let v = least; v <= most; v += by) marks.push(v);
  return { least, most, marks, at: (/** @type {number} */ v) => (v - least) / (most - least) };
}

/**
 * Ratings as bars with their errors.
 * @param {import("./types.js").ContestView} view
 */
export function strength(view) {
  const met = view.rows.filter((r) => r.games > 0);
  if (!met.length) return nothing;
  const { marks, at } = scale(met.flatMap((r) => [r.elo - r.error, r.elo + r.error]));
  const height = met.length * ROW + 24;
  const x = (/** @type {number} */ v) => LEFT + at(v) * (WIDTH - LEFT - 10);
  return html`
    <section class="card arena-strength">
      <header>
        <h2>${t("arena.strength")}</h2>
        <small class="sub">${t("arena.strength-sub")}</small>
      </header>
      <svg viewBox="0 0 ${WIDTH + 90} ${height}" role="img" aria-label="${t("arena.strength")}">
        ${met.map((r, i) => {
          const y = i * ROW + ROW / 2;
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
    </section>
  `;
}

/**
 * How the ratings came about: a line each, told apart by dashes and named at its end.
 * @param {import("./types.js").ContestView} view
 */
export function growth(view) {
  if (view.growth.length < 2) return nothing;
  const games = view.growth[view.growth.length - 1].games;
  const { marks, at } = scale(view.growth.flatMap((g) => g.elo));
  const x = (/** @type {number} */ n) => 40 + (n / games) * (WIDTH - 60);
  const y = (/** @type {number} */ v) => 8 + (1 - at(v)) * (CURVE - 24);
  return html`
    <section class="card arena-growth">
      <header>
        <h2>${t("arena.growth")}</h2>
        <small class="sub">${t("arena.growth-sub")}</small>
      </header>
      <svg viewBox="0 0 ${WIDTH + 90} ${CURVE}" role="img" aria-label="${t("arena.growth-sub")}">
        ${marks.map(
          (m) => svg`
            <path d="M40 ${y(m)}H${WIDTH - 20}" class="grid" />
            <text x="34" y="${y(m) + 4}" class="mark end">${m}</text>
          `,
        )}
        ${view.entrants.map((e, i) => {
          const line = view.growth.map((g) => `${x(g.games)} ${y(g.elo[e.number])}`).join("L");
          const end = view.growth[view.growth.length - 1].elo[e.number];
          return svg`
            <path d="M${line}" class="curve line-${i % 6}" />
            <text x="${WIDTH - 14}" y="${y(end) + 4}" class="mark start">${e.name.slice(0, 12)}</text>
          `;
        })}
        <text x="${WIDTH - 20}" y="${CURVE - 2}" class="mark end">${games}</text>
      </svg>
    </section>
  `;
}
