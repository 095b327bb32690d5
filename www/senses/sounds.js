// The sounds, made of a few tones each. None is louder than a quarter of full scale, which is -12 dBFS.

/** A tone: hertz at its start and end, seconds from its start to its end, when it begins, its part of the loudness. @typedef {{wave: OscillatorType, from: number, to: number, length: number, at: number, part: number}} Tone */
/** @typedef {import("./kinds.js").SoundKind} SoundKind */

export const LOUDEST = 0.25;
/** Seconds until a tone has its loudness: a sudden one clicks. */
const ATTACK = 0.006;

/** @param {OscillatorType} wave @param {number} from @param {number} to @param {number} length @returns {Tone} */
const tone = (wave, from, to, length, at = 0, part = 1) => ({ wave, from, to, length, at, part });

/** @type {Record<SoundKind, Tone[]>} */
export const SOUNDS = {
  move: [tone("sine", 260, 210, 0.09, 0, 0.5)],
  place: [tone("sine", 520, 440, 0.1, 0, 0.7)],
  turn: [tone("triangle", 180, 260, 0.16, 0, 0.4)],
  merge: [tone("sine", 440, 590, 0.12, 0, 0.6), tone("sine", 880, 1180, 0.09, 0.02, 0.2)],
  capture: [tone("triangle", 330, 120, 0.16, 0, 0.7)],
  win: [523, 659, 784, 1047].map((hertz, i) => tone("sine", hertz, hertz, 0.28, 0.11 * i, 0.5)),
  end: [392, 330, 262].map((hertz, i) => tone("sine", hertz, hertz, 0.25, 0.13 * i, 0.45)),
};

/**
 * Plays sounds one after the other.
 * @param {BaseAudioContext} context
 * @param {SoundKind[]} kinds
 * @returns the time of the context at which they end
 */
export function scheduleSounds(context, kinds) {
  let at = context.currentTime;
  for (const kind of kinds) {
    // What follows waits for the first stroke, not for its end.
    const tones = SOUNDS[kind];
    for (const one of tones) playTone(context, one, at);
    at += Math.max(...tones.map(({ at, length }) => at + length));
  }
  return at;
}

/** @param {BaseAudioContext} context @param {Tone} tone @param {number} start */
function playTone(context, { wave, from, to, length, at, part }, start) {
  const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  const [begin, end] = [start + at, start + at + length];
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUDEST * part, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
