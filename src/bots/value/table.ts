import { suitOf } from '../../engine/tiles';
import type { PublicSeat } from '../../engine/view';

/** The wall is told apart by thirds. */
export const THIRDS = 3;

/** Exposed melds are counted up to three. */
export const EXPOSED = 4;

const HONOURS = 3;

/** The third of the wall that is being drawn: 0, 1 or 2. */
export function thirdOf(wallShare: number): number {
  return Math.min(THIRDS - 1, Math.floor((1 - wallShare) * THIRDS));
}

/** Melds that others can see, up to three. */
export function exposedOf({ melds }: PublicSeat): number {
  let exposed = 0;
  for (const { concealed } of melds) if (!concealed) exposed++;
  return Math.min(exposed, EXPOSED - 1);
}

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
