import { changedValues, itemSpecs, usualValues, valuesSpec } from '../../engine/itemValues';
import type { HeldHand, WinContext } from '../../engine/rules';
import { FIRST_DRAGON, FIRST_WIND } from '../../engine/tiles';
import type { Options, ScoreGroup, ScoreLine } from '../../engine/types';
import { isOfValue, kindIn, placesOf, pongPoints, pongsOf, suitsIn } from './count';
import { bouquets, ownSeasons, specialPairs } from './extraTiles';

export const POINTS = 'points';
export const DOUBLINGS = 'doublings';
/** The unit of what has no number. */
export const LIMIT = 'limit';

const HONOURS = 3;

/** A hand as it is counted: how its tiles are grouped, and its extra tiles. */
export interface CountedHand extends Pick<HeldHand, 'seat' | 'bonus'> {
  readonly groups: readonly ScoreGroup[];
}

/** What an item counts once, and what of the hand it rests on. */
type Once = Pick<ScoreLine, 'value' | 'groups' | 'tile'>;

/** What counts in points: in any hand, a line each time; or in a won hand, once. `value`: of the plainest pong and kong. */
interface PointRow<Id extends string = string> {
  readonly id: Id;
  readonly value: number;
  readonly each?: (hand: CountedHand, value: number) => readonly Once[];
  readonly isWon?: (win: WinContext) => boolean;
}

const pongRow = <Id extends 'pong' | 'kong'>(id: Id, usual: number): PointRow<Id> => ({
  id,
  value: usual,
  each: ({ groups }, value) =>
    placesOf(groups, id).map((at) => ({ value: pongPoints(groups[at]!, value), groups: [at] })),
});

const pointRows = <Id extends string>(rows: readonly PointRow<Id>[]) => rows;

/** In the order of a sheet. Source: `RULES.md#points`. */
export const POINT_ROWS = pointRows([
  pongRow('pong', 2),
  pongRow('kong', 8),
  {
    id: 'pair',
    value: 2,
    each: ({ seat, groups }, value) =>
      placesOf(groups, 'eyes')
        .filter((at) => isOfValue(kindIn(groups[at]!), seat))
        .map((at) => ({ value, groups: [at] })),
  },
  {
    id: 'extra-tile',
    value: 4,
    each: ({ bonus }, value) => bonus.toSorted((a, b) => a - b).map((tile) => ({ value, tile })),
  },
  { id: 'mah-jong', value: 20, isWon: () => true },
  { id: 'loose-tile', value: 10, isWon: ({ by, end }) => by === 'wall' && end === 'back' },
  { id: 'from-wall', value: 2, isWon: ({ by, end }) => by === 'wall' && end !== 'back' },
]);

/** `suits`: those of the whole hand. */
interface SuitedHand extends CountedHand {
  readonly suits: ReadonlySet<number>;
}

/** What doubles the points: so many times, or by the places of these groups. */
interface DoublingRow<Id extends string = string> {
  readonly id: Id;
  readonly value: number;
  readonly times: (hand: SuitedHand) => number | readonly number[];
}

const doublingRows = <Id extends string>(rows: readonly DoublingRow<Id>[]) => rows;

/** In the order of a sheet. Source: `RULES.md#doublings`. */
export const DOUBLING_ROWS = doublingRows([
  { id: 'dragon-pong', value: 1, times: ({ groups }) => pongsOf(groups, (kind) => kind >= FIRST_DRAGON) },
  {
    id: 'seat-wind',
    value: 1,
    times: ({ seat, groups }) => pongsOf(groups, (kind) => kind === FIRST_WIND + seat),
  },
  { id: 'one-suit-and-honors', value: 1, times: (hand) => Number(isIn(hand, 1, true)) },
  { id: 'one-suit', value: 3, times: (hand) => Number(isIn(hand, 1, false)) },
  { id: 'all-honors', value: 3, times: (hand) => Number(isIn(hand, 0, true)) },
  { id: 'own-season', value: 1, times: ({ seat, bonus }) => ownSeasons(bonus, seat) },
  { id: 'season-bouquet', value: 3, times: ({ bonus }) => bouquets(bonus) },
  { id: 'special-pair', value: 1, times: ({ bonus }) => specialPairs(bonus) },
]);

/** Whether a hand is in so many suits, with honours or without. */
function isIn({ suits }: SuitedHand, numbered: number, honours: boolean): boolean {
  return suits.has(HONOURS) === honours && suits.size === numbered + Number(honours);
}

type Valued = (typeof POINT_ROWS | typeof DOUBLING_ROWS)[number]['id'];

/** What every item counts. */
export type Worth = Readonly<Record<Valued, number>>;

/** What items may count. Source: `RULES.md#options`. */
export const classicalValues = valuesSpec('scoring', {
  ...itemSpecs(POINT_ROWS, { most: 100, unit: POINTS }),
  ...itemSpecs(DOUBLING_ROWS, { most: 6, unit: DOUBLINGS }),
});

const USUAL = usualValues(classicalValues);

/** What every item counts with these options; 0 for one that does not. */
export function worthOf(options: Options): Worth {
  const changed = changedValues(options);
  return Object.keys(changed).length === 0 ? USUAL : { ...USUAL, ...changed };
}

/** Pongs, kongs, pairs and extra tiles of any hand. */
export function pointLines(hand: CountedHand, worth: Worth): ScoreLine[] {
  return POINT_ROWS.flatMap(({ id, each }) =>
    (each?.(hand, worth[id]) ?? []).map((once): ScoreLine => ({ id, count: 1, unit: POINTS, ...once })),
  ).filter(({ value }) => value !== 0);
}

/** Mah-Jong, and where the last tile came from. */
export function winLines(win: WinContext, worth: Worth): ScoreLine[] {
  return POINT_ROWS.filter(({ id, isWon }) => worth[id] > 0 && isWon?.(win)).map(({ id }) => ({
    id,
    count: 1,
    value: worth[id],
    unit: POINTS,
  }));
}

/** What doubles any hand. */
export function doublingLines(hand: CountedHand, worth: Worth): ScoreLine[] {
  const suited = { ...hand, suits: suitsIn(hand.groups) };
  return DOUBLING_ROWS.flatMap(({ id, times }) => {
    const held = times(suited);
    const count = typeof held === 'number' ? held : held.length;
    const line = { id, count, value: count * worth[id], unit: DOUBLINGS };
    if (line.value === 0) return [];
    return [typeof held === 'number' ? line : { ...line, groups: held }];
  });
}

export function sumOf(lines: readonly ScoreLine[], unit: string): number {
  return lines.reduce((sum, line) => sum + (line.unit === unit ? (line.value ?? 0) : 0), 0);
}
