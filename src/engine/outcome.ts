import { emit, pay } from './draw';
import type { Step, Table } from './rules';
import { hasSeat, nextSeat } from './state';
import type { Payment, Seat, Win, WinContext } from './types';
import { askWin, withoutFeeders } from './winContext';
import type { WinWay } from './winContext';

/** Somebody must draw and cannot. Source: `rule-sets/hong-kong-old/RULES.md#drawn-hand`. */
export function endExhausted(step: Step): void {
  emit(step, { type: 'exhausted' });
  endDeal(step);
}

/** The winners, nearest first, are paid. Gives the seat whose turn it is when the deal goes on without them, or null. */
export function declareWins(step: Step, winners: readonly Seat[], way: WinWay): Seat | null {
  const { rules, deal } = step;
  for (const seat of winners) declareWin(step, { seat, way }, winners);
  deal.pending = null;
  deal.owed = 0;
  if (rules.afterWin(deal) === 'end') {
    endDeal(step);
    return null;
  }
  for (const seat of winners) deal.out |= 1 << seat;
  return nextSeat(deal, winners.at(-1) as Seat);
}

function declareWin(
  step: Step,
  winner: { readonly seat: Seat; readonly way: WinWay },
  winners: readonly Seat[],
): void {
  const { rules, deal } = step;
  askWin(step, winner, (context) => {
    const sheet = rules.score(context);
    if (!sheet) throw new Error(`Seat ${winner.seat} cannot win: the hand is not complete.`);
    const { by, from, tile } = winner.way;
    const kept = { ...context, counts: context.counts.slice(), melds: context.melds.slice() };
    const win: Win = { seat: winner.seat, tile, by, from, sheet, context: kept, event: deal.events };
    deal.wins.push(win);
    emit(step, { type: 'win', ...win });
    pay(step, paymentsTo(step, { sheet, context }, winners));
  });
}

/** Winners pay each other nothing; who fed a meld but wins as well answers for nobody. */
export function paymentsTo(
  { rules, deal }: Table,
  { sheet, context }: Pick<Win, 'sheet' | 'context'>,
  winners: readonly Seat[],
): Payment[] {
  const pays = ({ from }: Payment): boolean =>
    from === null || !(winners.includes(from) || hasSeat(deal.out, from));
  const payments = rules.settle(sheet, context);
  const lapses = payments.some((payment) => payment.reason === 'pao' && !pays(payment));
  return (lapses ? rules.settle(sheet, withoutFeeders(context)) : payments).filter(pays);
}

/** The total that the others would pay this seat for winning like this, alone. */
export function receipts(step: Table, seat: Seat, way: WinWay): number {
  return askWin(step, { seat, way }, (context: WinContext) => {
    const sheet = step.rules.score(context);
    return sheet ? step.rules.settle(sheet, context).reduce((sum, payment) => sum + payment.amount, 0) : 0;
  });
}

function endDeal({ rules, deal }: Step): void {
  deal.pending = null;
  deal.owed = 0;
  deal.phase = { type: 'ended', outcome: deal.wins.length > 0 ? 'win' : 'draw' };
  deal.sheets = rules.scoreAll(deal);
  deal.ledger.push(...rules.settleDeal(deal));
}
