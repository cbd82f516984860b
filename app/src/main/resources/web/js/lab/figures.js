/**
 * What a report printed for one run, beside what the same run gives now.
 *
 * @typedef {{instance: number, engine: number, open?: number, closed?: number, visited?: number, moves?: number,
 *   seconds?: number, differs?: string}} Figure `differs` is the key of the reason why it cannot be equal
 * @typedef {{then: string, now: string, sign: "equal"|"near"|"differs", by: number}} Compared
 */

/** The figure of a run, if the report printed one. @param {Figure[]|undefined} figures @param {any} row */
export const figureOf = (figures, row) =>
  figures?.find((f) => f.instance === row.instance && f.engine === row.engine) ?? null;

/** @param {Figure} figure @param {any} report @returns {Compared} */
export function compare(figure, report) {
  const s = report.stats ?? {};
  const pairs = [
    [figure.open, s.open],
    [figure.closed, s.closed],
    [figure.visited, s.expanded],
    [figure.moves, report.cost],
  ].filter(([then]) => then !== undefined);
  const by = Math.max(...pairs.map(([then, now]) => Math.abs(Number(then) - Number(now ?? NaN))));
  const text = (/** @type {number} */ side) => pairs.map((p) => p[side] ?? "–").join(" / ");
  const sign = by === 0 ? "equal" : by <= NEAR ? "near" : "differs";
  return { then: text(0), now: text(1), sign, by };
}

/** Nodes that rounding of real values may move. */
const NEAR = 3;
