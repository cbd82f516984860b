import { sound } from "../sound.js";
import { S } from "./layout.js";

/**
 * How things come to be where they are. Everything is a cut for whoever asked for less motion.
 * @typedef {import("../api.js").Scene} Scene
 */
const GLIDE = "cubic-bezier(.2,.8,.2,1)";

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Remembers what was drawn and moves what has changed from there. */
export class Motion {
  constructor() {
    /** @type {Map<string, {x: number, y: number}>} */
    this.places = new Map();
    /** @type {Set<string>|null} */
    this.walls = null;
    this.fog = 0;
  }

  /**
   * After a drawing: slides every piece that moved, lays every beam that is new, and makes their sound.
   * @param {Element} board @param {Scene} scene @param {boolean} quiet
   */
  after(board, scene, quiet) {
    const gone = calm();
    for (const p of scene.pieces) {
      const was = this.places.get(p.id);
      if (!was || (was.x === p.x && was.y === p.y)) continue;
      if (!gone) slide(board, p, was);
      if (!quiet) sound(p.shape === "tile" ? "tile" : "move", distance(p, was));
    }
    for (const w of scene.walls) {
      if (!this.walls || this.walls.has(key(w))) continue;
      if (!gone) lay(board, w);
      if (!quiet) sound("wall");
    }
    const fog = scene.cells.filter((c) => c.kind === "fog").length;
    if (!quiet && this.walls && fog < this.fog) sound("fog");
    this.fog = fog;
    this.places = new Map(scene.pieces.map((p) => [p.id, { x: p.x, y: p.y }]));
    this.walls = new Set(scene.walls.map(key));
  }
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
const distance = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** @param {import("../api.js").Wall} w */
const key = (w) => `${w.x},${w.y},${w.vertical}`;

/** @param {Element} board @param {import("../api.js").Piece} p @param {{x: number, y: number}} was */
function slide(board, p, was) {
  const group = board.querySelector(`.piece[data-id="${CSS.escape(p.id)}"]`);
  const dx = (was.x - p.x) * S;
  const dy = (was.y - p.y) * S;
  const far = distance(was, p);
  const duration = p.shape === "tile" ? 90 : 120 + 12 * far;
  const inner = group?.querySelector(".body");
  inner?.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration, easing: GLIDE });
  if (p.shape !== "robot" || far < 2) return;
  const flat = dx ? "0.86 1.08" : "1.08 0.86";
  inner?.animate([{ scale: "1 1" }, { scale: flat }, { scale: "1 1" }], { duration: 60, delay: duration * 0.75 });
}

/** A beam comes down into its groove and settles. @param {Element} board @param {import("../api.js").Wall} w */
function lay(board, w) {
  const beam = board.querySelector(`.wall.beam:not(.ghost, .hinted)[data-at="${key(w)}"]`);
  beam?.animate(
    [
      { opacity: 0.2, translate: "0 -14px" },
      { opacity: 1, translate: "0 2px", offset: 0.8 },
      { opacity: 1, translate: "0 0" },
    ],
    { duration: 180, easing: GLIDE },
  );
}
