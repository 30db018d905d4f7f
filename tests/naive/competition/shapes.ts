/** Shapes of complete hands, each recipe near some items of `competition`. */
import type { Random } from '../generate/random';
import { hasFifthCopy, RECIPES } from '../generate/shapes';
import type { Recipe, Shape, ShapeMeld } from '../generate/shapes';
import { tilesOfMeld } from '../parseRequest';
import { isHonour, isNumbered, parseTiles, PLAYING_KINDS, rankOf } from '../tiles';
import { PATTERNS } from './readings';

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
const HONOURS = KINDS.filter(isHonour);
const FIRSTS = [0, 9, 18];

const chow = (kind: number): ShapeMeld => ({ shape: 'chow', kind });
const pung = (kind: number): ShapeMeld => ({ shape: 'pong', kind });

/** Four sets drawn by `set` and a pair drawn by `pair`, tried until no tile is there five times. */
function made(set: (at: number) => ShapeMeld, pair: () => number): Shape {
  for (;;) {
    const kind = pair();
    const shape = { melds: [0, 1, 2, 3].map(set), loose: [kind, kind] };
    if (!hasFifthCopy([...shape.melds.flatMap(tilesOfMeld), ...shape.loose])) return shape;
  }
}

function suits(random: Random): number[] {
  return random.shuffled(FIRSTS).slice(0, random.pick([1, 2, 2, 3, 3]));
}

/** Four chows that start at few ranks of some suits: many combinations and ties. */
function tiedChows(random: Random): Shape {
  const firsts = suits(random);
  const starts = random.pick([
    [0, 3, 6],
    [0, 1, 2, 3],
    [2, 3, 4, 5],
    [0, 2, 4, 6],
    [0, 6],
    [0, 3],
    [3, 6],
    [1, 4],
    [2],
    [0, 1, 2, 3, 4, 5, 6],
  ]);
  const odd = random.chance(0.2);
  return made(
    (at) =>
      odd && at === 0 ? pung(random.below(PLAYING_KINDS)) : chow(random.pick(firsts) + random.pick(starts)),
    () => random.pick(random.chance(0.3) ? KINDS : firsts.map((first) => first + random.below(9))),
  );
}

/** Steps from the first of three or four chows to the others, in one suit or each in another. */
const PATTERNS_OF_CHOWS = [
  { starts: [0, 3, 6], mixed: true },
  { starts: [0, 3, 6], mixed: false },
  { starts: [0, 1, 2], mixed: true },
  { starts: [0, 1, 2], mixed: false },
  { starts: [0, 2, 4], mixed: false },
  { starts: [0, 1, 2, 3], mixed: false },
  { starts: [0, 2, 4, 6], mixed: false },
];

/** A combination of three or four chows, the rest as it comes. */
function patternOfChows(random: Random): Shape {
  const { starts, mixed } = random.pick(PATTERNS_OF_CHOWS);
  const room = 7 - Math.max(...starts);
  const low = random.below(room);
  const firsts = random.shuffled(FIRSTS);
  const kinds = random.pick([KINDS, ranks(1, 2, 3, 4, 5, 6, 7, 8, 9)]);
  return made(
    (at) => {
      const start = starts[at];
      if (start === undefined)
        return random.chance(0.7) ? chow(random.pick(FIRSTS) + random.below(7)) : pung(random.pick(kinds));
      return chow((mixed ? (firsts[at] ?? 0) : (firsts[0] ?? 0)) + low + start);
    },
    () => random.pick(kinds),
  );
}

/** Sets that have little in common, with a pair of honours, won at the end of a chow: nearly nothing counts. */
function nearlyNothing(random: Random): Shape {
  const [first = 0, second = 0, third = 0] = random.shuffled(FIRSTS);
  const start = random.below(5) + 1;
  const sets = [
    chow(first + start),
    pung(second + 1 + random.below(7)),
    chow(third + random.below(7)),
    chow(random.pick([first, second]) + random.below(7)),
  ];
  const shape = made(
    (at) => sets[at] ?? pung(0),
    () => random.pick(HONOURS),
  );
  return { ...shape, winning: first + start };
}

/** A chow of which the other end's kind is used up in the own hand and melds. */
function usedUpWait(random: Random): Shape {
  const low = random.pick(FIRSTS) + random.below(6);
  const up = random.chance(0.5);
  const kind = up ? low : low + 3;
  const sets = [
    pung(kind),
    chow(up ? low + 1 : low),
    ...(random.chance(0.7) ? [chow(up ? low : low + 1)] : []),
  ];
  const shape = made(
    (at) => sets[at] ?? chow(random.pick(FIRSTS) + random.below(7)),
    () => random.pick(random.chance(0.5) ? HONOURS : KINDS),
  );
  return { ...shape, winning: up ? low + 3 : low };
}

/** Pungs of three winds. */
function threeWinds(random: Random): Shape {
  const winds = random.shuffled(HONOURS.slice(0, 4));
  const first = random.pick(FIRSTS);
  return made(
    (at) =>
      at < 3
        ? pung(winds[at] ?? 0)
        : random.chance(0.5)
          ? chow(first + random.below(7))
          : pung(first + random.below(9)),
    () => random.pick(KINDS),
  );
}

/** Four pungs of few ranks of some suits. */
function tiedPungs(random: Random): Shape {
  const firsts = suits(random);
  const low = random.below(5);
  const width = firsts.length === 1 ? 5 : random.pick([2, 3, 4, 5]);
  const rank = (): number => low + random.below(width);
  const odd = random.chance(0.4);
  return made(
    (at) =>
      odd && at === 0 ? chow(random.pick(FIRSTS) + random.below(7)) : pung(random.pick(firsts) + rank()),
    () => random.pick(random.chance(0.3) ? KINDS : firsts.map((first) => first + rank())),
  );
}

/** 123 and 789 of one or two suits with a pair, mostly of 5s. */
function terminalChows(random: Random): Shape {
  const [one = 0, other = 0, third = 0] = random.shuffled(FIRSTS);
  const second = random.pick([one, other]);
  const starts = [one, one + 6, second, second + 6];
  const pair = random.pick([one + 4, other + 4, third + 4, third + 4, random.below(PLAYING_KINDS)]);
  return made(
    (at) => chow(starts[at] ?? 0),
    () => pair,
  );
}

/** Sets and a pair of these kinds only. */
function within(kinds: readonly number[], chows: number): (random: Random) => Shape {
  const starts = kinds.filter(
    (kind) => isNumbered(kind) && rankOf(kind) <= 7 && kinds.includes(kind + 1) && kinds.includes(kind + 2),
  );
  return (random) =>
    made(
      () =>
        starts.length > 0 && random.chance(chows) ? chow(random.pick(starts)) : pung(random.pick(kinds)),
      () => random.pick(kinds),
    );
}

const ranks = (...numbers: readonly number[]): number[] =>
  KINDS.filter((kind) => isNumbered(kind) && numbers.includes(rankOf(kind)));

const GREEN = parseTiles('23468sF');
const REVERSIBLE = parseTiles('1234589p245689sP');

/** A 5 in each group, or a terminal or honour. */
function eachWith(kinds: readonly number[]): (random: Random) => Shape {
  const sets = [
    ...kinds.map(pung),
    ...ranks(1, 2, 3, 4, 5, 6, 7)
      .map(chow)
      .filter((set) => tilesOfMeld(set).some((kind) => kinds.includes(kind))),
  ];
  return (random) =>
    made(
      () => random.pick(sets),
      () => random.pick(kinds),
    );
}

/** Pairs of these kinds, now and then twice the same. */
function pairsWithin(random: Random, kinds: readonly number[]): Shape {
  const twice = [...kinds, ...(random.chance(0.5) || kinds.length < 7 ? kinds : [])];
  return {
    melds: [],
    loose: random
      .shuffled(twice)
      .slice(0, 7)
      .flatMap((kind) => [kind, kind]),
  };
}

function shiftedPairs(random: Random): Shape {
  const low = random.pick(FIRSTS) + random.below(3);
  return { melds: [], loose: [0, 1, 2, 3, 4, 5, 6].flatMap((step) => [low + step, low + step]) };
}

function knittedTiles(random: Random): Shape {
  const honours = random.shuffled(HONOURS).slice(0, random.pick([5, 6, 7]));
  const suited = random.shuffled(random.pick(PATTERNS)).slice(0, 14 - honours.length);
  return { melds: [], loose: [...honours, ...suited] };
}

function knittedStraight(random: Random): Shape {
  const pattern = random.pick(PATTERNS);
  for (;;) {
    const near = random.pick([KINDS, pattern, HONOURS]);
    const [pair, kind] = [random.pick(near), random.pick(near)];
    const asChow = isNumbered(kind) && rankOf(kind) <= 7 && random.chance(0.6);
    const set = asChow ? chow(kind) : pung(kind);
    const loose = [...pattern, pair, pair];
    if (!hasFifthCopy([...loose, ...tilesOfMeld(set)])) return { melds: [set], loose };
  }
}

export const COMPETITION_RECIPES: readonly Recipe[] = [
  ...RECIPES,
  { weight: 30, make: tiedChows },
  { weight: 10, make: patternOfChows },
  { weight: 14, make: nearlyNothing },
  { weight: 3, make: threeWinds },
  { weight: 5, make: usedUpWait },
  { weight: 12, make: tiedPungs },
  { weight: 3, make: tiedPungs, layout: 'concealed' },
  { weight: 3, make: tiedPungs, layout: 'three-kongs' },
  { weight: 4, make: terminalChows },
  { weight: 3, make: within(GREEN, 0.4) },
  { weight: 4, make: within(REVERSIBLE, 0.4) },
  { weight: 2, make: within(ranks(2, 4, 6, 8), 0) },
  { weight: 2, make: within(ranks(1, 2, 3), 0.8) },
  { weight: 2, make: within(ranks(4, 5, 6), 0.8) },
  { weight: 2, make: within(ranks(7, 8, 9), 0.8) },
  { weight: 2, make: within(ranks(1, 2, 3, 4), 0.6) },
  { weight: 2, make: within(ranks(6, 7, 8, 9), 0.6) },
  { weight: 3, make: eachWith(ranks(5)) },
  { weight: 3, make: eachWith([...ranks(1, 9), ...HONOURS]) },
  {
    weight: 4,
    make: (random) =>
      pairsWithin(
        random,
        random.pick([GREEN, REVERSIBLE, ranks(1, 9), ranks(7, 8, 9), ranks(4, 5, 6), ranks(1, 2, 3, 4)]),
      ),
  },
  { weight: 3, make: shiftedPairs },
  { weight: 6, make: knittedTiles },
  { weight: 12, make: knittedStraight },
];
