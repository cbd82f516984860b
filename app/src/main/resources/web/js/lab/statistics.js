/** The few figures that plots and findings are made of. Pure. */

/** @param {number[]} values @returns {number} NaN of none */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (!sorted.length) return NaN;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {number[]} values @returns {number} NaN of none */
export const mean = (values) => (values.length ? values.reduce((s, v) => s + v, 0) / values.length : NaN);

/**
 * How likely it is that of so many fair coins at least as many fall on one side, either side: the sign test.
 * @param {number} less @param {number} more @returns {number}
 */
export function signTest(less, more) {
  const n = less + more;
  if (!n) return 1;
  const most = Math.max(less, more);
  let chance = 0;
  for (let k = most; k <= n; k++) chance += Math.exp(logChoose(n, k) - n * Math.LN2);
  return Math.min(1, 2 * chance);
}

/** @param {number} n @param {number} k */
function logChoose(n, k) {
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i);
  return sum;
}

/**
 * The straight line nearest to the points by squares.
 * @param {{x: number, y: number}[]} points @returns {{slope: number, at0: number}|null} null if there is none
 */
export function line(points) {
  const mx = mean(points.map((p) => p.x));
  const my = mean(points.map((p) => p.y));
  const spread = points.reduce((s, p) => s + (p.x - mx) ** 2, 0);
  if (points.length < 2 || spread === 0) return null;
  const slope = points.reduce((s, p) => s + (p.x - mx) * (p.y - my), 0) / spread;
  return { slope, at0: my - slope * mx };
}
