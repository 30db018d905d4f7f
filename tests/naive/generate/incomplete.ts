/** Hands that are not complete (most of them): changed, random, close to a form, or waiting for a tile that is used up. */
import { type LaidMeld, tilesOfMeld } from '../parseRequest';
import { countKinds, isNumbered, ORPHANS, PLAYING_KINDS, rankOf } from '../tiles';
import { type Layout, layOut } from './layouts';
import type { Random } from './random';
import { hasFifthCopy, RECIPES } from './shapes';

export function incompleteLayout(random: Random): Layout {
  const make = random.pickWeighted([
    { weight: 5, make: changedHand },
    { weight: 3, make: randomHand },
    { weight: 2, make: nearlyPairs },
    { weight: 2, make: nearlyOrphans },
    { weight: 3, make: usedUp },
  ]).make;
  return make(random);
}

/** A complete hand with some of its tiles exchanged for others. */
function changedHand(random: Random): Layout {
  for (;;) {
    const recipe = random.pickWeighted(RECIPES);
    const layout = layOut(random, recipe.make(random), { noMelds: false, kongs: 0, layout: recipe.layout });
    if (layout === null) continue;
    const changes = random.pick([1, 1, 1, 2, 2, 3, 4, 6]);
    return withOthers(random, layout.melds, random.shuffled(layout.inHand).slice(changes));
  }
}

/** The hand filled up with random tiles. */
function withOthers(random: Random, melds: readonly LaidMeld[], kept: readonly number[]): Layout {
  const inHand = [...kept];
  const laid = melds.flatMap(tilesOfMeld);
  while (inHand.length < 14 - 3 * melds.length) {
    const kind = random.below(PLAYING_KINDS);
    if (!hasFifthCopy([...laid, ...inHand, kind])) inHand.push(kind);
  }
  return { inHand, melds };
}

function randomMelds(random: Random, number: number): LaidMeld[] {
  for (;;) {
    const melds = Array.from({ length: number }, () => randomMeld(random));
    if (!hasFifthCopy(melds.flatMap(tilesOfMeld))) return melds;
  }
}

function randomMeld(random: Random): LaidMeld {
  const kind = random.below(PLAYING_KINDS);
  if (isNumbered(kind) && rankOf(kind) <= 7 && random.chance(0.5))
    return { shape: 'chow', kind, concealed: false };
  if (random.chance(0.5)) return { shape: 'pong', kind, concealed: false };
  return { shape: 'kong', kind, concealed: random.chance(0.5) };
}

function randomHand(random: Random): Layout {
  return withOthers(random, randomMelds(random, random.pick([0, 0, 1, 2, 3, 4])), []);
}

/** Pairs, some of them three or four alike, and single tiles. */
function nearlyPairs(random: Random): Layout {
  const inHand: number[] = [];
  const kinds = random.shuffled(Array.from({ length: PLAYING_KINDS }, (_, kind) => kind)).slice(0, 7);
  const doubled = random.pick([3, 4, 5, 6]);
  for (const kind of kinds.slice(0, doubled)) {
    for (let copies = random.pick([2, 2, 2, 3, 4]); copies > 0 && inHand.length < 14; copies -= 1)
      inHand.push(kind);
  }
  return withOthers(random, [], inHand);
}

function nearlyOrphans(random: Random): Layout {
  const kept = random.shuffled(ORPHANS).slice(0, random.pick([7, 8, 9, 10, 11, 12]));
  if (random.chance(0.5)) kept.push(random.pick(ORPHANS));
  return withOthers(random, [], kept);
}

/** Chows, pongs or a pair that lack a tile of which a kong, or a meld and the hand, hold all four. */
function usedUp(random: Random): Layout {
  const numbered = random.chance(0.8);
  const kind = numbered ? random.below(27) : 27 + random.below(7);
  const kong: LaidMeld = { shape: 'kong', kind, concealed: random.chance(0.5) };
  const others = randomMelds(random, random.pick([0, 1, 2, 3]));
  const melds = [kong, ...others];
  const laid = melds.flatMap(tilesOfMeld);
  const inHand: number[] = [];
  const room = 14 - 3 * melds.length;
  for (const neighbour of random.shuffled(neighboursOf(kind))) {
    if (inHand.length < room && !hasFifthCopy([...laid, ...inHand, neighbour])) inHand.push(neighbour);
  }
  return hasFifthCopy(laid) ? usedUp(random) : withOthers(random, melds, inHand);
}

function neighboursOf(kind: number): number[] {
  if (!isNumbered(kind)) return [];
  const steps = [-2, -1, 1, 2].filter((step) => rankOf(kind) + step >= 1 && rankOf(kind) + step <= 9);
  return steps.map((step) => kind + step);
}

/** The kinds of which the hand holds exactly one, melds included: only these can be robbed from another's kong. */
export function singleKinds(layout: Layout): number[] {
  const counts = countKinds([...layout.inHand, ...layout.melds.flatMap(tilesOfMeld)]);
  return layout.inHand.filter((kind) => counts[kind] === 1);
}

/** For the bonus-tile wins: tiles and melds as they come, `tiles` of them in all (three a meld). */
export function unfinishedLayout(random: Random, tiles: number): Layout {
  const melds = tiles === 13 ? randomMelds(random, random.pick([0, 0, 1, 2, 3, 4])) : [];
  const { inHand } = withOthers(random, melds, []);
  return { inHand: inHand.slice(0, tiles - 3 * melds.length), melds };
}
