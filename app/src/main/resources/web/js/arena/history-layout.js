/** Where the names of a rating history stand. Sizes are in SVG units. */

/** Minimum height of the chart, height of a name, and the maximum number of its characters. */
const MIN_HEIGHT = 150;
const NAME_HEIGHT = 12;
const MAX_NAME_LENGTH = 12;

/**
 * Ratings over time: after how many games each participant had which rating.
 * @typedef {{entrants: {number: number, name: string}[], growth: {games: number, elo: (number|null)[]}[]}} History
 */

/** Returns the height of the chart: at least one line per name. @param {History} view */
export const historyHeight = (view) => Math.max(MIN_HEIGHT, (view.entrants.length + 2) * NAME_HEIGHT);

/**
 * Returns the names at the ends of the curves, moved apart so that they do not overlap and stay inside the chart.
 * @param {History} view @param {(elo: number) => number} y
 */
export function curveLabels(view, y) {
  const last = view.growth[view.growth.length - 1].elo;
  const all = view.entrants
    .flatMap((e) => {
      const elo = last[e.number];
      const name = e.name.length > MAX_NAME_LENGTH ? e.name.slice(0, MAX_NAME_LENGTH - 1) + "…" : e.name;
      return elo === null ? [] : [{ name, at: y(elo) }];
    })
    .sort((a, b) => a.at - b.at);
  for (let i = 1; i < all.length; i++) all[i].at = Math.max(all[i].at, all[i - 1].at + NAME_HEIGHT);
  let lowest = historyHeight(view) - NAME_HEIGHT;
  for (let i = all.length - 1; i >= 0; i--, lowest -= NAME_HEIGHT) all[i].at = Math.min(all[i].at, lowest);
  return all;
}
