export const SOUND_NAMES = ['clack', 'click', 'dice', 'chow', 'pong', 'kong', 'win', 'tick'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** One burst of a sound: what swings, at how many hertz, from when for how long (milliseconds), how loud. */
type Burst = readonly [
  wave: OscillatorType | 'noise',
  hertz: number,
  start: number,
  length: number,
  gain: number,
];

/** A tile on the table: the noise of the edge, two tones of the body, the table below. */
const CLACK: readonly Burst[] = [
  ['noise', 3200, 0, 26, 0.62],
  ['sine', 2350, 0, 42, 0.16],
  ['sine', 1480, 1, 60, 0.18],
  ['sine', 210, 2, 85, 0.2],
];

/** Two knocks on wood, the second at `to`. */
const knock = (from: number, to: number): readonly Burst[] => [
  ['noise', 1500, 0, 12, 0.3],
  ['triangle', from, 0, 90, 0.3],
  ['noise', 1500, 85, 12, 0.3],
  ['triangle', to, 85, 105, 0.32],
];

/** When the dice touch the table, and how hard. */
const DICE = [
  [0, 1],
  [31, 0.7],
  [52, 0.9],
  [84, 0.6],
  [103, 0.75],
  [139, 0.45],
  [168, 0.35],
] as const;

const SOUNDS: Readonly<Record<SoundName, readonly Burst[]>> = {
  clack: CLACK,
  click: [
    ['noise', 3900, 0, 14, 0.3],
    ['sine', 1900, 0, 32, 0.09],
  ],
  dice: DICE.flatMap(([start, force], at): Burst[] => [
    ['noise', 2700 + 260 * (at % 3), start, 18, 0.5 * force],
    ['sine', 1750 + 190 * (at % 4), start, 22, 0.12 * force], // the same in every game: four pitches
  ]),
  chow: knock(392, 440),
  pong: knock(392, 523),
  kong: knock(330, 659),
  win: [523, 659, 784, 1047].map((hertz, at): Burst => ['triangle', hertz, at * 26, 190 - at * 26, 0.17]),
  tick: [['sine', 1050, 0, 36, 0.14]],
};

/** Where and how a sound is heard: `pan` from −1 (left) to 1. */
export interface Manner {
  readonly at: number;
  readonly pitch: number;
  readonly pan: number;
}

/** Schedules a sound; it takes 200 ms at most. */
export function playSound(out: AudioNode, name: SoundName, { at, pitch, pan }: Manner): void {
  const side = new StereoPannerNode(out.context, { pan });
  side.connect(out);
  for (const [wave, hertz, start, length, gain] of SOUNDS[name]) {
    const from = at + start / 1000;
    const until = from + length / 1000;
    const source = wave === 'noise' ? noise(side, hertz * pitch) : tone(side, wave, hertz * pitch);
    const shape = new GainNode(out.context, { gain: 0 });
    shape.gain.setValueAtTime(0, from);
    shape.gain.linearRampToValueAtTime(gain, from + 0.0015);
    shape.gain.exponentialRampToValueAtTime(gain / 200, until - 0.003);
    shape.gain.linearRampToValueAtTime(0, until);
    source.last.connect(shape).connect(side);
    source.first.start(from);
    source.first.stop(until);
  }
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function tone({ context }: AudioNode, type: OscillatorType, frequency: number): Source {
  const first = new OscillatorNode(context, { type, frequency });
  return { first, last: first };
}

function noise({ context }: AudioNode, frequency: number): Source {
  const first = new AudioBufferSourceNode(context, { buffer: hiss(context.sampleRate) });
  const last = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 1.1 });
  first.connect(last);
  return { first, last };
}

const HISS_SECONDS = 0.05;
let kept: AudioBuffer | null = null;

/** White noise, the same every time. */
function hiss(sampleRate: number): AudioBuffer {
  if (kept?.sampleRate === sampleRate) return kept;
  kept = new AudioBuffer({ length: Math.ceil(HISS_SECONDS * sampleRate), sampleRate });
  let seed = 144;
  const samples = kept.getChannelData(0).map(() => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed / 2 ** 31;
  });
  kept.copyToChannel(samples, 0);
  return kept;
}
