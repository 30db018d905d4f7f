/** Shapes of complete hands of five melds and a pair, each recipe near some items of `taiwan`. */
import type { Random } from '../generate/random';
import { fill } from '../generate/shapes';
import type { Recipe, Shape, ShapeMeld } from '../generate/shapes';
import { isHonour, isNumbered, isTerminal, PLAYING_KINDS, rankOf, suitOf } from '../tiles';

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
const NUMBERED = KINDS.filter(isNumbered);
const HONOURS = KINDS.filter(isHonour);
const WINDS = [27, 28, 29, 30];
const DRAGONS = [31, 32, 33];
const MELDS = 5;

const chow = (kind: number): ShapeMeld => ({ shape: 'chow', kind });
const pong = (kind: number): ShapeMeld => ({ shape: 'pong', kind });

function suit(random: Random): number[] {
  const chosen = random.below(3);
  return NUMBERED.filter((kind) => suitOf(kind) === chosen);
}

function pool(random: Random): number[] {
  return random.pick([
    KINDS,
    NUMBERED,
    suit(random),
    [...suit(random), ...HONOURS],
    [...suit(random), ...suit(random)],
  ]);
}

/** Melds and a pair of these kinds. */
function from(kinds: readonly number[], chows: number): (random: Random) => Shape {
  return (random) => fill(random, [], { kinds, chows, melds: MELDS });
}

/** Pongs of some honours, the pair of another or of any kind. */
function withHonours(random: Random, kinds: readonly number[], pairs?: readonly number[]): Shape {
  const rest = { kinds: pool(random), chows: random.pick([0.2, 0.8]), melds: MELDS };
  return fill(random, kinds.map(pong), pairs === undefined ? rest : { ...rest, pairs });
}

function littleHonours(random: Random, kinds: readonly number[]): Shape {
  const [pair = 0, ...pongs] = random.shuffled(kinds);
  return withHonours(random, pongs, [pair]);
}

/** Chows and mostly a numbered pair, won with any tile of the first. */
function manyChows(random: Random): Shape {
  const kinds = random.pick([NUMBERED, NUMBERED, suit(random), [...suit(random), ...suit(random)]]);
  const start = random.pick(kinds.filter((kind) => rankOf(kind) <= 7));
  const pairs = random.chance(0.85) ? kinds : HONOURS;
  const shape = fill(random, [chow(start)], { kinds, chows: 1, pairs, melds: MELDS });
  return { ...shape, winning: start + random.pick([0, 0, 1, 2, 2]) };
}

/** Three pongs in a row, or one chow three times, and more close by. */
function ladder(random: Random): Shape {
  const kinds = suit(random);
  const start = random.pick(kinds.slice(0, 7));
  const rungs = random.chance(0.5)
    ? [start, start + 1, start + 2].map(pong)
    : [start, start, start].map(chow);
  return fill(random, rungs, { kinds: random.pick([kinds, KINDS]), chows: 0.6, melds: MELDS });
}

/** A hand within a few ranks of one suit: many readings. */
function crowded(random: Random): Shape {
  const width = random.pick([6, 7, 8]);
  const low = random.below(10 - width);
  return fill(random, [], { kinds: suit(random).slice(low, low + width), chows: 0.7, melds: MELDS });
}

/** Seven pairs and three of an eighth kind; now and then runs that are five melds too. */
function eightPairs(random: Random): Shape {
  const kinds = random.pick([KINDS, NUMBERED, suit(random), [...suit(random), ...HONOURS]]);
  const start = random.below(Math.max(1, kinds.length - 7));
  const chosen = random.chance(0.4) ? kinds.slice(start, start + 8) : random.shuffled(kinds).slice(0, 8);
  const third = random.pick(chosen);
  return { melds: [], loose: [...chosen.flatMap((kind) => [kind, kind]), third] };
}

export const TAIWAN_RECIPES: readonly Recipe[] = [
  { weight: 10, make: from(KINDS, 0.7) },
  { weight: 26, make: manyChows },
  { weight: 6, make: from(KINDS, 0) },
  {
    weight: 6,
    make: (random) => fill(random, [], { kinds: suit(random), chows: random.pick([0.3, 0.7]), melds: MELDS }),
  },
  {
    weight: 6,
    make: (random) =>
      fill(random, [], { kinds: [...suit(random), ...HONOURS], chows: random.pick([0, 0.7]), melds: MELDS }),
  },
  { weight: 6, make: (random) => withHonours(random, random.shuffled(HONOURS).slice(0, 2)) },
  { weight: 4, make: (random) => littleHonours(random, DRAGONS) },
  { weight: 4, make: (random) => littleHonours(random, WINDS) },
  { weight: 3, make: (random) => withHonours(random, DRAGONS) },
  { weight: 3, make: (random) => withHonours(random, WINDS) },
  { weight: 4, make: from(HONOURS, 0) },
  { weight: 2, make: from([...HONOURS, ...KINDS.filter(isTerminal)], 0) },
  {
    weight: 8,
    make: (random) => fill(random, [], { kinds: pool(random), chows: 0.1, melds: MELDS }),
    layout: 'concealed',
  },
  {
    weight: 3,
    make: (random) => fill(random, [], { kinds: pool(random), chows: 0.1, melds: MELDS }),
    layout: 'three-kongs',
  },
  { weight: 2, make: from(KINDS, 0), layout: 'four-kongs' },
  { weight: 6, make: ladder },
  { weight: 4, make: ladder, layout: 'concealed' },
  { weight: 6, make: crowded },
  { weight: 3, make: crowded, layout: 'concealed' },
];

export const KONG_RECIPES: readonly Recipe[] = [
  { weight: 2, make: from(KINDS, 0.2) },
  { weight: 1, make: (random) => fill(random, [], { kinds: pool(random), chows: 0.1, melds: MELDS }) },
  { weight: 1, make: (random) => withHonours(random, random.pick([DRAGONS, WINDS])) },
];

export const EIGHT_PAIRS: Recipe = { weight: 1, make: eightPairs };
