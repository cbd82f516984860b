/**
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Move} Move
 * @typedef {NonNullable<import("../api.js").View["slides"]>["patterns"][number]} Pattern
 */

/**
 * Returns the legal moves of a scene in which every piece beside an empty cell can move to it.
 * @param {Scene} scene @param {Pattern[]} patterns @returns {Move[]}
 */
export function slideMoves({ columns, rows, pieces }, patterns) {
  const occupied = new Set(pieces.map(({ x, y }) => y * columns + x));
  return pieces.flatMap((piece) =>
    patterns.flatMap((pattern) => {
      const [x, y] = [piece.x + pattern.dx, piece.y + pattern.dy];
      const isFree = x >= 0 && x < columns && y >= 0 && y < rows && !occupied.has(y * columns + x);
      return isFree ? [slideMove(piece, pattern, x, y)] : [];
    }),
  );
}

/**
 * @param {import("../api.js").Piece} piece @param {Pattern} pattern @param {number} x @param {number} y
 * @returns {Move}
 */
const slideMove = (piece, { text, words, way }, x, y) => ({
  code: -1,
  text: text.replace("{0}", piece.label),
  words: words.replace("{0}", piece.label),
  from: { kind: "CELL", x: piece.x, y: piece.y },
  to: { kind: "CELL", x, y },
  way,
  key: " ",
  effect: { moved: [{ piece: piece.id, x, y, facing: " " }], appeared: [], gone: [], walls: [], trail: [] },
  caution: null,
});
