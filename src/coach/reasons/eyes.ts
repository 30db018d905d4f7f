import type { TileKind } from '../../engine/types';
import { routeOf, takes } from './reading';
import type { HandReading } from './reading';
import type { Pair } from './pair';
import type { Fact } from './reason';

const EYES = 2;

/** The other choice gives up the only pair, though the hand that is nearest to it wants eyes, and is no nearer for it. */
export function breaksPair({ better, other }: Pair): Fact | null {
  const [kept, left] = [pairsOf(better.hand), pairsOf(other.hand)];
  const [pair] = kept;
  if (pair === undefined || kept.length > 1 || left.length > 0 || !wantsEyes(better.hand, pair)) return null;
  const [a, b] = [better.hand.missing, other.hand.missing];
  return a !== null && (b === null || a <= b) ? { code: 'breaks-pair', tiles: kept } : null;
}

/** Concealed kinds that are held twice or more. */
function pairsOf({ holding }: HandReading): readonly TileKind[] {
  return [...holding.counts.keys()].filter((kind) => holding.counts[kind]! >= EYES);
}

/** Whether a nearest hand is one of sets and eyes that this kind may be in. */
function wantsEyes({ open, missing }: HandReading, kind: TileKind): boolean {
  return open.some(
    (each) => each.missing === missing && routeOf(each.target)?.form === 'sets' && takes(each, kind),
  );
}
