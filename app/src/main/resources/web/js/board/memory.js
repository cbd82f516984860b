/**
 * The way pieces went, as far as this board has seen it: a scene in which one piece has moved adds a leg, a scene seen
 * before takes the legs after it back, any other one begins anew.
 * @typedef {import("../api.js").Scene} Scene
 */
export class Memory {
  constructor() {
    /** Where the pieces stood, scene by scene. @type {string[]} */
    this.past = [];
    /** @type {Scene["pieces"]} */
    this.pieces = [];
    /** One less than the scenes. @type {import("./trails.js").Leg[]} */
    this.legs = [];
  }

  /** @param {Scene} scene */
  see(scene) {
    const now = scene.pieces.map((p) => `${p.id}:${p.x},${p.y}`).join(" ");
    const known = this.past.indexOf(now);
    const leg = known < 0 ? this.leg(scene) : undefined;
    if (known >= 0) this.past.length = known + 1;
    else this.past = leg ? [...this.past, now] : [now];
    this.legs = leg ? [...this.legs, leg] : this.legs.slice(0, this.past.length - 1);
    this.pieces = scene.pieces;
  }

  /**
   * The leg that leads here, if one piece has moved. Its corners are in the path that the scene marks.
   * @param {Scene} scene
   */
  leg(scene) {
    const were = new Map(this.pieces.map((p) => [p.id, p]));
    const moved = scene.pieces.filter((p) => were.get(p.id)?.x !== p.x || were.get(p.id)?.y !== p.y);
    const from = were.get(moved[0]?.id);
    if (moved.length !== 1 || !from || were.size !== scene.pieces.length) return undefined;
    const via = scene.marks.filter((m) => m.kind === "path" && m.tone === moved[0].tone && !m.label).map(cell);
    return { from: cell(from), to: cell(moved[0]), tone: moved[0].tone, via };
  }
}

/** @param {{x: number, y: number}} at @returns {import("../api.js").Spot} */
const cell = (at) => ({ kind: "CELL", x: at.x, y: at.y });
