import { installAutoPlayer, playTurns } from '../e2e/autoPlayer';
import { openBuiltPage } from '../e2e/builtPage';

/** One event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself ran, without waiting for a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds; `ran` is free of what other programs on this machine take. */
interface LongTask {
  readonly at: number;
  readonly lasts: number;
  readonly ran: number;
}

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const TURNS = 10;
/** A frame a player notices is one that comes this many milliseconds late. */
const LONG = 50;

/** `npm run blocking -- [turns]`: what keeps the page from answering while bots think, on a device four times as slow. */
async function measureBlocking(): Promise<void> {
  const turns = Number(process.argv[2] ?? TURNS);
  const { page, address, cdp, close } = await openBuiltPage();
  await installAutoPlayer(page);
  await page.goto(`${address}#pace=fast`);
  await page.getByRole('heading', { name: 'New match' }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await playTurns(page, turns);
  const trace = await browser?.stopTracing();
  await close();
  report(longTasksIn(String(trace)));
}

/** The long tasks of the page's main thread: the busiest of the threads with that name. */
function longTasksIn(trace: string): LongTask[] {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = threads.map((thread) =>
    events.filter(({ name, pid, tid }) => isTask(name) && pid === thread.pid && tid === thread.tid),
  );
  const [busiest = []] = tasks.toSorted((a, b) => b.length - a.length);
  const start = Math.min(...busiest.map(({ ts }) => ts));
  return busiest
    .map(({ ts, dur = 0, tdur = dur }) => ({ at: (ts - start) / 1e6, lasts: dur / 1e3, ran: tdur / 1e3 }))
    .filter(({ lasts }) => lasts > LONG);
}

const isTask = (name: string) => name.endsWith('RunTask');

function report(tasks: readonly LongTask[]): void {
  const sorted = tasks.toSorted((a, b) => b.ran - a.ran);
  for (const { at, lasts, ran } of sorted) {
    console.log(
      `${lasts.toFixed(0).padStart(5)} ms, ran ${ran.toFixed(0).padStart(4)} ms, at ${at.toFixed(1)} s`,
    );
  }
  const longest = (of: 'lasts' | 'ran') => Math.max(0, ...tasks.map((task) => task[of])).toFixed(0);
  const busy = tasks.filter(({ ran }) => ran > LONG).length;
  console.log(`${tasks.length} tasks lasted more than ${LONG} ms, the longest ${longest('lasts')} ms`);
  console.log(`${busy} of them ran so long themselves, the longest ${longest('ran')} ms`);
}

await measureBlocking();
