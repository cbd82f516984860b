/**
 * Circles and arrows drawn by hand on a position. In a record they are part of the comment, as in other programs:
 * `[%csl G3.4]` is a green circle on column 3, row 4 (from 0), `[%cal R3.4-5.4]` a red arrow between two cells.
 * @typedef {{x: number, y: number}} Cell
 * @typedef {{from: Cell, to: Cell, tone: string}} Shape a circle if both cells are equal
 */

/** Letters of the tones in a record. */
const TONES = { G: "green", R: "red", B: "blue", Y: "yellow" };
const LETTERS = Object.fromEntries(Object.entries(TONES).map(([letter, tone]) => [tone, letter]));
/** Maximum number of shapes per position. */
const MAX_SHAPES = 60;

/** @param {Cell} a @param {Cell} b */
const same = (a, b) => a.x === b.x && a.y === b.y;

/** Whether a shape is a circle. @param {Shape} s */
export const isCircle = (s) => same(s.from, s.to);

/** Separates the shapes from the text of a comment. @param {string} comment */
export function parseShapes(comment) {
  /** @type {Shape[]} */
  const shapes = [];
  const text = comment.replace(/\s*\[%c[as]l ([^\]]*)\]/g, (_, list) => {
    for (const item of String(list).split(",")) {
      const [, letter, x, y, x2, y2] = item.match(/^([GRBY])(\d{1,3})\.(\d{1,3})(?:-(\d{1,3})\.(\d{1,3}))?$/) ?? [];
      if (!letter || shapes.length >= MAX_SHAPES) continue;
      const from = { x: Number(x), y: Number(y) };
      const tone = TONES[/** @type {keyof typeof TONES} */ (letter)];
      shapes.push({ from, to: x2 === undefined ? from : { x: Number(x2), y: Number(y2) }, tone });
    }
    return "";
  });
  return { text: text.trim(), shapes };
}

/** Returns a comment with its shapes. @param {string} text @param {Shape[]} shapes */
export function withShapes(text, shapes) {
  const cell = (/** @type {Cell} */ c) => `${c.x}.${c.y}`;
  const circles = shapes.filter(isCircle).map((s) => LETTERS[s.tone] + cell(s.from));
  const arrows = shapes.filter((s) => !isCircle(s)).map((s) => `${LETTERS[s.tone]}${cell(s.from)}-${cell(s.to)}`);
  return [text, circles.length ? `[%csl ${circles.join(",")}]` : "", arrows.length ? `[%cal ${arrows.join(",")}]` : ""]
    .filter(Boolean)
    .join(" ");
}

/**
 * Adds a shape. The same shape again removes it; another tone replaces it.
 * @param {Shape[]} shapes @param {Shape} shape
 */
export function toggleShape(shapes, shape) {
  const known = shapes.find((s) => same(s.from, shape.from) && same(s.to, shape.to));
  const others = shapes.filter((s) => s !== known);
  return known?.tone === shape.tone ? others : [...others, shape].slice(-MAX_SHAPES);
}

/** Returns the tone for the keys held while drawing. @param {{shiftKey: boolean, altKey: boolean}} e */
export const toneOf = (e) => (e.shiftKey && e.altKey ? "yellow" : e.shiftKey ? "red" : e.altKey ? "blue" : "green");
