import type { UseStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Mirror } from '../../src/store/saves/mirror';
import type { Original } from '../../src/store/saves/mirror';
import { storeOf } from './memoryTexts';

/** The two places, in memory; `open` lets the second answer. */
function places(
  first: Readonly<Record<string, string>>,
  count: number,
  second: Readonly<Record<string, unknown>>,
  gate: Promise<void> = Promise.resolve(),
) {
  const texts = new Map(Object.entries(first));
  const disk = new Map<string, unknown>(Object.entries(second));
  let changes = count;
  let replacedLate = 0;
  const original: Original = {
    keys: () => [...texts.keys()],
    textOf: (key) => texts.get(key) ?? null,
    changes: () => changes,
    setChanges: (number) => {
      changes = number;
    },
    replacedLate: () => {
      replacedLate++;
    },
    replace: (others, number) => {
      texts.clear();
      for (const [key, text] of others) texts.set(key, text);
      changes = number;
    },
  };
  const store = storeOf(disk);
  const mirror = new Mirror(original, async (mode, run) => {
    if (mode === 'readonly') await gate;
    return store(mode, run);
  });
  const change = (key: string, text: string | null) => {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
    changes++;
    mirror.note(key);
  };
  return { texts, disk, mirror, change, replacedLate: () => replacedLate };
}

const nothing: Original = {
  keys: () => [],
  textOf: () => 'a',
  changes: () => 1,
  setChanges: () => undefined,
  replace: () => undefined,
  replacedLate: () => undefined,
};

test('where the first place cannot be read the second is not asked', async () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  let asked = 0;
  const mirror = new Mirror({ ...nothing, changes: blocked }, async () => {
    asked++;
    return never('readonly', () => undefined as never);
  });
  expect(await mirror.reconcile()).toBe(false);
  expect(mirror.pending()).toBeNull();
  expect(asked).toBe(0);
});

const never: UseStore = () => new Promise(() => undefined);

test('what the browser lost is taken from the second place, and nothing else stays', async () => {
  const { mirror, texts } = places({ match: 'old', gone: 'x' }, 3, { match: 'new', changes: 5 });
  expect(await mirror.reconcile()).toBe(true);
  expect([...texts]).toEqual([['match', 'new']]);
});

test('a first place that is as new is left alone', async () => {
  const { mirror, texts } = places({ match: 'mine' }, 5, { match: 'other', changes: 5 });
  expect(await mirror.reconcile()).toBe(false);
  expect(texts.get('match')).toBe('mine');
});

test('a second place that is behind, or empty, is filled', async () => {
  const behind = places({ match: 'mine' }, 6, { match: 'other', settings: 'gone', changes: 5 });
  await behind.mirror.reconcile();
  await behind.mirror.pending();
  expect(Object.fromEntries(behind.disk)).toEqual({ changes: 6, match: 'mine' });
  const empty = places({ match: 'mine' }, 0, {});
  await empty.mirror.reconcile();
  await empty.mirror.pending();
  expect(empty.disk.get('match')).toBe('mine');
});

test('changes are waited for until they are on the disk, removals too', async () => {
  const { mirror, disk, change } = places({ hands: '1' }, 0, {});
  await mirror.reconcile();
  await mirror.pending();
  expect(mirror.pending()).toBe(null);
  change('match', 'a');
  const first = mirror.pending();
  expect(first).not.toBe(null);
  change('match', 'b');
  change('hands', null);
  await mirror.pending();
  expect(Object.fromEntries(disk)).toEqual({ changes: 3, match: 'b' });
  expect(mirror.pending()).toBe(null);
});

test('changes before the places were compared are written after it', async () => {
  const { mirror, disk, change } = places({}, 0, {});
  change('settings', 'dark');
  expect(mirror.pending()).toBe(null);
  await mirror.reconcile();
  await mirror.pending();
  expect(disk.get('settings')).toBe('dark');
});

test('a second place that is blocked or fails is not waited for', async () => {
  const blocked = new Mirror(nothing, () => Promise.reject(new Error('blocked')));
  expect(await blocked.reconcile()).toBe(false);
  blocked.note('match');
  expect(blocked.pending()).toBe(null);
  await blocked.forget();
});

test('a second place that never answers holds nothing up for longer than a second', async () => {
  vi.useFakeTimers();
  try {
    const mirror = new Mirror(nothing, never);
    const reconciled = mirror.reconcile();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reconciled).toBe(false);
    mirror.note('match');
    expect(mirror.pending()).toBe(null);
  } finally {
    vi.useRealTimers();
  }
});

test('a slow write is waited for, one that never ends for four seconds', async () => {
  vi.useFakeTimers();
  try {
    let isOver = false;
    const empty = storeOf(new Map());
    const mirror = new Mirror({ ...nothing, changes: () => 1 }, (mode, run) =>
      (mode === 'readonly' ? empty : never)(mode, run),
    );
    const reconciled = mirror.reconcile();
    await vi.advanceTimersByTimeAsync(0);
    await reconciled;
    mirror.note('match');
    void mirror.pending()?.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(3999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    expect(mirror.pending()).toBe(null);
  } finally {
    vi.useRealTimers();
  }
});

describe('a second place that answers late', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function late() {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const all = places({ match: 'old' }, 3, { match: 'new', changes: 5 }, gate);
    const reconcile = async () => {
      const reconciled = all.mirror.reconcile();
      await vi.advanceTimersByTimeAsync(1000);
      return reconciled;
    };
    const answer = async () => {
      open();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { ...all, reconcile, answer };
  }

  test('is taken where it is newer and nothing was changed meanwhile', async () => {
    const { reconcile, answer, texts, replacedLate } = late();
    expect(await reconcile()).toBe(false);
    expect(texts.get('match')).toBe('old');
    await answer();
    expect(texts.get('match')).toBe('new');
    expect(replacedLate()).toBe(1);
  });

  test('is overwritten by what was changed meanwhile', async () => {
    const { reconcile, answer, mirror, disk, texts, change, replacedLate } = late();
    await reconcile();
    change('match', 'mine');
    expect(mirror.pending()).toBe(null);
    await answer();
    await mirror.pending();
    expect(texts.get('match')).toBe('mine');
    expect(disk.get('match')).toBe('mine');
    expect(disk.get('changes')).toBeGreaterThan(5);
    expect(replacedLate()).toBe(0);
  });
});

test('all is forgotten', async () => {
  const { mirror, disk } = places({ match: 'a' }, 2, {});
  await mirror.reconcile();
  await mirror.forget();
  expect(disk.size).toBe(0);
});
