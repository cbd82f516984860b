import { html, svg, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { S, piece, mark } from "./shapes.js";
import { arrow, beside, click, drag, edge, placing, same, slot, starting } from "./gestures.js";
import { describe } from "./speech.js";

/**
 * Draws any scene and turns gestures into legal moves; it knows no rules.
 * Fires `damier-move` with the move, `damier-cell` with a cell nobody could move from or to, `damier-refused` with the two ends of a gesture
 * that is no legal move: only the rules know why, or what else it may mean.
 *
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {import("../api.js").Move} Move
 * @typedef {import("../api.js").Spot} Spot
 */
export class Board extends Element {
  static properties = {
    scene: { attribute: false },
    moves: { attribute: false },
    marks: { attribute: false },
    arrows: { attribute: false },
    still: { type: Boolean },
    label: { type: String },
    picture: { attribute: false },
    selected: { state: true },
    ghost: { state: true },
    cursor: { state: true },
  };

  constructor() {
    super();
    /** @type {Scene|null} */
    this.scene = null;
    /** @type {Move[]} */
    this.moves = [];
    /** Further marks over the scene's own. @type {import("../api.js").Mark[]} */
    this.marks = [];
    /** Lines shown as arrows. @type {{from: Spot, to: Spot, tone: string}[]} */
    this.arrows = [];
    /** Shown, not played on. */
    this.still = false;
    this.label = "";
    /** Cuts a picture into the tiles: its address, and per tile where it lies when solved. @type {{url: string, home: (label: string) => [number, number]}|null} */
    this.picture = null;
    /** @type {Spot|null} */
    this.selected = null;
    /** @type {Move|null} */
    this.ghost = null;
    /** @type {Spot|null} */
    this.cursor = null;
    /** Where each piece stood when last drawn. @type {Map<string, {x: number, y: number}>} */
    this.places = new Map();
    /** @type {{x: number, y: number, spot: Spot}|null} */
    this.pressed = null;
    /** The wall a finger has proposed and a second tap confirms. @type {number|null} */
    this.proposed = null;
    /** Until when a played move's new board is waited for, and the keys typed meanwhile. */
    this.awaited = 0;
    /** @type {string[]} */
    this.typed = [];
  }

  render() {
    const scene = this.scene;
    if (!scene)
      return html`
        <div class="board-empty" aria-hidden="true"></div>
      `;
    const margin = scene.columnLabels.length ? 22 : 6;
    const w = scene.columns * S;
    const h = scene.rows * S;
    return html`
      <svg
        class="board m-${scene.material} ${this.still ? "still" : ""}"
        viewBox="${-margin} ${-6} ${w + margin + 6} ${h + margin + 6}"
        role="${this.still ? "img" : "application"}"
        aria-label="${this.label || t("board.label")}"
        aria-roledescription="${t("board.role")}"
        tabindex="${this.still ? nothing : "0"}"
        @pointerdown=${this.down}
        @pointerup=${this.release}
        @pointermove=${this.hover}
        @pointerleave=${() => (this.ghost = null)}
        @keydown=${this.key}
      >
        ${this.picture ? this.cuts(scene) : nothing}
        <g>${guard([JSON.stringify([scene.columns, scene.rows, scene.cells])], () => cellsOf(scene))}</g>
        <g>
          ${[...scene.marks, ...this.marks].map((m) => svg`<g class="mark k-${m.kind}" transform="translate(${(m.x + 0.5) * S} ${(m.y + 0.5) * S})">${mark(m)}</g>`)}
        </g>
        <g>
          ${scene.diagonals.map(
            (d) => svg`<line class="diagonal t-${d.tone}" x1="${d.x * S + 5}" x2="${d.x * S + S - 5}"
            y1="${d.slash === "/" ? d.y * S + S - 5 : d.y * S + 5}" y2="${d.slash === "/" ? d.y * S + 5 : d.y * S + S - 5}"/>`,
          )}
        </g>
        <g>${this.hints()}</g>
        <g>${guard([JSON.stringify(scene.walls)], () => scene.walls.map((l) => wallOf(l)))}</g>
        ${this.ghost?.to ? wallOf({ ...this.ghost.to, vertical: this.ghost.to.kind === "V", length: 2, tone: "accent" }, "ghost") : nothing}
        <rect
          class="rim"
          x="0"
          y="0"
          width="${w}"
          height="${h}"
          rx="${Math.min(6, scene.columns)}"
          stroke-width="${Math.min(4, scene.columns * 0.5)}"
        />
        <g>
          ${repeat(
            scene.pieces,
            (p) => p.id,
            (
              p,
            ) => svg`<g class="piece s-${p.shape}" data-id="${p.id}" transform="translate(${(p.x + 0.5) * S} ${(p.y + 0.5) * S})">
            ${this.picture && p.shape === "tile" ? this.cut(p) : piece(p)}</g>`,
          )}
        </g>
        <g>${this.arrows.map((a) => arrowOf(a))}</g>
        ${this.cursor ? svg`<rect class="cursor" x="${this.cursor.x * S + 2}" y="${this.cursor.y * S + 2}" width="${S - 4}" height="${S - 4}" rx="6"/>` : nothing}
        <g aria-hidden="true">
          ${scene.columnLabels.map((l, i) => svg`<text class="edge" x="${(i + 0.5) * S}" y="${h + 14}">${l}</text>`)}
          ${scene.rowLabels.map((l, i) => svg`<text class="edge" x="-12" y="${(i + 0.5) * S}">${l}</text>`)}
        </g>
      </svg>
      <div class="sr-only">${describe(scene)}</div>
    `;
  }

  /** Selected piece and where it can go. */
  hints() {
    if (this.still || !this.selected) return nothing;
    const at = this.selected;
    return svg`<rect class="selected" x="${at.x * S + 2}" y="${at.y * S + 2}" width="${S - 4}" height="${S - 4}" rx="8"/>
      ${starting(this.moves, at).map((m) => (m.to?.kind === "CELL" ? svg`<circle class="goal-dot" cx="${(m.to.x + 0.5) * S}" cy="${(m.to.y + 0.5) * S}" r="6"/>` : nothing))}`;
  }

  /** @param {Scene} scene */
  cuts(scene) {
    return svg`<defs>${scene.pieces.map((p) => svg`<clipPath id="cut-${p.label}"><rect x="-19" y="-19" width="38" height="38" rx="4"/></clipPath>`)}</defs>`;
  }

  /** @param {import("../api.js").Piece} p */
  cut(p) {
    const scene = /** @type {Scene} */ (this.scene);
    const [x, y] = /** @type {NonNullable<Board["picture"]>} */ (this.picture).home(p.label);
    return svg`<g clip-path="url(#cut-${p.label})"><image href="${this.picture?.url}" x="${-(x + 0.5) * S}" y="${-(y + 0.5) * S}"
      width="${scene.columns * S}" height="${scene.rows * S}" preserveAspectRatio="xMidYMid slice"/></g><text class="corner" x="-12" y="-11">${p.label}</text>`;
  }

  /** Slides every piece that moved from where it stood. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!this.scene) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const now = new Map();
    for (const p of this.scene.pieces) {
      now.set(p.id, { x: p.x, y: p.y });
      const was = this.places.get(p.id);
      if (!was || calm || (was.x === p.x && was.y === p.y)) continue;
      const group = this.querySelector(`.piece[data-id="${CSS.escape(p.id)}"]`);
      const far = Math.abs(was.x - p.x) + Math.abs(was.y - p.y);
      const at = (/** @type {number} */ x, /** @type {number} */ y) =>
        `translate(${(x + 0.5) * S}px, ${(y + 0.5) * S}px)`;
      group?.animate([{ transform: at(was.x, was.y) }, { transform: at(p.x, p.y) }], {
        duration: p.shape === "tile" ? 90 : 120 + 12 * far,
        easing: "cubic-bezier(.2,.7,.3,1)",
      });
    }
    this.places = now;
    if (!changed.has("moves")) return;
    this.awaited = 0;
    if (this.selected && !starting(this.moves, this.selected).length) this.selected = null;
    while (this.typed.length && !this.awaited) this.press(/** @type {string} */ (this.typed.shift()));
  }

  /** The point of an event in cells. @param {PointerEvent} e */
  point(e) {
    const drawing = /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
    const m = /** @type {DOMMatrix} */ (drawing.getScreenCTM()).inverse();
    return { x: (e.clientX * m.a + m.e) / S, y: (e.clientY * m.d + m.f) / S };
  }

  /** @param {PointerEvent} e */
  down(e) {
    if (this.still || e.button > 0) return;
    const at = this.point(e);
    this.pressed = { ...at, spot: { kind: "CELL", x: Math.floor(at.x), y: Math.floor(at.y) } };
    this.cursor = null;
  }

  /** @param {PointerEvent} e */
  release(e) {
    const start = this.pressed;
    this.pressed = null;
    if (this.still || !start) return;
    const at = this.point(e);
    const dx = at.x - start.x;
    const dy = at.y - start.y;
    if (Math.hypot(dx, dy) > 0.6) {
      const move = drag(this.moves, start.spot, dx, dy);
      if (move) this.play(move);
      else this.refuse(start.spot, { kind: "CELL", x: Math.floor(at.x), y: Math.floor(at.y) });
      return;
    }
    const wall = slot(this.moves, at.x, at.y);
    if (wall) {
      // A finger hides what it touches: the first tap proposes, the second confirms.
      if (e.pointerType !== "touch" || this.proposed === wall.code) {
        this.proposed = null;
        this.play(wall);
      } else {
        this.proposed = wall.code;
        this.ghost = wall;
      }
      return;
    }
    const scene = /** @type {Scene} */ (this.scene);
    const walled = placing(this.moves) || scene.walls.some((w) => w.length > 1);
    const illegal = walled && this.moves.length ? edge(scene.columns, scene.rows, at.x, at.y) : undefined;
    if (illegal) this.refuse(null, illegal);
    else this.choose(start.spot);
  }

  /** A gesture that is no legal move. @param {Spot|null} from @param {Spot} to */
  refuse(from, to) {
    if (this.moves.length)
      this.dispatchEvent(new CustomEvent("damier-refused", { detail: { from, to }, bubbles: true }));
  }

  /** @param {Spot} cell */
  choose(cell) {
    const answer = click(this.moves, this.selected, cell);
    if (answer.play) this.play(answer.play);
    else {
      const from = this.selected;
      this.selected = answer.select ?? null;
      if (from && !answer.select && !same(from, cell)) this.refuse(from, cell);
      if (!from && !answer.select) this.dispatchEvent(new CustomEvent("damier-cell", { detail: cell, bubbles: true }));
    }
  }

  /** @param {PointerEvent} e */
  hover(e) {
    if (this.still || e.pointerType === "touch") return;
    const at = this.point(e);
    this.ghost = slot(this.moves, at.x, at.y) ?? null;
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (this.still || e.ctrlKey || e.metaKey || e.altKey || !this.scene) return;
    // A quick hand types ahead of the server's answer: what it typed is done when the board has come.
    if (performance.now() < this.awaited) this.typed.push(e.key);
    else if (!this.press(e.key)) return;
    e.preventDefault();
  }

  /** What a key does; false if nothing. @param {string} key */
  press(key) {
    const scene = /** @type {Scene} */ (this.scene);
    const move = arrow(this.moves, this.selected, key);
    if (move) this.play(move, true);
    else if (key.startsWith("Arrow")) {
      if (this.selected && !this.cursor) this.refuse(this.selected, beside(this.selected, key));
      else this.walk(key);
    } else if (key === "Enter" || key === " ") {
      if (this.cursor) this.choose(this.cursor);
    } else if (key === "Escape") {
      this.selected = null;
      this.cursor = null;
    } else if ((key === "h" || key === "v") && placing(this.moves)) {
      const slotAt = this.cursor && wallAt(this.cursor, key);
      const wall = slotAt && this.moves.find((m) => same(m.to, slotAt));
      if (wall) this.play(wall);
      else if (slotAt) this.refuse(null, slotAt);
    } else {
      const named = scene.pieces.find(
        (p) =>
          p.label.toLowerCase() === key.toLowerCase() && starting(this.moves, { kind: "CELL", x: p.x, y: p.y }).length,
      );
      if (!named) return false;
      this.selected = { kind: "CELL", x: named.x, y: named.y };
    }
    return true;
  }

  /** Moves the keyboard's own cursor. @param {string} key */
  walk(key) {
    const scene = /** @type {Scene} */ (this.scene);
    const to = beside(this.cursor ?? this.selected ?? { kind: "CELL", x: 0, y: 0 }, key);
    this.cursor = {
      kind: "CELL",
      x: Math.min(scene.columns - 1, Math.max(0, to.x)),
      y: Math.min(scene.rows - 1, Math.max(0, to.y)),
    };
  }

  /** @param {Move} move @param {boolean} [keep] keep the piece selected where it lands */
  play(move, keep = false) {
    this.ghost = null;
    this.selected = keep && move.to?.kind === "CELL" && this.selected ? move.to : null;
    this.awaited = performance.now() + 1000;
    this.dispatchEvent(new CustomEvent("damier-move", { detail: move, bubbles: true }));
  }
}

/** The wall slot below or right of a cell. @param {Spot} cell @param {string} key @returns {Spot} */
function wallAt(cell, key) {
  return key === "h" ? { kind: "H", x: cell.x, y: cell.y + 1 } : { kind: "V", x: cell.x + 1, y: cell.y };
}

/** @param {Scene} scene */
function cellsOf(scene) {
  const special = new Map(scene.cells.map((c) => [c.y * scene.columns + c.x, c]));
  const cells = [];
  for (let y = 0; y < scene.rows; y++) {
    for (let x = 0; x < scene.columns; x++) {
      const c = special.get(y * scene.columns + x);
      cells.push(
        svg`<rect class="cell ${(x + y) % 2 ? "a" : "b"} ${c ? "k-" + c.kind + " t-" + c.tone : ""}" x="${x * S}" y="${y * S}" width="${S}" height="${S}"/>`,
      );
      if (c?.label) cells.push(svg`<text class="small" x="${(x + 0.5) * S}" y="${(y + 0.5) * S}">${c.label}</text>`);
    }
  }
  return cells;
}

/** @param {import("../api.js").Wall} l @param {string} [extra] */
function wallOf(l, extra = "") {
  const x2 = l.vertical ? l.x : l.x + l.length;
  const y2 = l.vertical ? l.y + l.length : l.y;
  const inset = l.length > 1 ? 4 : 0;
  return svg`<line class="wall ${extra} t-${l.tone || "wall"}" x1="${l.x * S + (l.vertical ? 0 : inset)}" y1="${l.y * S + (l.vertical ? inset : 0)}"
    x2="${x2 * S - (l.vertical ? 0 : inset)}" y2="${y2 * S - (l.vertical ? inset : 0)}"/>`;
}

/** @param {{from: Spot, to: Spot, tone: string}} a */
function arrowOf(a) {
  if (a.to.kind !== "CELL")
    return wallOf({ x: a.to.x, y: a.to.y, vertical: a.to.kind === "V", length: 2, tone: a.tone }, "ghost");
  const x1 = (a.from.x + 0.5) * S;
  const y1 = (a.from.y + 0.5) * S;
  const x2 = (a.to.x + 0.5) * S;
  const y2 = (a.to.y + 0.5) * S;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return svg`<g class="arrow t-${a.tone}"><line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/><path transform="translate(${x2} ${y2}) rotate(${angle})" d="M3 0L-9 -6V6Z"/></g>`;
}

customElements.define("damier-board", Board);
