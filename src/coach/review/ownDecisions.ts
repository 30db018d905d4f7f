import type { GameRecord } from '../../engine/record';
import { replayRecord } from '../../engine/replay';
import { ok, type Result } from '../../engine/result';
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

/**
 * The decisions of a player, hand by hand: those that the record shows, that had more than one choice, and that the
 * coach judges. An error says which rule the record breaks. The record's rules must be loaded.
 */
export function ownDecisions(
  record: GameRecord,
  player: Player,
): Result<readonly (readonly OwnDecision[])[]> {
  const hands = record.hands.map((): OwnDecision[] => []);
  const replayed = replayRecord(record, ({ deal, seat, choices, chosen, event, ...decision }, hand) => {
    if (decision.player !== player) return;
    const view = seatView(copyDeal(deal), seat);
    if (!canJudge(view) || choices.every((choice) => isAlike(view, choice, chosen))) return;
    hands[hand]?.push({ view, choices, chosen, event });
  });
  return replayed.ok ? ok(hands) : replayed;
}
