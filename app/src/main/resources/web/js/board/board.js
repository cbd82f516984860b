import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { cells, frame, labels } from "./ground.js";
import { layout, S, span } from "./layout.js";
import { cursor, destinations, diagonal, marked, stacked, standing } from "./drawing.js";
import { hearing, joined, trodden, ways } from "./marks.js";
import { arrow, trail } from "./trails.js";
import { rack, wall, wallAt } from "./walls.js";
import { bubble, chooser } from "./aside.js";
import { click, onlyStart, placing, same, starting } from "./gestures.js";
import { turnMoves, turnScene, turnSpot } from "./turned.js";
import { paint, tells } from "./effect.js";
import { describe, wallPlace } from "./speech.js";
import { Keyboard } from "./keyboard.js";
import { Memory } from "./memory.js";
import { Motion } from "./motion.js";
import { Pointer } from "./pointer.js";

/** How long a played move's board is waited for, in ms: an answer that does not come must not lock the keys. */
const PATIENCE = 10_000;

/**
 * Draws any scene and turns gestures into legal moves; it knows no rules and no game.
 *
 * What a page sets: `scene`, `moves` (the legal ones), `marks` (over the scene's own), `arrows` (moves proposed: from,
 * to, tone), `trail`
 * (the way gone so far, numbered: from, to, tone, via; linen shows what it has seen), `picture` (cuts the tiles out of
 * it), `label`, `still` (shown, not played on), `turned` (seen from the other side), `hover` (whatever the pointer
 * passes over moves, if it can go one way only), `ask` (a sentence on a wall that is proposed: what it changes, or why
 * it is refused; `(to, move or null) => Promise<string>`), `free` (pieces are placed by hand, not moved).
 *
 * What it fires: `damier-move` with a legal move, which it has painted by then if the move has an effect;
 * `damier-refused` with the two ends of
 * a gesture that is no legal move: only the rules know why, or what else it may mean; `damier-cell` with a cell nobody
 * could move from or
 * to; `damier-arrange` with the two ends of what was put elsewhere on a free board; `damier-chosen` with the id of the
 * piece that is chosen, or null. `choose(cell)` and `chosen` do from outside
 * what a click does.
 *
 * Keys are heard on the whole page: arrows move the chosen piece or the only one that can, letters choose a piece or
 * play the move of that
 * key, `w` takes a wall in hand.
 *
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {{to: Spot, move: Move|null, by: "pointer"|"touch"|"key"}} Ghost a wall that is proposed; without a move it
 *   is not legal
 */
export class Board extends Element {
  static properties = {
    scene: { attribute: false },
    moves: { attribute: false },
    marks: { attribute: false },
    arrows: { attribute: false },
    trail: { attribute: false },
    picture: { attribute: false },
    ask: { attribute: false },
    label: { type: String },
    still: { type: Boolean, reflect: true },
    turned: { type: Boolean },
    hover: { type: Boolean },
    free: { type: Boolean },
    chosen: { state: true },
    ghost: { state: true },
    reason: { state: true },
    cursor: { state: true },
    painted: { state: true },
    spoken: { state: true },
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
    /** @type {import("./trails.js").Leg[]} */
    this.arrows = [];
    /** @type {import("./trails.js").Leg[]} */
    this.trail = [];
    /** @type {{url: string, home: (label: string) => [number, number], numbers?: boolean}|null} */
    this.picture = null;
    /** @type {((to: Spot, move: Move|null) => Promise<string>)|null} */
    this.ask = null;
    this.label = "";
    this.still = false;
    this.turned = false;
    this.hover = false;
    this.free = false;
    /** The id of the piece that is chosen. @type {string|null} */
    this.chosen = null;
    /** @type {Ghost|null} */
    this.ghost = null;
    /** What is said of the ghost. */
    this.reason = "";
    /** The keyboard's frame. @type {Spot|null} */
    this.cursor = null;
    /** The scene with a move painted that the server has not confirmed yet. @type {Scene|null} */
    this.painted = null;
    /** The last thing said to the screen reader. */
    this.spoken = "";
    /** In pixels. */
    this.width = 0;
    /** What waits until the board has come. @type {(() => void)[]} */
    this.queue = [];
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.patience = undefined;
    this.pointer = new Pointer(this);
    this.keyboard = new Keyboard(this);
    this.motion = new Motion();
    this.memory = new Memory();
    this.watch = new ResizeObserver(([entry]) => (this.width = entry.contentRect.width));
  }

  connectedCallback() {
    super.connectedCallback();
    this.keyboard.connect();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.keyboard.disconnect();
    this.watch.disconnect();
    clearTimeout(this.patience);
  }

  /** What is drawn and what may be done on it, as seen from this side. */
  view() {
    const scene = this.painted ?? /** @type {Scene} */ (this.scene);
    if (!this.turned) return { scene, moves: this.moves };
    return { scene: turnScene(scene), moves: turnMoves(scene, this.moves) };
  }

  /** Boards shown in passing have no labels and no racks. */
  small() {
    return this.still && this.width < 320;
  }

  layout() {
    const { scene } = this.view();
    const scale = this.width ? this.width / ((scene.columns + 1) * S) : 1;
    return layout(scene, this.small(), scale);
  }

  drawing() {
    return /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
  }

  /** The side of a cell in pixels. */
  pixels() {
    return this.width ? (this.width * S) / this.layout().box.w : S;
  }

  render() {
    if (!this.scene)
      return html`
        <div class="board-empty" aria-hidden="true"></div>
      `;
    const { scene, moves } = this.view();
    const at = this.layout();
    const grooved = scene.material === "walnut";
    const tiny = this.width > 0 && this.pixels() < 30;
    const gone = scene.material === "linen" && !this.trail.length ? this.memory.legs : this.trail;
    const marks = [...scene.marks.filter((m) => !gone.length || !trodden(m)), ...this.turnMarks()];
    const { x, y, w, h } = at.box;
    return html`
      <svg
        class="board m-${scene.material} ${this.still ? "still" : ""}"
        viewBox="${x} ${y} ${w} ${h}"
        role="${this.still ? "img" : "application"}"
        aria-label="${this.label || t("board.label")}"
        aria-roledescription="${t("board.role")}"
        tabindex="${this.still ? nothing : "0"}"
        @pointerdown=${(/** @type {PointerEvent} */ e) => this.pointer.down(e)}
        @pointermove=${(/** @type {PointerEvent} */ e) => this.pointer.move(e)}
        @pointerup=${(/** @type {PointerEvent} */ e) => this.pointer.up(e)}
        @pointercancel=${() => this.pointer.cancel()}
        @pointerleave=${() => this.pointer.leave()}
      >
        ${frame(at)}
        <rect class="bed" x="0" y="0" width="${at.width}" height="${at.height}" />
        <g>${guard([JSON.stringify([scene.columns, scene.rows, scene.material, scene.cells])], () => cells(scene))}</g>
        <g>${marks.filter((m) => !joined(m) && m.kind !== "fault").map((m) => marked(m, scene))}</g>
        ${hearing(scene, marks)}
        <g>${scene.diagonals.map((d) => diagonal(d))}</g>
        <g>${ways(marks)}${trail(this.turnLegs(gone))}</g>
        <g>${this.still ? nothing : destinations(scene, moves, this.selected())}</g>
        <g>${guard([JSON.stringify([grooved, scene.walls])], () => scene.walls.map((l) => wall(l, grooved)))}</g>
        <rect class="rim" x="0" y="0" width="${at.width}" height="${at.height}" />
        <g>${at.racks.map((r) => rack(at, r, this.owns(r.tone), t("wall.rack", r.left)))}</g>
        <g>
          ${repeat(
            stacked(scene.pieces),
            (p) => p.id,
            (p) => standing(p, scene, this.picture, tiny),
          )}
        </g>
        <g>${marks.filter((m) => m.kind === "fault").map((m) => marked(m, scene))}</g>
        <g>${this.turnLegs(this.arrows).map((a) => arrow(a, grooved, Math.min(1, scene.columns / 6)))}</g>
        ${this.ghost ? this.ghostly(this.ghost, grooved) : nothing}${this.cursor ? cursor(this.cursor) : nothing}
        ${labels(scene, at)}
      </svg>
      ${this.still ? nothing : bubble(this)}${this.still ? nothing : chooser(this)}
      <div class="sr-only">${describe(scene)}</div>
      <div class="sr-only" aria-live="polite">${this.spoken}</div>
    `;
  }

  /** @param {Ghost} ghost @param {boolean} grooved */
  ghostly(ghost, grooved) {
    const drawn = wallAt(ghost.to, ghost.move ? this.mover() : "bad", span(this.view().scene));
    return wall(drawn, grooved, ghost.move ? "ghost" : "ghost illegal");
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("scene") && this.scene) this.memory.see(this.scene);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!this.scene) return;
    const { box } = this.layout();
    this.style.setProperty("--ratio", String(box.w / box.h));
    this.motion.after(this, this.view().scene, this.still);
    this.placeBubble();
    if (changed.has("chosen")) this.fire("damier-chosen", this.chosen);
    if (!changed.has("scene") && !changed.has("moves")) return;
    this.painted = null;
    if (changed.has("moves")) this.confirmed();
  }

  /** The board has come: what is no longer possible is let go, what was typed meanwhile is done. */
  confirmed() {
    clearTimeout(this.patience);
    this.patience = undefined;
    if (this.ghost && !placing(this.moves)) this.withdraw();
    if (this.moves.length && this.chosen && !this.selected()) this.chosen = null;
    if (!this.moves.length) this.queue = [];
    while (this.queue.length && !this.waiting()) this.queue.shift()?.();
  }

  /** What was said in the other language is over. */
  translated() {
    this.spoken = "";
    super.translated();
  }

  waiting() {
    return this.patience !== undefined;
  }

  /** Does something now, or when the board that is waited for has come. @param {() => void} what */
  soon(what) {
    if (this.waiting()) this.queue.push(what);
    else what();
  }

  /** The bubble stands above its wall, inside the board. */
  placeBubble() {
    const shown = /** @type {HTMLElement|null} */ (this.querySelector(".bubble"));
    if (!shown || !this.ghost) return;
    const { box } = this.layout();
    const scale = this.width / box.w;
    const { to } = this.ghost;
    const middle = (to.kind === "H" ? to.x + 1 : to.x) * S - box.x;
    const above = (to.kind === "H" ? to.y - 0.2 : to.y) * S - box.y;
    const half = shown.offsetWidth / 2;
    const left = Math.max(half + 4, Math.min(this.width - half - 4, middle * scale));
    const over = above * scale - shown.offsetHeight - 12;
    const under = ((to.kind === "H" ? to.y + 0.2 : to.y + 2) * S - box.y) * scale + 12;
    shown.style.left = `${left - half}px`;
    shown.style.top = `${over > 0 ? over : under}px`;
  }

  turnMarks() {
    const size = /** @type {Scene} */ (this.scene);
    return this.turned ? turnScene({ ...size, marks: this.marks }).marks : this.marks;
  }

  /** @param {import("./trails.js").Leg[]} legs */
  turnLegs(legs) {
    const size = /** @type {Scene} */ (this.scene);
    const spot = (/** @type {Spot} */ s) => turnSpot(size, s);
    return this.turned ? legs.map((l) => ({ ...l, from: spot(l.from), to: spot(l.to), via: l.via?.map(spot) })) : legs;
  }

  /** @param {Spot|null} spot */
  pieceAt(spot) {
    return spot ? this.view().scene.pieces.find((p) => p.x === spot.x && p.y === spot.y) : undefined;
  }

  /** Where the chosen piece stands. @returns {Spot|null} */
  selected() {
    const { scene, moves } = this.view();
    const p = scene.pieces.find((one) => one.id === this.chosen);
    if (!p) return null;
    const at = /** @type {Spot} */ ({ kind: "CELL", x: p.x, y: p.y });
    return starting(moves, at).length || this.waiting() || this.free ? at : null;
  }

  /** The tone of whoever is to place a wall. */
  mover() {
    const from = onlyStart(this.view().moves);
    return this.pieceAt(from)?.tone ?? "accent";
  }

  /** Whether walls of this tone may be placed now. @param {string} tone */
  owns(tone) {
    return !this.still && placing(this.moves) && this.mover() === tone;
  }

  /** Shows a wall that is not yet built. @param {Spot} to @param {Ghost["by"]} by */
  propose(to, by) {
    if (this.ghost && same(this.ghost.to, to) && this.ghost.by === by) return;
    const { scene, moves } = this.view();
    const move = moves.find((m) => same(m.to, to)) ?? null;
    const ghost = { to, move, by };
    this.ghost = ghost;
    this.reason = "";
    if (by !== "pointer") this.announce(move?.words || t(move ? "wall.here" : "wall.not", wallPlace(scene, to)));
    const spot = turnSpot(scene, to);
    this.ask?.(this.turned ? spot : to, move && this.own(move)).then((words) => {
      if (this.ghost !== ghost) return;
      this.reason = words;
      if (by !== "pointer" && words) this.announce(words);
    });
  }

  withdraw() {
    this.ghost = null;
    this.reason = "";
    this.pointer.cancel();
  }

  /** Builds the wall that is proposed, or says why not. */
  confirm() {
    const ghost = this.ghost;
    if (!ghost) return;
    if (!ghost.move) return this.refuse(null, ghost.to);
    this.withdraw();
    this.play(ghost.move);
  }

  letGo() {
    this.chosen = null;
    this.cursor = null;
    this.withdraw();
  }

  /** A click on a cell: play, choose, or tell that nothing can be done here. @param {Spot} cell */
  choose(cell) {
    this.ghost = null;
    const from = this.selected();
    if (this.free) return this.handle(from, cell);
    const { moves } = this.view();
    const answer = click(moves, from, cell);
    if (answer.play) return this.play(answer.play);
    this.chosen = (answer.select && this.pieceAt(answer.select)?.id) ?? null;
    const start = from ?? (placing(moves) ? onlyStart(moves) : null);
    if (start && !answer.select && !same(start, cell)) this.refuse(start, cell);
    else if (!start && !answer.select) this.fire("damier-cell", this.real(cell));
    return undefined;
  }

  /**
   * By hand: a piece is taken up, put down elsewhere, or what lies there is chosen.
   * @param {Spot|null} from @param {Spot} cell
   */
  handle(from, cell) {
    const piece = this.pieceAt(cell);
    if (!from && piece) {
      this.chosen = piece.id;
      return;
    }
    this.chosen = null;
    this.fire("damier-arrange", { from: this.real(from ?? cell), to: this.real(cell) });
  }

  /** Plays a legal move as it is seen here, painted at once if its effect is known. @param {Move} seen */
  play(seen) {
    const move = this.own(seen);
    const mover = this.pieceAt(seen.from);
    if (mover && this.chosen && seen.from) this.chosen = mover.id;
    this.ghost = null;
    this.cursor = null;
    if (tells(move.effect)) this.painted = paint(/** @type {Scene} */ (this.scene), move.effect);
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      this.painted = null;
      this.queue = [];
      this.confirmed();
    }, PATIENCE);
    this.fire("damier-move", move);
  }

  /** A gesture that is no legal move. @param {Spot|null} from @param {Spot} to */
  refuse(from, to) {
    if (this.moves.length) this.fire("damier-refused", { from: from && this.real(from), to: this.real(to) });
  }

  /** The page's own move of one that is seen turned. @param {Move} seen @returns {Move} */
  own(seen) {
    return this.moves.find((m) => m.code === seen.code) ?? seen;
  }

  /** A place as the game counts it. @param {Spot} seen */
  real(seen) {
    return this.turned ? turnSpot(/** @type {Scene} */ (this.scene), seen) : seen;
  }

  /** @param {string} words */
  announce(words) {
    this.spoken = words;
  }

  /** Says something to everybody. @param {string} words */
  say(words) {
    dispatchEvent(new CustomEvent("damier-say", { detail: words }));
  }

  /** @param {string} name @param {unknown} detail */
  fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

customElements.define("damier-board", Board);
