import { legalActions } from '../../engine/legalActions';
import { playersOf } from '../../engine/match';
import { hasSeat } from '../../engine/state';
import type { Player } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { Decision } from '../types';
import { dealAt } from './replayTable';
import type { ReplayedHand } from './replayTable';

/** Who is to choose, and from what: as that seat sees it. */
interface NextDecision {
  readonly player: Player;
  readonly decision: Decision;
}

/** The next decision from a moment on; of several seats that are asked the first with a choice. Null once none follows. */
export function decisionFrom(replayed: ReplayedHand, step: number): NextDecision | null {
  for (let at = step; at <= replayed.hand.events.length; at++) {
    const deal = dealAt(replayed, at);
    const waiting = deal.pending?.waiting ?? 0;
    for (const [seat, player] of playersOf(replayed.match).entries()) {
      const choices = hasSeat(waiting, seat) ? legalActions(deal, seat) : [];
      if (choices.length > 1) return { player, decision: { view: seatView(deal, seat), choices } };
    }
  }
  return null;
}
