import { describe, expect, test } from 'vitest';
import type { GameRecord, RecordedHand } from '../../../src/engine/record';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import { recordOfMatch } from '../../../src/cli/simulate';
import { toldWhole } from '../../../src/rule-sets/riichi/formats/toldWhole';
import { formats } from '../../../src/rule-sets/riichi/formats/formats';
import { createHistoryStore } from '../../../src/store/records/history';
import { memoryHistory } from '../../store/memoryHistory';
import { optionsOf } from '../../support/rigged';
import { eager, keenOnRiichi } from './players';

const [tenhou, mjai] = formats;

function played(seed: number, options: object = {}): GameRecord {
  const bots = [eager, keenOnRiichi, keenOnRiichi, keenOnRiichi];
  return recordOfMatch({ rules: 'riichi', options: optionsOf('riichi', options), seed, bots });
}

/** What others may know of a hand: not the tiles that were never drawn, nor the dice. */
function told({ wall: _wall, dice: _dice, break: _break, ...hand }: RecordedHand): object {
  return hand;
}

const SEEDS = [1, 2, 3, 4, 5, 6];

test('a record tells declarations as such, counters with the hand, and nothing that follows from the wall', () => {
  const record = played(1);
  const { hands } = record;
  const events = hands.flatMap((hand) => hand.events);
  expect(events.filter(({ type }) => type === 'declare').length).toBeGreaterThan(0);
  const others = ['riichi', 'indicator', 'ready', 'nagashi'];
  expect(events.filter(({ type }) => others.includes(type))).toEqual([]);
  const started = toldWhole(record);
  expect(hands).toMatchObject(started.map(({ left }) => left));
  expect(started.some(({ left }) => left.honba > 0)).toBe(true);
});

test.each(SEEDS)('a match that is written as Tenhou has it is read as it was, %i', (seed) => {
  const record = played(seed, seed % 2 ? { rounds: 1, redFives: 0, openTanyao: false } : {});
  const read = tenhou!.read!(JSON.parse(tenhou!.write(record)));
  if (!read.ok) throw new Error(read.error);
  expect(read.value.hands.map(told)).toEqual(record.hands.map(told));
  expect(read.value.closing).toEqual(record.closing);
  expect(parseRecord(JSON.parse(JSON.stringify(read.value))).ok).toBe(true);
  expect(replayRecord(read.value)).toMatchObject({ ok: true });
});

describe('a match of Tenhou that is not possible', () => {
  const written = () => JSON.parse(tenhou!.write(played(1))) as { log: unknown[][] };
  const gainsIn = (log: unknown[][]) => log.flatMap((hand) => (hand.at(-1) as number[][]).slice(1, 2))[0]!;
  const readAs = (change: (log: unknown[][]) => void) => {
    const match = written();
    change(match.log);
    return tenhou!.read!(match);
  };

  test.each<[string, RegExp, (log: unknown[][]) => void]>([
    ['pays something else', /^Hand \d+: it brings/, (log) => (gainsIn(log)[0]! += 100)],
    ['throws what is not held', /^Hand 1: .*is not allowed/, (log) => ((log[0]![6] as unknown[])[0] = 'r41')],
    ['has a tile five times', /^Hand 1: there are more/, (log) => (log[0]![4] = Array<number>(13).fill(11))],
    ['has tiles that do not exist', /^Hand 1: .*not known/, (log) => (log[0]![2] = [99])],
    ['leaves out a hand', /^Hand 2: /, (log) => log.splice(1, 1)],
    [
      'begins with other points',
      /^Hand 1: its points/,
      (log) => (log[0]![1] = [30_000, 30_000, 30_000, 10_000]),
    ],
    ['has lists of something else', /^Hand 1: its lists/, (log) => (log[0]![5] = [{}])],
  ])('%s', (_, expected, change) => {
    const read = readAs(change);
    expect(read.ok ? 'read' : read.error).toMatch(expected);
  });

  test('is no match of Tenhou at all', () => {
    for (const json of [null, 3, [], {}, { name: [], log: [] }, played(1)])
      expect(tenhou!.isOf!(json)).toBe(false);
  });
});

/** Follows mjai lines as somebody who knows no rules: what goes must have come. */
function followed(text: string): { hands: number; turned: number; gains: number[] } {
  const found = { hands: 0, turned: 0, gains: [0, 0, 0, 0] };
  let held: string[][] = [];
  let last: string | null = null;
  const take = (player: number, tiles: readonly string[]) => {
    for (const tile of tiles) {
      const place = held[player]!.indexOf(tile);
      if (place < 0) throw new Error(`Player ${player} has no ${tile}.`);
      held[player]!.splice(place, 1);
    }
  };
  for (const line of text.trimEnd().split('\n')) {
    const { type, actor = 0, pai = '', ...event } = JSON.parse(line) as Mjai;
    if (type === 'start_kyoku') {
      found.hands++;
      held = event.tehais!.map((tiles) => [...tiles]);
    }
    if (type === 'tsumo') held[actor]!.push(pai);
    if (type === 'dahai' || type === 'kakan') take(actor, [pai]);
    if (type === 'dahai') last = pai;
    if (type === 'chi' || type === 'pon' || type === 'daiminkan') {
      if (pai !== last) throw new Error(`${pai} was not thrown, ${last} was.`);
      take(actor, event.consumed!);
    }
    if (type === 'ankan') take(actor, event.consumed!);
    if (type === 'dora') found.turned++;
    if (type === 'reach_accepted') found.gains[actor]! -= 1000;
    event.deltas?.forEach((gain, player) => (found.gains[player]! += gain));
  }
  return found;
}

interface Mjai {
  readonly type: string;
  readonly actor?: number;
  readonly pai?: string;
  readonly consumed?: readonly string[];
  readonly tehais?: readonly (readonly string[])[];
  readonly deltas?: readonly number[];
}

test.each(SEEDS)('a match as mjai lines throws only what came, and brings what it brought, %i', (seed) => {
  const record = played(seed);
  const { hands, turned, gains } = followed(mjai!.write(record));
  expect(hands).toBe(record.hands.length);
  const scores = record.hands.map(({ result }) => result!.scores);
  expect(gains).toEqual([0, 1, 2, 3].map((player) => scores.reduce((sum, each) => sum + each[player]!, 0)));
  const indicators = toldWhole(record).flatMap(({ events }) =>
    events.filter(({ type }) => type === 'indicator'),
  );
  expect(turned).toBe(indicators.length - hands);
});

test('a file of another program is taken into the history, and one that is not possible is refused', async () => {
  const games = {
    load: () => Promise.resolve(),
    formats: new Map([['riichi', () => Promise.resolve(formats)]]),
  };
  const { store } = createHistoryStore(memoryHistory(), () => 0, { games });
  const { importText, claim, open } = store.getState();
  const text = tenhou!.write(played(1));
  expect(await importText(text)).toMatchObject({ ok: true, known: 0 });
  expect(store.getState().entries).toMatchObject([{ rules: 'riichi', complete: true, foreign: true }]);
  expect(await importText(text)).toMatchObject({ ok: true, added: [], known: 1 });
  const [entry] = store.getState().entries;
  expect(entry).not.toHaveProperty('line');
  await claim(entry!.id, 2);
  const [claimed, ...others] = store.getState().entries;
  expect(others).toEqual([]);
  expect(claimed).toMatchObject({ id: entry!.id });
  expect(claimed).not.toHaveProperty('foreign');
  expect(claimed!.line).toHaveLength(claimed!.hands + 1);
  expect(parseRecord(JSON.parse((await open(entry!.id))!))).toMatchObject({ ok: true });
  const wrong = text.replace('25000', '25100');
  expect(await importText(wrong)).toMatchObject({ ok: false, why: 'not-played' });
});
