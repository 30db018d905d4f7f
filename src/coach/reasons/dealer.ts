import { dealerTimes } from './samples';
import type { Pair } from './pair';
import type { Fact } from './reason';

type DealerFact = Extract<Fact, { readonly code: 'dealer' }>;

const DEALER = 0;
/** The dealer's wins bring more if they bring so many times as much. */
const MORE = 1.25;

/** This seat is the dealer, whose wins bring more. */
export function dealer({ view }: Pair): DealerFact | null {
  if (view.seat !== DEALER) return null;
  const times = dealerTimes(view);
  return times >= MORE ? { code: 'dealer', seat: DEALER, times } : null;
}

/** The seat that may be fed is the dealer, whose wins cost more. */
export function dealerFed({ view }: Pair, told: readonly Fact[]): DealerFact | null {
  const isFed = told.some((fact) => fact.code === 'feeds' && fact.seat === DEALER);
  const times = isFed ? dealerTimes(view) : 1;
  return times >= MORE ? { code: 'dealer', seat: DEALER, times } : null;
}
