import { recall } from "./store.js";

/** Small synthesised sounds; silent until switched on. @type {AudioContext|undefined} */
let audio;

/** @param {"move"|"wall"|"win"|"refused"} kind */
export function sound(kind) {
  if (recall("sound", "off") !== "on") return;
  audio ??= new AudioContext();
  const notes = { move: [330], wall: [180], win: [523, 659, 784], refused: [120] }[kind];
  notes.forEach((hertz, i) => tone(/** @type {AudioContext} */ (audio), hertz, i * 0.12, kind === "win" ? 0.25 : 0.08));
}

/** @param {AudioContext} on @param {number} hertz @param {number} delay @param {number} length */
function tone(on, hertz, delay, length) {
  const start = on.currentTime + delay;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = "triangle";
  voice.frequency.value = hertz;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + length);
}
