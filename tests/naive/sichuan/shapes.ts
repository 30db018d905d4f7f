import { layOut } from '../generate/layouts';
import type { Layout, Wishes } from '../generate/layouts';
import type { Random } from '../generate/random';
import { hasFifthCopy, tilesOfShape } from '../generate/shapes';
import type { Shape, ShapeMeld } from '../generate/shapes';
import { type LaidMeld, tilesOfMeld } from '../parseRequest';
import { isNumbered, PLAYING_KINDS, rankOf, suitOf } from '../tiles';

/** What a hand is made of: ranks of so many suits, and how many of its melds are chows, roughly. */
interface Pool {
  readonly weight: number;
  readonly ranks: string;
  readonly suits: 1 | 2 | 3;
  readonly chows: number;
}

const POOLS: readonly Pool[] = [
  { weight: 20, ranks: '123456789', suits: 2, chows: 0.7 },
  { weight: 10, ranks: '123456789', suits: 2, chows: 0 },
  { weight: 10, ranks: '123456789', suits: 1, chows: 0.6 },
  { weight: 5, ranks: '123456789', suits: 1, chows: 0 },
  { weight: 4, ranks: '123456789', suits: 3, chows: 0.5 },
  { weight: 8, ranks: '12345', suits: 1, chows: 0.7 },
  { weight: 8, ranks: '45678', suits: 2, chows: 0.7 },
  { weight: 8, ranks: '2345678', suits: 2, chows: 0.5 },
  { weight: 14, ranks: '123789', suits: 2, chows: 0.8 },
  { weight: 4, ranks: '19', suits: 2, chows: 0 },
  { weight: 16, ranks: '258', suits: 2, chows: 0 },
];
const HAND = 14;
const MELDS = 4;
const PAIRS = 7;

const NUMBERED = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind).filter((kind) => isNumbered(kind));

function kindsOf(random: Random, { ranks, suits }: Pool): number[] {
  const chosen = random.shuffled([0, 1, 2]).slice(0, suits);
  return NUMBERED.filter((kind) => chosen.includes(suitOf(kind)) && ranks.includes(String(rankOf(kind))));
}

function drawMeld(random: Random, kinds: readonly number[], chows: number): ShapeMeld {
  const starts = kinds.filter(
    (kind) => rankOf(kind) <= 7 && [kind + 1, kind + 2].every((next) => kinds.includes(next)),
  );
  return starts.length > 0 && random.chance(chows)
    ? { shape: 'chow', kind: random.pick(starts) }
    : { shape: 'pong', kind: random.pick(kinds) };
}

/** Four melds and a pair, no tile five times. */
function meldShape(random: Random): Shape {
  for (;;) {
    const pool = random.pickWeighted(POOLS);
    const kinds = kindsOf(random, pool);
    const melds = Array.from({ length: MELDS }, () => drawMeld(random, kinds, pool.chows));
    const pair = random.pick(kinds);
    const shape = { melds, loose: [pair, pair] };
    if (!hasFifthCopy(tilesOfShape(shape))) return shape;
  }
}

/** Seven pairs, now and then four alike or runs that are four melds too. */
function pairShape(random: Random): Shape {
  for (;;) {
    const kinds = kindsOf(random, random.pickWeighted(POOLS));
    const distinct = random.shuffled(kinds).slice(0, random.pick([4, 5, 6, PAIRS]));
    const run = kinds.slice(random.below(kinds.length)).slice(0, PAIRS);
    const chosen = random.chance(0.3) ? run : distinct;
    while (chosen.length < PAIRS) chosen.push(random.pick(kinds));
    const loose = chosen.flatMap((kind) => [kind, kind]);
    if (!hasFifthCopy(loose)) return { melds: [], loose };
  }
}

/** A complete hand laid out as wished; null where the kongs cannot be had. Chows stay in the hand. */
export function completeLayout(random: Random, wishes: Wishes): Layout | null {
  const shape = wishes.kongs === 0 && random.chance(0.15) ? pairShape(random) : meldShape(random);
  const layout = layOut(random, shape, wishes);
  if (layout === null) return null;
  const chows = layout.melds.filter((meld) => meld.shape === 'chow');
  return {
    inHand: [...layout.inHand, ...chows.flatMap(tilesOfMeld)],
    melds: layout.melds.filter((meld) => meld.shape !== 'chow'),
  };
}

/** A hand with so many of its tiles exchanged for others; at times for neighbours of what a kong has used up. */
export function exchanged(random: Random, { inHand, melds }: Layout, count: number): Layout {
  const kept = random.shuffled(inHand).slice(count);
  const laid = melds.flatMap(tilesOfMeld);
  const near = melds.filter(({ shape }) => shape === 'kong').flatMap(neighbours);
  while (kept.length + 3 * melds.length < HAND) {
    const kind = near.length > 0 && random.chance(0.5) ? random.pick(near) : random.pick(NUMBERED);
    if (!hasFifthCopy([...laid, ...kept, kind])) kept.push(kind);
  }
  return { inHand: kept, melds };
}

function neighbours({ kind }: LaidMeld): number[] {
  return [-2, -1, 1, 2]
    .map((step) => kind + step)
    .filter((other) => other >= 0 && isNumbered(other) && suitOf(other) === suitOf(kind));
}
