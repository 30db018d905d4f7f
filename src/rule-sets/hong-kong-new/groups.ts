import type { Pattern } from '../../engine/scoring/items';
import { EVERY_RANK, type RankSet } from '../../engine/scoring/packed';
import type { ReadSet, SetReading } from '../../engine/scoring/setReadings';
import { TRAITS } from '../../engine/scoring/traits';
import { FIRST_WIND, rankOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { ranksOf } from './ranks';

const CHOW = 3;
const OUTER = ranksOf(1, 9);

/** The numbers in a set or the eyes; none of honours. */
function numbersIn({ type, kind }: ReadSet): RankSet {
  if (kind >= FIRST_WIND) return 0;
  const rank = rankOf(kind);
  return type === 'chow' ? ranksOf(rank, rank + 1, rank + 2) : ranksOf(rank);
}

/** Whether all sets and the eyes are such. */
function everyGroup({ sets, eyes }: SetReading, holds: (set: ReadSet) => boolean): boolean {
  return eyes !== null && holds(eyes) && sets.every(holds);
}

/** The same number in every group. Source: `RULES.md#which-tiles`. */
export const sharedNumber: Pattern = {
  traits: TRAITS.noHonours,
  sets: ({ sets, eyes }) => {
    if (eyes === null) return 0;
    const shared = sets.reduce((numbers, set) => numbers & numbersIn(set), EVERY_RANK & numbersIn(eyes));
    return Number(shared !== 0);
  },
};

const isOuter = (set: ReadSet): boolean => set.kind >= FIRST_WIND || (numbersIn(set) & OUTER) !== 0;

/** A 1, a 9 or an honour in every group, and a chow. */
const outside = (traits: number): Pattern => ({
  traits,
  sets: (reading) => Number(everyGroup(reading, isOuter) && reading.sets.some(({ type }) => type === 'chow')),
});

export const mixedOutside = outside(TRAITS.honours);
export const pureOutside = outside(TRAITS.noHonours);

/** How many chows have a tile of this kind. */
function chowsWith({ sets }: SetReading, kind: TileKind): number {
  return sets.filter(({ type, kind: first }) => type === 'chow' && kind >= first && kind < first + CHOW)
    .length;
}

/** All four of a kind: a pong, and one in a chow. */
export const fourInTwo: Pattern = {
  traits: 0,
  sets: (reading) =>
    reading.sets.filter(({ type, kind }) => type === 'pong' && chowsWith(reading, kind) > 0).length,
};

/** All four of a kind: the eyes, and one in each of two chows. */
export const fourInThree: Pattern = {
  traits: 0,
  sets: (reading) => Number(reading.eyes !== null && chowsWith(reading, reading.eyes.kind) === 2),
};
