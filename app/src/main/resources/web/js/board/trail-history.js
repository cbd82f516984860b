/**
 * The trail of moved pieces, derived from successive scenes. If one piece has moved, a leg is added. A scene seen
 * before removes the later legs. Any other scene starts a new trail.
 * @typedef {import("../api.js").Scene} Scene
 */
export class TrailHistory {
  constructor() {
    /** The positions of the pieces in each scene. @type {string[]} */
    this.snapshots = [];
    /** @type {Scene["pieces"]} */
    this.pieces = [];
    /** One leg less than scenes. @type {import("./trails.js").Leg[]} */
    this.legs = [];
  }

  /** Adds the next scene. @param {Scene} scene */
  update(scene) {
    const snapshot = scene.pieces.map((p) => `${p.id}:${p.x},${p.y}`).join(" ");
    const index = this.snapshots.indexOf(snapshot);
    const leg = index < 0 ? this.legTo(scene) : undefined;
    if (index >= 0) this.snapshots.length = index + 1;
    else this.snapshots = leg ? [...this.snapshots, snapshot] : [snapshot];
    this.legs = leg ? [...this.legs, leg] : this.legs.slice(0, this.snapshots.length - 1);
    this.pieces = scene.pieces;
  }

  /**
   * Returns the leg to this scene if exactly one piece has moved. Its corners come from the path marks of the scene.
   * @param {Scene} scene
   */
  legTo(scene) {
    const previous = new Map(this.pieces.map((p) => [p.id, p]));
    const moved = scene.pieces.filter((p) => previous.get(p.id)?.x !== p.x || previous.get(p.id)?.y !== p.y);
    const from = previous.get(moved[0]?.id);
    if (moved.length !== 1 || !from || previous.size !== scene.pieces.length) return undefined;
    const via = scene.marks.filter((m) => m.kind === "path" && m.tone === moved[0].tone && !m.label).map(cell);
    return { from: cell(from), to: cell(moved[0]), tone: moved[0].tone, via };
  }
}

/** @param {{x: number, y: number}} at @returns {import("../api.js").Spot} */
const cell = (at) => ({ kind: "CELL", x: at.x, y: at.y });
