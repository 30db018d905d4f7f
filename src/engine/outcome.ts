import { emit, kindOf, pay, seatState } from './draw';
import type { Step, WinContext } from './rules';
import { hasSeat, nextSeat } from './state';
import type { Payment, ScoreSheet, Seat } from './types';
import { winContext, withoutFeeders, withTile } from './winContext';
import type { WinWay } from './winContext';

/** Somebody must draw and cannot. Source: `hongKongOld/RULES.md#drawn-hand`. */
export function endExhausted(step: Step): void {
  emit(step, { type: 'exhausted' });
  endDeal(step);
}

/** The winners, nearest first, are paid. Gives the seat whose turn it is when the deal goes on without them, or null. */
export function declareWins(step: Step, winners: readonly Seat[], way: WinWay): Seat | null {
  const { rules, deal } = step;
  for (const seat of winners) declareWin(step, seat, winners, way);
  deal.pending = null;
  deal.owed = 0;
  if (rules.afterWin(deal) === 'end') {
    endDeal(step);
    return null;
  }
  for (const seat of winners) deal.out |= 1 << seat;
  return nextSeat(deal, winners.at(-1) as Seat);
}

/** Runs `ask` with this seat's context for a win, the tile counted into the hand where it comes from another seat. */
export function askWin<T>(step: Omit<Step, 'events'>, seat: Seat, way: WinWay, ask: (context: WinContext) => T): T {
  const { rules, deal } = step;
  const context = winContext(rules, deal, seat, way);
  if (way.from === null) return ask(context);
  return withTile(seatState(deal, seat).counts, kindOf(rules, way.tile), () => ask(context));
}

function declareWin(step: Step, seat: Seat, winners: readonly Seat[], way: WinWay): void {
  const { rules, deal } = step;
  askWin(step, seat, way, (context) => {
    const sheet = rules.score(context);
    if (!sheet) throw new Error(`Seat ${seat} cannot win: the hand is not complete.`);
    const { by, from, tile } = way;
    const win = { seat, tile, by, from, sheet, context: { ...context, counts: context.counts.slice(), melds: context.melds.slice() } };
    deal.wins.push(win);
    emit(step, { type: 'win', ...win });
    pay(step, paymentsTo(step, sheet, context, winners));
  });
}

/** Winners pay each other nothing; who fed a meld but wins as well answers for nobody. */
function paymentsTo(step: Step, sheet: ScoreSheet, context: WinContext, winners: readonly Seat[]): Payment[] {
  const { rules, deal } = step;
  const pays = ({ from }: Payment): boolean => from === null || !(winners.includes(from) || hasSeat(deal.out, from));
  const payments = rules.settle(sheet, context);
  const responsible = payments.some((payment) => payment.reason === 'pao' && !pays(payment));
  return (responsible ? rules.settle(sheet, withoutFeeders(context)) : payments).filter(pays);
}

function endDeal(step: Step): void {
  const { rules, deal } = step;
  deal.pending = null;
  deal.owed = 0;
  deal.phase = { type: 'ended', outcome: deal.wins.length > 0 ? 'win' : 'draw' };
  pay(step, rules.settleDeal(deal));
}

