/** Tones of players. Other tones are drawn in the accent colour. */
const PLAYER_TONES = ["red", "green", "blue", "yellow", "silver"];

/** @param {{x: number, y: number}} at @returns {import("../api.js").Spot} */
const cell = ({ x, y }) => ({ kind: "CELL", x, y });

/** @param {string} tone */
const arrowTone = (tone) => (PLAYER_TONES.includes(tone) ? tone : "accent");

/**
 * Returns the changes from one board to the next as arrows: pieces that move or turn, and walls that are placed.
 * @param {import("../api.js").Scene} before @param {import("../api.js").Scene|undefined} after
 * @returns {import("../board/trails.js").Arrow[]}
 */
export function moveArrows(before, after) {
  if (!after) return [];
  const previous = new Map(before.pieces.map((p) => [p.id, p]));
  const moved = after.pieces.flatMap((p) => {
    const old = previous.get(p.id);
    const unchanged = !old || (old.x === p.x && old.y === p.y && old.facing === p.facing);
    return unchanged ? [] : [{ from: cell(old), to: cell(p), tone: arrowTone(p.tone) }];
  });
  const oldWalls = new Set(before.walls.map((w) => `${w.x},${w.y},${w.vertical}`));
  const built = after.walls
    .filter((w) => !oldWalls.has(`${w.x},${w.y},${w.vertical}`))
    .map((w) => {
      const to = /** @type {import("../api.js").Spot} */ ({ kind: w.vertical ? "V" : "H", x: w.x, y: w.y });
      return { from: to, to, tone: arrowTone(w.tone) };
    });
  return [...moved, ...built];
}
