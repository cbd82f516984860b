/** Steps through a sequence: plays, pauses, and changes the speed. */
export class StepPlayer {
  /** @param {() => void} onChange called after every change */
  constructor(onChange) {
    this.onChange = onChange;
    this.step = 0;
    this.last = 0;
    this.speed = "1";
    /** @type {ReturnType<typeof setInterval>|undefined} */
    this.timer = undefined;
  }

  get playing() {
    return this.timer !== undefined;
  }

  /** Sets the number of the last step and pauses. @param {number} last */
  setLast(last) {
    this.pause();
    this.last = last;
    this.step = Math.min(this.step, last);
    this.onChange();
  }

  /** @param {number} step */
  goTo(step) {
    this.step = Math.max(0, Math.min(this.last, step));
    this.onChange();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
    this.onChange();
  }

  play() {
    if (this.step >= this.last) this.step = 0;
    this.timer = setInterval(() => {
      this.goTo(this.step + 1);
      if (this.step >= this.last) {
        this.pause();
        this.onChange();
      }
    }, STEP_MILLIS[this.speed]);
  }

  pause() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (this.playing) {
      this.pause();
      this.play();
    }
    this.onChange();
  }
}

/** Duration of a step by speed factor, in ms. @type {Record<string, number>} */
export const STEP_MILLIS = { 0.5: 1600, 1: 800, 4: 200, 16: 50 };
