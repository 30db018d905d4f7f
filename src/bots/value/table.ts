import type { PublicSeat } from '../../engine/view';

/** The wall is told apart by thirds. */
export const THIRDS = 3;

/** Exposed melds are counted up to three. */
export const EXPOSED = 4;

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
