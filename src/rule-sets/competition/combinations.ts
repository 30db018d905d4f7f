import type { Places } from '../../engine/scoring/items';
import type { ReadSet, SetReading } from '../../engine/scoring/setReadings';
import { FIRST_DRAGON, FIRST_WIND, rankOf, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { isPong } from './pongs';

/** Each time by the places of the sets, and of the eyes, that are tied together. Source: `RULES.md#ties`. */
type Combination = (reading: SetReading) => Places[];

/** A suited set that others may be tied to. `at`: its place in the reading. */
interface Knot {
  readonly suit: number;
  readonly rank: number;
  readonly at: number;
}

/** The suited sets of a reading by sort, each in the order of ranks. */
interface Knots {
  readonly chows: readonly Knot[];
  readonly pongs: readonly Knot[];
}

/** Whether chosen knots fit, by their places among all. */
type Fits = (knots: readonly Knot[], chosen: readonly number[]) => boolean;

const isChow = ({ type }: ReadSet): boolean => type === 'chow';

const known = new WeakMap<SetReading['sets'], Knots>();

function knotsOf({ sets }: Pick<SetReading, 'sets'>): Knots {
  let knots = known.get(sets);
  if (!knots) known.set(sets, (knots = { chows: sorted(sets, isChow), pongs: sorted(sets, isPong) }));
  return knots;
}

function sorted(sets: readonly ReadSet[], sort: (set: ReadSet) => boolean): Knot[] {
  return sets
    .flatMap((set, at): Knot[] =>
      sort(set) && set.kind < FIRST_WIND ? [{ suit: suitOf(set.kind), rank: rankOf(set.kind), at }] : [],
    )
    .toSorted((a, b) => a.rank - b.rank);
}

const MOST_SETS = 4;

/** By how many there are, and how many are chosen: every choice by places. */
const CHOICES = Array.from({ length: MOST_SETS + 1 }, (_, count) =>
  Array.from({ length: MOST_SETS + 1 }, (__, size) => choose(0, count, size)),
);

function choose(from: number, count: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, more) => from + more).flatMap((at) =>
    choose(at + 1, count, size - 1).map((rest) => [at, ...rest]),
  );
}

const NONE: Places[] = [];

/** Every choice of so many sets of one sort that fit. */
const choices =
  (size: number, sort: keyof Knots, fits: Fits): Combination =>
  (reading) => {
    const knots = knotsOf(reading)[sort];
    if (knots.length < size) return NONE;
    const found = CHOICES[knots.length]![size]!.filter((chosen) => fits(knots, chosen));
    return found.map((chosen) => chosen.map((each) => knots[each]!.at).toSorted((a, b) => a - b));
  };

/** Each as many ranks above the last, and so many. */
const rise =
  (...steps: readonly number[]): Fits =>
  (knots, chosen) => {
    const step = knots[chosen[1]!]!.rank - knots[chosen[0]!]!.rank;
    if (!steps.includes(step)) return false;
    for (let at = 2; at < chosen.length; at++)
      if (knots[chosen[at]!]!.rank - knots[chosen[at - 1]!]!.rank !== step) return false;
    return true;
  };
const inOneSuit: Fits = (knots, chosen) =>
  chosen.every((each) => knots[each]!.suit === knots[chosen[0]!]!.suit);
const inDifferentSuits: Fits = (knots, chosen) =>
  chosen.every(
    (each, at) => !chosen.some((other, to) => to < at && knots[other]!.suit === knots[each]!.suit),
  );
const both =
  (one: Fits, other: Fits): Fits =>
  (knots, chosen) =>
    one(knots, chosen) && other(knots, chosen);
const pure = (...steps: readonly number[]): Fits => both(rise(...steps), inOneSuit);
const mixed = (...steps: readonly number[]): Fits => both(rise(...steps), inDifferentSuits);

export const quadrupleChow = choices(4, 'chows', pure(0));
export const fourPureShiftedPongs = choices(4, 'pongs', pure(1));
export const fourPureShiftedChows = choices(4, 'chows', pure(1, 2));
export const pureTripleChow = choices(3, 'chows', pure(0));
export const pureShiftedPongs = choices(3, 'pongs', pure(1));
export const pureStraight = choices(3, 'chows', pure(3));
export const pureShiftedChows = choices(3, 'chows', pure(1, 2));
export const triplePong = choices(3, 'pongs', mixed(0));
export const mixedStraight = choices(3, 'chows', mixed(3));
export const mixedTripleChow = choices(3, 'chows', mixed(0));
export const mixedShiftedPongs = choices(3, 'pongs', mixed(1));
export const mixedShiftedChows = choices(3, 'chows', mixed(1));
export const doublePong = choices(2, 'pongs', mixed(0));
export const pureDoubleChow = choices(2, 'chows', pure(0));
export const mixedDoubleChow = choices(2, 'chows', mixed(0));
export const shortStraight = choices(2, 'chows', pure(3));
export const twoTerminalChows = choices(2, 'chows', pure(6));

const isWind = (kind: TileKind): boolean => kind >= FIRST_WIND && kind < FIRST_DRAGON;
const isDragon = (kind: TileKind): boolean => kind >= FIRST_DRAGON;

/** So many pongs of winds, or of dragons. */
const pongsOf =
  (count: number, isOne: (kind: TileKind) => boolean): Combination =>
  ({ sets }) => {
    const places = sets.flatMap((set, at) => (isPong(set) && isOne(set.kind) ? [at] : []));
    return places.length === count ? [places] : [];
  };

/** The same, and a pair of another one. */
const withEyes = (count: number, isOne: (kind: TileKind) => boolean): Combination => {
  const find = pongsOf(count, isOne);
  return (reading) => {
    const { sets, eyes } = reading;
    return eyes && isOne(eyes.kind) ? find(reading).map((places) => [...places, sets.length]) : [];
  };
};

export const bigFourWinds = pongsOf(4, isWind);
export const littleFourWinds = withEyes(3, isWind);
export const bigThreeWinds = pongsOf(3, isWind);
export const bigThreeDragons = pongsOf(3, isDragon);
export const littleThreeDragons = withEyes(2, isDragon);
export const twoDragonPongs = pongsOf(2, isDragon);

const LAST_CHOW = 7;
const MIDDLE = 5;

/** Twice 123 and 789, of so many suits together, and a pair of 5s. */
const terminalChows =
  (suits: number): Combination =>
  ({ sets, eyes }) => {
    if (!sets.every(isChow) || !eyes || eyes.kind >= FIRST_WIND || rankOf(eyes.kind) !== MIDDLE) return [];
    const low = suitsFrom(sets, 1);
    const high = suitsFrom(sets, LAST_CHOW);
    const areAll = low.length === 2 && low.join() === high.join();
    return areAll && new Set([...low, suitOf(eyes.kind)]).size === suits ? [[0, 1, 2, 3, 4]] : [];
  };

function suitsFrom(sets: readonly ReadSet[], rank: number): number[] {
  return sets
    .filter(({ kind }) => rankOf(kind) === rank)
    .map(({ kind }) => suitOf(kind))
    .toSorted((a, b) => a - b);
}

export const pureTerminalChows = terminalChows(1);
export const threeSuitedTerminalChows = terminalChows(3);
