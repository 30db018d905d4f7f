import { useMemo } from 'react';
import type { Player } from '../../engine/types';
import type { ReplayedHand } from '../../store/facts/replayTable';
import { momentAt } from '../../store/review/reviewFacts';
import type { Moment } from '../../store/review/reviewFacts';

/** The moment before a recorded event. */
export function useMoment(replayed: ReplayedHand, player: Player, event: number): Moment {
  return useMemo(() => momentAt(replayed, player, event), [replayed, player, event]);
}
