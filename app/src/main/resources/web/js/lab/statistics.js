/** Statistics for plots and findings. */

/** @param {number[]} values @returns {number} NaN without values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  if (!sorted.length) return NaN;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** @param {number[]} values @returns {number} NaN without values */
export const mean = (values) => (values.length ? values.reduce((s, v) => s + v, 0) / values.length : NaN);

/**
 * Sign test: returns the two-sided probability of a result at least as extreme as this one, if both outcomes are
 * equally likely.
 * @param {number} less @param {number} more @returns {number}
 */
export function signTest(less, more) {
  const n = less + more;
  if (!n) return 1;
  const larger = Math.max(less, more);
  let chance = 0;
  for (let k = larger; k <= n; k++) chance += Math.exp(logChoose(n, k) - n * Math.LN2);
  return Math.min(1, 2 * chance);
}

/** Returns the logarithm of the binomial coefficient. @param {number} n @param {number} k */
function logChoose(n, k) {
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i);
  return sum;
}

/**
 * Fits a straight line by least squares.
 * @param {{x: number, y: number}[]} points
 * @returns {{slope: number, at0: number}|null} null with fewer than two different x values
 */
export function leastSquares(points) {
  const mx = mean(points.map((p) => p.x));
  const my = mean(points.map((p) => p.y));
  const spread = points.reduce((s, p) => s + (p.x - mx) ** 2, 0);
  if (points.length < 2 || spread === 0) return null;
  const slope = points.reduce((s, p) => s + (p.x - mx) * (p.y - my), 0) / spread;
  return { slope, at0: my - slope * mx };
}
