/** Synthesised sounds. Each starts at a given time and ends by itself. */

/**
 * Plays a sound that starts immediately and fades out.
 * @param {AudioContext} audio @param {AudioNode} out @param {number} at @param {number} length in seconds
 * @param {number} volume @param {(gain: GainNode) => AudioScheduledSourceNode} source
 */
function voice(audio, out, at, length, volume, source) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(out);
  const from = source(gain);
  from.start(at);
  from.stop(at + length + 0.02);
}

/** @param {AudioContext} audio @param {GainNode} gain @param {OscillatorType} type @param {number} hertz */
function tone(audio, gain, type, hertz) {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  oscillator.connect(gain);
  return oscillator;
}

/**
 * Returns band-filtered noise.
 * @param {AudioContext} audio @param {GainNode} gain @param {number} seconds @param {number} hertz
 * @param {number} sharpness
 */
function noise(audio, gain, seconds, hertz, sharpness) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = sharpness;
  source.connect(band).connect(gain);
  return source;
}

/**
 * Plays a knock on wood.
 * @param {AudioContext} audio @param {AudioNode} out @param {number} at @param {number} hertz
 */
export function knock(audio, out, at, hertz) {
  voice(audio, out, at, 0.12, 0.5, (gain) => tone(audio, gain, "triangle", hertz));
  voice(audio, out, at, 0.05, 0.35, (gain) => noise(audio, gain, 0.1, hertz * 4, 1.5));
}

/** Plays the click of a tile. @param {AudioContext} audio @param {AudioNode} out @param {number} at */
export function click(audio, out, at) {
  voice(audio, out, at, 0.05, 0.3, (gain) => noise(audio, gain, 0.08, 2200, 2));
  voice(audio, out, at, 0.05, 0.15, (gain) => tone(audio, gain, "sine", 520));
}

/** Plays a dull tone: not possible. @param {AudioContext} audio @param {AudioNode} out @param {number} at */
export function tap(audio, out, at) {
  voice(audio, out, at, 0.12, 0.5, (gain) => tone(audio, gain, "sine", 110));
}

/** Plays a rustle of paper. @param {AudioContext} audio @param {AudioNode} out @param {number} at */
export function rustle(audio, out, at) {
  voice(audio, out, at, 0.25, 0.2, (gain) => noise(audio, gain, 0.3, 3600, 0.7));
}

/** Plays a chord: a proof or a round won. @param {AudioContext} audio @param {AudioNode} out @param {number} at */
export function chord(audio, out, at) {
  [261.6, 329.6, 392, 523.3].forEach((hertz, i) =>
    voice(audio, out, at + i * 0.03, 0.55, 0.16, (gain) => tone(audio, gain, "triangle", hertz)),
  );
}

/** Plays applause. @param {AudioContext} audio @param {AudioNode} out @param {number} at */
export function clap(audio, out, at) {
  for (let i = 0; i < 16; i++) {
    const time = at + Math.random() * 0.45;
    const hertz = 900 + Math.random() * 900;
    voice(audio, out, time, 0.06, 0.1 + Math.random() * 0.15, (gain) => noise(audio, gain, 0.1, hertz, 1));
  }
}

/**
 * Plays a soft note of the music.
 * @param {AudioContext} audio @param {AudioNode} out @param {number} at @param {number} hertz @param {number} length
 * @param {number} volume
 */
export function pluck(audio, out, at, hertz, length, volume) {
  voice(audio, out, at, length, volume, (gain) => tone(audio, gain, "sine", hertz));
  voice(audio, out, at, length / 3, volume / 5, (gain) => tone(audio, gain, "triangle", hertz * 2));
}
