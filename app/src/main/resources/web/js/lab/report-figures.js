/**
 * Compares the figures printed in a report with those of the same run now.
 * @typedef {{instance: number, engine: number, open?: number, closed?: number, visited?: number, moves?: number,
 *   seconds?: number, differs?: string}} Figure `differs` is the key of the reason why they cannot be equal
 * @typedef {{then: string, now: string, sign: "equal"|"near"|"differs", by: number}} Comparison
 */

/**
 * Returns the printed figure of a run, or null.
 * @param {Figure[]|undefined} figures @param {import("../api.js").LabRow} row
 */
export const figureOf = (figures, row) =>
  figures?.find((f) => f.instance === row.instance && f.engine === row.engine) ?? null;

/** @param {Figure} figure @param {import("../api.js").Report} report @returns {Comparison} */
export function compareFigure(figure, report) {
  const s = /** @type {Partial<Api.Stats>} */ (report.stats ?? {});
  const pairs = [
    [figure.open, s.open],
    [figure.closed, s.closed],
    [figure.visited, s.expanded],
    [figure.moves, report.cost],
  ].filter(([then]) => then !== undefined);
  const by = Math.max(...pairs.map(([then, now]) => Math.abs(Number(then) - Number(now ?? NaN))));
  const text = (/** @type {number} */ side) => pairs.map((p) => p[side] ?? "–").join(" / ");
  const sign = by === 0 ? "equal" : by <= MAX_ROUNDING ? "near" : "differs";
  return { then: text(0), now: text(1), sign, by };
}

/** Maximum difference in nodes that rounding of real values can explain. */
const MAX_ROUNDING = 3;
