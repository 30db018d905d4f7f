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
const PANS = [0, 0.4, 0, -0.4];
const PITCHES = [1, 1.05, 0.95, 0.99];

/** Silent until the browser lets sounds out, which needs an input, and while the page is hidden. */
export function createPlayer(page: Document): Player {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: 0 });
  out.connect(new DynamicsCompressorNode(context, LIMIT)).connect(context.destination);
  const last = new Map<string, number>();
  const wake = () => void (page.hidden ? context.suspend() : context.resume()).catch(() => undefined);
  const inputs = ['pointerup', 'keydown', 'visibilitychange'] as const;
  for (const input of inputs) page.addEventListener(input, wake);
  wake();
  return {
    play: (cues, volume) => {
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
    },
    stop: () => {
      for (const input of inputs) page.removeEventListener(input, wake);
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
