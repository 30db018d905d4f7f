import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_ROUTE, type Route } from '../../../src/engine/shanten/route';
import {
  distancesAfterDiscards,
  routeDistance,
  routeHand,
  routeUsefulTiles,
} from '../../../src/engine/shanten/routes';
import { routeTables } from '../../../src/engine/shanten/routeTables';
import { shanten, usefulTiles } from '../../../src/engine/shanten/shanten';
import { shantenTables } from '../../../src/engine/shanten/shantenTables';
import { routeDistanceWithin } from '../../../src/engine/shanten/within';
import { tilesMissing } from './bruteForce';
import { anyCounts, anyLimits, changed, countsOf } from './hands';

const suitUse = fc.constantFrom('any', 'chows', 'pongs', 'none');

/** Any route; the forced eyes are never among the forced pongs. */
const anyRoute: fc.Arbitrary<Route> = fc
  .record({
    suits: fc.tuple(suitUse, suitUse, suitUse),
    honours: fc.constantFrom('any', 'eyes', 'none'),
    pongs: fc.constantFrom(0, 0, 1, 2, 16, 0b1100000, 0b0000111, 0b1111111),
    eyes: fc.constantFrom(null, null, 27, 30, 31, 33),
  })
  .map((route) => ({ ...route, eyes: isForced(route.pongs, route.eyes) ? null : route.eyes }));

const isForced = (pongs: number, kind: number | null) => kind !== null && ((pongs >> (kind - 27)) & 1) === 1;

const redPong: Route = { ...ANY_ROUTE, pongs: 1 << 4 };
const allPongs: Route = { ...ANY_ROUTE, suits: ['pongs', 'pongs', 'pongs'] };
const chowsOnly: Route = { ...ANY_ROUTE, suits: ['chows', 'chows', 'chows'], honours: 'eyes' };
const dotsAndHonours: Route = { ...ANY_ROUTE, suits: ['none', 'any', 'none'] };
const pureDots: Route = { ...dotsAndHonours, honours: 'none' };
const smallThreeDragons: Route = { ...ANY_ROUTE, pongs: 0b0110000, eyes: 33 };

describe('the distance of a route', () => {
  it.each<[string, Route, string, number, number]>([
    ['a pong of red dragons', redPong, '123456m789p55sCCC', 4, 0],
    ['a pong of red dragons', redPong, '123456m789p55sCC', 4, 1],
    ['a pong of red dragons', redPong, '123456m789p123s55s', 4, 3],
    ['all pongs', allPongs, '111m222p333sEEECC', 4, 0],
    ['all pongs', allPongs, '123456m789p123s55s', 4, 8],
    ['chows only', chowsOnly, '123456m789p123sEE', 4, 0],
    ['chows only', chowsOnly, '111m456m789p123sEE', 4, 2],
    ['chows only, four of them equal', chowsOnly, '111122223333m55p', 4, 0],
    ['chows only, three of them equal', chowsOnly, '111222333m789p55s', 4, 0],
    ['dots and honours', dotsAndHonours, '123456789pEEECC', 4, 0],
    ['dots and honours', dotsAndHonours, '123456789m123pEE', 4, 9],
    ['dots alone', pureDots, '123456789pEEECC', 4, 5],
    ['the small three dragons', smallThreeDragons, '123m456pCCCFFFPP', 4, 0],
    ['the small three dragons', smallThreeDragons, '123m456pCCFFPPP', 4, 2],
    ['more forced pongs than sets', { ...ANY_ROUTE, pongs: 0b1110000 }, 'CCCFFFPP', 2, Infinity],
    [
      'no use for any tile',
      { ...ANY_ROUTE, suits: ['none', 'none', 'none'], honours: 'none' },
      '55m',
      0,
      Infinity,
    ],
  ])('%s', (_, route, hand, sets, expected) => {
    expect(routeDistance(routeHand(countsOf(hand), sets), route)).toBe(expected);
  });

  it('is what trying every hand of the route gives', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), anyRoute, (counts, sets, route) => {
        expect(routeDistance(routeHand(counts, sets), route)).toBe(tilesMissing({ counts, sets, route }));
      }),
      { numRuns: 4000 },
    );
  });

  it('is one more than the shanten when anything will do', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), (counts, sets) => {
        const hand = routeHand(counts, sets);
        expect(routeDistance(hand, ANY_ROUTE)).toBe(shanten(counts, sets) + 1);
        expect(routeUsefulTiles(hand, ANY_ROUTE)).toEqual(usefulTiles(counts, sets));
      }),
      { numRuns: 1000 },
    );
  });

  it('within limits is what trying every hand gives', () => {
    fc.assert(
      fc.property(
        anyCounts,
        fc.nat(5),
        fc.record({ route: anyRoute, limits: anyLimits }),
        (counts, sets, goal) => {
          const expected = tilesMissing({ counts, sets, ...goal });
          expect(routeDistanceWithin({ counts, sets }, goal.route, goal.limits)).toBe(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is infinite when the tiles it needs are gone', () => {
    const limits = countsOf('').map((_, kind) => (kind === 31 ? 2 : 4));
    const hand = { counts: countsOf('123456m789p55sCC'), sets: 4 };
    expect(routeDistanceWithin(hand, redPong, limits)).toBe(Infinity);
    expect(routeDistanceWithin(hand, ANY_ROUTE, limits)).toBe(1);
  });
});

describe('what one tile changes on a route', () => {
  it('after each discard is the distance of what is left', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), anyRoute, (counts, sets, route) => {
        const hand = routeHand(counts, sets);
        const left = hand.kinds.map((kind) => routeHand(changed(counts, kind, -1), sets));
        expect(distancesAfterDiscards(hand, route)).toEqual(left.map((after) => routeDistance(after, route)));
      }),
      { numRuns: 2000 },
    );
  });

  it('names the kinds held in order', () => {
    expect(routeHand(countsOf('55s19mEE3p'), 2).kinds).toEqual([0, 8, 11, 22, 27]);
  });

  it('is for the better with useful tiles and no others', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), anyRoute, (counts, sets, route) => {
        const hand = routeHand(counts, sets);
        const useful = counts.flatMap((count, kind) => {
          if (count >= 4) return [];
          const after = routeDistance(routeHand(changed(counts, kind, 1), sets), route);
          return after < routeDistance(hand, route) ? [kind] : [];
        });
        expect(routeUsefulTiles(hand, route)).toEqual(useful);
        const live = counts.map((_, kind) => kind % 2);
        expect(routeUsefulTiles(hand, route, live)).toEqual(useful.filter((kind) => kind % 2 === 1));
      }),
      { numRuns: 1000 },
    );
  });
});

it('route tables and those of the standard form stay below eight megabytes together', () => {
  expect(routeTables().byteLength() + shantenTables().byteLength()).toBeLessThanOrEqual(8e6);
});
