import { NEAR_SIZE, nearPlace } from '../../src/bots/card/nearness';
import { missingOf } from '../../src/engine/card/card';
import { rulesOf } from '../../src/engine/knownRules';
import type { Deal } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';

/** Counts how many tiles are missing of hidden hands in a game with a card. */
export class NearTally {
  readonly missing: number[][] = Array.from({ length: NEAR_SIZE }, () => []);

  add(view: SeatView, deal: Deal): void {
    const { card, tiles } = rulesOf(view);
    for (const [seat, { counts, melds }] of deal.seats.entries()) {
      if (seat === view.seat || !card) continue;
      const wild = tiles.wild.reduce((sum, kind) => sum + counts[kind]!, 0);
      const nearest = Math.min(...card.open(melds).map((form) => missingOf(form, counts, wild)));
      if (!Number.isFinite(nearest)) continue;
      const found = this.missing[nearPlace(view, view.seats[seat]!)]!;
      while (found.length <= nearest) found.push(0);
      found[nearest]!++;
    }
  }
}
