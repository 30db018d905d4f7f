import { describe, expect, it, vi } from 'vitest';
import { eraseKept, exportKept, importBackup, parseBackup } from '../../src/store/records/backup';
import type { Kept } from '../../src/store/records/backup';
import { createHistoryStore } from '../../src/store/records/history';
import { createSettingsStore } from '../../src/store/settings';
import { playChoices, settled, startGame } from './harness';
import { memoryHistory } from './memoryHistory';

const PREFIX = 'hong-kong-mahjong/';

/** Everything of one browser; `room` is how many entries its small storage takes. */
function browser(local: Readonly<Record<string, string>> = {}, room = Infinity) {
  const small = new Map(Object.entries(local));
  const large = new Map<string, unknown>();
  const kept: Kept = {
    app: '1.2.3',
    storage: {
      keys: () => [...small.keys()],
      getItem: (key) => small.get(key) ?? null,
      setItem: (key, value) => {
        if (small.size >= room && !small.has(key)) throw new Error('full');
        small.set(key, value);
      },
      removeItem: (key) => void small.delete(key),
      forget: () => Promise.resolve(),
    },
    history: memoryHistory(large),
  };
  return { kept, small, large };
}

/** A browser in which a match was played and given up, and another begun. */
async function used() {
  const harness = startGame({ pace: () => 'instant' });
  const start = () =>
    harness.game.getState().startMatch({ rules: 'hong-kong-old', options: {}, opponents: [], text: '' });
  start();
  playChoices(harness, 6);
  harness.game.getState().abandon();
  start();
  playChoices(harness, 3);
  await settled();
  const match = harness.storage.getItem(`${PREFIX}match`) ?? '';
  const here = browser({
    [`${PREFIX}match`]: match,
    [`${PREFIX}settings`]: '{"theme":"dark"}',
    other: 'theirs',
  });
  const [record] = harness.records;
  if (record) await createHistoryStore(here.kept.history, () => 7000).keep(record);
  return here;
}

/** All games are there. */
const loaded = { load: () => Promise.resolve() };
const rest = () => Promise.resolve();

async function textOf(kept: Kept): Promise<string> {
  const exported = await exportKept(kept);
  if (!exported.ok) throw new Error('Nothing was exported.');
  return exported.text;
}

describe('a backup', () => {
  it('takes everything to another browser', async () => {
    const here = await used();
    const there = browser({
      [`${PREFIX}settings`]: '{"theme":"light"}',
      [`${PREFIX}match-hands`]: 'old',
      other: 'x',
    });
    const parsed = await parseBackup(await textOf(here.kept), loaded, rest);
    expect(parsed).toMatchObject({ ok: true, matches: 1 });
    if (parsed.ok) expect(await importBackup(there.kept, parsed.backup)).toBe(true);
    expect(Object.fromEntries(there.small)).toEqual({ ...Object.fromEntries(here.small), other: 'x' });
    expect(there.large).toEqual(here.large);
    expect(createSettingsStore(there.kept.storage).getState().theme).toBe('dark');
    const { store } = createHistoryStore(there.kept.history, () => 0);
    await settled();
    expect(store.getState().entries).toMatchObject([{ at: 7000, complete: false }]);
  });

  it('has the other matches under way, which go on in the other browser', async () => {
    const harness = startGame({ pace: () => 'instant' });
    const begin = (text: string) =>
      harness.game.getState().startMatch({ rules: 'hong-kong-old', options: {}, opponents: [], text });
    begin('first');
    playChoices(harness, 3);
    begin('second');
    await vi.waitFor(() => expect(harness.game.getState().match?.text).toBe('second'));
    const { storage } = harness;
    const here = browser(Object.fromEntries(storage.keys().map((key) => [key, storage.getItem(key) ?? ''])));
    const there = browser({ [`${PREFIX}match-parked/0`]: 'old', [`${PREFIX}match-parked/5`]: 'old' });
    const parsed = await parseBackup(await textOf(here.kept), loaded, rest);
    if (parsed.ok) expect(await importBackup(there.kept, parsed.backup)).toBe(true);
    expect(there.small).toEqual(here.small);
    const { game } = startGame({ pace: () => 'instant', storage: there.kept.storage });
    await vi.waitFor(() => expect(game.getState().others?.list).toHaveLength(1));
    game.getState().others?.resume('0');
    await vi.waitFor(() => expect(game.getState().match?.text).toBe('first'));
    expect(await eraseKept(there.kept)).toBe(true);
    expect([...there.small.keys()]).toEqual([]);
  });

  it('adds to the history that is there', async () => {
    const [here, there] = [await used(), browser()];
    there.large.set('entry/mine', { id: 'mine', scores: [] });
    const parsed = await parseBackup(await textOf(here.kept), loaded, rest);
    if (parsed.ok) await importBackup(there.kept, parsed.backup);
    expect(there.large.size).toBe(here.large.size + 1);
  });

  it('changes nothing where there is no room', async () => {
    const here = await used();
    const there = browser({ [`${PREFIX}settings`]: '{"theme":"light"}' }, 1);
    const before = new Map(there.small);
    const parsed = await parseBackup(await textOf(here.kept), loaded, rest);
    if (parsed.ok) expect(await importBackup(there.kept, parsed.backup)).toBe(false);
    expect(there.small).toEqual(before);
  });

  it('says what is wrong with a file', async () => {
    const here = await used();
    const text = await textOf(here.kept);
    const files = [
      '',
      '[]',
      '{"format":"other","version":1}',
      text.replace('"version":1', '"version":2'),
      text.replace('"local":{', '"local":[{').replace(/\}$/, ''),
      text.replace(/"local":\{.*?\},"history"/, '"local":null,"history"'),
    ];
    const parsed = await Promise.all(files.map((each) => parseBackup(each, loaded, rest)));
    const reasons = parsed.map((each) => (each.ok ? 'taken' : each.why));
    expect(reasons).toEqual([
      'not-a-backup',
      'not-a-backup',
      'not-a-backup',
      'newer',
      'not-a-backup',
      'damaged',
    ]);
  });

  it('takes the matches that can be read, and says how many cannot', async () => {
    const [here, there] = [await used(), browser()];
    for (const [id, record] of [
      ['old', '{"format":"something"}'],
      ['none', null],
    ] as const) {
      here.large.set(`record/${id}`, record);
      here.large.set(`entry/${id}`, { id });
    }
    const parsed = await parseBackup(await textOf(here.kept), loaded, rest);
    expect(parsed).toMatchObject({ ok: true, matches: 1, leftOut: 2 });
    if (parsed.ok) await importBackup(there.kept, parsed.backup);
    expect([...there.large.keys()].filter((key) => /old|none/.test(key))).toEqual([]);
    expect(there.large.size).toBe(2);
  });

  it('says so where the browser does not give it', async () => {
    const { kept } = browser();
    const refuse = () => {
      throw new Error('blocked');
    };
    expect(await exportKept({ ...kept, storage: { ...kept.storage, keys: refuse } })).toEqual({ ok: false });
  });

  it('has no history where that cannot be opened, and says so', async () => {
    const { kept } = browser({ [`${PREFIX}settings`]: '{}' });
    const closed: Kept = {
      ...kept,
      history: { ...kept.history, keys: () => Promise.reject(new Error('closed')) },
    };
    expect(await exportKept(closed)).toMatchObject({ hasHistory: false });
    expect(JSON.parse(await textOf(closed))).toMatchObject({
      app: '1.2.3',
      local: { settings: '{}' },
      history: [],
    });
    expect(await eraseKept(closed)).toBe(false);
  });
});

it('deleting leaves what is not of this app', async () => {
  const { kept, small, large } = await used();
  expect(await eraseKept(kept)).toBe(true);
  expect([...small.keys()]).toEqual(['other']);
  expect(large.size).toBe(0);
});
