import { CELL } from "./layout.js";

/**
 * The visible part of a large board. Pure functions; boxes are in SVG units and have the aspect ratio of the board.
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{x: number, y: number}} Point
 */

/** Cells smaller than this cannot be read; such a board is shown in part. In pixels. */
const MIN_CELL_PIXELS = 16;
/** The same for a board with a piece on most cells. */
const MIN_CROWDED_CELL_PIXELS = 19;
/** Size of a cell when a large board is first shown, in pixels. */
const START_CELL_PIXELS = 44;
/** A piece that moves stays this far from the edge of the visible part, in cells. */
const MARGIN = 2;
/** The visible part is at least this wide, in cells. */
const MIN_COLUMNS = 4;

/**
 * Whether a board is too large to be shown as a whole.
 * @param {Box} board @param {number} pixels its width @param {boolean} [crowded] whether most cells have a piece
 */
export const isLarge = (board, pixels, crowded = false) =>
  pixels > 0 && (pixels * CELL) / board.w < (crowded ? MIN_CROWDED_CELL_PIXELS : MIN_CELL_PIXELS);

/** @param {number} n @param {number} min @param {number} max */
const clamp = (n, min, max) => Math.max(min, Math.min(max, n));

/** Moves a box into the board. @param {Box} board @param {Box} box @returns {Box} */
export function clampBox(board, box) {
  const w = clamp(box.w, Math.min(MIN_COLUMNS * CELL, board.w), board.w);
  const h = (w * board.h) / board.w;
  return {
    x: clamp(box.x, board.x, board.x + board.w - w),
    y: clamp(box.y, board.y, board.y + board.h - h),
    w,
    h,
  };
}

/** Returns the box around a point. @param {Box} board @param {Point} centre @param {number} w @returns {Box} */
export function boxAround(board, centre, w) {
  const h = (w * board.h) / board.w;
  return clampBox(board, { x: centre.x - w / 2, y: centre.y - h / 2, w, h });
}

/**
 * Returns the box in which a large board is first shown.
 * @param {Box} board @param {number} pixels width of the board @param {Point} centre
 */
export const startBox = (board, pixels, centre) => boxAround(board, centre, (pixels * CELL) / START_CELL_PIXELS);

/**
 * Zooms; a point stays where it is.
 * @param {Box} board @param {Box} box @param {number} factor above 1 to see less @param {Point} at
 */
export function zoomBox(board, box, factor, at) {
  const { w } = clampBox(board, { ...box, w: box.w / factor });
  const scale = w / box.w;
  return clampBox(board, { x: at.x - (at.x - box.x) * scale, y: at.y - (at.y - box.y) * scale, w, h: box.h * scale });
}

/**
 * Zooms and pans, so that a point of the board is shown at another place.
 * @param {Box} board @param {Box} box @param {number} factor above 1 to see less @param {Point} at
 * @param {Point} place where the point is shown: 0 is the left or upper edge of the box, 1 the opposite edge
 */
export function placePoint(board, box, factor, at, place) {
  const { w, h } = clampBox(board, { ...box, w: box.w / factor });
  return clampBox(board, { x: at.x - place.x * w, y: at.y - place.y * h, w, h });
}

/** @param {Box} board @param {Box} box @param {number} dx @param {number} dy */
export const panBox = (board, box, dx, dy) => clampBox(board, { ...box, x: box.x + dx, y: box.y + dy });

/**
 * Returns the box moved so far that a cell is inside, with a margin; the same box if it is.
 * @param {Box} board @param {Box} box @param {Point} cell
 */
export function followCell(board, box, cell) {
  const shift = (/** @type {number} */ at, /** @type {number} */ start, /** @type {number} */ size) => {
    const margin = Math.min(MARGIN * CELL, (size - CELL) / 2);
    return Math.min(0, at * CELL - margin - start) + Math.max(0, (at + 1) * CELL + margin - start - size);
  };
  const dx = shift(cell.x, box.x, box.w);
  const dy = shift(cell.y, box.y, box.h);
  return dx || dy ? panBox(board, box, dx, dy) : box;
}

/** Returns the range of cells that a box shows. @param {Box} box @param {{columns: number, rows: number}} scene */
export function visibleCells(box, { columns, rows }) {
  return {
    left: clamp(Math.floor(box.x / CELL) - 1, 0, columns),
    top: clamp(Math.floor(box.y / CELL) - 1, 0, rows),
    right: clamp(Math.ceil((box.x + box.w) / CELL) + 1, 0, columns),
    bottom: clamp(Math.ceil((box.y + box.h) / CELL) + 1, 0, rows),
  };
}

/** Whether a cell is in a range. @param {ReturnType<typeof visibleCells>} range @param {Point} at */
export const isVisible = (range, at) =>
  at.x >= range.left && at.x < range.right && at.y >= range.top && at.y < range.bottom;
