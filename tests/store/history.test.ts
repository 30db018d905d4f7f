import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/engine/record';
import { createHistoryStore } from '../../src/store/records/history';
import { lateHistoryStorage, withNews } from '../../src/store/records/historyStorage';
import type { History } from '../../src/store/records/history';
import type { HistoryNews, HistoryStorage } from '../../src/store/records/historyStorage';
import { memoryHistory } from './memoryHistory';
import { playChoices, playMatch, settled, startGame } from './harness';

const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

async function recorded(choices: number | null): Promise<GameRecord> {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  if (choices === null) playMatch(harness);
  else {
    playChoices(harness, choices);
    harness.game.getState().abandon();
  }
  await settled();
  return harness.records[0] as GameRecord;
}

describe('an entry that anybody may have written', () => {
  const spoiled = [
    ['a time that is a word', { at: 'x' }],
    ['a time beyond all dates', { at: 1e20 }],
    ['no time', { at: Number.NaN }],
    ['no players', { players: null }],
    ['rules that are no name', { rules: {} }],
    ['scores that are no numbers', { scores: ['1', {}] }],
    ['bots that are no names', { bots: [1] }],
    ['a line that is none', { line: 'M0' }],
    ['the name of another match', { id: 'b' }],
    ['hands that are no count', { hands: -1 }],
    ['more players than scores', { players: ['a', 'b', 'c', 'd', 'e'] }],
  ] as const;

  it.each(spoiled)('with %s is shown as its record tells it, and stays as it is', async (_, given) => {
    const storage = memoryHistory();
    const record = await recorded(3);
    await createHistoryStore(storage, () => 7).keep(record);
    const [key = '', entry] = [...storage.kept].find(([name]) => name.startsWith('entry/')) ?? [];
    const wrong = { ...(entry as object), ...given };
    storage.kept.set(key, wrong);
    const { store } = createHistoryStore(storage, () => 8);
    await settled();
    await expect.poll(() => store.getState().status).toBe('ready');
    expect(store.getState()).toMatchObject({ damaged: 0, entries: [{ ...(entry as object), at: 0 }] });
    expect(storage.kept.get(key)).toEqual(wrong);
  });

  it('is counted, and left where it is, if its record cannot be read either', async () => {
    const storage = memoryHistory();
    await storage.setMany([
      ['entry/a', { id: 'a', at: 'x' }],
      ['record/a', '{"rules": "hong-kong-old"}'],
      ['entry/b', null],
    ]);
    const { store } = createHistoryStore(storage, () => 8);
    await expect.poll(() => store.getState()).toMatchObject({ status: 'ready', damaged: 2, entries: [] });
    expect(storage.kept.size).toBe(3);
  });
});

describe('the history', () => {
  it('keeps the points of its one person from hand to hand, and none where a record has two', async () => {
    const history = createHistoryStore(memoryHistory(), () => 1);
    const record = await recorded(null);
    const own = record.players.findIndex(({ kind }) => kind === 'human');
    await history.keep(record);
    const [entry] = history.store.getState().entries;
    expect(entry?.line).toHaveLength(record.hands.length + 1);
    expect([entry?.line?.[0], entry?.line?.at(-1)]).toEqual([record.startScores[own], entry?.scores[own]]);
    const players = record.players.map(({ name }) => ({ name, kind: 'human' as const }));
    await history.keep({ ...record, players, text: 'other' });
    const of = history.store.getState().entries.find(({ id }) => id !== entry?.id);
    expect(of?.line).toBeUndefined();
  });

  it('lists what was played, newest first, and gives each record back', async () => {
    const storage = memoryHistory();
    let now = 1000;
    const history = createHistoryStore(storage, () => now++);
    expect(history.store.getState().status).toBe('loading');
    await settled();
    expect(history.store.getState()).toMatchObject({ status: 'ready', entries: [] });
    const [over, cut] = [await recorded(null), await recorded(8)];
    await history.keep(over);
    await history.keep(cut);
    const again = createHistoryStore(storage, () => 0).store;
    await settled();
    for (const { entries, open } of [history.store.getState(), again.getState()]) {
      expect(entries).toMatchObject([
        { at: 1001, complete: false, hands: 1, rules: 'hong-kong-old' },
        {
          at: 1000,
          complete: true,
          hands: over.hands.length,
          players: over.players.map(({ name }) => name),
          bots: over.players.map(({ bot }) => bot ?? null),
        },
      ]);
      expect(JSON.parse((await open(entries[1]?.id ?? '')) ?? '')).toEqual(over);
    }
    const gained = over.hands.map(({ result }) => result?.scores[2] ?? 0);
    expect(again.getState().entries[1]?.scores[2]).toBe(
      gained.reduce((sum, score) => sum + score, over.startScores[2] ?? 0),
    );
  });

  it('keeps the same match once', async () => {
    const history = createHistoryStore(memoryHistory(), () => 5);
    const record = await recorded(8);
    await history.keep(record);
    await history.keep(record);
    expect(history.store.getState().entries).toHaveLength(1);
  });

  it('forgets what is removed', async () => {
    const storage = memoryHistory();
    const { store, keep } = createHistoryStore(storage, () => 5);
    await keep(await recorded(8));
    const { entries, remove, open } = store.getState();
    await remove(entries[0]?.id ?? '');
    expect(store.getState().entries).toEqual([]);
    expect(storage.kept.size).toBe(0);
    expect(await open(entries[0]?.id ?? '')).toBeNull();
  });

  it('says when the browser keeps none', async () => {
    const storage = memoryHistory();
    storage.isBroken = true;
    const { store, keep } = createHistoryStore(storage, () => 5);
    await settled();
    expect(store.getState().status).toBe('unavailable');
    await expect(keep(await recorded(8))).rejects.toThrow('broken');
    expect(await store.getState().open('x')).toBeNull();
    expect(await store.getState().importText(JSON.stringify(await recorded(8)))).toEqual({
      ok: false,
      why: 'not-kept',
      record: null,
      detail: 'The browser did not keep the records: its storage is full or switched off.',
    });
  });
});

/** Tabs that hear of each other's changes, and hold their reading of the list back when told to. */
function tabs() {
  const storage = memoryHistory();
  const hearers: (() => void)[] = [];
  let held: Promise<void> | null = null;
  let read = 0;
  const hold = () => {
    let free: () => void = () => undefined;
    held = new Promise((resolve) => (free = resolve));
    return { free, letOthersPass: () => (held = null) };
  };
  const slow: HistoryStorage = {
    ...storage,
    under: async (start) => {
      const given = await storage.under(start);
      read++;
      await held;
      return given;
    },
  };
  const tab = () => {
    const own: (() => void)[] = [];
    const news: HistoryNews = {
      tell: () => hearers.filter((hearer) => !own.includes(hearer)).forEach((hearer) => hearer()),
      listen: (changed) => [own, hearers].forEach((list) => list.push(changed)),
    };
    return createHistoryStore(withNews(slow, news), () => 5, { news });
  };
  return { tab, hold, reads: () => read };
}

describe('an open history', () => {
  const ids = ({ store }: History) => store.getState().entries.map(({ id }) => id);

  it('shows what another tab adds and removes', async () => {
    const { tab } = tabs();
    const [here, there] = [tab(), tab()];
    await settled();
    await there.keep(await recorded(8));
    await settled();
    expect(ids(here)).toHaveLength(1);
    expect(here.store.getState().entries).toEqual(there.store.getState().entries);
    await there.store.getState().remove(ids(there)[0] ?? '');
    await settled();
    expect(ids(here)).toEqual([]);
  });

  it('does not read again what it has changed itself', async () => {
    const { tab, reads } = tabs();
    const here = tab();
    await settled();
    const before = reads();
    await here.keep(await recorded(8));
    await settled();
    expect([ids(here).length, reads()]).toEqual([1, before]);
  });

  it('is not set back by a list that was read before a change', async () => {
    const { tab, hold } = tabs();
    const [over, cut] = [await recorded(null), await recorded(8)];
    const [here, there] = [tab(), tab()];
    await settled();
    const { free } = hold();
    await there.keep(over);
    await settled();
    await here.keep(cut);
    await here.store.getState().remove(ids(here)[0] ?? '');
    await there.keep(cut);
    free();
    await settled();
    expect(ids(here)).toHaveLength(2);
    expect(ids(here).toSorted()).toEqual(ids(there).toSorted());
  });

  it('is not set back by an earlier list that arrives after a later one', async () => {
    const { tab, hold } = tabs();
    const [over, cut] = [await recorded(null), await recorded(8)];
    const [here, there] = [tab(), tab()];
    await settled();
    const { free, letOthersPass } = hold();
    await there.keep(over);
    await settled();
    letOthersPass();
    await there.keep(cut);
    await settled();
    expect(ids(here)).toHaveLength(2);
    free();
    await settled();
    expect(ids(here)).toHaveLength(2);
  });
});

describe('a storage loaded later', () => {
  it('is loaded once, when it is first used', async () => {
    let loads = 0;
    const storage = memoryHistory();
    const later = lateHistoryStorage(() => Promise.resolve((loads++, storage)));
    expect(loads).toBe(0);
    const { store, keep } = createHistoryStore(later, () => 5);
    await keep(await recorded(8));
    expect(storage.kept.size).toBe(2);
    const [entry] = store.getState().entries;
    expect(await store.getState().open(entry?.id ?? '')).toContain('"format"');
    await store.getState().remove(entry?.id ?? '');
    expect([storage.kept.size, loads]).toEqual([0, 1]);
  });

  it('that cannot be loaded keeps nothing, and says so', async () => {
    const { store, keep } = createHistoryStore(
      lateHistoryStorage(() => Promise.reject(new Error('offline'))),
      () => 5,
    );
    await settled();
    expect(store.getState().status).toBe('unavailable');
    await expect(keep(await recorded(8))).rejects.toThrow('offline');
  });

  it('that did not come is asked for again', async () => {
    const storage = memoryHistory();
    let isThere = false;
    const later = lateHistoryStorage(async () => {
      if (!isThere) throw new Error('offline');
      return storage;
    });
    await expect(later.keys()).rejects.toThrow('offline');
    isThere = true;
    expect(await later.keys()).toEqual([]);
  });
});

describe('a record file', () => {
  async function imported(text: string) {
    const { store } = createHistoryStore(memoryHistory(), () => 5);
    return { answer: await store.getState().importText(text), entries: store.getState().entries };
  }

  it('of one record, or of one a line, is kept', async () => {
    const [over, cut] = [await recorded(null), await recorded(8)];
    const one = await imported(JSON.stringify(over, null, 2));
    expect(one).toMatchObject({
      answer: { ok: true, known: 0 },
      entries: [{ complete: true, foreign: true }],
    });
    const two = await imported(`${JSON.stringify(over)}\n\n${JSON.stringify(cut)}\n`);
    expect(two.answer).toEqual({ ok: true, added: two.entries.map(({ id }) => id), known: 0 });
    expect(two.entries).toHaveLength(2);
  });

  it.each([
    ['nothing', () => '  \n', 'no-record', 'There is no record in this file.'],
    ['no JSON', () => '{"format":', 'not-json', 'This is not JSON.'],
    ['another format', () => '{}', 'not-a-record', /^This is no game record that can be read: .*\.$/],
    [
      'a later version',
      (good: GameRecord) => JSON.stringify({ ...good, version: 2 }),
      'not-a-record',
      /version/,
    ],
    ['an altered payment', (good: GameRecord) => altered(good), 'not-played', /^Hand 1: .*\.$/],
    [
      'a good record before a bad one',
      (good: GameRecord) => `${JSON.stringify(good)}\n${altered(good)}`,
      'not-played',
      /^Hand 1/,
    ],
  ])('with %s is refused in one sentence, and nothing is kept', async (name, text, why, sentence) => {
    const { answer, entries } = await imported(text(await recorded(null)));
    const record = name.includes(' before ') ? 2 : null;
    const detail = expect.stringMatching(sentence) as string;
    expect(answer).toEqual({ ok: false, why, record, detail });
    expect(entries).toEqual([]);
  });

  it('of a game that does not come is refused', async () => {
    const asked: string[] = [];
    const load = async (id: string) => {
      asked.push(id);
      throw new Error('offline');
    };
    const { store } = createHistoryStore(memoryHistory(), () => 5, { games: { load } });
    expect(await store.getState().importText(JSON.stringify(await recorded(8)))).toMatchObject({
      ok: false,
      why: 'no-rules',
    });
    expect(asked).toEqual(['hong-kong-old']);
  });

  function altered(record: GameRecord): string {
    const [first, ...others] = record.hands;
    const result = first?.result && {
      ...first.result,
      scores: first.result.scores.map((score) => score + 1),
    };
    return JSON.stringify({ ...record, hands: [{ ...first, result }, ...others] });
  }
});
