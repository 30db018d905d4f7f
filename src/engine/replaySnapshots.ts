import { kindOf } from './draw';
import { rulesOf } from './knownRules';
import { makeKong } from './melds';
import type { EventSink, Step } from './rules';
import { copyDeal, takeFromHand } from './state';
import type { Deal, DealEvent, DeclareAction } from './types';

/** A deal as it was after one of its events. Without an event: as dealt. */
export interface Snapshot {
  readonly deal: Deal;
  readonly event: DealEvent | null;
}

/** Copies of a deal after each of its events, for replays. An event is shown with all that follows from it alone. */
export class Snapshots {
  readonly taken: Snapshot[] = [];

  /**
   * The list of events. Each that comes gets a snapshot of the deal; one that is not told changes that of the event before.
   * The deal must have just been dealt.
   */
  watch(deal: Deal, events: DealEvent[], isTold: (event: DealEvent) => boolean): EventSink {
    this.taken.push({ deal: copyDeal(deal), event: null });
    return {
      push: (event) => {
        events.push(event);
        const before = isTold(event) ? null : this.taken.pop();
        this.taken.push({ deal: withOutcome(deal, event), event: before ? before.event : event });
      },
    };
  }

  /** The deal waits or is over: its last event is shown with all that has followed. */
  settle(deal: Deal): void {
    const { event } = this.taken.pop() as Snapshot;
    this.taken.push({ deal: withAskedKong(deal), event });
  }
}

/** A copy of a deal, with the kong laid out that may be robbed now. */
function withAskedKong(deal: Deal): Deal {
  const copy = copyDeal(deal);
  const { kong, tile } = deal.pending ?? { kong: null, tile: null };
  if (kong !== null && tile !== null) makeKong({ rules: rulesOf(deal), deal: copy, events: [] }, tile, kong);
  return copy;
}

/** A copy of a deal that has told this event, and has not done yet what the event says. */
function withOutcome(deal: Deal, event: DealEvent): Deal {
  const copy = copyDeal(deal);
  const step: Step = { rules: rulesOf(deal), deal: copy, events: [] };
  if (event.type === 'concealed-kong' || event.type === 'added-kong') makeKong(step, event.tile, event.type);
  if (event.type === 'win' && step.rules.afterWin?.(copy) === 'continue') copy.out |= 1 << event.seat;
  const chosen = event.type === 'declare' && deal.phase.type === 'play' && deal.pending?.answers[event.seat];
  return chosen && chosen.type === 'declare' ? declared(step, chosen) : copy;
}

/** The deal as a declaration changes it, before the tile that it may draw and what else it tells of. */
function declared({ rules, deal }: Step, action: DeclareAction): Deal {
  let shown: Deal | null = null;
  const push = (event: DealEvent): void => {
    if (shown) return;
    shown = copyDeal(deal);
    if (event.type === 'draw') takeFromHand(shown.seats[event.seat]!, event.tile, kindOf(rules, event.tile));
  };
  rules.declare({ rules, deal, events: { push } }, action);
  return shown ?? deal;
}
