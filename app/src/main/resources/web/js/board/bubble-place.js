/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{width: number, height: number}} Size
 */

/** Distance between a wall and its bubble, in pixels. */
const GAP = 12;

/**
 * Returns where the bubble of a wall is placed, in pixels: above, below, right or left of it, inside the board. The
 * first place that covers no piece is used, otherwise the first one.
 * @param {import("../api.js").Spot} wall @param {(at: Point) => Point} pixels converts cells to pixels
 * @param {Size} bubble @param {Size} board
 * @param {Point[]} pieces top left corners of their cells @param {number} cell side of a cell
 */
export function bubblePlace(wall, pixels, bubble, board, pieces, cell) {
  const flat = wall.kind === "H";
  const start = pixels(flat ? { x: wall.x, y: wall.y - 0.2 } : { x: wall.x - 0.2, y: wall.y });
  const end = pixels(flat ? { x: wall.x + 2, y: wall.y + 0.2 } : { x: wall.x + 0.2, y: wall.y + 2 });
  const centre = { x: (start.x + end.x) / 2 - bubble.width / 2, y: (start.y + end.y) / 2 - bubble.height / 2 };
  const limit = (/** @type {number} */ n, /** @type {number} */ max) => Math.max(4, Math.min(max - 4, n));
  const places = [
    { left: centre.x, top: start.y - bubble.height - GAP },
    { left: centre.x, top: end.y + GAP },
    { left: end.x + GAP, top: centre.y },
    { left: start.x - bubble.width - GAP, top: centre.y },
    { left: centre.x, top: start.y - bubble.height - GAP - cell },
    { left: centre.x, top: end.y + GAP + cell },
  ]
    .map(({ left, top }) => ({ left: limit(left, board.width - bubble.width), top }))
    .filter(({ top }) => top >= 0 && top + bubble.height <= board.height + GAP);
  const covers = (/** @type {{left: number, top: number}} */ at) =>
    pieces.some(
      (p) =>
        p.x < at.left + bubble.width && p.x + cell > at.left && p.y < at.top + bubble.height && p.y + cell > at.top,
    ) ||
    (at.left < end.x && at.left + bubble.width > start.x && at.top < end.y && at.top + bubble.height > start.y);
  return places.find((place) => !covers(place)) ?? places[0] ?? { left: 4, top: 4 };
}
