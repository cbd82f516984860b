/**
 * Steps through something that has a last step: plays, holds, goes faster or slower. Its owner hears of every change.
 */
export class Player {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.step = 0;
    this.last = 0;
    this.speed = "1";
    /** @type {ReturnType<typeof setInterval>|undefined} */
    this.timer = undefined;
  }

  get playing() {
    return this.timer !== undefined;
  }

  /** @param {number} last */
  measure(last) {
    this.hold();
    this.last = last;
    this.step = Math.min(this.step, last);
    this.changed();
  }

  /** @param {number} step */
  to(step) {
    this.step = Math.max(0, Math.min(this.last, step));
    this.changed();
  }

  toggle() {
    if (this.playing) this.hold();
    else this.play();
    this.changed();
  }

  play() {
    if (this.step >= this.last) this.step = 0;
    this.timer = setInterval(() => {
      this.to(this.step + 1);
      if (this.step >= this.last) {
        this.hold();
        this.changed();
      }
    }, PAUSES[this.speed]);
  }

  hold() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** @param {string} speed */
  accelerate(speed) {
    this.speed = speed;
    if (this.playing) {
      this.hold();
      this.play();
    }
    this.changed();
  }
}

/**
 * How long a step is looked at, in ms, by how many times faster than usual.
 * @type {Record<string, number>}
 */
export const PAUSES = { 0.5: 1600, 1: 800, 4: 200, 16: 50 };
