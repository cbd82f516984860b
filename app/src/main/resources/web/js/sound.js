import { getItem, setItem } from "./local-storage.js";
import { knock, chord, clap, rustle, click, tap } from "./sound/instruments.js";
import { Tune } from "./sound/tune.js";

/**
 * Synthesised sounds and music; off by default. Every sound accompanies something visible.
 * @typedef {{effects: boolean, music: boolean, volume: number}} Settings
 */

/** @type {{audio: AudioContext, out: GainNode}|undefined} */
let output;
/** @type {Tune|undefined} */
let tune;

/**
 * The sounds of the desktop window, whose browser engine has none. The window sets it after the page is loaded.
 * @returns {{available(): boolean, play(kind: string, cells: number, volume: number): void, music(on: boolean, volume:
 *   number): void}|undefined}
 */
const windowSound = () => /** @type {any} */ (globalThis).damierSound;

/** Returns whether the browser or the desktop window can play sounds; otherwise all sounds are off. */
export const audioAvailable = () => typeof AudioContext === "function" || (windowSound()?.available() ?? false);

/** @returns {Settings} */
export function settings() {
  return {
    effects: audioAvailable() && getItem("sound", "off") === "on",
    music: audioAvailable() && getItem("music", "off") === "on",
    volume: Number(getItem("volume", "50")),
  };
}

/** Changes and stores settings. @param {Partial<Settings>} changes */
export function changeSettings(changes) {
  const next = { ...settings(), ...changes };
  setItem("sound", next.effects ? "on" : "off");
  setItem("music", next.music ? "on" : "off");
  setItem("volume", String(next.volume));
  const inWindow = windowSound();
  if (inWindow) {
    inWindow.music(next.music, next.volume);
    if (changes.effects) playSound("win");
    return;
  }
  if (!next.effects && !next.music && !output) return;
  const { audio, out } = openOutput();
  out.gain.setTargetAtTime(gainOf(next.volume), audio.currentTime, 0.05);
  if (changes.music === true) startMusic();
  if (changes.music === false) tune?.stop();
  if (changes.effects) playSound("win");
}

/** Converts a volume from 0 to 100 to a gain. @param {number} volume */
const gainOf = (volume) => (volume / 100) ** 2;

function openOutput() {
  if (!output) {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.gain.value = gainOf(settings().volume);
    out.connect(audio.destination);
    output = { audio, out };
  }
  output.audio.resume();
  return output;
}

/** Starts the music, if it is switched on. Browsers allow this only after a user gesture. */
export function startMusic() {
  const { music, volume } = settings();
  if (!music) return;
  const inWindow = windowSound();
  if (inWindow) {
    inWindow.music(true, volume);
    return;
  }
  const { audio, out } = openOutput();
  tune ??= new Tune(audio, out);
  tune.play();
}

/**
 * @param {"move"|"tile"|"wall"|"fog"|"win"|"applause"|"refused"|"tick"} kind
 * @param {number} [cells] distance that a piece moved; longer moves sound lower
 */
export function playSound(kind, cells = 1) {
  const { effects, volume } = settings();
  if (!effects) return;
  const inWindow = windowSound();
  if (inWindow) {
    inWindow.play(kind, cells, volume);
    return;
  }
  const { audio, out } = openOutput();
  const now = audio.currentTime;
  switch (kind) {
    case "move":
      return knock(audio, out, now, 330 - 12 * Math.min(12, cells));
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

if (typeof addEventListener === "function") addEventListener("pointerdown", () => startMusic(), { once: true });
