import type { Progress, Rules } from '../../engine/rules';
import type { Deal, Player } from '../../engine/types';
import type { SichuanOptions } from './options';

type Order = Pick<SichuanOptions, 'hands' | 'nextDealer'>;

/** So many hands, drawn ones counted; who won first deals the next one. Source: `RULES.md#match`. */
export function nextDealOf({ hands, nextDealer }: Order): Rules['nextDeal'] {
  return (progress, deal) => {
    if (progress.number >= hands) return null;
    const seats = deal.seats.length;
    const moved = nextDealer === 'rotate' ? 1 : firstToWin(deal);
    const dealer: Player = (progress.dealer + moved) % seats;
    return { round: 0, number: progress.number + 1, repeat: 0, dealer, carry: {} } satisfies Progress;
  };
}

/** The seat of the first winner; of several at once that of who gave the tile; the dealer's where nobody won. */
function firstToWin({ wins }: Deal): number {
  const [first, second] = wins;
  if (!first) return 0;
  return second?.tile === first.tile ? (first.from ?? first.seat) : first.seat;
}
