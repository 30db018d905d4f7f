import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesOfPart, LOADER } from '../../scripts/build/partLoader';

type Load = (load: () => Promise<unknown>, files?: readonly string[], base?: string) => Promise<unknown>;

const BASE = 'https://host/app/assets/page.js';
let asked: string[] = [];
/** How often each address still fails. */
let failing: Record<string, number> = {};

let loaders = 0;

/** The loader as a page or a thread has it when it starts. */
async function freshLoader(): Promise<Load> {
  const address = `data:text/javascript,${encodeURIComponent(LOADER)}//${loaders++}`;
  return ((await import(/* @vite-ignore */ address)) as { readonly __vitePreload: Load }).__vitePreload;
}

function fails(address: string): boolean {
  const name = address.slice(address.lastIndexOf('/') + 1);
  asked.push(name);
  const left = failing[name] ?? 0;
  failing[name] = left - 1;
  return left > 0;
}

interface Sheet {
  href: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  failing = {};
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response('', { status: fails(address) ? 503 : 200 })),
  );
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    querySelectorAll: () => [{ href: 'https://host/app/assets/index.css' }],
    head: { append: (sheet: Sheet) => (fails(sheet.href) ? sheet.onerror() : sheet.onload()) },
  });
});

afterEach(() => void vi.useRealTimers());

const FILES = ['./part.js', './shared.js', './part.css'];
const NAMES = ['part.js', 'shared.js', 'part.css'];

/** Whether it came; all that the loader waits for passes at once. */
async function outcome(loading: Promise<unknown>): Promise<unknown> {
  const settled = loading.then(
    (part) => part,
    (error: Error) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
}

test('all files of a part are there before it is imported, each asked for once', async () => {
  const load = await freshLoader();
  const part = vi.fn(() => Promise.resolve([...asked]));
  expect(await outcome(load(part, FILES, BASE))).toEqual(NAMES);
  expect(await outcome(load(part, [...FILES, './other.js'], BASE))).toEqual([...NAMES, 'other.js']);
});

for (const name of NAMES)
  test(`${name} is asked for three times before the part is given up, and as often when it is wanted again`, async () => {
    const load = await freshLoader();
    const part = vi.fn(() => Promise.resolve('the part'));
    failing[name] = 6;
    expect(await outcome(load(part, FILES, BASE))).toBeInstanceOf(Error);
    expect(await outcome(load(part, FILES, BASE))).toBeInstanceOf(Error);
    expect(part).not.toHaveBeenCalled();
    expect(await outcome(load(part, FILES, BASE))).toBe('the part');
    expect(asked.filter((each) => each === name)).toHaveLength(7);
    expect(asked).toHaveLength(9);
  });

test('an import that fails although its files came says so, and its scripts are fetched again', async () => {
  const load = await freshLoader();
  const broken = await outcome(load(() => Promise.reject(new TypeError('Failed')), FILES, BASE));
  expect(broken).toMatchObject({ name: 'PartBroken', cause: new TypeError('Failed') });
  expect(await outcome(load(() => Promise.resolve('the part'), FILES, BASE))).toBe('the part');
  expect(asked).toEqual([...NAMES, 'part.js', 'shared.js']);
});

test('a thread fetches no style sheets, and crashes where an import fails', async () => {
  vi.stubGlobal('document', undefined);
  const load = await freshLoader();
  expect(await outcome(load(() => Promise.resolve('the part'), FILES, BASE))).toBe('the part');
  expect(asked).toEqual(['part.js', 'shared.js']);
  const thrown = vi.fn();
  vi.stubGlobal('setTimeout', (run: () => void) => {
    try {
      run();
    } catch (error) {
      thrown(error);
    }
  });
  await expect(load(() => Promise.reject(new TypeError('Failed')), [], BASE)).rejects.toThrow('Failed');
  expect(thrown).toHaveBeenCalledWith(expect.objectContaining({ name: 'PartBroken' }));
});

test('a part needs itself and what it imports, but for what the page starts with', () => {
  const context = { hostId: 'assets/page-0000000.js', hostType: 'js' } as const;
  const files = filesOfPart(
    'assets/a-1.js',
    ['assets/b-2.js', 'assets/engine-3.js', 'assets/react-4.js', 'assets/ui/folder/index-5.js'],
    context,
  );
  expect(files).toEqual(['assets/a-1.js', 'assets/b-2.js', 'assets/ui/folder/index-5.js']);
  const html = { hostId: 'index.html', hostType: 'html' } as const;
  expect(filesOfPart('index.js', ['assets/engine-3.js'], html)).toEqual(['assets/engine-3.js']);
});

test('a sheet that the page began with is not added behind others', async () => {
  const load = await freshLoader();
  expect(await outcome(load(() => Promise.resolve('part'), ['./index.css', './part.css'], BASE))).toBe(
    'part',
  );
  expect(asked).toEqual(['part.css']);
});
