/** Tones that are a player's own; whatever has none is shown in the accent's. */
const PLAYERS = ["red", "green", "blue", "yellow", "silver"];

/** @param {{x: number, y: number}} at @returns {import("../api.js").Spot} */
const cell = ({ x, y }) => ({ kind: "CELL", x, y });

/** @param {string} tone */
const shown = (tone) => (PLAYERS.includes(tone) ? tone : "accent");

/**
 * What happens between a board and the next one, as arrows on the first: pieces that go elsewhere or turn, walls that
 * are built.
 * @param {import("../api.js").Scene} before @param {import("../api.js").Scene|undefined} after
 * @returns {import("../board/trails.js").Leg[]}
 */
export function nextStep(before, after) {
  if (!after) return [];
  const was = new Map(before.pieces.map((p) => [p.id, p]));
  const moved = after.pieces.flatMap((p) => {
    const old = was.get(p.id);
    const same = !old || (old.x === p.x && old.y === p.y && old.facing === p.facing);
    return same ? [] : [{ from: cell(old), to: cell(p), tone: shown(p.tone) }];
  });
  const stood = new Set(before.walls.map((w) => `${w.x},${w.y},${w.vertical}`));
  const built = after.walls
    .filter((w) => !stood.has(`${w.x},${w.y},${w.vertical}`))
    .map((w) => {
      const to = /** @type {import("../api.js").Spot} */ ({ kind: w.vertical ? "V" : "H", x: w.x, y: w.y });
      return { from: to, to, tone: shown(w.tone) };
    });
  return [...moved, ...built];
}
