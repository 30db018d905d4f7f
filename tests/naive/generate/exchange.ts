/** Hands near a complete one. */
import { tilesOfMeld } from '../parseRequest';
import { isNumbered, PLAYING_KINDS, suitOf } from '../tiles';
import type { Layout } from './layouts';
import type { Random } from './random';
import { hasFifthCopy } from './shapes';

/** So many tiles of the hand exchanged, now and then for neighbours of what a kong has used up. */
export function exchanged(random: Random, { inHand, melds }: Layout, count: number): Layout {
  const kept = random.shuffled(inHand).slice(count);
  const laid = melds.flatMap(tilesOfMeld);
  const near = melds.flatMap(({ shape, kind }) => (shape === 'kong' ? neighbours(kind) : []));
  while (kept.length < inHand.length) {
    const kind = near.length > 0 && random.chance(0.5) ? random.pick(near) : random.below(PLAYING_KINDS);
    if (!hasFifthCopy([...laid, ...kept, kind])) kept.push(kind);
  }
  return { inHand: kept, melds };
}

function neighbours(kind: number): number[] {
  return [-2, -1, 1, 2]
    .map((step) => kind + step)
    .filter((other) => other >= 0 && isNumbered(other) && isNumbered(kind) && suitOf(other) === suitOf(kind));
}
