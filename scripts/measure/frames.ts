import { measure } from './harness';
import type { Figures, Visit } from './harness';

// How long the page's main thread runs in each frame of whole hands, with bots thinking, at each moment of a hand. Each
// run is a hand of its own; both builds play the same walls.

/** The moments of a hand in their order, by the marks of the page where they begin. */
const MOMENTS = {
  start: 'the press that starts a match, and its deal',
  play: 'turns',
  next: 'the next deal',
} as const;

const CATEGORIES = [
  'toplevel',
  'blink.user_timing',
  '__metadata',
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
];

/** One event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself ran, without waiting for a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

async function playHand({ page, address, run, slowDown }: Visit): Promise<Figures> {
  await page.addInitScript({ content: `{${PLAYER.replace('WALL', `${run + 1}`)}}` });
  await page.goto(`${address}#pace=normal`);
  await page.getByRole('heading', { name: 'New match' }).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown();
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: CATEGORIES });
  await page.evaluate('playHand()');
  return timePerFrame(String(await browser?.stopTracing()));
}

const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask');

/** How long the busiest page ran from the start of each frame to the start of the next, in milliseconds. */
function timePerFrame(trace: string): Figures {
  const { traceEvents: all } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const [events = []] = all
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => all.filter((event) => event.pid === pid && event.tid === tid))
    .toSorted((a, b) => b.filter(isTask).length - a.filter(isTask).length);
  const marks = events.filter(({ cat, name }) => cat === 'blink.user_timing' && name in MOMENTS);
  const frames: { at: number; ran: number }[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts)) {
    if (event.name === 'BeginMainThreadFrame') frames.push({ at: event.ts, ran: 0 });
    const frame = frames.at(-1);
    if (frame && isTask(event)) frame.ran += (event.tdur ?? event.dur ?? 0) / 1e3;
  }
  const momentAt = (at: number) => marks.findLast(({ ts }) => ts <= at)?.name;
  return Object.fromEntries(
    Object.entries(MOMENTS).map(([mark, name]) => [
      `${name}: ms of a frame`,
      frames.filter(({ at }) => momentAt(at) === mark).map(({ ran }) => ran),
    ]),
  );
}

/**
 * Runs in the page: a match that plays itself. It looks at the table twenty times a second only, so that what it costs
 * is small beside what is measured, and asks for every frame, so that quiet ones count.
 */
const PLAYER = `
  let bytes = 0;
  crypto.getRandomValues = (array) => array.map(() => (bytes = (bytes * 75 + WALL + 74) % 65537) & 255);
  const find = (selector) => document.querySelector(selector);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  const eachFrame = () => requestAnimationFrame(eachFrame);
  window.playHand = async () => {
    eachFrame();
    performance.mark('start');
    find('.new-match .button--wide').click();
    while (!find('.act')) await pause();
    performance.mark('play');
    while (!find('main.result')) {
      const button = find('.act--win') ?? find('.act--pass');
      if (button) button.click();
      else if (find('.act--discard:not([disabled])') && find('.hand [aria-pressed=true]')) find('.act--discard').click();
      else if (find('.act--discard')) [...document.querySelectorAll('.hand [data-can-discard=true]')].at(-1)?.click();
      await pause();
    }
    for (let i = 0; i < 20; i++) await pause();
    performance.mark('next');
    find('.dock .button--main').click();
    while (!find('.act')) await pause();
  };
`;

await measure({ once: playHand, pairs: 2 });
