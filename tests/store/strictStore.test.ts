import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completed, strictStore } from '../../src/store/saves/strictStore';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the page asks of a database that it wants to open. */
class Opening extends EventTarget {
  readonly transactions: unknown[][] = [];
  readonly result = Object.assign(new EventTarget(), {
    close: vi.fn(),
    transaction: (...given: unknown[]) => {
      this.transactions.push(given);
      return { objectStore: (name: string) => name };
    },
  });
  answer(): void {
    this.dispatchEvent(new Event('success'));
  }
}

/** A browser that opens databases when the test says so. */
function browser(): readonly Opening[] {
  const openings: Opening[] = [];
  const open = () => {
    const opening = new Opening();
    openings.push(opening);
    return opening;
  };
  vi.stubGlobal('indexedDB', { open });
  return openings;
}

const run = () => Promise.resolve('done');

it('a database that never opens is given up after five seconds, and asked for again', async () => {
  const openings = browser();
  const store = strictStore('kept', 'texts');
  const outcome = store('readonly', run).catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(4999);
  expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('given up');
  const again = store('readonly', run);
  openings[1]?.answer();
  expect(await again).toBe('done');
});

it('every write is on the disk before it counts', async () => {
  const [openings, store] = [browser(), strictStore('kept', 'texts')];
  const written = store('readwrite', run);
  openings[0]?.answer();
  await written;
  expect(openings[0]?.transactions).toEqual([['texts', 'readwrite', { durability: 'strict' }]]);
});

it('a database that another tab changes is closed, and opened again', async () => {
  const [openings, store] = [browser(), strictStore('kept', 'texts')];
  const first = store('readonly', run);
  openings[0]?.answer();
  await first;
  openings[0]?.result.dispatchEvent(new Event('versionchange'));
  expect(openings[0]?.result.close).toHaveBeenCalledOnce();
  const second = store('readonly', run);
  openings[1]?.answer();
  expect(await second).toBe('done');
});

it('a write that is aborted halfway fails', async () => {
  const transaction = new EventTarget();
  const outcome = completed(transaction as IDBTransaction).catch(() => 'failed');
  transaction.dispatchEvent(new Event('abort'));
  expect(await outcome).toBe('failed');
});
