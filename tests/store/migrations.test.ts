import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from '../../src/store/saves/save';
import type { SheetRow } from '../../src/store/types';
import schema1 from '../data/saves/schema1.json';
import schema2 from '../data/saves/schema2.json';
import schema3 from '../data/saves/schema3.json';
import schema4 from '../data/saves/schema4.json';
import schema5 from '../data/saves/schema5.json';
import { playMatch, settled, startGame, untilAsked } from './harness';
import type { Harness } from './harness';
import { memoryStorage } from './memoryStorage';
import { withoutRoomFor } from './withoutRoomFor';
import { savedGames, shownOf } from './savedGames';
import type { SavedGame } from './savedGames';

const KEY = 'hong-kong-mahjong/match';
const OLD_SHEET = 'hong-kong-mahjong/score-sheet';

type Saves = Readonly<Record<keyof typeof savedGames, unknown>>;

/** What the version with each schema left in the browser. */
const written: readonly Saves[] = [schema1, schema2, schema3, schema4, schema5];

const names = Object.keys(savedGames) as (keyof typeof savedGames)[];
const each = written.flatMap((saves, at) =>
  names.map((name) => [at + 1, name, saves[name] as SavedGame] as const),
);

function savedGame(schema: number, name: keyof typeof savedGames): SavedGame {
  return written[schema - 1]?.[name] as SavedGame;
}

/** The app of today, opened on what was kept. */
function opened(entries: Readonly<Record<string, string>>): Harness {
  return startGame({ storage: memoryStorage(entries), pace: () => 'instant' });
}

function saveIn({ storage }: Pick<Harness, 'storage'>): Record<string, unknown> {
  return JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
}

function sumsOf(sheet: readonly SheetRow[]): number[] {
  return [0, 1, 2, 3].map((player) => sheet.reduce((sum, { gained }) => sum + (gained[player] ?? 0), 0));
}

it('there are saves of every schema, and they say which it is', () => {
  expect(written).toHaveLength(SCHEMA_VERSION);
  for (const [schema, , { storage }] of each)
    expect(JSON.parse(storage[KEY] ?? '{}')).toMatchObject({ schemaVersion: schema });
});

describe.each(each)('a save of schema %i (%s)', (schema, name, { storage, shown }) => {
  it('gives the table back as it was left, and is written as today', () => {
    const harness = opened(storage);
    harness.game.getState().resume();
    untilAsked(harness);
    const state = harness.game.getState();
    expect(shownOf(state)).toEqual(shown);
    expect(state).toMatchObject({
      notice: null,
      setAside: null,
      screen: name === 'result' ? 'result' : 'table',
    });
    const kept = saveIn(harness);
    expect(kept['schemaVersion']).toBe(SCHEMA_VERSION);
    expect(kept['choices']).toEqual((JSON.parse(storage[KEY] ?? '{}') as typeof kept)['choices']);
    expect(harness.storage.getItem(OLD_SHEET)).toBeNull();
  });

  it('lets the match be played to its end', () => {
    const harness = opened(storage);
    harness.game.getState().resume();
    expect(playMatch(harness).scores.reduce((sum, score) => sum + score, 0)).toBe(0);
  });

  it('has its score sheet as far as it was known', () => {
    const { sheet, scores, match } = opened(storage).game.getState();
    const over = (match?.dealt ?? 0) + (name === 'result' ? 1 : 0);
    const known = schema > 1 ? over : over - (match?.dealt ?? 0);
    expect(sheet).toHaveLength(known);
    expect(sheet.map(({ dealt }) => dealt)).toEqual([0, 1, 2].slice(over - known, over));
    if (known === over) expect(sumsOf(sheet)).toEqual(scores);
  });
});

describe('the score sheet of schema 2', () => {
  const { storage } = savedGame(2, 'old');
  const sheetOf = (entries: Readonly<Record<string, string>>) => opened(entries).game.getState().sheet;
  const rows = sheetOf(storage);

  it('stands under a key of its own', () => {
    expect(rows).toHaveLength(2);
    expect(sheetOf({ ...storage, [OLD_SHEET]: '{' })).toEqual([]);
  });

  it('had the hand whose result is shown already, which is not entered twice', () => {
    const { storage: atResult } = savedGame(2, 'result');
    expect((JSON.parse(atResult[OLD_SHEET] ?? '{}') as { rows: SheetRow[] }).rows).toHaveLength(2);
    expect(sheetOf(atResult).map(({ dealt }) => dealt)).toEqual([0, 1]);
  });

  it('is not taken from another match', () => {
    const other = (storage[OLD_SHEET] ?? '').replace('"000102', '"fff102');
    expect(other).not.toBe(storage[OLD_SHEET]);
    expect(sheetOf({ ...storage, [OLD_SHEET]: other })).toEqual([]);
  });

  it('is left out where it says otherwise than the standings', () => {
    const sheet = JSON.parse(storage[OLD_SHEET] ?? '{}') as { rows: SheetRow[] };
    const wrong = sheet.rows.map((row) => ({ ...row, gained: [9, 0, 0, -9] }));
    expect(sheetOf({ ...storage, [OLD_SHEET]: JSON.stringify({ ...sheet, rows: wrong }) })).toEqual([]);
    const known = sheet.rows.slice(1);
    expect(sheetOf({ ...storage, [OLD_SHEET]: JSON.stringify({ ...sheet, rows: known }) })).toEqual(
      rows.slice(1),
    );
  });

  it('stays where it is while the browser has no room', () => {
    const kept = memoryStorage(storage);
    const { game } = startGame({ storage: withoutRoomFor('', kept), pace: () => 'instant' });
    expect(game.getState()).toMatchObject({ notice: 'save-failed', sheet: rows });
    expect(kept.getItem(KEY)).toBe(storage[KEY]);
    expect(kept.getItem(OLD_SHEET)).toBe(storage[OLD_SHEET]);
  });
});

describe('a save of schema 1 that cannot be brought to the present one', () => {
  const good = JSON.parse(savedGame(1, 'old').storage[KEY] ?? '{}') as Record<string, object>;

  it.each([
    ['no match', { match: undefined }],
    ['an unknown rule set', { match: { ...good['match'], rules: 'x' } }],
    ['no such schema', { schemaVersion: 0 }],
    ['half a schema', { schemaVersion: 1.5 }],
    ['options that are none', { match: { ...good['match'], options: { rounds: 'x' } } }],
    ['no choices', { choices: undefined }],
  ])('is set aside: %s', (_, change) => {
    const text = JSON.stringify({ ...good, ...change });
    const harness = opened({ [KEY]: text });
    expect(harness.game.getState()).toMatchObject({
      notice: 'save-unreadable',
      match: null,
      setAside: { why: 'damaged', text },
    });
    expect(harness.storage.getItem(KEY)).toBeNull();
  });

  it('in a choice begins its hand again', () => {
    const text = JSON.stringify({ ...good, choices: [{ type: 'pass', seat: 3 }] });
    const harness = opened({ [KEY]: text });
    expect(harness.game.getState()).toMatchObject({ notice: 'deal-restarted', setAside: { text } });
    expect(saveIn(harness)).toMatchObject({ schemaVersion: SCHEMA_VERSION, choices: [] });
  });
});

describe('the score sheet of a match', () => {
  it('is written with the match and comes to its standings at every step', async () => {
    const harness = startGame({ pace: () => 'instant' });
    const { storage, game } = harness;
    game.getState().startMatch({
      rules: 'hong-kong-old',
      options: { rounds: 1, minimumFaan: 0 },
      opponents: [],
      text: '',
    });
    let hands = 0;
    playMatch(harness, ({ sheet, match, screen, scores }) => {
      if (screen === 'standings') return;
      const kept = saveIn(harness) as { sheet: SheetRow[]; match: { scores: number[]; dealt: number } };
      expect(kept.sheet).toHaveLength(kept.match.dealt);
      expect(sumsOf(kept.sheet)).toEqual(kept.match.scores);
      expect(sheet).toHaveLength((match?.dealt ?? 0) + (screen === 'result' ? 1 : 0));
      if (screen === 'result') {
        hands++;
        expect(sumsOf(sheet)).toEqual(scores);
        expect(startGame({ storage }).game.getState().sheet).toEqual(sheet);
      }
    });
    await settled();
    expect(hands).toBeGreaterThan(3);
    expect(game.getState().sheet).toHaveLength(hands);
    expect(storage.getItem(KEY)).toBeNull();
    game.getState().goHome();
    expect(game.getState().sheet).toEqual([]);
  });
});
