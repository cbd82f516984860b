/**
 * Ranges and tick marks of plot axes. Values that are not finite are ignored, and the number of marks is limited, so
 * that no input makes a plot unbounded.
 * @typedef {{start: number, end: number, ticks: number[]}} AxisRange
 */

/** Maximum number of marks on an axis. */
export const MAX_TICKS = 12;

/** Number of steps that a linear axis aims at. */
const TARGET_STEPS = 6;

/** Returns a step of 1, 2 or 5 times a power of ten that is at least this long. @param {number} rough */
function niceStep(rough) {
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, power * ([1, 2, 5, 10].find((m) => m * power >= rough) ?? 10));
}

/** @param {number[]} values */
function extremes(values) {
  let min = Infinity;
  let max = -Infinity;
  for (const v of values) {
    if (!Number.isFinite(v)) continue;
    min = Math.min(min, v);
    max = Math.max(max, v);
  }
  return min > max ? [0, 0] : [min, max];
}

/** Returns the marks from start to end. @param {number} start @param {number} end @param {number} step */
function range(start, end, step) {
  const count = Math.min(MAX_TICKS, Math.round((end - start) / step) + 1);
  return { start, end, ticks: Array.from({ length: count }, (_, i) => start + i * step) };
}

/**
 * Returns a linear range with round marks.
 * @param {number[]} values @param {{fromZero?: boolean}} [options] fromZero: starts at 0 unless all values are far away
 * @returns {AxisRange}
 */
export function linearRange(values, { fromZero = false } = {}) {
  const [min, max] = extremes(values);
  const step = niceStep((max - (fromZero ? Math.min(0, min) : min)) / TARGET_STEPS);
  const start =
    fromZero && min <= 3 * step ? Math.min(0, Math.floor(min / step) * step) : Math.floor(min / step) * step;
  return range(start, Math.max(start + step, Math.ceil(max / step) * step), step);
}

/**
 * Returns a range of powers of ten; start, end and ticks are exponents.
 * @param {number[]} values @returns {AxisRange}
 */
export function logRange(values) {
  const [min, max] = extremes(values.filter((v) => v > 0).map(Math.log10));
  const low = Math.floor(min);
  const high = Math.max(low + 1, Math.ceil(max));
  return range(low, high, Math.ceil((high - low) / (MAX_TICKS - 1)));
}
