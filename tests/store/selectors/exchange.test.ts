import { describe, expect, it } from 'vitest';
import type { Action, ExchangeAction } from '../../../src/engine/types';
import {
  exchangesIn,
  fitsExchange,
  openExchange,
  sizesOf,
  withTouched,
} from '../../../src/store/selectors/exchange';

/** Tiles 0 and 1 are alike, 2 to 5 each of their own kind. */
const KINDS = [7, 7, 8, 9, 10, 11];
const offer = (...tiles: number[]): ExchangeAction => ({ type: 'exchange', seat: 0, tiles });
/** Two alike with an 8, an 8 with a 9, or three others. */
const OFFERS = [offer(0, 1, 2), offer(2, 3), offer(3, 4, 5)];

it('exchanges are picked out of all choices, with the fewest and the most tiles', () => {
  const choices: Action[] = [{ type: 'pass', seat: 0 }, ...OFFERS, { type: 'win', seat: 0 }];
  expect(exchangesIn(choices)).toEqual(OFFERS);
  expect(sizesOf(OFFERS)).toEqual({ least: 2, most: 3 });
});

describe('an exchange that is being chosen', () => {
  it.each([
    [[], { most: 3, missing: 2, action: null }],
    [[0], { most: 3, missing: 2, action: null }],
    [[0, 2], { most: 3, missing: 1, action: null }],
    [[2], { most: 3, missing: 1, action: null }],
    [[3], { most: 3, missing: 1, action: null }],
    [[2, 3], { most: 2, missing: 0, action: OFFERS[1] }],
    [[4, 5, 3], { most: 3, missing: 0, action: OFFERS[2] }],
    [[1, 0, 2], { most: 3, missing: 0, action: OFFERS[0] }],
  ])('of %j', (tiles, expected) => {
    expect(openExchange(OFFERS, tiles, KINDS)).toEqual({ tiles, ordered: false, ...expected });
  });

  it('is made in the order in which tiles were chosen, where the order is offered', () => {
    const [one, other] = [offer(2, 3), offer(3, 2)];
    expect(openExchange([one, other], [3, 2], KINDS).action).toBe(other);
    expect(openExchange([one, other], [2, 3], KINDS).action).toBe(one);
    expect(openExchange([one], [3, 2], KINDS).action).toBe(one);
  });

  it('fits where an offer has all its tiles, as often as they are chosen', () => {
    const fits = (...tiles: number[]) => fitsExchange(OFFERS, tiles, KINDS);
    expect([fits(0), fits(0, 1), fits(1, 2), fits(2, 3)]).toEqual([true, true, true, true]);
    expect([fits(0, 3), fits(2, 4), fits(0, 1, 2, 3)]).toEqual([false, false, false]);
    expect(fitsExchange([offer(0, 2)], [0, 1], KINDS)).toBe(false);
  });
});

describe('a tile that is touched', () => {
  const after = (tiles: number[], touched: number) => withTouched(OFFERS, { tiles, touched }, KINDS);

  it('is put back where it was chosen', () => {
    expect(after([0, 2, 1], 2)).toEqual([0, 1]);
    expect(after([3], 3)).toEqual([]);
  });

  it('joins those it goes with, and takes the place of the oldest others', () => {
    expect(after([], 4)).toEqual([4]);
    expect(after([0], 2)).toEqual([0, 2]);
    expect(after([0, 2], 3)).toEqual([2, 3]);
    expect(after([0, 1], 4)).toEqual([4]);
    expect(after([2, 3], 5)).toEqual([3, 5]);
  });

  it('changes nothing where no offer has it', () => {
    expect(withTouched([offer(2, 3)], { tiles: [2], touched: 0 }, KINDS)).toEqual([2]);
  });
});
