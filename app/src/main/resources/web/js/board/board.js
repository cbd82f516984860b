import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { drawCells, drawFrame, drawLabels } from "./background.js";
import { boardLayout, CELL, frameRadius, wallSpan } from "./layout.js";
import { drawCursor, drawDestinations, drawDiagonal, drawMark, inDrawingOrder, drawPiece } from "./drawing.js";
import { hearingOutline, isGroupMark, isTrailMark, numberedPaths } from "./marks.js";
import { drawArrow, drawTrail } from "./trails.js";
import { drawRack, drawWall, wallFromSpot } from "./walls.js";
import { wallBubble, touchControls } from "./touch-controls.js";
import { bubblePlace } from "./bubble-place.js";
import { clickMove, commonOrigin, hasWallMoves, isLetter, sameSpot, movesFrom } from "./gestures.js";
import { flipLeg, flipMoves, flipScene, flipSpot } from "./flipped.js";
import { applyEffect, hasEffect } from "./effect.js";
import { describeScene, wallName } from "./descriptions.js";
import { Keyboard } from "./keyboard.js";
import { Motion } from "./motion.js";
import { Camera } from "./camera.js";
import { isVisible, visibleCells } from "./viewport.js";
import { Pointer } from "./pointer.js";

/** How long the board waits for the server after a move, in ms. After that, the input is enabled again. */
const CONFIRM_TIMEOUT_MILLIS = 10_000;

/**
 * The board element `<damier-board>`: draws any scene and converts gestures to legal moves. It knows no rules.
 *
 * Properties set by a page:
 * - `scene`: what to draw
 * - `moves`: the legal moves
 * - `marks`: marks in addition to those of the scene
 * - `arrows`: proposed moves (from, to, tone)
 * - `picture`: the picture shown on the tiles
 * - `label`: the accessible name
 * - `readonly`: whether the board is only shown
 * - `flipped`: whether the board is seen from the other side
 * - `hover`: whether a piece with a single move plays it when the pointer passes over it
 * - `describeWall`: a callback `(to, move or null) => Promise<string>`; what a wall changes or why it is illegal
 * - `arranging`: whether pieces are placed freely instead of moved
 *
 * Events:
 * - `damier-move`: a legal move, already drawn if its effect is known
 * - `damier-illegal`: a {@link GestureEvent} with the two ends of a gesture that is no legal move
 * - `damier-cell-click`: a {@link GestureEvent} with a cell that no move starts from or ends at
 * - `damier-arrange`: the two ends of a placement
 * - `damier-selected`: the id of the selected piece, or null
 *
 * Keys work on the whole page. Arrow keys move the selected piece, or the only piece that can move in that direction.
 * Letters select a piece or play the move of that key. `w` starts placing a wall.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{to: Spot, move: Move|null, by: "pointer"|"touch"|"key"}} Ghost the preview of a wall; `move` is null if
 *   the wall is illegal
 */
export class Board extends Element {
  static properties = {
    scene: { attribute: false },
    moves: { attribute: false },
    marks: { attribute: false, hasChanged: differs },
    arrows: { attribute: false, hasChanged: differs },
    picture: { attribute: false, hasChanged: hasOtherPicture },
    describeWall: { attribute: false },
    label: { type: String },
    readonly: { type: Boolean, reflect: true },
    flipped: { type: Boolean },
    hover: { type: Boolean },
    arranging: { type: Boolean },
    selectedId: { state: true },
    ghost: { state: true },
    ghostText: { state: true },
    cursor: { state: true },
    painted: { state: true },
    liveText: { state: true },
    width: { state: true },
  };

  constructor() {
    super();
    /** @type {Scene|null} */
    this.scene = null;
    /** @type {Move[]} */
    this.moves = [];
    /** @type {import("../api.js").Mark[]} */
    this.marks = [];
    /** @type {import("./trails.js").Arrow[]} */
    this.arrows = [];
    /** @type {{url: string, home: (label: string) => [number, number], numbers?: boolean}|null} */
    this.picture = null;
    /** @type {((to: Spot, move: Move|null) => Promise<string>)|null} */
    this.describeWall = null;
    this.label = "";
    this.readonly = false;
    this.flipped = false;
    this.hover = false;
    this.arranging = false;
    /** Id of the selected piece. @type {string|null} */
    this.selectedId = null;
    /** @type {Ghost|null} */
    this.ghost = null;
    /** Text shown for the wall preview. */
    this.ghostText = "";
    /** The cell or slot of the keyboard cursor. @type {Spot|null} */
    this.cursor = null;
    /** The scene with a move applied that the server has not confirmed yet. @type {Scene|null} */
    this.painted = null;
    /** The latest text for screen readers. */
    this.liveText = "";
    /** Width in pixels. */
    this.width = 0;
    /** Inline style of this element. */
    this.boxStyle = "";
    /** Actions that wait for the next board. @type {(() => void)[]} */
    this.queue = [];
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.confirmTimer = undefined;
    /** Number of gestures that the page is interpreting. */
    this.openGestures = 0;
    this.pointer = new Pointer(this);
    this.keyboard = new Keyboard(this);
    this.camera = new Camera(this);
    this.motion = new Motion();
    // Touch controls may stand beside the drawing.
    this.resizeObserver = new ResizeObserver(
      ([entry]) => (this.width = this.svg()?.clientWidth || entry.contentRect.width),
    );
  }

  connectedCallback() {
    super.connectedCallback();
    this.keyboard.connect();
    this.resizeObserver.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.keyboard.disconnect();
    this.resizeObserver.disconnect();
    clearTimeout(this.confirmTimer);
  }

  /** Returns the scene and moves as displayed, flipped if necessary. */
  displayed() {
    const scene = this.painted ?? /** @type {Scene} */ (this.scene);
    if (!this.flipped) return { scene, moves: this.moves };
    return { scene: flipScene(scene), moves: flipMoves(scene, this.moves) };
  }

  /** Whether this is a small read-only board, which has no labels and no racks. */
  isThumbnail() {
    return this.readonly && this.width < 320;
  }

  layout() {
    const { scene } = this.displayed();
    const scale = this.width ? this.width / ((scene.columns + 1) * CELL) : 1;
    return boardLayout(scene, this.isThumbnail(), scale);
  }

  svg() {
    return /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
  }

  /** Returns the side of a cell in pixels. */
  cellPixels() {
    return this.width ? (this.width * CELL) / this.camera.box().w : CELL;
  }

  render() {
    if (!this.scene)
      return html`
        <div class="board-empty" aria-hidden="true"></div>
      `;
    const { scene, moves } = this.displayed();
    const layout = this.layout();
    const grooved = scene.material === "walnut";
    const tiny = this.width > 0 && this.cellPixels() < 30;
    // Scenes stored by an earlier version have no trail.
    const trail = scene.trail ?? [];
    const marks = [...scene.marks.filter((m) => !trail.length || !isTrailMark(m)), ...this.shownMarks()];
    const { x, y, w, h } = this.camera.box();
    const range = visibleCells({ x, y, w, h }, scene);
    const seen = (/** @type {{x: number, y: number}} */ at) => isVisible(range, at);
    return html`
      <svg
        class="board m-${scene.material} ${this.readonly ? "readonly" : ""} ${this.camera.isActive() ? "part" : ""}"
        viewBox="${x} ${y} ${w} ${h}"
        role="${this.readonly ? "img" : "application"}"
        aria-label="${this.label || t("board.label")}"
        aria-roledescription="${t("board.role")}"
        tabindex="${this.readonly ? nothing : "0"}"
        @wheel=${(/** @type {WheelEvent} */ e) => this.camera.onWheel(e)}
        @pointerdown=${(/** @type {PointerEvent} */ e) => this.pointer.down(e)}
        @pointermove=${(/** @type {PointerEvent} */ e) => this.pointer.move(e)}
        @pointerup=${(/** @type {PointerEvent} */ e) => this.pointer.up(e)}
        @pointercancel=${() => this.pointer.cancel()}
        @pointerleave=${(/** @type {PointerEvent} */ e) => this.pointer.leave(e)}
      >
        ${drawFrame(layout)}
        <rect class="board-surface" x="0" y="0" width="${layout.width}" height="${layout.height}" />
        <g>
          ${guard([JSON.stringify([scene.columns, scene.rows, scene.material, scene.cells, range])], () =>
            drawCells(scene, range),
          )}
        </g>
        <g>${marks.filter((m) => !isGroupMark(m) && m.kind !== "fault" && seen(m)).map((m) => drawMark(m, scene))}</g>
        ${hearingOutline(scene, marks)}
        <g>${scene.diagonals.map((d) => drawDiagonal(d))}</g>
        <g>${numberedPaths(marks)}${drawTrail(trail)}</g>
        <g>${this.readonly ? nothing : drawDestinations(scene, moves, this.selectedSpot())}</g>
        <g>${guard([JSON.stringify([grooved, scene.walls])], () => scene.walls.map((l) => drawWall(l, grooved)))}</g>
        <rect class="rim" x="0" y="0" width="${layout.width}" height="${layout.height}" />
        <g>${layout.racks.map((r) => drawRack(layout, r, this.canPlaceWalls(r.tone), t("wall.rack", r.left)))}</g>
        <g>
          ${repeat(
            inDrawingOrder(scene.pieces.filter(seen)),
            ({ piece }) => piece.id,
            (drawn) => drawPiece(drawn, scene, this.picture, tiny),
          )}
        </g>
        <g>${marks.filter((m) => m.kind === "fault").map((m) => drawMark(m, scene))}</g>
        <g>${this.shownArrows().map((a) => drawArrow(a, grooved, Math.min(1, scene.columns / 6)))}</g>
        ${this.ghost ? this.drawGhost(this.ghost, grooved) : nothing}${this.cursor ? drawCursor(this.cursor) : nothing}
        ${drawLabels(scene, layout)}
      </svg>
      ${this.camera.controls()}${this.readonly ? nothing : wallBubble(this)}
      ${this.readonly ? nothing : touchControls(this)}
      ${
        isSample(scene)
          ? nothing
          : html`
              <div class="sr-only">${describeScene(scene)}</div>
            `
      }
      <div class="sr-only" aria-live="polite">${this.liveText}</div>
    `;
  }

  /** Draws the preview of a wall. @param {Ghost} ghost @param {boolean} grooved */
  drawGhost(ghost, grooved) {
    const ghostWall = wallFromSpot(ghost.to, ghost.move ? this.moverTone() : "bad", wallSpan(this.displayed().scene));
    return drawWall(ghostWall, grooved, ghost.move ? "ghost" : "ghost illegal");
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!this.scene) return;
    const { box, frame } = this.layout();
    const style = `--ratio:${box.w / box.h};--corner:${(frameRadius({ frame }) * this.width) / box.w}px`;
    if (style !== this.boxStyle) this.style.cssText = this.boxStyle = style;
    const moved = this.motion.animate(this, this.displayed().scene, this.readonly);
    if (moved) this.camera.follow(moved);
    this.placeBubble();
    if (changed.has("selectedId")) this.emit("damier-selected", this.selectedId);
    if (!changed.has("scene") && !changed.has("moves")) return;
    this.painted = null;
    if (changed.has("moves")) this.onBoardUpdate();
  }

  /** Handles a new board from the server: clears what is no longer possible and runs the queued actions. */
  onBoardUpdate() {
    if (this.openGestures) return;
    clearTimeout(this.confirmTimer);
    this.confirmTimer = undefined;
    if (this.ghost && !hasWallMoves(this.moves)) this.withdrawGhost();
    if (this.moves.length && this.selectedId && !this.selectedSpot()) this.selectedId = null;
    if (!this.moves.length) this.queue = [];
    while (this.queue.length && !this.isWaiting()) this.queue.shift()?.();
  }

  /** Clears the text in the old language. */
  onLanguageChange() {
    this.liveText = "";
    super.onLanguageChange();
  }

  isWaiting() {
    return this.confirmTimer !== undefined || this.openGestures > 0;
  }

  /** Runs an action now, or once the board is up to date. @param {() => void} action */
  whenReady(action) {
    if (this.isWaiting()) this.queue.push(action);
    else action();
  }

  /** Places the bubble beside its wall, inside the board, where it covers no piece if possible. */
  placeBubble() {
    const bubble = /** @type {HTMLElement|null} */ (this.querySelector(".bubble"));
    if (!bubble || !this.ghost) return;
    const box = this.camera.box();
    const scale = this.width / box.w;
    const pixels = (/** @type {{x: number, y: number}} */ at) => ({
      x: (at.x * CELL - box.x) * scale,
      y: (at.y * CELL - box.y) * scale,
    });
    const pieces = this.displayed().scene.pieces.map(pixels);
    const board = { width: this.width, height: box.h * scale };
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const { left, top } = bubblePlace(this.ghost.to, pixels, size, board, pieces, CELL * scale);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  }

  shownMarks() {
    const size = /** @type {Scene} */ (this.scene);
    return this.flipped ? flipScene({ ...size, marks: this.marks }).marks : this.marks;
  }

  /** Returns the arrows as displayed, flipped if necessary. */
  shownArrows() {
    const size = /** @type {Scene} */ (this.scene);
    return this.flipped ? this.arrows.map((arrow) => flipLeg(size, arrow)) : this.arrows;
  }

  /** @param {Spot|null} spot */
  pieceAt(spot) {
    return spot ? this.displayed().scene.pieces.find((p) => p.x === spot.x && p.y === spot.y) : undefined;
  }

  /** Returns the cell of the selected piece, if it can move. @returns {Spot|null} */
  selectedSpot() {
    const { scene, moves } = this.displayed();
    const p = scene.pieces.find((one) => one.id === this.selectedId);
    if (!p) return null;
    const at = /** @type {Spot} */ ({ kind: "CELL", x: p.x, y: p.y });
    return movesFrom(moves, at).length || this.isWaiting() || this.arranging ? at : null;
  }

  /** Returns the tone of the player to move. */
  moverTone() {
    const from = commonOrigin(this.displayed().moves);
    return this.pieceAt(from)?.tone ?? "accent";
  }

  /** Whether walls of this tone can be placed now. @param {string} tone */
  canPlaceWalls(tone) {
    return !this.readonly && hasWallMoves(this.moves) && this.moverTone() === tone;
  }

  /** Shows a preview of a wall. @param {Spot} to @param {Ghost["by"]} by */
  proposeWall(to, by) {
    if (this.ghost && sameSpot(this.ghost.to, to) && this.ghost.by === by) return;
    const { scene, moves } = this.displayed();
    const move = moves.find((m) => sameSpot(m.to, to)) ?? null;
    const ghost = { to, move, by };
    this.ghost = ghost;
    this.ghostText = "";
    if (by !== "pointer") this.announce(move?.words || t(move ? "wall.here" : "wall.not", wallName(scene, to)));
    const spot = flipSpot(scene, to);
    this.describeWall?.(this.flipped ? spot : to, move && this.unflippedMove(move)).then((text) => {
      if (this.ghost !== ghost) return;
      this.ghostText = text;
      if (by !== "pointer" && text) this.announce(text);
    });
  }

  withdrawGhost() {
    this.ghost = null;
    this.ghostText = "";
    this.pointer.cancel();
  }

  /** Places the previewed wall, or reports that it is illegal. */
  confirmGhost() {
    const ghost = this.ghost;
    if (!ghost) return;
    if (!ghost.move) return this.emitIllegal(null, ghost.to);
    this.withdrawGhost();
    this.play(ghost.move);
  }

  clearSelection() {
    this.selectedId = null;
    this.cursor = null;
    this.withdrawGhost();
  }

  /** Handles a click on a cell: plays a move, selects a piece, or reports the click. @param {Spot} cell */
  clickCell(cell) {
    this.ghost = null;
    const from = this.selectedSpot();
    if (this.arranging) return this.arrangePiece(from, cell);
    const { moves } = this.displayed();
    // A piece with a letter is selected by its key, and so by a click.
    const result = clickMove(moves, from, cell, isLetter(this.pieceAt(cell)?.label));
    if (result.play) return this.play(result.play);
    const start = from ?? (hasWallMoves(moves) ? commonOrigin(moves) : null);
    const isGesture = start !== null && !result.select && !sameSpot(start, cell);
    // The piece stays selected while the page interprets the gesture, and after it.
    if (!isGesture) this.selectedId = (result.select && this.pieceAt(result.select)?.id) ?? null;
    if (isGesture) this.emitIllegal(start, cell);
    else if (!start && !result.select) this.emitGesture("damier-cell-click", this.unflippedSpot(cell));
    return undefined;
  }

  /**
   * Handles a click while arranging: selects a piece, or places the selected one.
   * @param {Spot|null} from @param {Spot} cell
   */
  arrangePiece(from, cell) {
    const piece = this.pieceAt(cell);
    if (!from && piece) {
      this.selectedId = piece.id;
      return;
    }
    this.selectedId = null;
    this.emit("damier-arrange", { from: this.unflippedSpot(from ?? cell), to: this.unflippedSpot(cell) });
  }

  /** Plays a displayed move. Its effect is drawn at once if it is known. @param {Move} shownMove */
  play(shownMove) {
    const move = this.unflippedMove(shownMove);
    const mover = this.pieceAt(shownMove.from);
    if (mover && this.selectedId && shownMove.from) this.selectedId = mover.id;
    this.ghost = null;
    this.cursor = null;
    if (hasEffect(move.effect)) this.painted = applyEffect(/** @type {Scene} */ (this.scene), move.effect);
    clearTimeout(this.confirmTimer);
    this.confirmTimer = setTimeout(() => {
      this.painted = null;
      this.queue = [];
      this.onBoardUpdate();
    }, CONFIRM_TIMEOUT_MILLIS);
    this.emit("damier-move", move);
  }

  /**
   * Reports a gesture that is no legal move.
   * @param {Spot|null} from @param {Spot} to
   */
  emitIllegal(from, to) {
    if (!this.moves.length) return;
    this.emitGesture("damier-illegal", { from: from && this.unflippedSpot(from), to: this.unflippedSpot(to) });
  }

  /** @param {string} name @param {unknown} detail */
  emitGesture(name, detail) {
    this.dispatchEvent(new GestureEvent(name, detail, (done) => this.waitForGesture(done)));
  }

  /** Queues further input until the page has interpreted a gesture. @param {Promise<unknown>} done */
  async waitForGesture(done) {
    this.openGestures++;
    await done.catch(() => {});
    await this.updateComplete;
    this.openGestures--;
    this.onBoardUpdate();
  }

  /** Returns the page's own move for a displayed (possibly flipped) one. @param {Move} move @returns {Move} */
  unflippedMove(move) {
    return this.moves.find((m) => m.code === move.code && m.text === move.text) ?? move;
  }

  /** Converts a displayed spot to the coordinates of the game. @param {Spot} spot */
  unflippedSpot(spot) {
    return this.flipped ? flipSpot(/** @type {Scene} */ (this.scene), spot) : spot;
  }

  /** Announces a text to screen readers. @param {string} text */
  announce(text) {
    this.liveText = text;
  }

  /** Shows a message to all users. @param {string} text */
  showToast(text) {
    dispatchEvent(new CustomEvent("damier-toast", { detail: text }));
  }

  /** @param {string} name @param {unknown} detail */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/**
 * Whether two lists differ in an element. The pages set new lists with the same elements at each redraw.
 * @param {unknown[]|undefined} a @param {unknown[]|undefined} b
 */
function differs(a, b) {
  return a?.length !== b?.length || !!a?.some((element, i) => element !== b?.[i]);
}

/** Whether two pictures differ. @param {Board["picture"]|undefined} a @param {Board["picture"]|undefined} b */
function hasOtherPicture(a, b) {
  return a?.url !== b?.url || a?.numbers !== b?.numbers;
}

/** Whether a scene is the sample of a tool or of a legend, which its label describes. @param {Scene} scene */
const isSample = (scene) => scene.columns * scene.rows <= 4;

/** A gesture that the page interprets. Further input waits for the promise that the page passes to `waitUntil`. */
export class GestureEvent extends CustomEvent {
  /** @param {string} name @param {unknown} detail @param {(done: Promise<unknown>) => void} waitUntil */
  constructor(name, detail, waitUntil) {
    super(name, { detail, bubbles: true });
    this.waitUntil = waitUntil;
  }
}

customElements.define("damier-board", Board);
