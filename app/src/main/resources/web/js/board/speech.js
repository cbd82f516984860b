import { t } from "../i18n.js";

/**
 * A scene in words, for the screen reader.
 * @param {import("../api.js").Scene} scene @returns {string}
 */
export function describe(scene) {
  const parts = [t("speech.size", scene.columns, scene.rows)];
  for (const p of scene.pieces) parts.push(t("speech.piece", p.name, place(scene, p.x, p.y)));
  for (const m of scene.marks) {
    if (m.kind === "target" && m.weight >= 100) parts.push(t("speech.target", place(scene, m.x, m.y)));
  }
  for (const c of scene.counters) parts.push(`${c.name}: ${c.value}`);
  return parts.join(". ") + ".";
}

/** @param {import("../api.js").Scene} scene @param {number} x @param {number} y @returns {string} */
export function place(scene, x, y) {
  if (scene.columnLabels.length) return scene.columnLabels[x] + scene.rowLabels[y];
  return t("speech.place", x + 1, y + 1);
}
