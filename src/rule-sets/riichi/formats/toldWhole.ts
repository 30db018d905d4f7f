import { playersOf } from '../../../engine/match';
import { recordEvent, recordResult } from '../../../engine/record';
import type { GameRecord, RecordedEvent, RecordedHand, RecordedResult } from '../../../engine/record';
import { recordedMatch, replayHand } from '../../../engine/replay';
import { Snapshots } from '../../../engine/replaySnapshots';
import type { EventSink } from '../../../engine/rules';
import type { Deal, DealEvent, Player } from '../../../engine/types';
import { leftOf } from '../data';

/** A hand with every event, also those that records leave out, and declarations by their names. */
export interface WholeHand extends RecordedHand {
  readonly result: RecordedResult;
  /** Counters and deposits at its start. */
  readonly left: { readonly honba: number; readonly sticks: number };
}

class AllEvents extends Snapshots {
  events: readonly DealEvent[] = [];

  override watch(deal: Deal, events: DealEvent[]): EventSink {
    this.events = events;
    return super.watch(deal, events, () => true);
  }
}

/** The hands of a record that were played to their end. Throws where a hand is not possible. */
export function toldWhole(record: GameRecord): WholeHand[] {
  const started = recordedMatch(record);
  if (!started.ok) throw new Error(started.error);
  let match = started.value;
  return record.hands.flatMap((hand) => {
    const before = match;
    const told = new AllEvents();
    const after = replayHand(hand, { record, match, snapshots: told });
    if (!after.ok) throw new Error(after.error);
    match = after.value;
    if (!hand.result) return [];
    const { deal } = told.taken.at(-1)!;
    const players = playersOf(before);
    const { honba = 0, sticks = 0 } = leftOf(deal);
    const events = told.events.map((event) => named(deal, players, event));
    return [{ ...hand, events, result: recordResult(deal, players), left: { honba, sticks } }];
  });
}

function named(deal: Deal, players: readonly Player[], event: DealEvent): RecordedEvent {
  const written = recordEvent(deal, players, event);
  return event.type === 'declare' ? { ...written, type: event.what } : written;
}
