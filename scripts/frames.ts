import { installAutoPlayer, playTurns } from '../e2e/autoPlayer';
import { openBuiltPage } from '../e2e/builtPage';
import { mainThreadTasks, percentile, timePerFrame, traceCategories } from './trace';
import type { Task } from './trace';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const TURNS = 10;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];
/** One picture of sixty a second, and a task that makes the page feel stuck; milliseconds. */
const FRAME = 16.7;
const LONG = 50;

/**
 * `npm run frames -- [turns]`: what the main thread does in a deal and some turns, with bots thinking, on a device
 * four times as slow: its time in each frame, and the tasks that keep the page from answering.
 */
async function measureFrames(): Promise<void> {
  for (const size of sizes) {
    const tasks = await playTraced(size, Number(process.argv[2] ?? TURNS));
    console.log(`${size.width} x ${size.height}, ${SLOWER} times slower`);
    reportFrames(timePerFrame(tasks));
    reportLong(tasks.filter(({ lasts }) => lasts > LONG));
  }
}

async function playTraced(size: { width: number; height: number }, turns: number): Promise<Task[]> {
  const { page, address, cdp, close } = await openBuiltPage();
  await page.setViewportSize(size);
  await installAutoPlayer(page);
  await page.goto(`${address}#pace=fast`);
  await page.getByRole('heading', { name: 'New match' }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traceCategories });
  await playTurns(page, turns);
  const trace = await browser?.stopTracing();
  await close();
  return mainThreadTasks(String(trace));
}

function reportFrames(frames: readonly number[]): void {
  const [middle, most, all] = [0.5, 0.95, 1].map((share) => percentile(frames, share).toFixed(1));
  const late = frames.filter((time) => time > FRAME).length;
  console.log(
    `  ${frames.length} frames: median ${middle} ms, 95th percentile ${most} ms, longest ${all} ms; ` +
      `${late} above ${FRAME} ms`,
  );
}

function reportLong(tasks: readonly Task[]): void {
  for (const { at, lasts, ran } of tasks.toSorted((a, b) => b.ran - a.ran)) {
    console.log(
      `  ${lasts.toFixed(0).padStart(5)} ms, ran ${ran.toFixed(0).padStart(4)} ms, at ${(at / 1e3).toFixed(1)} s`,
    );
  }
  const longest = (of: 'lasts' | 'ran') => Math.max(0, ...tasks.map((task) => task[of])).toFixed(0);
  const busy = tasks.filter(({ ran }) => ran > LONG).length;
  console.log(`  ${tasks.length} tasks lasted more than ${LONG} ms, the longest ${longest('lasts')} ms`);
  console.log(`  ${busy} of them ran so long themselves, the longest ${longest('ran')} ms`);
}

await measureFrames();
