import { recall, remember } from "./store.js";
import { knock, chord, clap, rustle, click, tap } from "./sound/instruments.js";
import { Tune } from "./sound/tune.js";

/**
 * Sounds and music, synthesised here; silent until asked for. Every sound has a visible twin, so nothing is lost
 * without.
 * @typedef {{effects: boolean, music: boolean, volume: number}} Settings
 */

/** @type {{audio: AudioContext, out: GainNode}|undefined} */
let stage;
/** @type {Tune|undefined} */
let tune;

/** Some windows have no sound at all: nothing is on there, whatever was wished elsewhere. */
export const audible = typeof AudioContext === "function";

/** @returns {Settings} */
export function settings() {
  return {
    effects: audible && recall("sound", "off") === "on",
    music: audible && recall("music", "off") === "on",
    volume: Number(recall("volume", "50")),
  };
}

/** @param {Partial<Settings>} wish */
export function change(wish) {
  const now = { ...settings(), ...wish };
  remember("sound", now.effects ? "on" : "off");
  remember("music", now.music ? "on" : "off");
  remember("volume", String(now.volume));
  if (!now.effects && !now.music && !stage) return;
  const { audio, out } = open();
  out.gain.setTargetAtTime(loudness(now.volume), audio.currentTime, 0.05);
  if (wish.music === true) music();
  if (wish.music === false) tune?.stop();
  if (wish.effects) sound("win");
}

/** A volume of 100 is about as loud as speech. @param {number} volume */
const loudness = (volume) => (volume / 100) ** 2;

function open() {
  if (!stage) {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.gain.value = loudness(settings().volume);
    out.connect(audio.destination);
    stage = { audio, out };
  }
  stage.audio.resume();
  return stage;
}

/** Plays the tune if it is wished for. A browser lets it begin only after a gesture. */
export function music() {
  if (!settings().music) return;
  const { audio, out } = open();
  tune ??= new Tune(audio, out);
  tune.play();
}

/**
 * @param {"move"|"tile"|"wall"|"fog"|"win"|"applause"|"refused"|"tick"} kind
 * @param {number} [far] how far a piece slid, in cells: the longer, the lower its stop
 */
export function sound(kind, far = 1) {
  if (!settings().effects) return;
  const { audio, out } = open();
  const now = audio.currentTime;
  switch (kind) {
    case "move":
      return knock(audio, out, now, 330 - 12 * Math.min(12, far));
    case "tile":
      return click(audio, out, now);
    case "wall":
      knock(audio, out, now, 190);
      return knock(audio, out, now + 0.09, 170);
    case "fog":
      return rustle(audio, out, now);
    case "win":
      return chord(audio, out, now);
    case "applause":
      chord(audio, out, now);
      return clap(audio, out, now + 0.15);
    case "tick":
      return click(audio, out, now);
    default:
      return tap(audio, out, now);
  }
}

if (typeof addEventListener === "function") addEventListener("pointerdown", () => music(), { once: true });
