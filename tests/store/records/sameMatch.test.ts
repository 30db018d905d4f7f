import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../../src/engine/record';
import { exportKept, importBackup, parseBackup, twinsOf } from '../../../src/store/records/backup';
import { createHistoryStore } from '../../../src/store/records/history';
import { entryOf, matchId, withTime } from '../../../src/store/records/historyEntry';
import { parseRecords } from '../../../src/store/records/recordFile';
import { reviewKey } from '../../../src/store/review/reviewKeys';
import { readLink, writeLink } from '../../../src/store/share/links';
import type { Challenge } from '../../../src/store/share/shared';
import { memoryHistory } from '../memoryHistory';
import { memoryStorage } from '../memoryStorage';
import { playMatch, settled, startGame } from '../harness';
import { playChallenge } from '../../support/challenges';
import { linkPorts } from '../share/linkPorts';

const BITS = 'c0ffee'.padEnd(32, '0');
/** 29 November 2026 at two, in universal time. */
const NOW = 1_795_917_600_000;

/** A match as the table hands it to the history: its fields are in the order in which they were made. */
async function played(): Promise<GameRecord> {
  const harness = startGame({ pace: () => 'instant' });
  const options = { rounds: 1, minimumFaan: 0, dealerRepeats: 'never' };
  const config = { rules: 'hong-kong-old', options, opponents: [], text: '', bits: BITS };
  harness.game.getState().startMatch(config);
  playMatch(harness);
  await settled();
  return harness.records[0] as GameRecord;
}

const record = await played();

/** The same as it comes out of a file. */
function read(given: GameRecord): GameRecord {
  const file = parseRecords(JSON.stringify(given));
  if (!file.ok) throw new Error(file.detail);
  return file.value[0]!;
}

async function historyWith(kept: ReadonlyMap<string, unknown> = new Map()) {
  const storage = memoryHistory(new Map(kept));
  const { store, keep } = createHistoryStore(storage, () => NOW);
  await settled();
  const entries = () => store.getState().entries;
  const { importText, mark, open } = store.getState();
  return { keep, entries, importText, mark, open };
}

/** What a version before this one kept: its id was made of text in another order. */
const old = { ...entryOf(record, 5000), id: 'old' };
const keptByOld = new Map<string, unknown>([
  ['entry/old', old],
  ['record/old', JSON.stringify(record)],
]);

describe('a match', () => {
  it('is the same played and read, whatever the order of its fields', () => {
    const [won] = record.hands.flatMap(({ events }) => events.filter(({ type }) => type === 'win'));
    const again = read(record).hands.flatMap(({ events }) => events.filter(({ type }) => type === 'win'));
    expect(JSON.stringify(won)).not.toBe(JSON.stringify(again[0]));
    expect(matchId(read(record))).toBe(matchId(record));
    for (const hand of record.hands.keys())
      expect(reviewKey(read(record), hand, 0)).toBe(reviewKey(record, hand, 0));
  });

  it('is the same in a link, where no pass is written', async () => {
    const link = await readLink(writeLink({ kind: 'record', record, hand: null }) ?? '', linkPorts);
    expect(link.ok && link.value.kind === 'record' && matchId(link.value.record)).toBe(matchId(record));
  });

  it('is another with another choice, or played less far', () => {
    const short = { ...record, complete: false, hands: record.hands.slice(0, -1) };
    expect(matchId(short)).not.toBe(matchId(record));
    expect(matchId({ ...record, text: 'tea' })).not.toBe(matchId(record));
    expect(matchId({ ...record, seed: BITS.toUpperCase() })).toBe(matchId(record));
  });
});

describe('the own match, exported and imported', () => {
  it('is there once, as it was', async () => {
    const { keep, entries, importText } = await historyWith();
    await keep(record);
    const before = entries();
    expect(await importText(JSON.stringify(record))).toEqual({ ok: true, added: [], known: 1 });
    expect(entries()).toEqual(before);
    await keep(read(record));
    expect(entries()).toEqual(before);
  });

  it('is known where an older version kept it under another id', async () => {
    const { keep, entries, importText } = await historyWith(keptByOld);
    expect(await importText(JSON.stringify(read(record)))).toEqual({ ok: true, added: [], known: 1 });
    await keep(record);
    expect(entries()).toEqual([old]);
  });

  it('is one match of a file that has it twice', async () => {
    const { entries, importText } = await historyWith();
    const line = JSON.stringify(record);
    const { id } = entryOf(record, 0);
    expect(await importText(`${line}\n${line}`)).toEqual({ ok: true, added: [id], known: 1 });
    expect(entries()).toHaveLength(1);
  });

  it.each([
    ['when it was played', '2026-11-28T16:09:00.000Z', 1_795_882_140_000],
    ['a time to come', '2099-01-01T00:00:00.000Z', NOW],
    ['no time', 'tea', NOW],
    ['nothing', undefined, NOW],
  ])('says %s', async (_, at, kept) => {
    const { entries, importText } = await historyWith();
    await importText(JSON.stringify({ ...record, ...(at !== undefined && { at }) }));
    expect(entries()[0]?.at).toBe(kept);
  });

  it('takes its time along in a file', () => {
    expect(withTime(record, { ...old, at: NOW }).at).toBe('2026-11-29T02:00:00.000Z');
    expect(withTime(record, { ...old, at: 0 })).not.toHaveProperty('at');
  });

  it('is written again where only its record was lost', async () => {
    const { id } = entryOf(record, 0);
    const own = { ...old, id };
    const { entries, importText, open } = await historyWith(new Map([[`entry/${id}`, own]]));
    expect(await importText(JSON.stringify(record))).toEqual({ ok: true, added: [id], known: 0 });
    expect(entries()).toEqual([own]);
    expect(await open(id)).toContain('"format"');
  });
});

describe('the match of somebody else', () => {
  const challenge: Challenge = {
    rules: 'hong-kong-old',
    options: record.options,
    bits: BITS,
    text: '',
    bots: ['routes-1', 'routes-1', 'routes-1'],
  };
  const theirs = playChallenge(challenge, 'theirs');

  it('is marked until the player says that it is the own one', async () => {
    const { keep, entries, importText, mark } = await historyWith();
    await keep(record);
    await importText(JSON.stringify(theirs));
    const { id } = entryOf(theirs, 0);
    const marks = () => Object.fromEntries(entries().map((each) => [each.id, each.foreign]));
    expect(marks()).toEqual({ [id]: true, [entryOf(record, 0).id]: undefined });
    await mark([id], false);
    expect(entries().find((each) => each.id === id)).not.toHaveProperty('foreign');
    await mark([id], true);
    expect(marks()[id]).toBe(true);
  });

  it('is the own one once it was played here to the last choice alike', async () => {
    const { keep, entries, importText } = await historyWith();
    await importText(JSON.stringify({ ...record, at: '2020-01-01T00:00:00Z' }));
    await keep(record);
    expect(entries()).toEqual([entryOf(record, NOW)]);
  });
});

describe('a backup', () => {
  const browserWith = (kept: ReadonlyMap<string, unknown>) => ({
    app: '1',
    storage: { ...memoryStorage(), keys: () => [], forget: () => Promise.resolve() },
    history: memoryHistory(new Map(kept)),
  });

  it('takes the place of a match that is there under another id, and restores whose it was', async () => {
    const id = matchId(record);
    const foreign = { ...entryOf(record, 7), foreign: true };
    const here = browserWith(
      new Map<string, unknown>([
        [`entry/${id}`, foreign],
        [`record/${id}`, JSON.stringify(read(record))],
        [`best/${id}`, null],
      ]),
    );
    const exported = await exportKept(browserWith(keptByOld));
    const parsed = await parseBackup(
      exported.ok ? exported.text : '',
      { load: () => Promise.resolve() },
      () => Promise.resolve(),
    );
    if (!parsed.ok) throw new Error(parsed.why);
    expect([...(await twinsOf(here.history, parsed.backup))]).toEqual([['old', id]]);
    expect(await importBackup(here, parsed.backup)).toBe(true);
    expect([...here.history.kept.keys()]).toEqual(['entry/old', 'record/old']);
    expect(here.history.kept.get('entry/old')).toEqual(old);
  });
});
