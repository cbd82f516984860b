import { pluck } from "./instruments.js";

/** Notes of the melody: a pentatonic scale from A, in semitones. */
const SCALE = [0, 3, 5, 7, 10, 12, 15];
/** Bass notes of four bars, in semitones from A4. */
const BASS = [-24, -28, -19, -21];
const BEAT_SECONDS = 0.75;
const LOOKAHEAD_SECONDS = 1.5;

/**
 * Endless background music: one bass note per bar and a random melody in small steps, with rests. Notes are scheduled
 * ahead on the audio clock, because timers are imprecise.
 */
export class Tune {
  /** @param {AudioContext} audio @param {AudioNode} out */
  constructor(audio, out) {
    this.audio = audio;
    this.out = out;
    this.beat = 0;
    this.step = 3;
    this.nextNoteAt = 0;
    /** @type {ReturnType<typeof setInterval>|undefined} */
    this.timer = undefined;
  }

  play() {
    if (this.timer) return;
    this.nextNoteAt = this.audio.currentTime + 0.1;
    this.timer = setInterval(() => this.scheduleNotes(), 500);
    this.scheduleNotes();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Schedules the next notes. A page in the background may fall behind; it then continues from the current time. */
  scheduleNotes() {
    this.nextNoteAt = Math.max(this.nextNoteAt, this.audio.currentTime);
    for (; this.nextNoteAt < this.audio.currentTime + LOOKAHEAD_SECONDS; this.nextNoteAt += BEAT_SECONDS, this.beat++) {
      if (this.beat % 4 === 0) this.note(BASS[(this.beat / 4) % BASS.length], 3.2, 0.1);
      if (Math.random() < 0.35) continue;
      this.step = Math.max(0, Math.min(SCALE.length - 1, this.step + Math.floor(Math.random() * 3) - 1));
      this.note(SCALE[this.step], 1.4, 0.07);
    }
  }

  /** @param {number} halfTones from A4 @param {number} length in seconds @param {number} volume */
  note(halfTones, length, volume) {
    pluck(this.audio, this.out, this.nextNoteAt, 440 * 2 ** (halfTones / 12), length, volume);
  }
}
