import { t } from "../i18n.js";

/** @typedef {import("../api.js").Scene} Scene */

/** A scene in words, for the screen reader. @param {Scene} scene @returns {string} */
export function describe(scene) {
  const parts = [t("speech.size", scene.columns, scene.rows)];
  for (const p of scene.pieces) parts.push(t("speech.piece", p.name, place(scene, p.x, p.y)));
  for (const m of scene.marks) {
    if (m.kind === "target" && m.weight >= 100) parts.push(t("speech.target", place(scene, m.x, m.y)));
  }
  for (const c of scene.counters) parts.push(`${c.name}: ${c.value}`);
  return parts.join(". ") + ".";
}

/**
 * A letter and a number name a cell together; two numbers are said apart.
 * @param {Scene} scene @param {number} x @param {number} y
 */
export function place(scene, x, y) {
  const column = scene.columnLabels[x] ?? String(x + 1);
  const row = scene.rowLabels[y] ?? String(y + 1);
  return /^\D/.test(column) ? column + row : t("speech.place", column, row);
}

/** Where a wall lies. @param {Scene} scene @param {import("../api.js").Spot} spot */
export function wallPlace(scene, spot) {
  return spot.kind === "H"
    ? t("wall.flat", place(scene, spot.x, spot.y), place(scene, spot.x + 1, spot.y))
    : t("wall.upright", place(scene, spot.x, spot.y), place(scene, spot.x, spot.y + 1));
}
