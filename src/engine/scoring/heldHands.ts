import { kindOf } from '../draw';
import { rulesOf } from '../knownRules';
import type { HeldHand } from '../rules';
import type { Deal } from '../types';

/** What every seat holds and has laid out, by seat. */
export function heldHands(deal: Deal): HeldHand[] {
  const rules = rulesOf(deal);
  return deal.seats.map(({ counts, melds, bonus }, seat) => ({
    seat,
    counts,
    melds,
    bonus: bonus.map((tile) => kindOf(rules, tile)),
  }));
}
