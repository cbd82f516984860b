import { pluck } from "./instruments.js";

/** Steps of a pentatonic scale from A, in half tones: whatever follows whatever sounds well. */
const SCALE = [0, 3, 5, 7, 10, 12, 15];
/** Four bars of bass, in half tones below. */
const BASS = [-24, -28, -19, -21];
const BEAT = 0.75;
const AHEAD = 1.5;

/**
 * A quiet tune without end: a bass note a bar, a melody that walks by small steps and often rests. Notes are laid a
 * little ahead of
 * time, because timers are late and the audio clock is not.
 */
export class Tune {
  /** @param {AudioContext} audio @param {AudioNode} out */
  constructor(audio, out) {
    this.audio = audio;
    this.out = out;
    this.beat = 0;
    this.step = 3;
    this.next = 0;
    /** @type {ReturnType<typeof setInterval>|undefined} */
    this.timer = undefined;
  }

  play() {
    if (this.timer) return;
    this.next = this.audio.currentTime + 0.1;
    this.timer = setInterval(() => this.lay(), 500);
    this.lay();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Lays the notes of the next moments. A page in the background falls behind; it goes on from now. */
  lay() {
    this.next = Math.max(this.next, this.audio.currentTime);
    for (; this.next < this.audio.currentTime + AHEAD; this.next += BEAT, this.beat++) {
      if (this.beat % 4 === 0) this.note(BASS[(this.beat / 4) % BASS.length], 3.2, 0.1);
      if (Math.random() < 0.35) continue;
      this.step = Math.max(0, Math.min(SCALE.length - 1, this.step + Math.floor(Math.random() * 3) - 1));
      this.note(SCALE[this.step], 1.4, 0.07);
    }
  }

  /** @param {number} halfTones from A4 @param {number} length in seconds @param {number} loud */
  note(halfTones, length, loud) {
    pluck(this.audio, this.out, this.next, 440 * 2 ** (halfTones / 12), length, loud);
  }
}
