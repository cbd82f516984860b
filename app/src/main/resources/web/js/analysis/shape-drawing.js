import { isCircle, toggleShape, toneOf } from "./shapes.js";

/**
 * Draws circles and arrows on the analysis board: with the right mouse button, or with any pointer while the drawing
 * mode is on. Shift draws red, Alt blue, both yellow.
 * @typedef {import("./shapes.js").Cell} Cell
 * @typedef {{tree: import("./study-tree.js").StudyTree, saveUrl: () => void, requestUpdate: () => void, querySelector:
 *   (selector: string) => any}} Study
 */
export class ShapeDrawing {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** Whether every pointer draws. */
    this.on = false;
    /** @type {{from: Cell, to: Cell, tone: string}|null} */
    this.pending = null;
  }

  toggle() {
    this.on = !this.on;
    this.study.requestUpdate();
  }

  /** @param {PointerEvent} e @returns {Cell|null} */
  cellAt(e) {
    /** @type {import("../board/board.js").Board|null} */
    const board = this.study.querySelector(".study-board damier-board");
    if (!board?.scene || !board.querySelector("svg.board")) return null;
    const at = board.pointer.point(e);
    const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
    return cell.x >= 0 && cell.y >= 0 && cell.x < board.scene.columns && cell.y < board.scene.rows ? cell : null;
  }

  /** @param {PointerEvent} e */
  down(e) {
    if (e.button !== 2 && !(this.on && e.button === 0)) return;
    const cell = this.cellAt(e);
    if (!cell) return;
    e.preventDefault();
    e.stopPropagation();
    this.pending = { from: cell, to: cell, tone: toneOf(e) };
    /** @type {Element} */ (e.currentTarget).setPointerCapture(e.pointerId);
    this.study.requestUpdate();
  }

  /** @param {PointerEvent} e */
  move(e) {
    if (!this.pending) return;
    e.stopPropagation();
    this.pending = { ...this.pending, to: this.cellAt(e) ?? this.pending.to };
    this.study.requestUpdate();
  }

  /** @param {PointerEvent} e */
  up(e) {
    if (!this.pending) return;
    e.preventDefault();
    e.stopPropagation();
    const node = this.study.tree.current;
    node.shapes = toggleShape(node.shapes, this.pending);
    this.pending = null;
    this.study.saveUrl();
    this.study.requestUpdate();
  }

  /** Removes the shapes of the current position. */
  clear() {
    this.study.tree.current.shapes = [];
    this.study.saveUrl();
    this.study.requestUpdate();
  }

  shapes() {
    return [...this.study.tree.current.shapes, ...(this.pending ? [this.pending] : [])];
  }

  /** Returns the circles as marks of the board. */
  marks() {
    return this.shapes()
      .filter(isCircle)
      .map((s) => ({ ...s.from, kind: "ring", tone: s.tone, label: "", weight: 1 }));
  }

  /** Returns the arrows as proposals on the board. @returns {import("../board/trails.js").Arrow[]} */
  arrows() {
    return this.shapes()
      .filter((s) => !isCircle(s))
      .map((s) => ({ from: { ...s.from, kind: "CELL" }, to: { ...s.to, kind: "CELL" }, tone: s.tone }));
  }
}
