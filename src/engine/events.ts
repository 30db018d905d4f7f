import type { End, Settlement, Step } from './rules';
import { factsOf, settlementOfWins } from './settlement';
import type { Deal, DealEvent, LedgerEntry, Payment, Win } from './types';

/** Records what happened, and what follows from it at once by the rule set: payments, or the end of the deal. */
export function emit(step: Step, event: DealEvent): void {
  const at = step.deal.events;
  record(step, event);
  if (step.rules.onEvent) follow(step, step.rules.onEvent(step, event), at);
}

/** Enters the payments that an event has caused at once, or ends the deal with it. */
export function follow(step: Step, caused: readonly Payment[] | End, event: number): void {
  if (!('end' in caused)) pay(step, caused, event);
  else if (!isOver(step.deal)) endDeal(step, caused.end);
}

/** Records what happened. */
function record(step: Step, event: DealEvent): void {
  step.events.push(event);
  step.deal.events++;
}

/** Enters payments in the ledger, caused by the event recorded last unless another is named; what pays nothing is no entry. */
export function pay(step: Step, payments: readonly Payment[], event = step.deal.events - 1): void {
  const { deal } = step;
  for (const { from, to, amount, reason, base, factors, round } of payments) {
    const entry: LedgerEntry = { from, to, amount, reason, base, factors, event };
    if (amount !== 0) deal.ledger.push(round === undefined ? entry : { ...entry, round });
  }
}

/** The deal is over: nothing more happens in it. */
export function isOver({ phase }: Deal): boolean {
  return phase.type === 'ended';
}

/** Ends the deal for a reason of the game. */
export function endDeal(step: Step, why: string): void {
  emit(step, { type: 'aborted', why });
  closeDeal(step, why);
}

/** Somebody must draw and cannot. Source: `rule-sets/hong-kong-old/RULES.md#drawn-hand`. */
export function endExhausted(step: Step): void {
  emit(step, { type: 'exhausted' });
  closeDeal(step, 'exhausted');
}

/** Scores and settles a deal that has ended. `wins`: those that ended it. */
export function closeDeal(step: Step, ending: string, wins: readonly Win[] = []): void {
  const { rules, deal } = step;
  deal.pending = null;
  deal.owed = 0;
  deal.phase = { type: 'ended', ending };
  deal.sheets = rules.scoreAll(deal);
  settle(step, wins);
}

/** Enters what these wins of one moment bring, and what the end of the deal does. A winner is paid for the own win. */
export function settle(step: Step, wins: readonly Win[]): void {
  const { rules, deal } = step;
  const { phase, sheets } = deal;
  const of = settlementOfWins(factsOf(deal), wins);
  const settlement: Settlement = phase.type === 'ended' ? { ...of, sheets, ending: phase.ending } : of;
  for (const payment of rules.settle(settlement) ?? []) {
    pay(step, [payment], wins.find(({ seat }) => seat === payment.to)?.event);
  }
}
