import { canImagine } from '../../src/bots/rollouts/imagine';
import { playDeal } from '../../src/bots/playDeal';
import { routes1 } from '../../src/bots/players/routes1';
import { startQueueDeal } from '../../src/engine/match';
import { hashText, stream } from '../../src/engine/random';
import { rulesOf } from '../../src/engine/knownRules';
import type { Action, Deal } from '../../src/engine/types';
import type { Config } from '../../src/cli/tableArgs';
import { seatView } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';

/** Deals that are watched. */
export interface Watched extends Config {
  readonly hands: number;
  readonly seed: number;
}

/** Four `routes-1` play; one of so many turns is looked at, with what its seat sees, with everything, and with what it chooses. */
export function watchDeals(
  { rules, options, hands, seed }: Watched,
  every: number,
  look: (view: SeatView, deal: Deal, choice: Action) => void,
): void {
  const { seats } = rulesOf({ rules, options }).geometry;
  let turns = 0;
  for (let hand = 0; hand < hands; hand++) {
    const random = stream(hashText(`believe:${seed}:${hand}`), 'queues');
    const { deal, events } = startQueueDeal({ rules, options }, Math.floor(hand / seats) % seats, random);
    playDeal(
      deal,
      (at, seat, choices) => {
        const view = seatView(at, seat);
        const choice = routes1.decide(view, choices, random);
        if (view.pending?.why !== 'discard' && canImagine(view) && turns++ % every === 0)
          look(view, at, choice);
        return choice;
      },
      events,
    );
  }
}
