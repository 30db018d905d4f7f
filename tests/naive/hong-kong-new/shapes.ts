/** Shapes of complete hands, each recipe near some items of `hong-kong-new`. */
import type { Random } from '../generate/random';
import { fill, hasFifthCopy, RECIPES, tilesOfShape } from '../generate/shapes';
import type { Recipe, Shape, ShapeMeld } from '../generate/shapes';
import { tilesOfMeld } from '../parseRequest';
import { isHonour, isNumbered, isTerminal, parseTiles, PLAYING_KINDS, rankOf } from '../tiles';

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
const NUMBERED = KINDS.filter(isNumbered);
const HONOURS = KINDS.filter(isHonour);
const GREEN = parseTiles('23468sF');
const FIRSTS = [0, 9, 18];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const chow = (kind: number): ShapeMeld => ({ shape: 'chow', kind });
const pong = (kind: number): ShapeMeld => ({ shape: 'pong', kind });
const ranks = (numbers: readonly number[]): number[] =>
  NUMBERED.filter((kind) => numbers.includes(rankOf(kind)));
const pongsAndPairs = (random: Random, kinds: readonly number[]): Shape =>
  fill(random, [], { kinds, chows: 0 });

/** Pongs and a pair of two, three or four numbers. */
function fewNumbers(random: Random): Shape {
  return pongsAndPairs(random, ranks(random.shuffled(RANKS).slice(0, random.pick([2, 2, 3, 3, 4]))));
}

/** A pair of these kinds and melds that have one of them each, but for one meld now and then. */
function eachWith(random: Random, kinds: readonly number[]): Shape {
  const chows = NUMBERED.filter((kind) => rankOf(kind) <= 7).map(chow);
  const all = [...chows, ...KINDS.map(pong)];
  const melds = all.filter((meld) => tilesOfMeld(meld).some((kind) => kinds.includes(kind)));
  for (;;) {
    const first = random.pick(random.chance(0.85) ? melds : all);
    const pair = random.pick(kinds);
    const others = [0, 1, 2].map(() => random.pick(melds));
    const shape = { melds: [first, ...others], loose: [pair, pair] };
    if (!hasFifthCopy(tilesOfShape(shape))) return shape;
  }
}

function sharedNumber(random: Random): Shape {
  const kinds = ranks([random.pick([2, 3, 4, 5, 5, 6, 7, 8])]);
  return eachWith(random, kinds);
}

function outside(random: Random): Shape {
  const ends = KINDS.filter(isTerminal);
  const kinds = random.chance(0.5) ? ends : [...ends, ...HONOURS];
  return eachWith(random, kinds);
}

/** A wind, a dragon, and three suits. */
function fiveTypes(random: Random): Shape {
  const wind = random.pick([27, 28, 29, 30]);
  const dragon = random.pick([31, 32, 33]);
  const suits = FIRSTS.map((first) =>
    random.chance(0.7) ? chow(first + random.below(7)) : pong(first + random.below(9)),
  );
  const [asPong = wind, asPair = dragon] = random.shuffled([wind, dragon]);
  return fill(random, [pong(asPong), ...suits], {
    kinds: KINDS,
    chows: 0,
    pairs: [asPair],
  });
}

/** Chows and pongs that make combinations, the rest close by. */
function combination(random: Random): Shape {
  const [one = 0, two = 9, three = 18] = random.shuffled(FIRSTS);
  const [low, step] = [random.below(7), random.below(9)];
  const given = random.pick<readonly ShapeMeld[]>([
    [chow(one), chow(one + 3), chow(one + 6)],
    [chow(one + low), chow(two + low), chow(three + low)],
    [pong(one + step), pong(two + step), pong(three + step)],
    [chow(one + low), chow(one + low)],
    [chow(one + low), chow(one + low), chow(two + low), chow(two + low)],
    [chow(one + low), chow(one + low), chow(one + low), chow(one + low)],
    [chow(one), chow(one + 6)],
    [pong(one), pong(one + 8)],
    [chow(one), chow(one + 6), chow(two), chow(two + 6)],
    [chow(one), chow(one + 6), pong(one), pong(one + 8)],
    [pong(one + low), pong(one + low + 1), pong(one + low + 2)],
    [0, 1, 2, 3].map((next) => pong(one + (step % 6) + next)),
  ]);
  const kinds = random.pick([KINDS, NUMBERED, NUMBERED.filter((kind) => kind >= one && kind < one + 9)]);
  return fill(random, given, { kinds, chows: 0.7 });
}

/** Four of a kind as a pong and in a chow, or as the pair and in two chows. */
function fourAlike(random: Random): Shape {
  const kind = random.pick(NUMBERED.filter((each) => rankOf(each) >= 3 && rankOf(each) <= 7));
  const chows = [chow(kind - 2), chow(kind - 1), chow(kind)];
  if (random.chance(0.5))
    return fill(random, [pong(kind), random.pick(chows)], { kinds: NUMBERED, chows: 0.6 });
  const two = [random.pick(chows), random.pick(chows)];
  return fill(random, two, { kinds: NUMBERED, chows: 0.8, pairs: [kind] });
}

/** The 5 between a 4 and a 6, with other waits now and then. */
function middleFive(random: Random): Shape {
  const five = random.pick(FIRSTS) + 4;
  const near = [five - 3, five - 2, five - 1, five, five + 1, five + 2, five + 3];
  const kinds = random.pick([near, NUMBERED]);
  return { ...fill(random, [chow(five - 1)], { kinds, chows: 0.7 }), winning: five };
}

function fewPairs(random: Random): Shape {
  const kinds = random.pick([GREEN, KINDS.filter(isTerminal), HONOURS, ranks([2, 5, 8]), ranks([5])]);
  const twice = random.shuffled([...kinds, ...kinds]).slice(0, 7);
  const loose = twice.flatMap((kind) => [kind, kind]);
  return loose.length === 14 ? { melds: [], loose } : fewPairs(random);
}

export const HONG_KONG_NEW_RECIPES: readonly Recipe[] = [
  ...RECIPES,
  { weight: 6, make: fewNumbers },
  { weight: 5, make: (random) => pongsAndPairs(random, ranks([2, 5, 8])) },
  { weight: 8, make: sharedNumber },
  { weight: 8, make: outside },
  { weight: 3, make: (random) => pongsAndPairs(random, KINDS.filter(isTerminal)) },
  { weight: 5, make: fiveTypes },
  { weight: 16, make: combination },
  { weight: 10, make: combination, layout: 'concealed' },
  { weight: 6, make: fourAlike },
  { weight: 4, make: middleFive },
  { weight: 4, make: (random) => fill(random, [], { kinds: GREEN, chows: 0.4 }) },
  { weight: 4, make: (random) => fill(random, [], { kinds: ranks([1, 2, 3, 4, 6, 7, 8, 9]), chows: 0.7 }) },
  { weight: 4, make: fewPairs },
];
