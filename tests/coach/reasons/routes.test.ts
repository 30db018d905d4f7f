import { describe, expect, it } from 'vitest';
import type { RouteSort } from '../../../src/bots/routes/route';
import type { Pair } from '../../../src/coach/reasons/pair';
import { optionsOf } from '../../support/rigged';
import { killsDearRoute, killsRoute } from '../../../src/coach/reasons/routes';

interface Way {
  readonly sort: RouteSort;
  readonly missing: number;
  readonly id?: string;
  readonly suits?: number;
  readonly value?: number;
}

const VIEW = { rules: 'hong-kong-old', options: optionsOf('hong-kong-old') };

/** One choice: how the hope is shared, the hands that can be reached, and what they are worth on average. */
function sideOf(routes: readonly (readonly [RouteSort, number])[], open: readonly Way[], value = 4) {
  return {
    judged: { after: { targets: routes.map(([sort, share]) => ({ sort, share })), value } },
    hand: {
      open: open.map(({ missing, id = 'a', suits = 0b111, value: worth = 3, sort }) => ({
        missing,
        target: { sort, id, suits, value: worth, family: 'any' },
      })),
    },
  };
}

const pairOf = (better: ReturnType<typeof sideOf>, other: ReturnType<typeof sideOf>) =>
  ({ view: VIEW, better, other }) as unknown as Pair;
const pongs: Way = { sort: 'pongs', missing: 3, id: 'pongs' };
const dots: Way = { sort: 'one-suit', missing: 4, suits: 0b010, id: 'dots' };
const limit: Way = { sort: 'limit', missing: 6, id: 'orphans' };
const some: readonly (readonly [RouteSort, number])[] = [
  ['pongs', 0.3],
  ['one-suit', 0.4],
  ['limit', 0.2],
];

describe('a sort of hand that one choice rules out', () => {
  it('is told by its name and suit, the likeliest first', () => {
    const better = sideOf(some, [pongs, dots, limit]);
    expect(killsRoute(pairOf(better, sideOf([], [])))).toEqual({
      code: 'kills-route',
      sort: 'one-suit',
      id: 'dots',
      suit: 1,
    });
    expect(killsRoute(pairOf(better, sideOf([], [dots])))).toEqual({
      code: 'kills-route',
      sort: 'pongs',
      id: 'pongs',
      suit: null,
    });
    expect(killsRoute(pairOf(better, sideOf([], [dots, pongs])))).toMatchObject({ id: 'orphans' });
  });

  it('is none that can still be reached, however far', () => {
    const better = sideOf(some, [pongs, dots, limit]);
    expect(killsRoute(pairOf(better, sideOf([], [{ ...pongs, missing: 8 }, dots, limit])))).toBeNull();
  });

  it('in one suit is another one than in another suit; limit hands are told apart by their own name', () => {
    const better = sideOf(some, [pongs, dots, limit]);
    const others = [pongs, { ...dots, suits: 0b001 }, limit];
    expect(killsRoute(pairOf(better, sideOf([], others)))).toMatchObject({ id: 'dots', suit: 1 });
    const another = [pongs, dots, { ...limit, id: 'gates' }];
    expect(killsRoute(pairOf(better, sideOf([], another)))).toMatchObject({ id: 'orphans' });
    const renamed = [{ ...pongs, id: 'other' }, { ...dots, id: 'other' }, limit];
    expect(killsRoute(pairOf(better, sideOf([], renamed)))).toBeNull();
  });

  it('is likely, has a name and is near enough to be a plan', () => {
    const none = sideOf([], []);
    expect(killsRoute(pairOf(sideOf([['pongs', 0.19]], [pongs]), none))).toBeNull();
    expect(killsRoute(pairOf(sideOf([['pongs', 0.2]], [pongs]), none))).not.toBeNull();
    expect(killsRoute(pairOf(sideOf([['other', 0.9]], [{ ...pongs, sort: 'other' }]), none))).toBeNull();
    expect(killsRoute(pairOf(sideOf(some, [{ ...pongs, missing: 9 }]), none))).toBeNull();
    expect(killsRoute(pairOf(sideOf(some, [{ ...pongs, missing: 8 }]), none))).not.toBeNull();
    expect(killsRoute(pairOf(sideOf(some, [{ ...limit, missing: 7 }]), none))).toBeNull();
    const unknown = { ...sideOf(some, [pongs]), judged: { after: null } };
    expect(killsRoute(pairOf(unknown as never, none))).toBeNull();
  });

  it('is told by the nearest hand of its sort', () => {
    const better = sideOf(some, [{ ...pongs, missing: 5, id: 'far' }, pongs, { ...pongs, id: 'later' }]);
    expect(killsRoute(pairOf(better, sideOf([], [])))).toMatchObject({ id: 'pongs' });
  });

  it('counts more than what the other choice may become, where that is asked', () => {
    const better = sideOf(some, [{ ...pongs, value: 6 }]);
    expect(killsDearRoute(pairOf(better, sideOf([], [], 5)))).toMatchObject({ id: 'pongs' });
    expect(killsDearRoute(pairOf(better, sideOf([], [], 6)))).toBeNull();
    const unknown = { ...sideOf([], []), judged: { after: null } };
    expect(killsDearRoute(pairOf(better, unknown as never))).toBeNull();
  });
});
