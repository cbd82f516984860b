import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { CELL } from "./layout.js";
import { boxAround, followCell, isLarge, panBox, placePoint, startBox, zoomBox } from "./viewport.js";

/** Factor of one zoom step. */
const ZOOM_STEP = 1.25;
/** How far a key moves the visible part, as a share of its size. */
const PAN_STEP = 0.25;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Controls the visible part of a large board: wheel, pinch, drag, keys and the overview map. A board of normal size is
 * always shown as a whole.
 * @typedef {import("./viewport.js").Box} Box
 * @typedef {import("./viewport.js").Point} Point
 */
export class Camera {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** The pointers that are down, by id, in pixels. @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
    /** The start of a zoom with two fingers. @type {{box: Box, fingers: Point[]}} */
    this.pinchStart = { box: { x: 0, y: 0, w: 0, h: 0 }, fingers: [] };
    /** Whether the pointer drags the board. */
    this.dragging = false;
    /** The visible part of the board, and the size of that board. @type {{size: string, box: Box}|null} */
    this.part = null;
  }

  /** Whether the board is too large to be shown as a whole. A preview always shows all of it. */
  isActive() {
    const { scene, readonly, classList, width } = this.board;
    if (!scene || readonly || classList.contains("thumb")) return false;
    const crowded = scene.pieces.length > (scene.columns * scene.rows) / 2;
    return isLarge(this.board.layout().box, width, crowded);
  }

  /** Returns the part of the board that is drawn. @returns {Box} */
  box() {
    const whole = this.board.layout().box;
    if (!this.isActive()) return whole;
    const size = `${whole.w} ${whole.h}`;
    if (this.part?.size !== size) this.part = { size, box: startBox(whole, this.board.width, this.startCentre()) };
    return this.part.box;
  }

  /** @param {Box} box */
  show(box) {
    const { w, h } = this.board.layout().box;
    this.part = { size: `${w} ${h}`, box };
    this.board.requestUpdate();
  }

  /** Returns the centre of the first view: where a move ends, otherwise the middle. */
  startCentre() {
    const { scene, moves } = this.board.displayed();
    const at = moves.find((m) => m.to?.kind === "CELL")?.to ?? { x: scene.columns / 2, y: scene.rows / 2 };
    return { x: (at.x + 0.5) * CELL, y: (at.y + 0.5) * CELL };
  }

  /** Shows a cell in which something has happened. @param {{x: number, y: number}} cell */
  follow(cell) {
    if (!this.isActive() || this.dragging) return;
    const box = followCell(this.board.layout().box, this.box(), cell);
    if (box !== this.box()) this.show(box);
  }

  /** @param {number} factor @param {{x: number, y: number}} [at] in SVG units; the centre by default */
  zoom(factor, at) {
    const box = this.box();
    const point = at ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    this.show(zoomBox(this.board.layout().box, box, factor, point));
  }

  /** @param {number} dx in SVG units @param {number} dy */
  pan(dx, dy) {
    this.show(panBox(this.board.layout().box, this.box(), dx, dy));
  }

  showAll() {
    this.show(this.board.layout().box);
  }

  /**
   * Returns where a point of the window is in the visible part: 0 is the left or upper edge, 1 the opposite edge.
   * @param {{x: number, y: number}} at in pixels
   */
  place(at) {
    const { left, top, width, height } = this.board.svg().getBoundingClientRect();
    return { x: (at.x - left) / width, y: (at.y - top) / height };
  }

  /**
   * Returns a point of the window in SVG units. The visible part may have changed since the board was drawn.
   * @param {{x: number, y: number}} at in pixels @param {Box} [box] the visible part
   */
  toBoard(at, box = this.box()) {
    const { x, y } = this.place(at);
    return { x: box.x + x * box.w, y: box.y + y * box.h };
  }

  /** @param {WheelEvent} e */
  onWheel(e) {
    if (!this.isActive()) return;
    e.preventDefault();
    this.zoom(e.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, this.toBoard({ x: e.clientX, y: e.clientY }));
  }

  /** @param {PointerEvent} e */
  onDown(e) {
    if (!this.isActive()) return;
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    // Two fingers never press a cell.
    if (this.pointers.size > 1) this.dragging = true;
    this.startPinch();
  }

  /** Stores the visible part and the fingers when there are two of them. */
  startPinch() {
    if (this.pointers.size === 2) this.pinchStart = { box: this.box(), fingers: [...this.pointers.values()] };
  }

  /**
   * Handles a moved pointer: two pointers zoom and drag, one drags.
   * @param {PointerEvent} e @param {boolean} mayDrag whether a single pointer may drag the board
   * @returns {boolean} whether the pointer belongs to the camera
   */
  onMove(e, mayDrag) {
    const last = this.pointers.get(e.pointerId);
    if (!last || !this.isActive()) return false;
    const now = { x: e.clientX, y: e.clientY };
    const other = [...this.pointers].find(([id]) => id !== e.pointerId)?.[1];
    const far = Math.hypot(now.x - last.x, now.y - last.y) > 6;
    if (!other && !this.dragging && !(mayDrag && far)) return false;
    this.dragging = true;
    this.pointers.set(e.pointerId, now);
    if (other) this.pinch();
    else this.show(placePoint(this.board.layout().box, this.box(), 1, this.toBoard(last), this.place(now)));
    return true;
  }

  /**
   * Zooms and pans with two fingers: what was between them at the start stays between them. An event reports one
   * finger, so that the fingers are compared with their start: errors at the edge of the board do not add up.
   */
  pinch() {
    const { box, fingers } = this.pinchStart;
    const now = [...this.pointers.values()];
    const factor = distance(now) / distance(fingers);
    if (!Number.isFinite(factor) || factor <= 0) return;
    const at = this.toBoard(middle(fingers), box);
    this.show(placePoint(this.board.layout().box, box, factor, at, this.place(middle(now))));
  }

  /** Returns whether the pointer has dragged or zoomed the board. @param {PointerEvent} e */
  onUp(e) {
    const dragged = this.dragging;
    this.pointers.delete(e.pointerId);
    if (!this.pointers.size) this.dragging = false;
    this.startPinch();
    return dragged;
  }

  /** Handles a key: `+`, `-`, `0`, and Shift with an arrow. @param {KeyboardEvent} e */
  onKey(e) {
    if (!this.isActive()) return false;
    const arrow = e.shiftKey ? ARROWS[e.key] : undefined;
    if (arrow) {
      const { w, h } = this.box();
      this.pan(arrow[0] * w * PAN_STEP, arrow[1] * h * PAN_STEP);
    } else if (e.key === "+" || e.key === "=") this.zoom(ZOOM_STEP);
    else if (e.key === "-") this.zoom(1 / ZOOM_STEP);
    else if (e.key === "0") this.showAll();
    else return false;
    return true;
  }

  /** Moves the visible part to a point of the overview map. @param {PointerEvent} e */
  onMap(e) {
    if (e.type === "pointermove" && !e.buttons) return;
    const map = /** @type {SVGSVGElement} */ (e.currentTarget);
    const m = /** @type {DOMMatrix} */ (map.getScreenCTM()).inverse();
    const at = { x: e.clientX * m.a + m.e, y: e.clientY * m.d + m.f };
    this.show(boxAround(this.board.layout().box, at, this.box().w));
  }

  /** Renders the overview map and the zoom buttons of a large board. */
  controls() {
    if (!this.isActive()) return nothing;
    const whole = this.board.layout().box;
    const box = this.box();
    const move = (/** @type {PointerEvent} */ e) => this.onMap(e);
    const end = this.startCentre();
    return html`
      <div class="camera">
        <svg
          class="overview"
          viewBox="${whole.x} ${whole.y} ${whole.w} ${whole.h}"
          role="img"
          aria-label="${t("board.overview")}"
          @pointerdown=${move}
          @pointermove=${move}
        >
          <rect class="overview-board" x="${whole.x}" y="${whole.y}" width="${whole.w}" height="${whole.h}" />
          <circle class="overview-move" cx="${end.x}" cy="${end.y}" r="${whole.w / 40}" />
          <rect class="overview-part" x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" />
        </svg>
        <div class="zoom" role="group" aria-label="${t("board.zoom")}">
          <button class="round line" aria-label="${t("board.zoom-in")}" @click=${() => this.zoom(ZOOM_STEP)}>
            ${icon("plus")}
          </button>
          <button class="round line" aria-label="${t("board.zoom-out")}" @click=${() => this.zoom(1 / ZOOM_STEP)}>
            ${icon("minus")}
          </button>
          <button class="round line" aria-label="${t("board.zoom-all")}" @click=${() => this.showAll()}>
            ${icon("grid")}
          </button>
        </div>
      </div>
    `;
  }
}

/** Returns the middle of the first two points. @param {Point[]} points @returns {Point} */
const middle = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Returns the distance of the first two points. @param {Point[]} points */
const distance = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
