import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeOf } from '../memoryTexts';

const disk = new Map<string, unknown>();
vi.mock(import('../../../src/store/saves/strictStore'), async (original) => ({
  ...(await original()),
  strictStore: () => storeOf(disk),
}));

const FIRST = 'hong-kong-mahjong/first';
const SECOND = 'hong-kong-mahjong/second';
const CHANGES = 'hong-kong-mahjong:changes';
const TERM = 'hong-kong-mahjong:term';

/** The page as it is loaded anew. */
async function loaded() {
  vi.resetModules();
  return import('../../../src/store/saves/browserStorage');
}

beforeEach(() => {
  localStorage.clear();
  disk.clear();
});

describe("the browser's storage", () => {
  it('counts changes, and gives the keys of this app alone', async () => {
    const { browserStorage } = await loaded();
    localStorage.setItem('other', 'x');
    browserStorage.setItem(FIRST, 'a');
    browserStorage.setItem(SECOND, 'b');
    expect(localStorage.getItem(CHANGES)).toBe('2');
    browserStorage.removeItem(FIRST);
    expect(localStorage.getItem(CHANGES)).toBe('3');
    expect(browserStorage.keys()).toEqual([SECOND]);
    expect([FIRST, SECOND].map((key) => browserStorage.getItem(key))).toEqual([null, 'b']);
  });

  it('is on the disk when nothing is pending', async () => {
    const { browserStorage, takeNewer } = await loaded();
    expect(await takeNewer()).toBe(false);
    browserStorage.setItem(FIRST, 'a');
    expect(browserStorage.pending()).not.toBeNull();
    await browserStorage.pending();
    expect(Object.fromEntries(disk)).toEqual({ [FIRST]: 'a', changes: 1 });
    browserStorage.removeItem(FIRST);
    await browserStorage.pending();
    expect(Object.fromEntries(disk)).toEqual({ changes: 2 });
  });

  it('takes what is newer on the disk, whole, and leaves what is not of this app', async () => {
    const { browserStorage, takeNewer } = await loaded();
    localStorage.setItem('other', 'x');
    localStorage.setItem(FIRST, 'old');
    localStorage.setItem(SECOND, 'gone later');
    localStorage.setItem(CHANGES, '2');
    disk.set(FIRST, 'new').set('changes', 5);
    expect(await takeNewer()).toBe(true);
    expect(browserStorage.keys()).toEqual([FIRST]);
    expect(localStorage.getItem(FIRST)).toBe('new');
    expect(localStorage.getItem(CHANGES)).toBe('5');
    expect(localStorage.getItem('other')).toBe('x');
  });

  it('takes the texts of another tab when it is asked to', async () => {
    const { browserStorage, takeNewer } = await loaded();
    await takeNewer();
    disk.set(FIRST, 'new').set('changes', 5);
    await browserStorage.refresh();
    expect(browserStorage.getItem(FIRST)).toBe('new');
  });

  it('forgets its counts with its texts', async () => {
    const { browserStorage, takeNewer, terms } = await loaded();
    await takeNewer();
    browserStorage.setItem(FIRST, 'a');
    await browserStorage.pending();
    terms.begin();
    await browserStorage.forget();
    expect(disk.size).toBe(0);
    expect([CHANGES, TERM].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  });
});

describe('terms', () => {
  it('are counted, outside the texts of the player', async () => {
    const { terms, browserStorage } = await loaded();
    expect(terms.now()).toBe(0);
    expect([terms.begin(), terms.begin(), terms.now()]).toEqual([1, 2, 2]);
    expect(browserStorage.keys()).toEqual([]);
  });

  it('are none where the browser keeps nothing', async () => {
    const { terms } = await loaded();
    vi.stubGlobal('localStorage', undefined);
    expect([terms.now(), terms.begin()]).toEqual([0, 0]);
  });
});
