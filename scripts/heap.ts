import type { CDPSession, Page } from '@playwright/test';
import { installAutoPlayer, playTo, startMatch } from '../e2e/autoPlayer';
import { openBuiltPage } from '../e2e/builtPage';

interface Figures {
  readonly match: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Everything is loaded and every cache warm after so many matches. */
const WARM = 5;

/** Compiled code that is no longer run goes only after it was found unused several times. */
const COLLECTIONS = 10;

/** Milliseconds in which a page at rest opens another picture, if one is left. */
const REST = 2000;

/** `npm run heap -- [matches] [length]`: memory of one tab after many matches, by default of four rounds, against that after the fifth. */
async function measureHeap(): Promise<void> {
  const matches = Number(process.argv[2] ?? 10);
  const length = process.argv[3] ?? '4 rounds';
  if (!(matches > WARM))
    throw new Error(`Play more than ${WARM} matches: "${process.argv[2]}" was asked for.`);
  const { page, address, cdp, close } = await openBuiltPage();
  await installAutoPlayer(page);
  await page.goto(`${address}#pace=instant`);
  await cdp.send('Performance.enable');
  let warm: Figures | null = null;
  let warmData = 0;
  let last: Figures | null = null;
  for (let match = 1; match <= matches; match++) {
    await playMatch(page, length);
    if (match === WARM) await openFaces(page, cdp);
    last = await figuresOf(cdp, match);
    console.log(lineOf(last));
    if (match !== WARM) continue;
    warm = last;
    warmData = await dataOf(cdp);
  }
  const data = await dataOf(cdp);
  await close();
  console.log(
    `without compiled code: ${(warmData / 1e6).toFixed(2)} MB, ${(data / 1e6).toFixed(2)} MB at the end`,
  );
  if (warm && last) console.log(ratioOf(warm, last));
}

/** Plays a match and goes back to the home page. */
async function playMatch(page: Page, length: string): Promise<void> {
  await startMatch(page, length);
  await playTo(page, 'standings');
  await page.getByRole('button', { name: 'Back to home' }).click();
  await page.getByRole('heading', { name: 'New match' }).waitFor();
}

/**
 * Waits until all tile faces are there. Each picture of them is a document of its own, with nodes that count; those with
 * an index are opened while nothing moves, which is rare where a program plays.
 */
async function openFaces(page: Page, cdp: CDPSession): Promise<void> {
  const pictures = async () => (await metricsOf(cdp))('Documents');
  let [before, now] = [0, await pictures()];
  while (now !== before) {
    await page.waitForTimeout(REST);
    [before, now] = [now, await pictures()];
  }
}

async function figuresOf(cdp: CDPSession, match: number): Promise<Figures> {
  for (let times = 0; times < COLLECTIONS; times++) await cdp.send('HeapProfiler.collectGarbage');
  const metric = await metricsOf(cdp);
  return {
    match,
    heap: metric('JSHeapUsedSize') / 1e6,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** What the browser counts at this moment, by its name. */
async function metricsOf(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** What the script's own data are in a snapshot of the heap. The rest is compiled code, which grows for long, and the page. */
const DATA = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
]);

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  /** The fields of one thing after those of another. */
  readonly nodes: readonly number[];
}

/** Bytes that objects, lists and texts take, without compiled code. */
async function dataOf(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (DATA.has(types[0][nodes[at + type] ?? 0] ?? '')) sum += nodes[at + size] ?? 0;
  return sum;
}

function lineOf({ match, heap, nodes, listeners }: Figures): string {
  return `match ${match}: heap ${heap.toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;
}

function ratioOf(warm: Figures, last: Figures): string {
  const ratio = (name: 'heap' | 'nodes' | 'listeners') => (last[name] / warm[name]).toFixed(3);
  return `match ${last.match} / match ${warm.match}: heap ${ratio('heap')}, nodes ${ratio('nodes')}, listeners ${ratio('listeners')}`;
}

await measureHeap();
