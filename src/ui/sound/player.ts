import { STILL, whenIdle } from '../live/idle';
import type { Cue } from './cues';
import { playSound } from './sounds';

/** What makes the sounds of a page. */
export interface Player {
  readonly play: (cues: readonly Cue[], volume: number) => void;
  readonly stop: () => void;
}

/** Seconds between the sounds of one step. */
const GAP = 0.08;
/** A sound that would begin again this soon is left out. */
const SOON = 0.06;
/** Several sounds at once are no louder than one. Decibels, and seconds. */
const LIMIT = { threshold: -10, knee: 6, ratio: 12, attack: 0.002, release: 0.08 };
/** Milliseconds of silence after which the device rests. An open device costs power, also in silence. */
const REST = 10_000;
/** Milliseconds that a sound waits for a device that wakes. */
const PATIENCE = 500;
const INPUTS = ['pointerdown', 'pointerup', 'keydown', 'visibilitychange'] as const;
const PANS = [0, 0.4, 0, -0.4];
const PITCHES = [1, 1.05, 0.95, 0.99];

/** Opens the loudspeaker while nothing moves: it takes longer than a frame. The latest sounds that were due wait for it. */
export function createPlayer(page: Document): Player {
  let speaker: Player | null = null;
  let due: Parameters<Player['play']> | null = null;
  const callOff = whenIdle(() => {
    speaker = openSpeaker(page);
    if (due) speaker.play(...due);
  }, STILL);
  return {
    play: (cues, volume) => {
      if (speaker) speaker.play(cues, volume);
      else due = [cues, volume];
    },
    stop: () => {
      callOff();
      speaker?.stop();
    },
  };
}

/**
 * Silent while the page is hidden, and until the browser lets sounds out, which needs an input. In silence the device rests
 * until the next input or sound.
 */
function openSpeaker(page: Document): Player {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: 0 });
  out.connect(new DynamicsCompressorNode(context, LIMIT)).connect(context.destination);
  const last = new Map<string, number>();
  let isResting = true;
  let waking: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    isResting = true;
    void context.suspend().catch(() => undefined);
  };
  const restLater = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST);
  };
  const wake = () => {
    restLater();
    isResting = false;
    waking = (page.hidden ? context.suspend() : context.resume()).catch(() => undefined);
  };
  for (const input of INPUTS) page.addEventListener(input, wake);
  wake();
  const sound = (cues: readonly Cue[], volume: number) => {
    if (context.state !== 'running' || page.hidden) return;
    const now = context.currentTime;
    out.gain.setValueAtTime(loudness(volume), now);
    const due = cues.filter(({ name }) => now - (last.get(name) ?? -1) > SOON);
    for (const [at, { name, side, serial, delay }] of due.entries()) {
      last.set(name, now);
      const pitch = (PITCHES[side] ?? 1) * variation(serial);
      const later = delay === undefined ? at * GAP : delay / 1000;
      playSound(out, name, { at: now + later, pitch, pan: PANS[side] ?? 0 });
    }
  };
  const soundOnceAwake = async (cues: readonly Cue[], volume: number) => {
    const asked = performance.now();
    await waking;
    if (performance.now() - asked < PATIENCE) sound(cues, volume);
  };
  return {
    play: (cues, volume) => {
      if (isResting) wake();
      else restLater();
      if (context.state === 'running') sound(cues, volume);
      else void soundOnceAwake(cues, volume);
    },
    stop: () => {
      clearTimeout(timer);
      for (const input of INPUTS) page.removeEventListener(input, wake);
      void context.close();
    },
  };
}

/** Percent as a factor; the ear hears halves as steps. */
function loudness(volume: number): number {
  return (volume / 100) ** 1.5;
}

/** No two tiles sound quite alike: up to 3 % higher or lower, the same for the same event. */
function variation(serial: number): number {
  return 0.97 + 0.06 * ((Math.imul(serial, 2_654_435_761) >>> 0) / 2 ** 32);
}
