import { openBuiltPage } from '../e2e/builtPage';
import { installHandPlayer, playHand } from './framesPlayer';
import { mainThread, percentile, timePerFrame, traceCategories } from './trace';
import type { Task, Traced } from './trace';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
/** The pace of a game as it comes; a fast one has fewer quiet frames. */
const PACE = process.env['PACE'] ?? 'normal';
const HANDS = 2;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];
/** One picture of sixty a second, and a task that makes the page feel stuck; milliseconds. */
const FRAME = 16.7;
const LONG = 50;
/** So long before the page of the result a hand ends at the table, in milliseconds. */
const ENDING = 1500;

/** The moments of a hand in their order, by the marks of the page where they begin. */
const MOMENTS = {
  start: 'press that starts a match, and its deal',
  play: 'turns',
  result: 'end of the hand, and its result',
  next: 'press for the next hand, and its deal',
} as const;
type Moment = keyof typeof MOMENTS;
const names = Object.keys(MOMENTS) as Moment[];

/**
 * `npm run frames -- [hands]`: what the main thread does in whole hands, with bots thinking, on a device four times as
 * slow: its time in each frame, and the tasks that keep the page from answering, at each moment of a hand. The walls are
 * the same in every run; BUILD_FOLDER measures another build.
 */
async function measureFrames(): Promise<void> {
  const hands = Number(process.argv[2] ?? HANDS);
  for (const size of sizes) {
    const played: Record<Moment, Task[]>[] = [];
    for (let wall = 1; wall <= hands; wall++) played.push(byMoment(await playTraced(size, wall)));
    console.log(`${size.width} x ${size.height}, ${SLOWER} times slower, ${PACE} pace, ${hands} hands`);
    for (const name of names)
      report(
        name,
        played.map((moments) => moments[name]),
      );
    console.log(`  all: ${told(played.flatMap((moments) => names.map((name) => moments[name])))}`);
  }
}

async function playTraced(size: { width: number; height: number }, wall: number): Promise<Traced> {
  const { page, address, cdp, close } = await openBuiltPage();
  await page.setViewportSize(size);
  await installHandPlayer(page, wall);
  await page.goto(`${address}#pace=${PACE}`);
  await page.getByRole('heading', { name: 'New match' }).waitFor();
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traceCategories });
  await playHand(page);
  const trace = await browser?.stopTracing();
  await close();
  return mainThread(String(trace));
}

function byMoment({ tasks, marks }: Traced): Record<Moment, Task[]> {
  const at = (mark: string) => marks.find(({ name }) => name === mark)?.at ?? Number.NaN;
  const begins = { start: at('start'), play: at('play'), result: at('result') - ENDING, next: at('next') };
  const ends = { start: begins.play, play: begins.result, result: begins.next, next: at('end') };
  const of = (name: Moment) =>
    tasks.filter((task) => task.at + task.lasts >= begins[name] && task.at < ends[name]);
  return { start: of('start'), play: of('play'), result: of('result'), next: of('next') };
}

function report(name: Moment, hands: readonly Task[][]): void {
  console.log(`  ${name} (${MOMENTS[name]}): ${told(hands)}`);
  const long = hands.flat().filter(({ lasts }) => lasts > LONG);
  const times = long
    .toSorted((a, b) => b.lasts - a.lasts)
    .map(({ lasts, ran }) => `${lasts.toFixed(0)} (ran ${ran.toFixed(0)})`);
  if (times.length > 0) console.log(`    tasks above ${LONG} ms: ${times.join(', ')}`);
}

function told(hands: readonly Task[][]): string {
  const frames = hands.flatMap(timePerFrame);
  const [middle, most, all] = [0.5, 0.95, 1].map((share) => percentile(frames, share).toFixed(1));
  const late = frames.filter((time) => time > FRAME).length;
  return `${frames.length} frames, median ${middle}, 95th percentile ${most}, longest ${all} ms; ${late} above ${FRAME} ms`;
}

await measureFrames();
