import { describe, expect, it } from 'vitest';
import { heldMinimum, wayToMinimum } from '../../../src/coach/reasons/minimum';
import type { SeatText } from '../../ui/fixtures';
import { asked } from './parts';

const OLD = 'hong-kong-old';
const COMMON = 'hong-kong-common';

/** How much of the minimum the south seat has that holds this; in the first round, on a discard of East. */
function heldWith(own: SeatText, rules = OLD, wallLeft = 60) {
  return heldMinimum(asked(own, { rules, wallLeft, river: '1p' }));
}

describe('what is sure of the minimum', () => {
  it.each([
    ['123789m46p9sE', 0],
    ['123m46p9sFFFC', 1],
    ['78m46pSSSFFF', 2],
    ['78m46pEEEFFF', 2],
    ['78m46pWWWFFF', 1],
    ['78m46pSSPPPN', 1],
  ])('of pongs in a hand: %s is sure of %i of 3 faan', (hand, has) => {
    expect(heldWith({ hand, melds: '[312s]0' })).toEqual({ has, needs: 3, unit: 'faan' });
  });

  it.each([
    [['[FFF]', '[123m]'], 1],
    [['[FFF]', '(SSSS)'], 2],
    [['[EEE]', '[WWW]'], 1],
    [['[123m]', '[345p]'], 0],
  ])('of melds: %j are sure of %i', (melds, has) => {
    expect(heldWith({ hand: '68m46p12s9s', melds: melds.map((meld) => `${meld}0`).join(' ') })?.has).toBe(
      has,
    );
  });

  // A hand of one suit and honours, of pongs, and the same with a tile of another suit: what is sure stays what it was.
  it.each([
    ['[312s]', '456789sEEFF', 0],
    ['[312s]', '456789sEE5pF', 0],
    ['[FFF]', '456789sEE88s', 1],
    ['[FFF]', '456789sEE8s5p', 1],
    ['[333s]', '111m555pEE99m', 0],
    ['[333s]', '111m55pEEE99m', 1],
    ['[333s]', '111m55pEEEN9m', 1],
  ])('of a hand that is near one that counts: beside %s, %s is sure of %i', (meld, hand, has) => {
    expect(heldWith({ hand, melds: `${meld}0` })?.has).toBe(has);
  });

  it.each([
    ['', 0],
    ['1f', 0],
    ['2f', 1],
    ['2y', 1],
    ['2f2y', 2],
    ['2f13y', 1],
  ])('of flowers where they count: with "%s" of %i', (bonus, has) => {
    expect(heldWith({ hand: '123789m46p9sE', melds: '[312s]0', bonus }, COMMON)?.has).toBe(has);
    expect(heldWith({ hand: '123789m46p9sE', melds: '[312s]0', bonus })?.has).toBe(0);
  });

  it.each([
    [26, 0],
    [25, 1],
  ])('of no flower at all: with %i tiles left of %i', (left, has) => {
    expect(heldWith({ hand: '123789m46p9sE', melds: '[312s]0' }, COMMON, left)?.has).toBe(has);
  });
});

describe('what comes if a hand ends in a way', () => {
  const way = (hand: string, meld: string, rules = OLD) => {
    const view = asked({ hand, melds: `${meld}0` }, { rules, river: '1p' });
    return wayToMinimum(view)?.ways.map(({ sort, value }) => [sort, value]);
  };

  it.each([
    // One suit with honours counts 3, a pong of a dragon or of the own wind 1 more; 5 Dots does not change it.
    ['[FFF]', '456789sEE88s', [['one-suit-with-honours', 4]]],
    ['[FFF]', '456789sEE8s5p', [['one-suit-with-honours', 4]]],
    ['[312s]', '456789sEEFF', [['one-suit-with-honours', 3]]],
    ['[312s]', '4789sSSSEEF', [['one-suit-with-honours', 4]]],
    // Pongs count 3, and that of East 1 more in its round.
    ['[333s]', '111m55pEEE99m', [['pongs', 4]]],
    ['[333s]', '111m555pNN99m', [['pongs', 3]]],
  ])('beside %s, %s counts %j', (meld, hand, ways) => {
    expect(way(hand, meld)).toEqual(ways);
  });

  it('counts pongs that are still to come', () => {
    const view = asked({ hand: '123m456p78sFFPPE' }, { rules: COMMON, river: '1p' });
    expect(wayToMinimum(view)?.ways).toContainEqual(
      expect.objectContaining({ sort: 'other', value: 3, pongs: [32], concealed: true, selfDrawn: true }),
    );
  });
});

it('is nothing where a game has no minimum', () => {
  expect(heldWith({ hand: '123789m46p9sEEEE' }, 'classical')).toBeNull();
});
