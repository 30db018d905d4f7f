import { describe, expect, it } from 'vitest';
import { dealer, dealerFed } from '../../../src/coach/reasons/dealer';
import { kongReplacement } from '../../../src/coach/reasons/kongs';
import type { Pair } from '../../../src/coach/reasons/pair';
import type { Fact } from '../../../src/coach/reasons/reason';
import { feeds, kongRobbing, safe } from '../../../src/coach/reasons/safety';
import { rulesOf } from '../../../src/engine/knownRules';
import type { Action } from '../../../src/engine/types';
import type { SeatView } from '../../../src/engine/view';
import { kindOf, seen } from './parts';

const pairOf = (view: SeatView, better: object, other: object) =>
  ({ view, better, other }) as unknown as Pair;
const throwing = (tile: string | null) => ({ thrown: tile === null ? null : kindOf(tile) });

describe('a tile that feeds', () => {
  const suit = ['[123p]', '[999p]'];

  it('is what a seat collects, told with why and how many melds it has laid out', () => {
    const view = seen([suit]);
    expect(feeds(pairOf(view, throwing('7m'), throwing('5p')))).toEqual({
      code: 'feeds',
      tiles: [kindOf('5p')],
      seat: 2,
      why: 'suit',
      melds: 2,
    });
    expect(feeds(pairOf(view, throwing('7m'), throwing('5s')))).toBeNull();
  });

  it('is told of the seat with the most melds', () => {
    const view = seen([suit, ['[345p]', '[678p]', '[EEE]']]);
    expect(feeds(pairOf(view, throwing('7m'), throwing('5p')))).toMatchObject({
      seat: 3,
      melds: 3,
      why: 'suit-and-honours',
    });
  });

  it('is told of a seat of one suit before another with as many melds', () => {
    const view = seen([['[111s]', '[333p]'], suit]);
    expect(feeds(pairOf(view, throwing('7m'), throwing('5p')))).toMatchObject({ seat: 3, why: 'suit' });
  });

  it('is none where the seat may want the other choice for the same reason', () => {
    const view = seen([suit]);
    expect(feeds(pairOf(view, throwing('6p'), throwing('5p')))).toBeNull();
    const withAnother = seen([suit, ['[111s]', '[234s]']]);
    expect(feeds(pairOf(withAnother, throwing('6p'), throwing('5s')))).toMatchObject({ seat: 3 });
  });

  it('is none where both choices throw it, or nothing is thrown', () => {
    const view = seen([suit]);
    expect(feeds(pairOf(view, throwing('5p'), throwing('5p')))).toBeNull();
    expect(feeds(pairOf(view, throwing('7m'), throwing(null)))).toBeNull();
    expect(feeds(pairOf(seen([]), throwing('7m'), throwing('5p')))).toBeNull();
  });
});

describe('a safe tile', () => {
  it('is one that no seat to look out for can win on, where the other is not', () => {
    const view = seen([['[123p]', '[999p]', '[456p]', '[777p]']]);
    expect(safe(pairOf(view, throwing('7s'), throwing('5p')))).toMatchObject({
      code: 'safe',
      tiles: [kindOf('7s')],
      seats: [2],
      why: 'no-hand',
    });
    expect(safe(pairOf(view, throwing('5p'), throwing('7s')))).toBeNull();
    expect(safe(pairOf(view, throwing('7s'), throwing('8s')))).toBeNull();
  });

  it('is not told where the same is thrown, or nothing', () => {
    const view = seen([['[123p]', '[999p]', '[456p]', '[777p]']]);
    expect(safe(pairOf(view, throwing('7s'), throwing('7s')))).toBeNull();
    expect(safe(pairOf(view, throwing(null), throwing('5p')))).toBeNull();
    expect(safe(pairOf(view, throwing('7s'), throwing(null)))).toBeNull();
  });
});

it('a kong that is added may be robbed by those who can win on its tile', () => {
  const view = seen([['[123p]', '[999p]', '[456p]', '[777p]']]);
  const { kinds } = rulesOf(view).tiles;
  const adding = (tile: string) => ({
    judged: { action: { type: 'added-kong', seat: 1, tile: kinds.indexOf(kindOf(tile)) } },
  });
  expect(kongRobbing(pairOf(view, {}, adding('5p')))).toEqual({
    code: 'kong-robbing',
    tiles: [kindOf('5p')],
    seats: [2],
  });
  expect(kongRobbing(pairOf(view, {}, adding('5s')))).toBeNull();
  expect(kongRobbing(pairOf(view, {}, { judged: { action: { type: 'pass' } } }))).toBeNull();
});

describe('a kong', () => {
  const view = seen([]);
  const side = (action: object, missing: number | null = 2) => ({ judged: { action }, hand: { missing } });
  const kong: Action = { type: 'concealed-kong', seat: 1, kind: 6 };
  const discard: Action = { type: 'discard', seat: 1, tile: 0 };

  it('brings another draw where the hand is no farther for it', () => {
    const fact = { code: 'kong-replacement', tiles: [6] };
    expect(kongReplacement(pairOf(view, side(kong), side(discard)))).toEqual(fact);
    expect(kongReplacement(pairOf(view, side(kong), side(discard, 3)))).toEqual(fact);
    expect(kongReplacement(pairOf(view, side(kong), side(discard, null)))).toEqual(fact);
    expect(kongReplacement(pairOf(view, side(kong, 3), side(discard, 2)))).toBeNull();
    expect(kongReplacement(pairOf(view, side(kong, null), side(discard, null)))).toBeNull();
  });

  it('is not told beside another kong, nor of what is none', () => {
    expect(kongReplacement(pairOf(view, side(kong), side(kong)))).toBeNull();
    expect(kongReplacement(pairOf(view, side(discard), side(discard)))).toBeNull();
    const added = { type: 'added-kong', seat: 1, tile: 4 };
    expect(kongReplacement(pairOf(view, side(added), side(discard)))).toMatchObject({ tiles: [1] });
  });
});

describe('the dealer', () => {
  const view = seen([]);
  const asDealer = { ...view, seat: 0 };
  const pair = (of: SeatView) => pairOf(of, {}, {});

  it('is told of the seat that deals, where its wins bring more', () => {
    expect(dealer(pair(asDealer))).toEqual({ code: 'dealer', seat: 0, times: 1.5 });
    expect(dealer(pair(view))).toBeNull();
    const equal = { ...asDealer, options: { ...asDealer.options, dealerDoubles: false } };
    expect(dealer(pair(equal))).toBeNull();
  });

  it('is told where it may be fed', () => {
    const fed = (seat: number) => [{ code: 'feeds', tiles: [1], seat, why: 'suit', melds: 2 } as Fact];
    expect(dealerFed(pair(view), fed(0))).toEqual({ code: 'dealer', seat: 0, times: 1.5 });
    expect(dealerFed(pair(view), fed(2))).toBeNull();
    expect(dealerFed(pair(view), [])).toBeNull();
  });
});
