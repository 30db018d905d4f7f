import { DangerCount, discardable, mayWinOn } from '../../src/coach/questions/safest/dangers';
import type { Known } from '../../src/coach/questions/safest/dangers';
import type { DiscardDanger } from '../../src/coach/questions/safest/safestQuestion';
import { legalActions } from '../../src/engine/legalActions';
import { rulesOf } from '../../src/engine/knownRules';
import { stream } from '../../src/engine/random';
import type { Deal, Seat } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import { watchDeals } from '../believe/watchDeals';
import type { Watched } from '../believe/watchDeals';

/** One turn of so many is looked at: the next ones show nearly the same. */
const EVERY = 5;
/** Imagined deals of a turn. */
export const DEALS = 400;

/** A discard that a seat might have made: what the coach says of it, and who could really have won on it. */
export interface Discard {
  readonly view: SeatView;
  readonly danger: DiscardDanger;
  readonly winners: readonly Seat[];
}

/** Four `routes-1` play; each discard that a seat might make is looked at. */
export function watchDiscards(watched: Watched, known: Known, look: (discard: Discard) => void): void {
  const random = stream(String(watched.seed), 'deal-in');
  watchDeals(watched, EVERY, (view, deal) => {
    const count = new DangerCount(view, discardable(view, legalActions(deal, view.seat)), known);
    count.imagine(DEALS, random);
    for (const danger of count.dangers()) look({ view, danger, winners: winnersOn(deal, view.seat, danger) });
  });
}

function winnersOn(deal: Deal, from: Seat, { kind, letGo }: DiscardDanger): readonly Seat[] {
  const { kinds } = rulesOf(deal).tiles;
  const tile = deal.seats[from]?.hand.find((each) => kinds[each] === kind);
  if (tile === undefined) return [];
  return [...deal.seats.keys()].filter(
    (seat) => seat !== from && !letGo.includes(seat) && mayWinOn(deal, { from, seat, tile }),
  );
}
