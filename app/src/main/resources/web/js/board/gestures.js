/**
 * From clicks, drags and keys to legal moves: pure functions over the moves' gestures, no rules of any game.
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{play?: Move, select?: Spot|null}} Answer
 */

/** @param {Spot|null} a @param {Spot|null} b */
export const same = (a, b) => !!a && !!b && a.kind === b.kind && a.x === b.x && a.y === b.y;

/** @param {Move[]} moves @param {Spot} spot */
export const starting = (moves, spot) => moves.filter((m) => same(m.from, spot));

/** Whether walls may be placed here, not only pieces moved. @param {Move[]} moves */
export const placing = (moves) => moves.some((m) => m.to !== null && m.to.kind !== "CELL");

/**
 * A click on a cell: finish the selected piece's move, play the only move that starts or ends here, or select.
 * @param {Move[]} moves @param {Spot|null} selected @param {Spot} cell @returns {Answer}
 */
export function click(moves, selected, cell) {
  if (selected) {
    if (same(selected, cell)) return { select: null };
    const finishing = moves.filter((m) => same(m.from, selected) && same(m.to, cell));
    if (finishing.length) return { play: finishing[0], select: null };
  }
  const from = starting(moves, cell);
  if (from.length === 1) return { play: from[0], select: null };
  if (from.length) return { select: cell };
  const to = moves.filter((m) => same(m.to, cell));
  if (to.length === 1) return { play: to[0], select: null };
  return { select: null };
}

/**
 * A drag or swipe from one cell to another: the move that ends there, else the one in that direction.
 * @param {Move[]} moves @param {Spot} start @param {number} dx in cells @param {number} dy in cells @returns {Move|undefined}
 */
export function drag(moves, start, dx, dy) {
  const from = starting(moves, start);
  const end = { kind: start.kind, x: start.x + Math.round(dx), y: start.y + Math.round(dy) };
  return from.find((m) => same(m.to, end)) ?? from.find((m) => m.way === wayOf(dx, dy));
}

/** @param {number} dx @param {number} dy @returns {string} */
export function wayOf(dx, dy) {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "E" : "W";
  return dy > 0 ? "S" : "N";
}

/**
 * The wall slot a point is on, whether or not a wall may stand there.
 * @param {number} columns @param {number} rows @param {number} px in cells @param {number} py in cells @returns {Spot|undefined}
 */
export function edge(columns, rows, px, py) {
  const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(0, Math.min(most, n));
  const h = { kind: /** @type {const} */ ("H"), x: within(Math.round(px - 1), columns - 2), y: Math.round(py) };
  const v = { kind: /** @type {const} */ ("V"), x: Math.round(px), y: within(Math.round(py - 1), rows - 2) };
  const fromH = h.y > 0 && h.y < rows ? Math.abs(py - h.y) : 1;
  const fromV = v.x > 0 && v.x < columns ? Math.abs(px - v.x) : 1;
  if (Math.min(fromH, fromV) > 0.18) return undefined;
  return fromH <= fromV ? h : v;
}

/** The cell beside another one, the way an arrow key points. @param {Spot} from @param {string} key @returns {Spot} */
export function beside(from, key) {
  const dx = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const dy = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  return { kind: "CELL", x: from.x + dx, y: from.y + dy };
}

/** @type {Record<string, string>} */
const ARROWS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/**
 * An arrow key: the selected piece's move that way, or the only move that way there is.
 * @param {Move[]} moves @param {Spot|null} selected @param {string} key @returns {Move|undefined}
 */
export function arrow(moves, selected, key) {
  const way = ARROWS[key];
  if (!way) return undefined;
  const there = moves.filter((m) => m.way === way && (!selected || same(m.from, selected)));
  return there.length === 1 ? there[0] : undefined;
}

/**
 * The wall slot nearest to a point, if it is near one of the slots that may be filled.
 * @param {Move[]} moves @param {number} px in cells @param {number} py in cells @returns {Move|undefined}
 */
export function slot(moves, px, py) {
  let best;
  let least = 0.3;
  for (const m of moves) {
    if (!m.to || m.to.kind === "CELL") continue;
    // a wall of length two is grasped around its middle
    const across = m.to.kind === "H" ? Math.abs(py - m.to.y) : Math.abs(px - m.to.x);
    const along = m.to.kind === "H" ? Math.abs(px - m.to.x - 1) : Math.abs(py - m.to.y - 1);
    const far = across + Math.max(0, along - 0.5);
    if (along <= 0.75 && far < least) {
      least = far;
      best = m;
    }
  }
  return best;
}
