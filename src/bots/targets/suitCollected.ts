import { suitOf } from '../../engine/tiles';
import type { PublicSeat } from '../../engine/view';

const HONOURS = 3;

/** The one suit of a seat's melds, honours left aside; −1 where there are several or none. */
export function suitCollected({ melds }: PublicSeat): number {
  let found = -1;
  for (const { kind, hidden } of melds) {
    const suit = hidden ? HONOURS : suitOf(kind);
    if (suit === HONOURS) continue;
    if (found >= 0 && found !== suit) return -1;
    found = suit;
  }
  return found;
}
