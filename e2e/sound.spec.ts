import { expect, test } from './checked';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import type { playSound as PlaySound, SoundName } from '../src/ui/sound/sounds';
import { GamePage } from './gamePage';

/** One sound as it leaves the loudspeaker at full volume. */
interface Heard {
  readonly name: string;
  /** Milliseconds from the first sample that can be heard to the last. */
  readonly length: number;
  readonly peak: number;
  readonly rms: number;
  readonly mean: number;
  readonly last: number;
}

declare global {
  interface Window {
    sounds: { readonly SOUND_NAMES: readonly SoundName[]; readonly playSound: typeof PlaySound };
  }
}

/** The sounds' own source, for a page to run. */
async function soundSource(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/ui/sound/sounds.ts', formats: ['iife'], name: 'sounds', fileName: 'sounds' },
    },
  });
  const [first] = [built].flat() as Rolldown.RolldownOutput[];
  return first?.output[0].code ?? '';
}

/** Renders every sound at the highest pitch and far to one side, without a loudspeaker. */
async function renderAll(): Promise<Heard[]> {
  const rate = 48_000;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page is sent this function alone
  const audible = (sample: number) => Math.abs(sample) > 1e-4;
  const { SOUND_NAMES, playSound } = window.sounds;
  const heard: Heard[] = [];
  for (const name of SOUND_NAMES) {
    const context = new OfflineAudioContext(2, rate / 2, rate);
    playSound(context.destination, name, { at: 0, pitch: 1.08, pan: 0.4 });
    const samples = (await context.startRendering()).getChannelData(1);
    const end = samples.findLastIndex(audible) + 1;
    const sounding = samples.subarray(0, end);
    const sum = (of: (sample: number) => number) => sounding.reduce((total, sample) => total + of(sample), 0);
    heard.push({
      name,
      length: ((end - samples.findIndex(audible)) / rate) * 1000,
      peak: sounding.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      rms: Math.sqrt(sum((sample) => sample ** 2) / end),
      mean: sum((sample) => sample) / end,
      last: end / rate,
    });
  }
  return heard;
}

test('every sound is short, calm and clean', async ({ page }) => {
  await page.setContent('<!doctype html>');
  await page.addScriptTag({ content: await soundSource() });
  const heard = await page.evaluate(renderAll);
  for (const { name, length, peak, rms, mean } of heard) {
    const figures = [
      `${length.toFixed(0)} ms`,
      `peak ${peak.toFixed(3)}`,
      `RMS ${rms.toFixed(3)}`,
      `DC ${mean.toFixed(5)}`,
    ];
    console.log(`${name.padEnd(6)} ${figures.join(', ')}`);
  }
  expect(heard).toHaveLength(8);
  for (const { name, length, last, peak, rms, mean } of heard) {
    expect(length, `${name} is over in time`).toBeLessThanOrEqual(200);
    expect(last, `${name} begins at once`).toBeLessThanOrEqual(0.2);
    expect(peak, `${name} can be heard`).toBeGreaterThan(0.05);
    expect(peak, `${name} leaves room for others`).toBeLessThan(0.75);
    expect(rms, `${name} is calm`).toBeLessThan(0.2);
    expect(Math.abs(mean), `${name} has no offset`).toBeLessThan(0.002);
  }
});

test('nothing sounds before the first input; then the table is heard, and not when it is switched off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts = { contexts: 0, starts: 0 };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counts.contexts++;
      }
    };
    for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
      const start = Source.prototype.start;
      Source.prototype.start = function (this: AudioScheduledSourceNode, at?: number) {
        counts.starts++;
        start.call(this, at);
      };
    }
    Object.assign(window, { audioCounts: counts });
  });
  const counts = () => page.evaluate<{ contexts: number; starts: number }>('audioCounts');
  const game = new GamePage(page);
  await game.open();
  expect(await counts()).toEqual({ contexts: 0, starts: 0 });
  await game.startEastRound();
  await game.playTurn();
  await expect.poll(async () => (await counts()).starts).toBeGreaterThan(0);
  expect((await counts()).contexts).toBe(1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Sound' }).click();
  await page.getByRole('switch', { name: 'Sounds of the table' }).uncheck();
  await page.keyboard.press('Escape');
  const before = (await counts()).starts;
  await game.moment();
  for (let turn = 0; turn < 4; turn++) await game.playTurn();
  expect(await counts()).toEqual({ contexts: 1, starts: before });
});
