import type { GameRecord } from '../../engine/record';
import { recordedMatch, replayHand } from '../../engine/replay';
import type { RecordedDecision } from '../../engine/replayDecisions';
import { copyDeal } from '../../engine/state';
import type { Action, Player } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { isAlike } from '../candidates';
import { canJudge } from '../thought';

/** A recorded decision of one player, as that player saw it. */
export interface OwnDecision {
  readonly view: SeatView;
  readonly choices: readonly Action[];
  readonly chosen: Action;
  /** Index of the recorded event that shows it. */
  readonly event: number;
}

/** The decisions of a player, hand by hand. */
export interface OwnDecisions {
  /** Of the hands before the first that breaks a rule. */
  readonly hands: readonly (readonly OwnDecision[])[];
  /** Which rule that is, in one sentence; null where all hands are there. */
  readonly error: string | null;
}

/**
 * The decisions of a player: those that the record shows, that had more than one choice, and that the coach judges. The
 * record's rules must be loaded.
 */
export function ownDecisions(record: GameRecord, player: Player): OwnDecisions {
  const hands: OwnDecision[][] = [];
  let match = recordedMatch(record);
  for (const hand of record.hands) {
    if (!match.ok) break;
    const own: OwnDecision[] = [];
    const onDecision = ({ deal, seat, choices, chosen, event, ...decision }: RecordedDecision) => {
      if (decision.player !== player) return;
      const view = seatView(copyDeal(deal), seat);
      if (!canJudge(view) || choices.every((choice) => isAlike(view, choice, chosen))) return;
      own.push({ view, choices, chosen, event });
    };
    match = replayHand(hand, { record, match: match.value, snapshots: null, onDecision });
    if (match.ok) hands.push(own);
  }
  return { hands, error: match.ok ? null : `Hand ${hands.length + 1}: ${match.error}` };
}
