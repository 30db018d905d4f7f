import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findChromium } from '../e2e/browser';
import { openBuiltPage } from '../e2e/builtPage';
import type { Thinking } from '../tests/coach/thinking';
import { servePage } from './pageServer';
import { mainThread, percentile, traceCategories } from './trace';
import type { Task } from './trace';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const DECISIONS = 20;
/** Decisions thought about first, for the browser to compile what it runs. */
const WARM_UP = 3;
/** A task that makes the page feel stuck; milliseconds. */
const LONG = 50;

/**
 * `npm run coached -- [decisions]`: how long the coach takes in Chromium on a device four times as slow. First the
 * thinking alone, on the main thread of a page, as only that is slowed. Then at the table, where it thinks in a thread:
 * from the prompt to its answers, with and without the pauses of the bots; and what the main thread does meanwhile,
 * beside a match without a coach.
 */
async function measureCoach(): Promise<void> {
  const decisions = Number(process.argv[2] ?? DECISIONS);
  report('thinking alone', await timeThinking(decisions));
  for (const pace of ['normal', 'instant']) {
    const coached = await playTraced(decisions, pace, 'always');
    console.log(`at the table, pace ${pace}`);
    tell(
      'first answer after the prompt',
      coached.waits.map(({ first }) => first),
    );
    tell(
      'quick answer after the prompt',
      coached.waits.map(({ quick }) => quick),
    );
    const ready = coached.waits.filter(({ first }) => first === 0).length;
    console.log(`  ${ready} of ${coached.waits.length} prompts opened with an answer`);
    tellTasks('with the coach', coached.tasks);
    tellTasks('without', (await playTraced(decisions, pace, 'off')).tasks);
  }
}

async function timeThinking(decisions: number): Promise<readonly Thinking[]> {
  const server = await servePage('tests/coach/thinking.html', 'thinking');
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: ['--no-sandbox', ...found.args],
  });
  const page = await browser.newPage();
  await page.goto(server.address);
  await page.waitForFunction('window.timeThinking');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const time = (count: number) =>
    page.evaluate<readonly Thinking[]>(`timeThinking(${count}, () => performance.now())`);
  await time(WARM_UP);
  const times = await time(decisions);
  await browser.close();
  await server.close();
  return times;
}

function report(title: string, times: readonly Thinking[]): void {
  console.log(`${title}, ${SLOWER} times slower`);
  for (const sort of ['claims', 'turns']) {
    const own = times.filter((each) => each.sort === sort);
    for (const part of ['instant', 'quick', 'step'] as const) {
      tell(
        `${sort}, ${part === 'step' ? 'longest step' : part}`,
        own.map((each) => each[part]),
      );
    }
  }
}

/** Milliseconds from a prompt to the answers that its panel showed; 0: it opened with them. */
interface Wait {
  readonly first: number;
  readonly quick: number;
}

interface Played {
  readonly waits: readonly Wait[];
  readonly tasks: readonly Task[];
}

async function playTraced(decisions: number, pace: string, coach: 'always' | 'off'): Promise<Played> {
  const { page, address, cdp, close } = await openBuiltPage();
  const settings = JSON.stringify({ coach, sound: false });
  await page.addInitScript({
    content: `localStorage.setItem('hong-kong-mahjong/settings', '${settings}')`,
  });
  await page.addInitScript({ content: watching });
  await page.goto(`${address}#pace=${pace}`);
  await page.getByRole('button', { name: 'Start new match' }).click();
  await play(page, WARM_UP, coach);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traceCategories });
  const waits = await play(page, decisions, coach);
  const trace = await browser?.stopTracing();
  await close();
  return { waits, tasks: mainThread(String(trace)).tasks };
}

function play(page: Page, decisions: number, coach: string): Promise<readonly Wait[]> {
  return page.evaluate<readonly Wait[]>(`playWatched(${decisions}, ${coach === 'always'})`);
}

/** Runs in the page: answers what is asked, with a coach once its quick answer is there, and takes the times. */
const watching = `{
  const find = (selector) => document.querySelector(selector);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const asked = () => find('.panel .option, .dock .button--main, .tray .act--pass, .tray .act--discard');
  const until = async (holds) => {
    while (!holds()) await nextFrame();
  };
  const answer = () => {
    const next = find('.dock .button--main, .panel .option, .act--win, .act--pass');
    if (next) return next.click();
    const tile = [...document.querySelectorAll('.hand [data-can-discard=true]')].at(-1);
    tile?.click();
    find('.act--discard')?.click();
  };
  window.playWatched = async (decisions, isCoached) => {
    const waits = [];
    while (waits.length < decisions) {
      await until(asked);
      const start = performance.now();
      const isJudged = isCoached && !find('.dock') && document.querySelectorAll('.panel .option').length > 1;
      if (isJudged) {
        const since = (selector) => (find(selector) ? 0 : until(() => find(selector)).then(() => performance.now() - start));
        const [first, quick] = await Promise.all([since('.panel .option-points'), since('.panel-foot button')]);
        waits.push({ first, quick });
      } else if (!isCoached) waits.push({ first: 0, quick: 0 });
      const before = asked();
      // Not in the frame that is drawn: the answer is a task of its own, as a press is.
      await new Promise((resolve) => setTimeout(resolve));
      answer();
      await until(() => asked() !== before);
    }
    return waits;
  };
}`;

function tell(what: string, times: readonly number[]): void {
  const [middle, most, all] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1));
  console.log(`  ${what}: median ${middle} ms, 95th percentile ${most} ms, longest ${all} ms`);
}

function tellTasks(what: string, tasks: readonly Task[]): void {
  const long = tasks.filter(({ ran }) => ran > LONG).length;
  const longest = Math.max(0, ...tasks.map(({ ran }) => ran)).toFixed(0);
  console.log(`  ${what}: ${long} main-thread tasks ran more than ${LONG} ms, the longest ${longest} ms`);
}

await measureCoach();
