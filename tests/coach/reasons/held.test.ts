import { describe, expect, it } from 'vitest';
import { heldMinimum } from '../../../src/coach/reasons/minimum';
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
    expect(heldWith({ hand, melds: [['[312s]', 0]] })).toEqual({ has, needs: 3, unit: 'faan' });
  });

  it.each([
    [['[FFF]', '[123m]'], 1],
    [['[FFF]', '(SSSS)'], 2],
    [['[EEE]', '[WWW]'], 1],
    [['[123m]', '[345p]'], 0],
  ])('of melds: %j are sure of %i', (melds, has) => {
    expect(heldWith({ hand: '68m46p12s9s', melds: melds.map((meld) => [meld, 0]) })?.has).toBe(has);
  });

  it.each([
    ['[312s]', '456789sEEFF', 3],
    ['[312s]', '456789s99sEF', 3],
    ['[312s]', '45689s99sEFP', 0],
    ['[312s]', '456789sEE5pF', 0],
    ['[312s]', '456789sWWW5p', 0],
    ['[312m]', '456789sEEFF', 0],
    ['[FFF]', '456789sEE88s', 3],
    ['[333s]', '111m555pEE99m', 3],
    ['[333s]', '111m55pEE99mC', 0],
    ['[333s]', '111m55pEEE99m', 3],
    ['[333s]', '111m55pEEEN9m', 1],
    ['[312s]', '111m55pEEE99m', 1],
  ])('of a hand that can become little else: beside %s, %s is sure of %i', (meld, hand, has) => {
    expect(heldWith({ hand, melds: [[meld, 0]] })?.has).toBe(has);
  });

  it.each([
    ['', 0],
    ['1f', 0],
    ['2f', 1],
    ['2y', 1],
    ['2f2y', 2],
    ['2f13y', 1],
  ])('of flowers where they count: with "%s" of %i', (bonus, has) => {
    expect(heldWith({ hand: '123789m46p9sE', melds: [['[312s]', 0]], bonus }, COMMON)?.has).toBe(has);
    expect(heldWith({ hand: '123789m46p9sE', melds: [['[312s]', 0]], bonus })?.has).toBe(0);
  });

  it.each([
    [26, 0],
    [25, 1],
  ])('of no flower at all: with %i tiles left of %i', (left, has) => {
    expect(heldWith({ hand: '123789m46p9sE', melds: [['[312s]', 0]] }, COMMON, left)?.has).toBe(has);
  });
});

it('is nothing where a game has no minimum', () => {
  expect(heldWith({ hand: '123789m46p9sEEEE' }, 'classical')).toBeNull();
});
