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
 * @param {Move[]} moves @param {Spot} start @param {number} dx in cells @param {number} dy in cells @returns
 *   {Move|undefined}
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
 * The wall slot a point is on, whether or not a wall may stand there: of the walls that cover the point the one whose
 * middle is nearest.
 * @param {{columns: number, rows: number}} board @param {number} span how many cells a wall covers
 * @param {number} px in cells @param {number} py in cells
 * @param {number} reach how far from the middle of the groove it still takes hold, in cells
 * @returns {Spot|undefined}
 */
export function groove(board, span, px, py, reach) {
  if (px < 0 || py < 0 || px > board.columns || py > board.rows) return undefined;
  const h = slot(board, span, "H", Math.round(px - span / 2), Math.round(py));
  const v = slot(board, span, "V", Math.round(px), Math.round(py - span / 2));
  const fromH = Math.abs(py - h.y);
  const fromV = Math.abs(px - v.x);
  if (Math.min(fromH, fromV) > reach) return undefined;
  return fromH <= fromV ? h : v;
}

/**
 * A wall slot inside the board; a wall that covers one cell only may stand on the rim as well.
 * @param {{columns: number, rows: number}} board @param {number} span @param {"H"|"V"} kind @param {number} x @param
 *   {number} y
 * @returns {Spot}
 */
function slot({ columns, rows }, span, kind, x, y) {
  const rim = span > 1 ? 1 : 0;
  const within = (/** @type {number} */ n, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.max(least, Math.min(most, n));
  return kind === "H"
    ? { kind, x: within(x, 0, columns - span), y: within(y, rim, rows - rim) }
    : { kind, x: within(x, rim, columns - rim), y: within(y, 0, rows - span) };
}

/**
 * The slot an arrow key leads to from another.
 * @param {{columns: number, rows: number}} board @param {Spot} from @param {string} key
 */
export function steer(board, from, key) {
  const to = beside(from, key);
  return slot(board, 2, from.kind === "V" ? "V" : "H", to.x, to.y);
}

/** The same wall turned around its middle. @param {{columns: number, rows: number}} board @param {Spot} from */
export function turn(board, from) {
  return from.kind === "H" ? slot(board, 2, "V", from.x + 1, from.y - 1) : slot(board, 2, "H", from.x - 1, from.y + 1);
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
 * The moves an arrow key could mean: of the selected piece, or of all.
 * @param {Move[]} moves @param {Spot|null} selected @param {string} key
 */
export function arrows(moves, selected, key) {
  const way = ARROWS[key];
  return way ? moves.filter((m) => m.way === way && (!selected || same(m.from, selected))) : [];
}

/**
 * An arrow key: the selected piece's move that way, or the only move that way there is.
 * @param {Move[]} moves @param {Spot|null} selected @param {string} key @returns {Move|undefined}
 */
export function arrow(moves, selected, key) {
  const there = arrows(moves, selected, key);
  return there.length === 1 ? there[0] : undefined;
}

/**
 * The cell all moves of pieces start from, if it is one: whose turn it is needs no choosing.
 * @param {Move[]} moves @returns {Spot|null}
 */
export function onlyStart(moves) {
  const starts = moves.filter((m) => m.from && m.to?.kind === "CELL").map((m) => m.from);
  return starts.length && starts.every((s) => same(s, starts[0])) ? starts[0] : null;
}
