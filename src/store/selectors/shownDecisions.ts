import { leavesChoice } from './exchange';
import type { GameRecord } from '../../engine/record';
import { replayHand } from '../../engine/replay';
import type { Action, Player } from '../../engine/types';
import { momentAt } from '../review/reviewFacts';
import type { Decision } from '../../coach/thought';
import type { ReplayedHand } from './replayTable';

/** A decision that a recorded hand shows. */
export interface ShownDecision {
  /** So many events had happened when it was to be made. */
  readonly step: number;
  /** As the seat saw it. */
  readonly decision: Decision;
  readonly chosen: Action;
}

/** All decisions of a player in a hand, where there was something to choose. The record may break off. */
export function shownDecisions(
  record: GameRecord,
  replayed: ReplayedHand,
  player: Player,
): readonly ShownDecision[] {
  const found: ShownDecision[] = [];
  replayHand(replayed.hand, {
    record,
    match: replayed.match,
    snapshots: null,
    onDecision: ({ player: decider, event: step, choices, chosen }) => {
      if (decider !== player || !leavesChoice(choices)) return;
      found.push({ step, decision: { view: momentAt(replayed, player, step).view, choices }, chosen });
    },
  });
  return found;
}
