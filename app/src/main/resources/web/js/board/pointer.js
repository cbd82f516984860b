import { drag, groove, placing, starting, wayOf } from "./gestures.js";
import { GROOVE, rackBox, S, span } from "./layout.js";

/** How far beside a groove, in pixels, still means the groove. */
const BESIDE = 4;
/** How far from an edge without a groove, in cells, still means the edge. */
const EDGE = 0.3;
/** A press that moves this far, in cells, is a drag. */
const DRAG = 0.6;

/**
 * Mouse, pen and finger on a board. A groove takes walls, a square takes the piece; a wall can be dragged or clicked
 * out of its rack;
 * a finger, which hides what it touches, only proposes a wall, and the board asks.
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{x: number, y: number}} Point in cells
 */
export class Pointer {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** Where the button went down. @type {Point|null} */
    this.pressed = null;
    /** A wall is on its way: held by a pressed button, or picked up by a click. @type {""|"dragged"|"picked"} */
    this.carried = "";
    /** The cell last glided over. */
    this.over = "";
  }

  /** @param {PointerEvent} e @returns {Point} */
  point(e) {
    const m = /** @type {DOMMatrix} */ (this.board.drawing().getScreenCTM()).inverse();
    return { x: (e.clientX * m.a + m.e) / S, y: (e.clientY * m.d + m.f) / S };
  }

  /** The groove under a point. @param {Point} at @returns {Spot|undefined} */
  groove(at) {
    const { scene, moves } = this.board.view();
    const grooved = span(scene) > 1;
    if (!moves.length || (!grooved && !placing(moves))) return undefined;
    const reach = grooved ? GROOVE + BESIDE / this.board.pixels() : EDGE;
    return groove(scene, span(scene), at.x, at.y, this.carried ? Infinity : reach);
  }

  /** @param {PointerEvent} e */
  down(e) {
    if (this.board.still || e.button > 0) return;
    const at = this.point(e);
    if (this.carried === "picked") return;
    if (this.onRack(at) || (e.pointerType === "touch" && this.onGhost(at))) {
      this.carried = "dragged";
      this.board.drawing().setPointerCapture(e.pointerId);
    }
    this.pressed = at;
    this.board.cursor = null;
  }

  /** @param {PointerEvent} e */
  move(e) {
    if (this.board.still) return;
    const at = this.point(e);
    if (this.carried) {
      if (!this.onRack(at)) this.propose(this.groove(at));
    } else if (e.pointerType !== "touch") {
      this.propose(this.groove(at));
      // A quick hand passes over several cells between two frames.
      if (this.board.hover) for (const passed of e.getCoalescedEvents()) this.glide(this.point(passed));
    }
  }

  /** A ghost of the pointer follows it; others stay. @param {Spot|undefined} spot */
  propose(spot) {
    if (spot) this.board.propose(spot, "pointer");
    else if (this.board.ghost?.by === "pointer") this.board.withdraw();
  }

  leave() {
    if (!this.carried) this.propose(undefined);
  }

  cancel() {
    this.carried = "";
    this.pressed = null;
  }

  /** @param {PointerEvent} e */
  up(e) {
    const start = this.pressed;
    this.pressed = null;
    if (this.board.still || e.button > 0) return;
    const at = this.point(e);
    if (this.carried) return this.drop(e, at);
    // A quick hand is ahead of the server: what it did is done when the board has come.
    if (start) this.board.soon(() => this.release(e.pointerType, start, at));
  }

  /** The end of a press on the board. @param {string} kind of pointer @param {Point} start @param {Point} at */
  release(kind, start, at) {
    const dx = at.x - start.x;
    const dy = at.y - start.y;
    if (this.board.free)
      return this.board.handle(Math.hypot(dx, dy) > DRAG ? cell(start) : this.board.selected(), cell(at));
    if (Math.hypot(dx, dy) > DRAG) return this.swipe(cell(start), dx, dy, cell(at));
    const spot = this.groove(at);
    if (!spot) return this.board.choose(cell(at));
    if (kind === "touch") return this.board.propose(spot, "touch");
    this.board.propose(spot, "pointer");
    return this.board.confirm();
  }

  /**
   * The end of carrying: a wall let go on the board, or only picked up from its rack.
   * @param {PointerEvent} e @param {Point} at
   */
  drop(e, at) {
    if (this.onRack(at)) {
      this.carried = this.carried === "picked" || e.pointerType === "touch" ? "" : "picked";
      if (!this.carried) this.board.withdraw();
      return;
    }
    const spot = this.groove(at);
    this.carried = "";
    if (!spot) return this.board.withdraw();
    this.board.propose(spot, e.pointerType === "touch" ? "touch" : "pointer");
    if (e.pointerType !== "touch") this.board.confirm();
  }

  /** @param {Spot} from @param {number} dx @param {number} dy @param {Spot} to */
  swipe(from, dx, dy, to) {
    const { moves } = this.board.view();
    const chosen = this.board.selected();
    const elsewhere = chosen && !starting(moves, from).length;
    const move = elsewhere ? starting(moves, chosen).find((m) => m.way === wayOf(dx, dy)) : drag(moves, from, dx, dy);
    if (move) this.board.play(move);
    else this.board.refuse(elsewhere ? chosen : from, to);
  }

  /** Hover control: whatever lies under the pointer and can go one way only goes. @param {Point} at */
  glide(at) {
    const here = cell(at);
    const name = `${here.x},${here.y}`;
    if (name === this.over) return;
    this.over = name;
    this.board.soon(() => {
      const moves = starting(this.board.view().moves, here);
      if (moves.length === 1) this.board.play(moves[0]);
    });
  }

  /** @param {Point} at */
  onRack(at) {
    const layout = this.board.layout();
    const mine = layout.racks.find((r) => r.left > 0 && this.board.owns(r.tone));
    if (!mine) return false;
    const { x, y, w, h } = rackBox(layout, mine);
    const [px, py] = [at.x * S, at.y * S];
    return px >= x && px <= x + w && py >= y && py <= y + h;
  }

  /** @param {Point} at */
  onGhost(at) {
    const to = this.board.ghost?.to;
    if (!to) return false;
    const [x, y] = to.kind === "H" ? [to.x + 1, to.y] : [to.x, to.y + 1];
    return Math.hypot(at.x - x, at.y - y) < 0.8;
  }
}

/** @param {Point} at @returns {Spot} */
const cell = (at) => ({ kind: "CELL", x: Math.floor(at.x), y: Math.floor(at.y) });
