/** Shapes of complete hands, each recipe aiming at some items. */
import { tilesOfMeld } from '../parseRequest';
import {
  countKinds,
  isHonour,
  isNumbered,
  isTerminal,
  ORPHANS,
  PLAYING_KINDS,
  rankOf,
  suitOf,
} from '../tiles';
import type { Random } from './random';

export interface ShapeMeld {
  readonly shape: 'chow' | 'pong';
  readonly kind: number;
}

/** Four melds and a pair, or fourteen tiles that stay in the hand. */
export interface Shape {
  readonly melds: readonly ShapeMeld[];
  readonly loose: readonly number[];
  readonly winning?: number;
}

export interface Recipe {
  readonly weight: number;
  readonly make: (random: Random) => Shape;
  /** Laid out fully open or concealed, with this many kongs, where that is the point. */
  readonly layout?: 'concealed' | 'three-kongs' | 'four-kongs';
}

interface Pool {
  readonly kinds: readonly number[];
  /** How many of the melds are chows, roughly. */
  readonly chows: number;
}

/** What melds and pair are drawn from: the pair from `pairs` where that is something else; four melds unless told. */
interface Filling extends Pool {
  readonly pairs?: readonly number[];
  readonly melds?: number;
}

const ALL = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
const NUMBERED = ALL.filter((kind) => isNumbered(kind));
const HONOURS = ALL.filter((kind) => isHonour(kind));
const WINDS = [27, 28, 29, 30];
const DRAGONS = [31, 32, 33];
const MIDDLES = NUMBERED.filter((kind) => !isTerminal(kind));

function suit(random: Random): number[] {
  const chosen = random.below(3);
  return NUMBERED.filter((kind) => suitOf(kind) === chosen);
}

function anyMeld(random: Random, pool: Pool): ShapeMeld {
  const chowStarts = pool.kinds.filter(
    (kind) =>
      isNumbered(kind) && rankOf(kind) <= 7 && [1, 2].every((step) => pool.kinds.includes(kind + step)),
  );
  const chow = chowStarts.length > 0 && random.chance(pool.chows);
  return chow
    ? { shape: 'chow', kind: random.pick(chowStarts) }
    : { shape: 'pong', kind: random.pick(pool.kinds) };
}

export function tilesOfShape(shape: Shape): number[] {
  return [...shape.melds.flatMap(tilesOfMeld), ...shape.loose];
}

export function hasFifthCopy(tiles: readonly number[]): boolean {
  return countKinds(tiles).some((count) => count > 4);
}

/** Fills up the melds from the pool and adds a pair, trying again until no tile is there five times. */
export function fill(random: Random, given: readonly ShapeMeld[], how: Filling): Shape {
  const wanted = how.melds ?? 4;
  for (;;) {
    const melds = [...given];
    while (melds.length < wanted) melds.push(anyMeld(random, how));
    const pair = random.pick(how.pairs ?? how.kinds);
    const shape = { melds, loose: [pair, pair] };
    if (!hasFifthCopy(tilesOfShape(shape))) return shape;
  }
}

function pongsOf(kinds: readonly number[]): ShapeMeld[] {
  return kinds.map((kind) => ({ shape: 'pong', kind }));
}

function randomPool(random: Random): number[] {
  return random.pick([
    ALL,
    NUMBERED,
    suit(random),
    [...suit(random), ...HONOURS],
    [...suit(random), ...suit(random)],
  ]);
}

function pairsOf(random: Random, kinds: readonly number[]): Shape {
  const chosen = random.shuffled(kinds).slice(0, 7);
  return { melds: [], loose: chosen.flatMap((kind) => [kind, kind]) };
}

/** Pairs among which some kinds stand four times. */
function pairsWithFourAlike(random: Random): Shape {
  const kinds = random.pick([ALL, suit(random), HONOURS, [...suit(random), ...HONOURS], ORPHANS, MIDDLES]);
  const chosen = random.shuffled(kinds).slice(0, random.pick([4, 5, 6]));
  const loose = chosen.flatMap((kind) => [kind, kind]);
  for (let index = 0; loose.length < 14; index += 1) {
    const kind = chosen[index] ?? 0;
    loose.push(kind, kind);
  }
  return { melds: [], loose };
}

/** Two chows twice over, or four alike in a run: seven pairs that are four melds too. */
function pairsAsChows(random: Random): Shape {
  const kinds = random.pick([suit(random), NUMBERED, MIDDLES]);
  const one = anyMeld(random, { kinds, chows: 1 });
  const other = anyMeld(random, { kinds, chows: 1 });
  return fill(random, [one, one, other, other], { kinds, chows: 1 });
}

/** Three pongs in a row, or one chow three times, and more close by. */
function ladder(random: Random): Shape {
  const kinds = suit(random);
  const start = random.pick(kinds.slice(0, 7));
  const near = kinds.filter((kind) => Math.abs(kind - start - 1) <= 3);
  const rungs = random.chance(0.5)
    ? pongsOf([start, start + 1, start + 2])
    : [start, start, start].map((kind): ShapeMeld => ({ shape: 'chow', kind }));
  const pairs = random.pick([near, kinds, ALL]);
  return fill(random, rungs, { kinds: random.pick([near, kinds, ALL]), chows: 0.6, pairs });
}

/** A hand within a few ranks of one suit: many readings. */
function crowded(random: Random): Shape {
  const kinds = suit(random);
  const width = random.pick([5, 6, 7]);
  const low = random.below(10 - width);
  return fill(random, [], { kinds: kinds.slice(low, low + width), chows: random.pick([0.5, 0.8]) });
}

function suitDragon(random: Random): Shape {
  const chosen = random.below(3);
  const kinds = NUMBERED.filter((kind) => suitOf(kind) === chosen);
  const dragon = [31, 33, 32][chosen] ?? 31;
  if (random.chance(0.3)) {
    const start = random.pick(kinds.slice(0, 7));
    return fill(random, pongsOf([dragon, start, start + 1, start + 2]), { kinds, chows: 0 });
  }
  const shape = fill(random, pongsOf([dragon]), { kinds, chows: 0 });
  return shape;
}

function gates(random: Random): Shape {
  const kinds = suit(random);
  const [one = 0, nine = 0] = [kinds[0], kinds[8]];
  const winning = random.pick(kinds);
  const loose = [one, one, ...kinds, nine, nine, winning];
  return random.chance(0.7) ? { melds: [], loose, winning } : { melds: [], loose };
}

/** Winds or dragons as pongs, the rest from any pool. */
function withHonours(random: Random, kinds: readonly number[], pairs?: readonly number[]): Shape {
  const pool = { kinds: randomPool(random), chows: random.pick([0.2, 0.8]) };
  return fill(random, pongsOf(kinds), pairs === undefined ? pool : { ...pool, pairs });
}

/** `kinds` in a random order: three pongs, and the fourth as the pair. */
function littleHonours(random: Random, kinds: readonly number[]): Shape {
  const [pair = 0, ...pongs] = random.shuffled(kinds);
  return withHonours(random, pongs, [pair]);
}

const TERMINALS = NUMBERED.filter((kind) => isTerminal(kind));

export const RECIPES: readonly Recipe[] = [
  { weight: 8, make: (random) => fill(random, [], { kinds: ALL, chows: 0.7 }) },
  { weight: 7, make: (random) => fill(random, [], { kinds: NUMBERED, chows: 1 }) },
  { weight: 4, make: (random) => fill(random, [], { kinds: MIDDLES, chows: random.pick([0.2, 0.6, 1]) }) },
  { weight: 4, make: (random) => fill(random, [], { kinds: random.pick([ALL, NUMBERED]), chows: 0 }) },
  {
    weight: 5,
    make: (random) =>
      fill(random, [], { kinds: [...suit(random), ...HONOURS], chows: random.pick([0, 0.7]) }),
  },
  {
    weight: 5,
    make: (random) => fill(random, [], { kinds: suit(random), chows: random.pick([0, 0.6, 0.9]) }),
  },
  { weight: 4, make: (random) => withHonours(random, random.shuffled([...WINDS, ...DRAGONS]).slice(0, 2)) },
  { weight: 3, make: (random) => littleHonours(random, DRAGONS) },
  { weight: 3, make: (random) => littleHonours(random, WINDS) },
  { weight: 3, make: (random) => withHonours(random, DRAGONS) },
  { weight: 2, make: (random) => withHonours(random, WINDS) },
  { weight: 3, make: (random) => fill(random, [], { kinds: HONOURS, chows: 0 }) },
  { weight: 6, make: suitDragon },
  { weight: 2, make: (random) => fill(random, [], { kinds: TERMINALS, chows: 0 }) },
  { weight: 3, make: (random) => fill(random, [], { kinds: ORPHANS, chows: 0 }) },
  {
    weight: 5,
    make: (random) => fill(random, [], { kinds: randomPool(random), chows: 0 }),
    layout: 'concealed',
  },
  {
    weight: 3,
    make: (random) => fill(random, [], { kinds: randomPool(random), chows: 0.1 }),
    layout: 'three-kongs',
  },
  { weight: 3, make: (random) => fill(random, [], { kinds: ALL, chows: 0 }), layout: 'four-kongs' },
  { weight: 3, make: gates },
  { weight: 3, make: (random) => ({ melds: [], loose: [...ORPHANS, random.pick(ORPHANS)] }) },
  { weight: 4, make: (random) => pairsOf(random, random.pick([ALL, NUMBERED, MIDDLES])) },
  {
    weight: 3,
    make: (random) => pairsOf(random, random.pick([suit(random), [...suit(random), ...HONOURS], HONOURS])),
  },
  { weight: 4, make: pairsWithFourAlike },
  { weight: 4, make: pairsAsChows },
  { weight: 6, make: ladder },
  { weight: 4, make: ladder, layout: 'concealed' },
  { weight: 5, make: crowded },
  { weight: 3, make: crowded, layout: 'concealed' },
];

/** Recipes of four melds that can hold two kongs. */
export const KONG_RECIPES: readonly Recipe[] = [
  { weight: 2, make: (random) => fill(random, [], { kinds: ALL, chows: 0.2 }) },
  { weight: 1, make: (random) => fill(random, [], { kinds: randomPool(random), chows: 0.1 }) },
  { weight: 1, make: (random) => littleHonours(random, random.pick([DRAGONS, WINDS])) },
  { weight: 1, make: (random) => withHonours(random, random.pick([DRAGONS, WINDS])) },
  { weight: 1, make: suitDragon },
];
