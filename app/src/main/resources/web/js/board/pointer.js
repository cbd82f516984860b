import { dragMove, wallSlotAt, hasWallMoves, movesFrom, directionOf } from "./gestures.js";
import { HALF_GROOVE, rackBox, CELL, wallSpan } from "./layout.js";

/** Distance from a groove that still counts as the groove, in pixels. */
const GROOVE_MARGIN_PIXELS = 4;
/** Distance from an edge without a groove that still counts as the edge, in cells. */
const EDGE_REACH = 0.3;
/** Minimum length of a drag, in cells. */
const MIN_DRAG = 0.6;

/**
 * Handles mouse, pen and touch on a board. Grooves place walls, squares move pieces. A wall can also be dragged or
 * clicked out of its rack. A touch only previews a wall, because the finger hides it; a button confirms it.
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{x: number, y: number}} Point in cells
 */
export class Pointer {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** Where the button was pressed. @type {Point|null} */
    this.pressed = null;
    /** How a wall is carried: dragged with the button down, or picked up by a click. @type {""|"dragged"|"picked"} */
    this.carrying = "";
    /** The cell last passed by the pointer. */
    this.lastHovered = "";
  }

  /** Returns the position of a pointer event in cells. @param {PointerEvent} e @returns {Point} */
  point(e) {
    const m = /** @type {DOMMatrix} */ (this.board.svg().getScreenCTM()).inverse();
    return { x: (e.clientX * m.a + m.e) / CELL, y: (e.clientY * m.d + m.f) / CELL };
  }

  /** Returns the wall slot at a point. @param {Point} at @returns {Spot|undefined} */
  slotAt(at) {
    const { scene, moves } = this.board.displayed();
    const grooved = wallSpan(scene) > 1;
    if (!moves.length || (!grooved && !hasWallMoves(moves))) return undefined;
    const reach = grooved ? HALF_GROOVE + GROOVE_MARGIN_PIXELS / this.board.cellPixels() : EDGE_REACH;
    return wallSlotAt(scene, wallSpan(scene), at.x, at.y, this.carrying ? Infinity : reach);
  }

  /** @param {PointerEvent} e */
  down(e) {
    if (this.board.readonly || e.button > 0) return;
    this.board.camera.onDown(e);
    const at = this.point(e);
    if (this.carrying === "picked") return;
    if (this.onRack(at) || (e.pointerType === "touch" && this.onGhost(at))) {
      this.carrying = "dragged";
      this.board.svg().setPointerCapture(e.pointerId);
    }
    this.pressed = at;
    this.board.cursor = null;
  }

  /** @param {PointerEvent} e */
  move(e) {
    if (this.board.readonly || this.board.camera.onMove(e, this.mayDragBoard())) return;
    const at = this.point(e);
    if (this.carrying) {
      if (!this.onRack(at)) this.previewWall(this.slotAt(at));
    } else if (e.pointerType !== "touch") {
      this.previewWall(this.slotAt(at));
      // A fast pointer passes several cells between two frames.
      if (this.board.hover) for (const passed of e.getCoalescedEvents()) this.hoverMove(this.point(passed));
    }
  }

  /** Whether a drag moves a large board: it does unless a piece that can move was pressed. */
  mayDragBoard() {
    return !!this.pressed && !movesFrom(this.board.displayed().moves, cell(this.pressed)).length;
  }

  /** Shows or hides the wall preview that follows the pointer. @param {Spot|undefined} spot */
  previewWall(spot) {
    if (spot) this.board.proposeWall(spot, "pointer");
    else if (this.board.ghost?.by === "pointer") this.board.withdrawGhost();
  }

  /** @param {PointerEvent} e */
  leave(e) {
    this.board.camera.onUp(e);
    if (!this.carrying) this.previewWall(undefined);
  }

  cancel() {
    this.carrying = "";
    this.pressed = null;
  }

  /** @param {PointerEvent} e */
  up(e) {
    const start = this.pressed;
    this.pressed = null;
    if (this.board.camera.onUp(e) || this.board.readonly || e.button > 0) return;
    const at = this.point(e);
    if (this.carrying) return this.drop(e, at);
    // While the board waits for the server, gestures are queued.
    if (start) this.board.whenReady(() => this.release(e.pointerType, start, at));
  }

  /**
   * Handles the end of a press on the board.
   * @param {string} kind pointer type @param {Point} start @param {Point} at
   */
  release(kind, start, at) {
    const dx = at.x - start.x;
    const dy = at.y - start.y;
    if (this.board.arranging)
      return this.board.arrangePiece(Math.hypot(dx, dy) > MIN_DRAG ? cell(start) : this.board.selectedSpot(), cell(at));
    if (Math.hypot(dx, dy) > MIN_DRAG) return this.dragPiece(cell(start), dx, dy, cell(at));
    const spot = this.slotAt(at);
    if (!spot) return this.board.clickCell(cell(at));
    if (kind === "touch") return this.board.proposeWall(spot, "touch");
    this.board.proposeWall(spot, "pointer");
    return this.board.confirmGhost();
  }

  /**
   * Handles the end of a drag from a rack: places the wall, or keeps it picked up.
   * @param {PointerEvent} e @param {Point} at
   */
  drop(e, at) {
    if (this.onRack(at)) {
      this.carrying = this.carrying === "picked" || e.pointerType === "touch" ? "" : "picked";
      if (!this.carrying) this.board.withdrawGhost();
      return;
    }
    const spot = this.slotAt(at);
    this.carrying = "";
    if (!spot) return this.board.withdrawGhost();
    this.board.proposeWall(spot, e.pointerType === "touch" ? "touch" : "pointer");
    if (e.pointerType !== "touch") this.board.confirmGhost();
  }

  /** Handles a drag of a piece. @param {Spot} from @param {number} dx @param {number} dy @param {Spot} to */
  dragPiece(from, dx, dy, to) {
    const { moves } = this.board.displayed();
    const selected = this.board.selectedSpot();
    const moveSelected = selected && !movesFrom(moves, from).length;
    const move = moveSelected
      ? movesFrom(moves, selected).find((m) => m.way === directionOf(dx, dy))
      : dragMove(moves, from, dx, dy);
    if (move) this.board.play(move);
    else this.board.emitIllegal(moveSelected ? selected : from, to);
  }

  /** Hover control: plays the move of the piece under the pointer if it has only one. @param {Point} at */
  hoverMove(at) {
    const spot = cell(at);
    const name = `${spot.x},${spot.y}`;
    if (name === this.lastHovered) return;
    this.lastHovered = name;
    this.board.whenReady(() => {
      const moves = movesFrom(this.board.displayed().moves, spot);
      if (moves.length === 1) this.board.play(moves[0]);
    });
  }

  /** Whether a point is on a rack of the player to move. @param {Point} at */
  onRack(at) {
    const layout = this.board.layout();
    const rack = layout.racks.find((r) => r.left > 0 && this.board.canPlaceWalls(r.tone));
    if (!rack) return false;
    const { x, y, w, h } = rackBox(layout, rack);
    const [px, py] = [at.x * CELL, at.y * CELL];
    return px >= x && px <= x + w && py >= y && py <= y + h;
  }

  /** Whether a point is on the wall preview. @param {Point} at */
  onGhost(at) {
    const to = this.board.ghost?.to;
    if (!to) return false;
    const [x, y] = to.kind === "H" ? [to.x + 1, to.y] : [to.x, to.y + 1];
    return Math.hypot(at.x - x, at.y - y) < 0.8;
  }
}

/** @param {Point} at @returns {Spot} */
const cell = (at) => ({ kind: "CELL", x: Math.floor(at.x), y: Math.floor(at.y) });
