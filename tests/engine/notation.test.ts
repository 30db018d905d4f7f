import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHand, parseHand, type HandFacts, type WrittenHand } from '../../src/engine/handNotation';
import {
  formatSeat,
  formatTile,
  formatTiles,
  parseSeat,
  parseTiles,
  seatNames,
} from '../../src/engine/notation';
import { STANDARD_LAY_OUTS } from '../../src/engine/mayLie';
import type { MeldShape } from '../../src/engine/rules';
import { tileSet } from '../../src/engine/tileSet';
import { ALL_KINDS, canStartChow, FLOWERS_AND_SEASONS, tileList } from '../../src/engine/tiles';

const won: HandFacts = {
  geometry: { handSize: 13 },
  tiles: tileSet(tileList(FLOWERS_AND_SEASONS)),
  layOuts: STANDARD_LAY_OUTS,
  sort: 'won',
};
const plain: HandFacts = {
  ...won,
  tiles: tileSet(tileList([])),
  layOuts: { ...STANDARD_LAY_OUTS, alike: [3], closed: [] },
};
const classical: HandFacts = { ...won, layOuts: { ...STANDARD_LAY_OUTS, closed: [3, 4] }, sort: 'held' };
const bonusWin: HandFacts = { ...won, sort: 'bonus-win' };

describe('tiles', () => {
  it('writes every kind in its own way and reads it back', () => {
    const names = Array.from({ length: ALL_KINDS }, (_, kind) => formatTile(kind));
    expect(names.join(' ')).toBe(
      '1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s ' +
        'E S W N C F P 1f 2f 3f 4f 1y 2y 3y 4y 1a 2a 3a 4a 5a 6a 7a 8a J 0m 0p 0s B',
    );
    names.forEach((name, kind) => expect(parseTiles(name)).toEqual({ ok: true, value: [kind] }));
  });

  it.each([
    ['123m', '1m 2m 3m'],
    ['12f', '1f 2f'],
    [' 1 2\t3 m\nE\uFE0E', '123mE'],
    ['🀇🀈🀏🀙🀡🀐🀘', '129m19p19s'],
    ['🀀🀁🀂🀃🀄🀅🀆', 'ESWNCFP'],
    ['🀄\uFE0F🀄\uFE0E', 'CC'],
    ['🀢🀣🀥🀤🀦🀧🀨🀩', '1234f1234y'],
    ['🀪', 'J'],
    ['340m0s', '3m 4m 0m 0s'],
    ['1🀇', null],
    ['', ''],
  ])('reads %j as %j', (text, same) => {
    if (same === null) expect(parseTiles(text).ok).toBe(false);
    else expect(parseTiles(text)).toEqual(parseTiles(same));
  });

  it.each([
    ['0f', '"0f" is no tile.'],
    ['5f', '"5f" is no tile.'],
    ['9a', '"9a" is no tile.'],
    ['12', '"12" has no suit letter after it.'],
    ['12E', '"12" has no suit letter after it.'],
    ['m1', '"m" has no rank before it.'],
    ['1M', '"1" has no suit letter after it.'],
    ['X', '"X" is no tile.'],
    ['e', '"e" is no tile.'],
    ['🀫', '"🀫" is no tile.'],
    ['1m,2m', '"," is no tile.'],
  ])('refuses %j', (text, error) => {
    expect(parseTiles(text)).toEqual({ ok: false, error });
  });

  it('joins neighbours of one suit and keeps the order', () => {
    expect(formatTiles([0, 1, 2, 27, 27, 9, 0, 34, 35, 38])).toBe('123mEE1p1m12f1y');
  });

  it('reads back any tiles it writes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(ALL_KINDS - 1)), (kinds) => {
        expect(parseTiles(formatTiles(kinds))).toEqual({ ok: true, value: kinds });
      }),
    );
  });

  it('says what kind there is not', () => {
    expect(() => formatTile(55)).toThrow('There is no tile kind 55.');
  });
});

describe('seats', () => {
  it('writes them by wind', () => {
    expect([0, 1, 2, 3].map(formatSeat).join('')).toBe('ESWN');
    expect(['E', 'S', 'W', 'N'].map((letter) => parseSeat(letter, 4))).toEqual([0, 1, 2, 3]);
  });

  it.each(['', 'e', 'ES', 'X', 0, null, undefined])('knows no seat %j', (text) => {
    expect(parseSeat(text, 4)).toBeNull();
  });

  it('knows the seats of the table, and no more', () => {
    expect(['E', 'S', 'W', 'N'].map((letter) => parseSeat(letter, 3))).toEqual([0, 1, 2, null]);
    expect([seatNames(3), seatNames(4)]).toEqual(['E, S or W', 'E, S, W or N']);
  });
});

describe('hands', () => {
  it('reads the example', () => {
    expect(parseHand('33m55p[CCC][EEE](9999s)+3m|1f2y', won)).toEqual({
      ok: true,
      value: {
        concealed: [2, 2, 13, 13],
        melds: [
          { type: 'pong', kind: 31, concealed: false, from: null },
          { type: 'pong', kind: 27, concealed: false, from: null },
          { type: 'kong', kind: 26, concealed: true, from: null },
        ],
        winning: 2,
        bonus: [34, 39],
      },
    });
  });

  it.each([
    ['5p3m 5p3m [C C C](9s9s9s9s)[EEE] + 3m | 2y1f', '33m55p[CCC](9999s)[EEE]+3m|1f2y'],
    ['🀉🀉🀝🀝[🀄🀄🀄][🀀🀀🀀](🀘🀘🀘🀘)+🀉|🀢🀧', '33m55p[CCC][EEE](9999s)+3m|1f2y'],
    ['1m2m3m[423s]456m789m1p+1p', '123m456m789m1p[234s]+1p', 'misplaced'],
    ['123456789m1p[423s]+1p', '123456789m1p[234s]+1p'],
  ])('reads %j', (text, same, wrong = '') => {
    const read = parseHand(text, won);
    if (wrong) expect(read.ok).toBe(false);
    else expect(read.ok && formatHand(read.value)).toBe(same);
  });

  it('reads the other sorts of hands', () => {
    expect(parseHand('333m999pFFSS[EEE]|2f', classical).ok).toBe(true);
    expect(parseHand('333m99pFF(777s)[EEE]', classical)).toMatchObject({
      ok: true,
      value: { melds: [{ type: 'pong', concealed: true }, { concealed: false }], winning: null },
    });
    expect(parseHand('|1234f1234y', bonusWin).ok).toBe(true);
    expect(parseHand('14m[EEE]|1f', bonusWin).ok).toBe(true);
  });

  it.each([
    ['33m55p[CCC][EEE](9999s)|1f', won, 'The winning tile, after "+", is missing.'],
    ['33m55p[CCC][EEE](9999s)+|1f', won, '"+" is not one winning tile.'],
    ['33m55p[CCC][EEE](9999s)+33m', won, '"+33m" is not one winning tile.'],
    ['33m55p[CCC][EEE](9999s)+3m+3m', won, '"+3m" does not belong where it stands.'],
    ['33m[CCC]55p[EEE](9999s)+3m', won, '"55p[EEE](9999s)+3m" does not belong where it stands.'],
    ['33m55p[CCC][EEE](9999s)|1f+3m', won, '"+3m" does not belong where it stands.'],
    ['33m55p[CCC[EEE](9999s)+3m', won, '"[CCC[EEE](9999s)+3m" does not belong where it stands.'],
    ['33m55p[CCC)[EEE](9999s)+3m', won, '"[CCC)[EEE](9999s)+3m" does not belong where it stands.'],
    ['33m55p[CCC][EEE]9999s)+3m', won, '"9999s)+3m" does not belong where it stands.'],
    ['33m55p[CCC][EES](9999s)+3m', won, '"[EES]" is no chow, pong or kong.'],
    ['33m55p[CCC][ESW](9999s)+3m', won, '"[ESW]" is no chow, pong or kong.'],
    ['33m55p[CCC][8m9m1p](9999s)+3m', won, '"[8m9m1p]" is no chow, pong or kong.'],
    ['33m55p[CCC][EE](9999s)+3m', won, '"[EE]" is no chow, pong or kong.'],
    ['33m55p[CCC][](9999s)+3m', won, '"[]" is no chow, pong or kong.'],
    ['33m55p[CCC][1f1f1f](9999s)+3m', won, '"[1f1f1f]" is no chow, pong or kong.'],
    ['33m55p[CCC][EEE](999s)+3m', won, '"(999s)" is no concealed kong.'],
    ['33m55p[CCC][EEE](789s)+3m', won, '"(789s)" is no concealed kong.'],
    ['33m55p[CCC][EEE](99998s)+3m', won, '"(99998s)" is no concealed kong.'],
    ['33m55p[CCC][EXE](9999s)+3m', won, 'In "[EXE]" "X" is no tile.'],
    ['33m0p5p[CCC][EEE](9999s)+3m', won, '0p is not used in this rule set.'],
    ['33m55p0f[CCC][EEE](9999s)+3m', won, '"0f" is no tile.'],
    [
      '33m5p[CCC][EEE](9999s)+3m',
      won,
      'There are 12 tiles (three for each meld, the winning tile apart), not 13.',
    ],
    [
      '333m55p[CCC][EEE](9999s)+3m',
      won,
      'There are 14 tiles (three for each meld, the winning tile apart), not 13.',
    ],
    ['33m55p[CCC][333m](9999s)+3m', won, '3m is there 6 times, and the set has only 4.'],
    ['33m55p[CCC][CCC](9999s)+3m', won, 'C is there 6 times, and the set has only 4.'],
    [
      '33m59s5p[CCC][EEE](9999s)+3m',
      won,
      'There are 14 tiles (three for each meld, the winning tile apart), not 13.',
    ],
    ['33m5p9s[CCC][EEE](9999s)+3m', won, '9s is there 5 times, and the set has only 4.'],
    ['33m55p[CCC][EEE](9999s)+3m|1f1f', won, '1f is there 2 times, and the set has only 1.'],
    ['33m55p[CCC][EEE](9999s)+3m|1a', won, '1a is not used in this rule set.'],
    ['33m55p[CCC][EEE](9999s)+3m|E', won, 'E, after "|", is no bonus tile.'],
    ['33m55p[CCC][EEE](9999s)+3m|', won, 'No bonus tile stands after "|".'],
    ['33m5p1f[CCC][EEE](9999s)+3m', won, '1f is a bonus tile and belongs after "|".'],
    ['33m55p[CCC][EEE](9999s)+1f', won, '1f is a bonus tile and belongs after "|".'],
    ['33m55p[CCC][EEE](9999s)+3m', plain, '"(9999s)" is a kong, and this rule set has none.'],
    ['33m55p[CCC][EEE][999s]+3m|1f', plain, '1f is not used in this rule set.'],
    ['333m999pFFSS[EEE]+2f', classical, '"+2f" stands in a hand without a winning tile.'],
    [
      '333m999pFFS[EEE]',
      classical,
      'There are 12 tiles (three for each meld, the winning tile apart), not 13.',
    ],
    ['1m+2m|1234f1234y', bonusWin, '"+2m" stands in a hand without a winning tile.'],
    [
      '12345678999m12345p|1f',
      bonusWin,
      'There are 16 tiles (three for each meld, the winning tile apart), not 13.',
    ],
  ])('refuses %j', (text, facts, error) => {
    expect(parseHand(text, facts)).toEqual({ ok: false, error });
  });

  it('reads back any hand it writes', () => {
    fc.assert(
      fc.property(randomHand(), (hand) => {
        expect(parseHand(formatHand(hand), won)).toEqual({ ok: true, value: hand });
      }),
      { numRuns: 500 },
    );
  });
});

/** A hand that can lie on the table: melds as far as the tiles allow, then tiles of a shuffled set. */
function randomHand(): fc.Arbitrary<WrittenHand> {
  const order = fc.shuffledSubarray([...won.tiles.faces], { minLength: 144 });
  const wishes = fc.array(fc.record({ kind: fc.nat(33), type: meldType, concealed: fc.boolean() }), {
    maxLength: 4,
  });
  return fc.record({ order, wishes, bonus: fc.nat(8) }).map(({ order: tiles, wishes: melds, bonus }) => {
    const rest = [...tiles];
    const laidOut = melds.flatMap((wish) => layOut(rest, wish));
    const playing = rest.filter((kind) => kind < 34);
    const held = 13 - 3 * laidOut.length;
    return {
      concealed: playing.slice(0, held).toSorted((a, b) => a - b),
      melds: laidOut,
      winning: playing[held]!,
      bonus: rest
        .filter((kind) => kind >= 34)
        .slice(0, bonus)
        .toSorted((a, b) => a - b),
    };
  });
}

const meldType = fc.constantFrom('chow', 'pong', 'kong');

/** Takes the meld's tiles out of the rest; nothing when they are not all there. */
function layOut(
  rest: number[],
  wish: { kind: number; type: MeldShape['type']; concealed: boolean },
): MeldShape[] {
  const { kind, type } = wish;
  if (type === 'chow' && !canStartChow(kind)) return [];
  const tiles =
    type === 'chow' ? [kind, kind + 1, kind + 2] : Array<number>(type === 'kong' ? 4 : 3).fill(kind);
  const left = [...rest];
  for (const tile of tiles) {
    const at = left.indexOf(tile);
    if (at < 0) return [];
    left.splice(at, 1);
  }
  rest.splice(0, rest.length, ...left);
  return [{ type, kind, concealed: type === 'kong' && wish.concealed, from: null }];
}
