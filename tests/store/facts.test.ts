import { describe, expect, it } from 'vitest';
import { parseTiles } from '../../src/engine/notation';
import { tileList } from '../../src/engine/tiles';
import { seatView } from '../../src/engine/view';
import { waitsOf, winValue } from '../../src/store/facts/handFacts';
import { personAt, seatInfos } from '../../src/store/facts/seats';
import { sortTiles } from '../../src/store/facts/tiles';
import { winGroups } from '../../src/store/facts/winGroups';
import { dealFixture, tableFixture } from '../ui/fixtures';
import { claimTable, fullTable, idleTable, turnTable, wonState } from '../ui/scenes';

describe('a win on offer', () => {
  it('is worth what the ledger then says', () => {
    const { deal } = dealFixture(claimTable);
    const value = winValue(seatView(deal, 1));
    const { result } = wonState();
    expect(value?.sheet).toEqual(result?.deal.wins[0]?.sheet);
    expect(value?.gain).toBe(result?.gained[1]);
  });

  it('is none while nothing is asked or the hand is not complete', () => {
    expect(winValue(seatView(dealFixture(idleTable).deal, 1))).toBeNull();
    expect(winValue(seatView(dealFixture(turnTable).deal, 1))).toBeNull();
  });
});

describe('waits', () => {
  it('count the tiles that are not in sight', () => {
    const { deal } = dealFixture(claimTable);
    const waits = waitsOf(seatView(deal, 1), null).map(({ kind, left }) => [kind, left]);
    expect(waits).toEqual([
      [13, 1],
      [16, 3],
    ]);
  });

  it('of a turn are those after a discard', () => {
    const { deal } = dealFixture(turnTable);
    const view = seatView(deal, 1);
    expect(waitsOf(view, view.hand.at(-1) ?? null).map(({ kind }) => kind)).toEqual([13, 16]);
    expect(waitsOf(view, null)).toEqual([]);
    expect(waitsOf(view, view.hand[0] ?? null)).toEqual([]);
  });

  it('say so when no tile is left', () => {
    const view = seatView(dealFixture(fullTable).deal, 1);
    expect(waitsOf(view, view.hand.at(-1) ?? null)).toMatchObject([
      { kind: 25, left: 0, sheet: { legal: false } },
    ]);
  });
});

describe('the seats', () => {
  it('stand around the human in order of play', () => {
    const seats = seatInfos(tableFixture(claimTable));
    expect(
      seats.map(({ place, person, wind, isDealer, isTurn, score }) => [
        place,
        person,
        wind,
        isDealer,
        isTurn,
        score,
      ]),
    ).toEqual([
      ['self', 'you', 1, false, false, 412],
      ['right', 'wing', 2, false, false, 498],
      ['across', 'chiu', 3, false, false, 504],
      ['left', 'mei', 0, true, true, 586],
    ]);
    expect(personAt(tableFixture(claimTable), 3)).toBe('chiu');
  });
});

describe('a won hand', () => {
  const kinds = tileList([]);

  function groups(text: string, items: readonly string[] = [], sets = 4): string[] {
    const parsed = parseTiles(text);
    if (!parsed.ok) throw new Error(parsed.error);
    const used = new Set<number>();
    const tiles = parsed.value.map((kind) => {
      const id = kinds.findIndex((each, at) => each === kind && !used.has(at));
      used.add(id);
      return id;
    });
    return winGroups(sortTiles(tiles, kinds), kinds, { sets, items }).map(
      ({ type, tiles: all }) => `${type} ${all.map((tile) => kinds[tile]).join()}`,
    );
  }

  it.each([
    ['123m456m789m123pEE', [], ['chow 0,1,2', 'chow 3,4,5', 'chow 6,7,8', 'chow 9,10,11', 'pair 27,27']],
    ['111222333mEEESS', [], ['chow 0,1,2', 'chow 0,1,2', 'chow 0,1,2', 'pong 27,27,27', 'pair 28,28']],
    [
      '111222333mEEESS',
      ['all-pongs'],
      ['pong 0,0,0', 'pong 1,1,1', 'pong 2,2,2', 'pong 27,27,27', 'pair 28,28'],
    ],
    ['1122334455667m7m', ['seven-pairs'], ['pairs 0,0,1,1,2,2,3,3,4,4,5,5,6,6']],
    ['19m19p19sESWNCFPP', ['thirteen-orphans'], ['orphans 0,8,9,17,18,26,27,28,29,30,31,32,33,33']],
  ])('%s with %j is laid out', (text, items, expected) => {
    expect(groups(text, items)).toEqual(expected);
  });

  it('may leave tiles over where three groups win', () => {
    expect(groups('123m456m777pEE159s', [], 3)).toEqual([
      'chow 0,1,2',
      'chow 3,4,5',
      'pong 15,15,15',
      'pair 27,27',
      'rest 18,22,26',
    ]);
  });
});
