import { t } from "../i18n.js";

/** @typedef {import("../api.js").Scene} Scene */

/** Boards with more pieces are described by their size only. */
const MAX_DESCRIBED_PIECES = 400;

/** Describes a scene for screen readers. @param {Scene} scene @returns {string} */
export function describeScene(scene) {
  const parts = [t("speech.size", scene.columns, scene.rows)];
  const described = scene.pieces.length <= MAX_DESCRIBED_PIECES ? scene.pieces : [];
  for (const p of described) {
    const place = cellName(scene, p.x, p.y);
    // Some names contain the place.
    parts.push(p.name.includes(place) ? p.name : t("speech.piece", p.name, place));
  }
  for (const m of scene.marks) {
    if (m.kind === "target" && m.weight >= 100) parts.push(t("speech.target", cellName(scene, m.x, m.y)));
  }
  for (const c of scene.counters) parts.push(t("label.value", c.name, c.value));
  return parts.join(". ") + ".";
}

/**
 * Returns the name of a cell: letter and number together, or two numbers as column and row.
 * @param {Scene} scene @param {number} x @param {number} y
 */
export function cellName(scene, x, y) {
  const column = scene.columnLabels[x] ?? String(x + 1);
  const row = scene.rowLabels[y] ?? String(y + 1);
  return /^\D/.test(column) ? column + row : t("speech.place", column, row);
}

/**
 * Returns the name of a wall's place: as in the notation, the first of the four squares around its centre.
 * @param {Scene} scene @param {import("../api.js").Spot} spot
 */
export function wallName(scene, spot) {
  const [x, y] = spot.kind === "H" ? [spot.x, spot.y - 1] : [spot.x - 1, spot.y];
  const names = [0, 1, 2, 3].map((i) => cellName(scene, x + (i % 2), y + Math.floor(i / 2)));
  names.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return t(spot.kind === "H" ? "wall.flat" : "wall.upright", names[0]);
}
