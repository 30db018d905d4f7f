import type { Places } from '../../engine/scoring/items';
import type { ReadSet, SetReading } from '../../engine/scoring/setReadings';
import { FIRST_DRAGON, FIRST_WIND, rankOf, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { isPong } from './pongs';

/** Each time by the places of the sets, and of the eyes, that are tied together. Source: `RULES.md#ties`. */
type Combination = (reading: SetReading) => Places[];

type Fits = (kinds: readonly TileKind[]) => boolean;

/** A set that others may be tied to. */
interface Knot {
  readonly kind: TileKind;
  readonly at: number;
}

const isChow = ({ type }: ReadSet): boolean => type === 'chow';

/** Every choice of so many sets of one sort that fit, shown by their kinds in the order of ranks. */
const choices =
  (size: number, sort: (set: ReadSet) => boolean, fits: Fits): Combination =>
  ({ sets }) => {
    const knots = sets
      .flatMap((set, at): Knot[] => (sort(set) && set.kind < FIRST_WIND ? [{ kind: set.kind, at }] : []))
      .toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
    return choose(knots, size).flatMap((chosen) =>
      fits(chosen.map(({ kind }) => kind)) ? [chosen.map(({ at }) => at).toSorted((a, b) => a - b)] : [],
    );
  };

function choose(from: readonly Knot[], size: number): (readonly Knot[])[] {
  if (size === 0) return [[]];
  return from.flatMap((knot, at) => choose(from.slice(at + 1), size - 1).map((rest) => [knot, ...rest]));
}

/** Each so many ranks above the last. */
const rise =
  (...steps: readonly number[]): Fits =>
  (kinds) =>
    steps.some((step) =>
      kinds.every((kind, at) => at === 0 || rankOf(kind) - rankOf(kinds[at - 1]!) === step),
    );
const inOneSuit: Fits = (kinds) => kinds.every((kind) => suitOf(kind) === suitOf(kinds[0]!));
const inDifferentSuits: Fits = (kinds) => new Set(kinds.map(suitOf)).size === kinds.length;
const both =
  (one: Fits, other: Fits): Fits =>
  (kinds) =>
    one(kinds) && other(kinds);
const pure = (...steps: readonly number[]): Fits => both(rise(...steps), inOneSuit);
const mixed = (...steps: readonly number[]): Fits => both(rise(...steps), inDifferentSuits);

export const quadrupleChow = choices(4, isChow, pure(0));
export const fourPureShiftedPongs = choices(4, isPong, pure(1));
export const fourPureShiftedChows = choices(4, isChow, pure(1, 2));
export const pureTripleChow = choices(3, isChow, pure(0));
export const pureShiftedPongs = choices(3, isPong, pure(1));
export const pureStraight = choices(3, isChow, pure(3));
export const pureShiftedChows = choices(3, isChow, pure(1, 2));
export const triplePong = choices(3, isPong, mixed(0));
export const mixedStraight = choices(3, isChow, mixed(3));
export const mixedTripleChow = choices(3, isChow, mixed(0));
export const mixedShiftedPongs = choices(3, isPong, mixed(1));
export const mixedShiftedChows = choices(3, isChow, mixed(1));
export const doublePong = choices(2, isPong, mixed(0));
export const pureDoubleChow = choices(2, isChow, pure(0));
export const mixedDoubleChow = choices(2, isChow, mixed(0));
export const shortStraight = choices(2, isChow, pure(3));
export const twoTerminalChows = choices(2, isChow, pure(6));

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
