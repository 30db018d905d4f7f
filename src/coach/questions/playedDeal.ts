import type { Game } from '../../bots/knownBooks';
import { advance } from '../../engine/advance';
import { rulesOf } from '../../engine/knownRules';
import { legalActions } from '../../engine/legalActions';
import { startMatch, startNextDeal } from '../../engine/match';
import { hashText, stream } from '../../engine/random';
import { hasSeat } from '../../engine/state';
import type { Action, Deal, DealEvent } from '../../engine/types';
import { seatView } from '../../engine/view';
import { advisorFor } from '../advisor';

/** The random bits of a match, as hex digits. */
const BITS = 32;

/**
 * A deal of some round that bots play to its end, the same for the same seed; none for a game without a coach. Gives the
 * deal each time that something was done; whoever looks at it must not change it. What `loadAdvisor` loads must be there.
 */
export function* playedDeal(game: Game, seed: string): Generator<Deal> {
  const policy = advisorFor(game)?.policy;
  if (!policy) return;
  const { geometry } = rulesOf(game);
  const match = startMatch({ ...game, bits: hashText(seed).slice(0, BITS), text: seed });
  const round = stream(seed, 'round').below(geometry.seats);
  const { deal } = startNextDeal({
    ...match,
    progress: { round, number: 1, repeat: 0, dealer: 0, carry: {} },
  });
  const random = stream(seed, 'bots');
  const events: DealEvent[] = [];
  while (deal.pending) {
    const { waiting } = deal.pending;
    const answers: Action[] = [];
    for (const seat of deal.seats.keys())
      if (hasSeat(waiting, seat))
        answers.push(policy.decide(seatView(deal, seat), legalActions(deal, seat), random));
    for (const answer of answers) advance(deal, answer, events);
    yield deal;
  }
}
