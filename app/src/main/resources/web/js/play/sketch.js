import { svg } from "lit";

/** Size of a cell within its square of the grid, and radius of a piece. */
const CELL_SIZE = 0.8;
const PIECE_RADIUS = 0.9;

/** The classes of the characters of a picture. @type {Record<string, string>} */
const CELLS = { ".": "empty", "#": "filled", "*": "highlighted" };
const PIECES = { r: "t-red", g: "t-green", b: "t-blue", y: "t-yellow" };

/** Renders the small picture of a preset. @param {string} text its rows, separated by slashes */
export function sketch(text) {
  const rows = text.split("/");
  const cells = rows.flatMap((row, y) => [...row].map((kind, x) => ({ kind, x, y })));
  const path = (/** @type {string} */ kind) =>
    cells
      .filter((c) => (c.kind in CELLS ? c.kind : ".") === kind)
      .map(({ x, y }) => `M${x + 0.1} ${y + 0.1}h${CELL_SIZE}v${CELL_SIZE}h-${CELL_SIZE}z`)
      .join("");
  return svg`<svg class="sketch" viewBox="0 0 ${rows[0].length} ${rows.length}" aria-hidden="true">
    ${Object.entries(CELLS).map(([kind, name]) => svg`<path class="${name}" d="${path(kind)}"></path>`)}
    ${cells.filter(({ kind }) => kind in PIECES).map(piece)}
  </svg>`;
}

/** @param {{kind: string, x: number, y: number}} cell */
const piece = ({ kind, x, y }) => svg`
  <circle class="${PIECES[/** @type {keyof PIECES} */ (kind)]}" cx="${x + 0.5}" cy="${y + 0.5}" r="${PIECE_RADIUS}" />
`;
