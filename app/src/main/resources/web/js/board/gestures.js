/**
 * Converts clicks, drags and keys to legal moves. These pure functions use only the gestures of the moves and no rules.
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{play?: Move, select?: Spot|null}} ClickResult
 */

/** @param {Spot|null} a @param {Spot|null} b */
export const sameSpot = (a, b) => !!a && !!b && a.kind === b.kind && a.x === b.x && a.y === b.y;

/** Returns the moves that start from a spot. @param {Move[]} moves @param {Spot} spot */
export const movesFrom = (moves, spot) => moves.filter((m) => sameSpot(m.from, spot));

/** Whether walls can be placed, in addition to moving pieces. @param {Move[]} moves */
export const hasWallMoves = (moves) => moves.some((m) => m.to !== null && m.to.kind !== "CELL");

/**
 * Handles a click on a cell: completes the move of the selected piece, plays the only move from or to this cell, or
 * selects the piece. While a piece is selected, a click never moves another one to the cell.
 * @param {Move[]} moves @param {Spot|null} selected @param {Spot} cell
 * @param {boolean} [selects] whether a click on a piece selects it even if it has a single move
 * @returns {ClickResult}
 */
export function clickMove(moves, selected, cell, selects = false) {
  if (selected) {
    if (sameSpot(selected, cell)) return { select: null };
    const matching = moves.filter((m) => sameSpot(m.from, selected) && sameSpot(m.to, cell));
    if (matching.length) return { play: matching[0], select: null };
  }
  const from = movesFrom(moves, cell);
  if (from.length === 1 && !selects) return { play: from[0], select: null };
  if (from.length) return { select: cell };
  if (selected) return { select: null };
  const to = moves.filter((m) => sameSpot(m.to, cell));
  if (to.length === 1) return { play: to[0], select: null };
  return { select: null };
}

/**
 * Returns the move of a drag: the one that ends there, otherwise the one in that direction.
 * @param {Move[]} moves @param {Spot} start @param {number} dx in cells @param {number} dy in cells
 * @returns {Move|undefined}
 */
export function dragMove(moves, start, dx, dy) {
  const from = movesFrom(moves, start);
  const end = { kind: start.kind, x: start.x + Math.round(dx), y: start.y + Math.round(dy) };
  return from.find((m) => sameSpot(m.to, end)) ?? from.find((m) => m.way === directionOf(dx, dy));
}

/** Returns the main direction of a vector: N, E, S or W. @param {number} dx @param {number} dy @returns {string} */
export function directionOf(dx, dy) {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "E" : "W";
  return dy > 0 ? "S" : "N";
}

/**
 * Returns the wall slot at a point, whether or not a wall may be placed there: the slot whose centre is nearest.
 * @param {{columns: number, rows: number}} board @param {number} span length of a wall in cells
 * @param {number} px in cells @param {number} py in cells
 * @param {number} reach maximum distance from the groove, in cells @returns {Spot|undefined}
 */
export function wallSlotAt(board, span, px, py, reach) {
  if (px < 0 || py < 0 || px > board.columns || py > board.rows) return undefined;
  const h = clampSlot(board, span, "H", Math.round(px - span / 2), Math.round(py));
  const v = clampSlot(board, span, "V", Math.round(px), Math.round(py - span / 2));
  const distanceH = Math.abs(py - h.y);
  const distanceV = Math.abs(px - v.x);
  if (Math.min(distanceH, distanceV) > reach) return undefined;
  return distanceH <= distanceV ? h : v;
}

/**
 * Moves a wall slot inside the board. Walls of length 1 may also lie on the rim.
 * @param {{columns: number, rows: number}} board @param {number} span @param {"H"|"V"} kind @param {number} x
 * @param {number} y @returns {Spot}
 */
function clampSlot({ columns, rows }, span, kind, x, y) {
  const rim = span > 1 ? 1 : 0;
  const clamp = (/** @type {number} */ n, /** @type {number} */ min, /** @type {number} */ max) =>
    Math.max(min, Math.min(max, n));
  return kind === "H"
    ? { kind, x: clamp(x, 0, columns - span), y: clamp(y, rim, rows - rim) }
    : { kind, x: clamp(x, rim, columns - rim), y: clamp(y, 0, rows - span) };
}

/**
 * Returns the neighbouring slot in the direction of an arrow key.
 * @param {{columns: number, rows: number}} board @param {Spot} from @param {string} key
 */
export function shiftSlot(board, from, key) {
  const to = neighbourCell(from, key);
  return clampSlot(board, 2, from.kind === "V" ? "V" : "H", to.x, to.y);
}

/**
 * Returns the slot rotated by 90 degrees around its centre.
 * @param {{columns: number, rows: number}} board @param {Spot} from
 */
export function rotateSlot(board, from) {
  return from.kind === "H"
    ? clampSlot(board, 2, "V", from.x + 1, from.y - 1)
    : clampSlot(board, 2, "H", from.x - 1, from.y + 1);
}

/**
 * Returns the neighbouring cell in the direction of an arrow key.
 * @param {Spot} from @param {string} key @returns {Spot}
 */
export function neighbourCell(from, key) {
  const dx = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const dy = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  return { kind: "CELL", x: from.x + dx, y: from.y + dy };
}

/** @type {Record<string, string>} */
const ARROW_DIRECTIONS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/**
 * Returns the moves in the direction of an arrow key: of the selected piece, or of all pieces.
 * @param {Move[]} moves @param {Spot|null} selected @param {string} key
 */
export function arrowMoves(moves, selected, key) {
  const direction = ARROW_DIRECTIONS[key];
  return direction ? moves.filter((m) => m.way === direction && (!selected || sameSpot(m.from, selected))) : [];
}

/**
 * Returns the move of an arrow key, if it is unambiguous.
 * @param {Move[]} moves @param {Spot|null} selected @param {string} key @returns {Move|undefined}
 */
export function arrowMove(moves, selected, key) {
  const matching = arrowMoves(moves, selected, key);
  return matching.length === 1 ? matching[0] : undefined;
}

/**
 * Returns the cell from which all piece moves start, or null if there are several.
 * @param {Move[]} moves @returns {Spot|null}
 */
export function commonOrigin(moves) {
  const starts = moves.filter((m) => m.from && m.to?.kind === "CELL").map((m) => m.from);
  return starts.length && starts.every((s) => sameSpot(s, starts[0])) ? starts[0] : null;
}

/** Whether the label of a piece is a letter, which selects it. @param {string} [label] */
export const isLetter = (label = "") => /^[a-z]$/i.test(label);

/**
 * Returns the pieces that a letter selects: those of the same shape as a piece that can move, if there are several.
 * @param {import("../api.js").Scene} scene @param {import("../api.js").Move[]} moves
 */
export function selectablePieces(scene, moves) {
  const movers = new Set(moves.flatMap((m) => m.effect?.moved.map(({ piece }) => piece) ?? []));
  const shapes = new Set(scene.pieces.filter((p) => movers.has(p.id)).map((p) => p.shape));
  const pieces = scene.pieces.filter((p) => isLetter(p.label) && shapes.has(p.shape));
  return pieces.length > 1 ? pieces : [];
}
