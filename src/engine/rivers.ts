import type { Discard, Meld } from './types';

/**
 * Whether a discard is to be counted where it was thrown: nobody took it, or a hand was won with it. One that was taken
 * for a meld is counted there.
 */
export function countsInRiver(
  seats: readonly { readonly melds: readonly Pick<Meld, 'tiles'>[] }[],
  { tile, claimedBy }: Pick<Discard, 'tile' | 'claimedBy'>,
): boolean {
  if (claimedBy === null) return true;
  const { melds } = seats[claimedBy]!;
  for (let at = 0; at < melds.length; at++) if (melds[at]!.tiles.includes(tile)) return false;
  return true;
}
