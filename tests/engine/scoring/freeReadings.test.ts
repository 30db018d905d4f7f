import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTile, parseTiles } from '../../../src/engine/notation';
import type { Forms } from '../../../src/engine/rules';
import { isComplete } from '../../../src/engine/scoring/forms';
import { firstReading, setReadings, type SetReading } from '../../../src/engine/scoring/setReadings';
import { JOKER } from '../../../src/engine/tiles';
import type { TileKind, WinContext } from '../../../src/engine/types';
import type { Wild } from '../../../src/engine/wild';
import { rulesWith, winOf } from '../../support/wins';

const plain: Forms = { sets: 4, sevenPairs: 'none', thirteenOrphans: false };
const loose: Forms = { ...plain, sets: 3, loose: true };

function wildForms(kinds: string, use: Wild['use'], most = 3): Forms {
  return { ...plain, wild: { kinds: tilesOf(kinds), use, most } };
}

function tilesOf(text: string): readonly TileKind[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(tiles.error);
  return tiles.value;
}

const winWith = (hand: string, how = 'S discard W'): WinContext =>
  winOf(rulesWith('hong-kong-old'), hand, { how });

/** Groups as text: what lies there, with the winning tile in brackets. */
function textOf({ groups }: SetReading): string {
  return groups
    .map(({ kinds, won }) =>
      kinds.map((kind, at) => (at === won ? `(${formatTile(kind)})` : formatTile(kind))).join(''),
    )
    .join(' ');
}

/** What tiles of a reading stand for, where that is not what is printed on them. */
function standIns({ sets, eyes }: SetReading): string[] {
  return [...sets, eyes].flatMap((set) =>
    (set?.faces ?? []).flatMap((printed, at) => {
      const as = set?.type === 'chow' ? set.kind + at : (set?.kind ?? 0);
      return printed === as ? [] : [`${formatTile(printed)}=${formatTile(as)}`];
    }),
  );
}

describe('hands in which wild tiles stand for others', () => {
  /** Hands, how they are won, and what stands for what in each of their readings. Source: worked hands of such a game. */
  it.each<[hand: string, how: string, forms: Forms, as: string[]]>([
    ['123p456p99p44m[222p]+7p', 'S discard W', wildForms('3m4m', 'chows'), ['4m=8p,4m=9p']],
    ['CC4m234p55s78s[EEE]+9s', 'E discard W', wildForms('3m4m', 'chows'), []],
    ['CC4m234p55s78s[EEE]+9s', 'E discard W', wildForms('3m4m', 'sets'), ['4m=C']],
    ['123p456pN4m77s[CCC]+7s', 'S discard W', wildForms('3m4m', 'sets'), []],
    ['123p456pN4m77s[CCC]+7s', 'S discard W', wildForms('3m4m', 'anywhere'), ['4m=N']],
    ['C24p456p99p78p[FFF]+9p', 'S discard W', wildForms('CF', 'chows'), ['C=3p']],
    ['CCC24p99p456p[SSS]+3p', 'S discard W', wildForms('CF', 'chows'), ['', 'C=3p,C=7p,C=8p']],
  ])('%s %s', (hand, how, forms, as) => {
    const win = winWith(hand, how);
    const readings = setReadings(forms, win);
    expect(isComplete(forms, win.counts, win.melds)).toBe(readings.length > 0);
    expect(readings.map((reading) => standIns(reading).join())).toEqual(expect.arrayContaining(as));
    expect(readings.length > 0).toBe(as.length > 0);
  });

  it('of one set no more stand for others than may', () => {
    const win = winWith('99p44m[123p][456p][777p]+3m', 'S wall');
    const places = (most: number): string[] =>
      setReadings(wildForms('3m4m', 'chows', most), win)
        .map((reading) => standIns(reading).join())
        .toSorted();
    const threeOfOne = '4m=3p,4m=4p,3m=5p';
    expect(places(3)).toContain(threeOfOne);
    expect(places(2)).not.toContain(threeOfOne);
    expect(places(2)).toEqual(expect.arrayContaining(['4m=2m', '4m=5m']));
  });

  it('a drawn tile may be the one that stands for another, one of another seat is what is printed on it', () => {
    const hand = '12p55s(3333p)[CCC][EEE]+4m';
    const forms = wildForms('3m4m', 'chows');
    expect(setReadings(forms, winWith(hand, 'E wall')).map(textOf)).toEqual([
      '3p3p3p3p CCC EEE 1p2p(4m) 5s5s'.replaceAll('CCC', 'CCC'),
    ]);
    expect(setReadings(forms, winWith(hand, 'E discard W'))).toEqual([]);
  });

  it('any tiles of a complete hand may be jokers, and each reading holds the tiles that are held', () => {
    const sets = fc.array(fc.constantFrom([0, 1, 2], [3, 4, 5], [11, 12, 13], [27, 27, 27], [31, 31, 31]), {
      minLength: 4,
      maxLength: 4,
    });
    const hand = fc.tuple(sets, fc.uniqueArray(fc.nat(13), { maxLength: 3 })).map(([all, jokers]) => {
      const tiles = [...all.flat(), 20, 20].map((kind, at) => (jokers.includes(at) ? JOKER : kind));
      return Array.from({ length: JOKER + 1 }, (_, kind) => tiles.filter((tile) => tile === kind).length);
    });
    const forms: Forms = { ...plain, wild: { kinds: [JOKER], use: 'anywhere', most: 3 } };
    fc.assert(
      fc.property(hand, (counts) => {
        const readings = setReadings(forms, { counts, melds: [], tile: null, from: null });
        expect(readings.length).toBeGreaterThan(0);
        for (const { groups } of readings) {
          const held = groups.flatMap(({ kinds }) => kinds);
          expect(counts.map((_, kind) => held.filter((tile) => tile === kind).length)).toEqual(counts);
        }
        expect(new Set(readings.map((reading) => [textOf(reading), standIns(reading)].join())).size).toBe(
          readings.length,
        );
      }),
      { numRuns: 60, seed: 20261129 },
    );
  });
});

describe('hands with loose tiles', () => {
  it('are read in every way, and show what is left over', () => {
    expect(setReadings(loose, winWith('1234m567p88s99sEE+E', 'S wall')).map(textOf)).toEqual([
      '1m2m3m 5p6p7p EE(E) 8s8s 4m9s9s',
      '1m2m3m 5p6p7p EE(E) 9s9s 4m8s8s',
      '2m3m4m 5p6p7p EE(E) 8s8s 1m9s9s',
      '2m3m4m 5p6p7p EE(E) 9s9s 1m8s8s',
    ]);
    const readings = setReadings(loose, winWith('123m567p888s99sWN+1s', 'S wall')).map(textOf);
    expect(readings).toEqual(['1m2m3m 5p6p7p 8s8s8s 9s9s (1s)WN']);
  });

  it('give the winning tile to a set before it is left over, unless that does not fit', () => {
    const win = winWith('123m567p888s99sWN+9s', 'S wall');
    expect(setReadings(loose, win).map(textOf)).toContain('1m2m3m 5p6p7p 8s8s8s 9s9s (9s)WN');
    const inEyes = firstReading(loose, win, ({ eyes }) => eyes?.won !== null);
    expect(inEyes && textOf(inEyes)).toBe('1m2m3m 5p6p7p 8s8s8s 9s(9s) 9sWN');
  });
});
