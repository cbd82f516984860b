import { playSound } from "../sound.js";
import { CELL } from "./layout.js";

/**
 * Animates changes of the board. Without animation if the user prefers reduced motion.
 * @typedef {import("../api.js").Scene} Scene
 */
const EASING = "cubic-bezier(.2,.8,.2,1)";

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Stores what was drawn last and animates the differences. */
export class Motion {
  constructor() {
    /** @type {Map<string, {x: number, y: number}>} */
    this.positions = new Map();
    /** @type {Set<string>|null} */
    this.walls = null;
    this.fog = 0;
  }

  /**
   * Animates moved pieces and new walls after a redraw, and plays their sounds.
   * @param {Element} board @param {Scene} scene @param {boolean} silent
   * @returns {{x: number, y: number}|null} where the last piece that moved came from
   */
  animate(board, scene, silent) {
    const reduced = prefersReducedMotion();
    let moved = null;
    for (const p of scene.pieces) {
      const old = this.positions.get(p.id);
      if (!old || (old.x === p.x && old.y === p.y)) continue;
      moved = old;
      if (!reduced) slidePiece(board, p, old);
      if (!silent) playSound(p.shape === "tile" ? "tile" : "move", distance(p, old));
    }
    for (const w of scene.walls) {
      if (!this.walls || this.walls.has(wallKey(w))) continue;
      if (!reduced) dropWall(board, w);
      if (!silent) playSound("wall");
    }
    const fog = scene.cells.filter((c) => c.kind === "fog").length;
    if (!silent && this.walls && fog < this.fog) playSound("fog");
    this.fog = fog;
    this.positions = new Map(scene.pieces.map((p) => [p.id, { x: p.x, y: p.y }]));
    this.walls = new Set(scene.walls.map(wallKey));
    return moved;
  }
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
const distance = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** @param {import("../api.js").Wall} w */
const wallKey = (w) => `${w.x},${w.y},${w.vertical}`;

/** @param {Element} board @param {import("../api.js").Piece} p @param {{x: number, y: number}} old */
function slidePiece(board, p, old) {
  const group = board.querySelector(`.piece[data-id="${CSS.escape(p.id)}"]`);
  const dx = (old.x - p.x) * CELL;
  const dy = (old.y - p.y) * CELL;
  const cells = distance(old, p);
  const duration = p.shape === "tile" ? 90 : 120 + 12 * cells;
  const inner = group?.querySelector(".body");
  inner?.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration, easing: EASING });
  if (p.shape !== "robot" || cells < 2) return;
  const flat = dx ? "0.86 1.08" : "1.08 0.86";
  inner?.animate([{ scale: "1 1" }, { scale: flat }, { scale: "1 1" }], { duration: 60, delay: duration * 0.75 });
}

/** Animates a wall that drops into its groove. @param {Element} board @param {import("../api.js").Wall} w */
function dropWall(board, w) {
  const beam = board.querySelector(`.wall.beam:not(.ghost, .hinted)[data-at="${wallKey(w)}"]`);
  beam?.animate(
    [
      { opacity: 0.2, translate: "0 -14px" },
      { opacity: 1, translate: "0 2px", offset: 0.8 },
      { opacity: 1, translate: "0 0" },
    ],
    { duration: 180, easing: EASING },
  );
}
