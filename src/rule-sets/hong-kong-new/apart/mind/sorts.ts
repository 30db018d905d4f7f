import type { TileKind } from '../../../../engine/types';
import { allRoutes } from '../../../../bots/routes/buildRoutes';
import type { Route, Winds } from '../../../../bots/routes/route';
import { reachOf } from '../../../../bots/routes/routeReach';
import { FIRST_TASTE } from '../../../../bots/targets/taste';
import { GivenSetsReach, type Given } from '../../../../bots/targets/givenSets';
import type { Reach, Target } from '../../../../bots/targets/target';
import { littleRows } from '../../../shared/hongKong/apart/book';
import { ALL, CLEAN, DRAGONS, PURE, WINDS } from '../../../shared/standard/apart/book';
import type { ShapeRow } from '../../../shared/hongKong/apart/book';
import { faanOf, type NewItem } from '../../items';
import type { NewOptions } from '../../options';
import { FiveTypesReach } from './fiveTypes';
import type { Made } from './worth';

/** A sort of hand with what it has by itself. */
export interface Sort {
  readonly target: Target;
  readonly made: Made;
  newReach(this: void): Reach;
}

/** A sort that routes tell. */
interface Row extends ShapeRow<NewItem> {
  /** Concealed by itself: nothing is added for that. */
  readonly own?: true;
  /** Its items count the pongs that it forces. */
  readonly countsPongs?: true;
}

const CHOWS = { sets: 'chows', suits: 'all', honours: false } as const;
const TWO = { sets: 'any', suits: 'two', honours: false } as const;
const PONGS = { sets: 'pongs' } as const;
const PAIRS = { form: 'seven-pairs', own: true, concealed: true } as const;
const OF_WINDS = { countsPongs: true, items: ['little-winds', 'half-flush'] } as const;

const ROWS: readonly Row[] = [
  { id: 'any-hand', ...ALL },
  { id: 'any-concealed', ...ALL, concealed: true },
  { id: 'chows', ...CHOWS, items: ['all-chows'] },
  { id: 'chows-concealed', ...CHOWS, concealed: true, items: ['all-chows'] },
  { id: 'two-suits', ...TWO, items: ['two-suits'] },
  { id: 'two-suits-concealed', ...TWO, concealed: true, items: ['two-suits'] },
  { id: 'half-flush', ...CLEAN, items: ['half-flush'] },
  { id: 'full-flush', ...PURE, items: ['full-flush'] },
  { id: 'all-pongs', ...ALL, ...PONGS, items: ['all-pongs'] },
  { id: 'half-flush-pongs', ...CLEAN, ...PONGS, items: ['half-flush', 'all-pongs'] },
  { id: 'full-flush-pongs', ...PURE, ...PONGS, items: ['full-flush', 'all-pongs'] },
  {
    id: 'four-concealed-pongs',
    ...ALL,
    own: true,
    concealed: true,
    concealedPongs: 4,
    items: ['four-concealed-pongs'],
  },
  { id: 'seven-pairs', ...ALL, ...PAIRS, items: ['seven-pairs'] },
  { id: 'half-flush-pairs', ...CLEAN, ...PAIRS, items: ['seven-pairs', 'half-flush'] },
  { id: 'full-flush-pairs', ...PURE, ...PAIRS, items: ['seven-pairs', 'full-flush'] },
  { id: 'all-honors', ...PONGS, suits: 'none', honours: true, items: ['all-honors'] },
  { id: 'great-dragons', ...ALL, pongs: DRAGONS, countsPongs: true, items: ['great-dragons'] },
  ...littleRows<NewItem>('little-dragons', DRAGONS).map((row): Row => ({ ...row, countsPongs: true })),
  { id: 'great-winds', ...ALL, pongs: WINDS, countsPongs: true, items: ['great-winds', 'half-flush'] },
  ...littleRows<NewItem>('little-winds', WINDS).map((row): Row => ({ ...row, ...OF_WINDS })),
  {
    id: 'thirteen-orphans',
    form: 'thirteen-orphans',
    ...ALL,
    own: true,
    concealed: true,
    items: ['thirteen-orphans'],
  },
];

/** A sort that is told by its tiles. */
interface Told extends Given, Pick<Made, 'hasFive' | 'hasOuter'> {
  readonly id: NewItem;
}

const SUITS: readonly TileKind[] = [0, 9, 18];
const RANKS = 9;
const STARTS = 7;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The same chow in all three suits, or a straight that stays in the hand. */
const TOLD: readonly Told[] = [
  ...upTo(STARTS).map((first): Told => ({
    id: 'three-meet',
    chows: SUITS.map((start) => start + first),
    tiles: [],
    hasFive: first >= 2 && first <= 4,
    hasOuter: first === 0 || first === STARTS - 1,
  })),
  ...SUITS.map((start): Told => ({
    id: 'straight',
    chows: [],
    tiles: upTo(RANKS).map((rank) => start + rank),
    hasFive: true,
    hasOuter: true,
  })),
];

/** What these sorts are called beside those of routes. */
export const OWN_SORTS = ['three-meet', 'straight', 'five-types'] as const satisfies readonly NewItem[];
/** Hands of this value are rare. */
export const RARE = 20;
const ALL_SUITS = 0b111;

/** How a win counts, with nothing laid out and otherwise. */
const waysOf = (options: NewOptions, closed: boolean): Pick<Made, 'closed' | 'claimed' | 'drawn'> => ({
  closed,
  claimed: closed ? faanOf(options, 'concealed-hand') : 0,
  drawn: faanOf(options, closed ? 'concealed-self-drawn' : 'self-drawn'),
});

/** All that a hand may be played for. `penalties`: in tiles, by id. Source: `RULES.md#faan`. */
export function sortsOf(
  options: NewOptions,
  winds: Winds,
  penalties: Readonly<Record<string, number>>,
): readonly Sort[] {
  const anyTiles = { suits: ALL_SUITS, honours: true, counted: 0, family: 'any' } as const;
  const told = ({ id }: Pick<Told, 'id'>, closed: boolean): Target => ({
    id,
    sort: id,
    value: faanOf(options, id),
    penalty: penalties[id] ?? 0,
    closed,
    selfDrawn: false,
    honours: false,
  });
  const fiveTypes = told({ id: 'five-types' }, false);
  return [
    ...routesOf(options, winds, penalties),
    ...TOLD.flatMap((sort) =>
      [false, true].map((closed): Sort => {
        const target = told(sort, closed);
        const { hasFive, hasOuter } = sort;
        const made = { base: target.value, ...anyTiles, ...waysOf(options, closed), hasFive, hasOuter };
        return { target, made, newReach: () => new GivenSetsReach(sort) };
      }),
    ),
    {
      target: fiveTypes,
      made: {
        base: fiveTypes.value,
        ...anyTiles,
        ...waysOf(options, false),
        hasFive: false,
        hasOuter: true,
      },
      newReach: () => new FiveTypesReach(),
    },
  ];
}

function routesOf(
  options: NewOptions,
  winds: Winds,
  penalties: Readonly<Record<string, number>>,
): readonly Sort[] {
  const sorts = ROWS.flatMap((row) => {
    const { items = [], own, countsPongs, ...shape } = row;
    const value = items.reduce((sum, id) => sum + faanOf(options, id), 0);
    const distinct = shape.form === 'seven-pairs' ? { distinctPairs: options.sevenPairsDistinct } : {};
    const priced = { ...shape, ...distinct, value, penalty: penalties[shape.id] ?? 0 };
    const routes = allRoutes({ ...PLAIN, shapes: () => [priced] }, options, { ...winds, need: 0, barred: 0 });
    return routes.map((route) => ({ route, own, countsPongs }));
  });
  return sorts.map(({ route, own, countsPongs }): Sort => {
    const ways = waysOf(options, route.concealed && !own);
    const made = {
      base: route.value,
      ...tilesOf(route),
      ...ways,
      closed: route.concealed,
      counted: countsPongs ? route.forced : 0,
    };
    return { target: route, made, newReach: () => reachOf(route) };
  });
}

function tilesOf({
  suits,
  honours,
  family,
  form,
  forced,
}: Route): Omit<Made, 'base' | 'claimed' | 'drawn' | 'closed' | 'counted'> {
  const isOrphans = form === 'thirteen-orphans';
  return { suits, honours, family, hasFive: isOrphans, hasOuter: isOrphans || forced !== 0 };
}

/** Nothing is added to reach the minimum: what small items bring is reckoned by `Worth`. */
const PLAIN = {
  minimum: () => 0,
  valueOf: () => 0,
  concealedValue: () => 0,
  selfDrawnValue: () => 0,
  bonusValue: () => 0,
  keeps: null,
  scores: null,
  rare: RARE,
  additions: { value: 0, concealed: 0, selfDrawn: 0 },
  taste: FIRST_TASTE,
};
