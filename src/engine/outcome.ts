import { seatState } from './draw';
import { closeDeal, emit, settle } from './events';
import type { Step, Table } from './rules';
import { factsOf, gainOf } from './settlement';
import { addToHand, nextSeat } from './state';
import type { Seat, Win } from './types';
import { askWin, pongWithDrawn } from './winContext';
import type { WinWay } from './winContext';

/** The winners, nearest first, are paid. Gives the seat whose turn it is when the deal goes on without them, or null. */
export function declareWins(step: Step, winners: readonly Seat[], way: WinWay): Seat | null {
  const { rules, deal } = step;
  const wins = winners.map((seat) => declareWin(step, seat, way));
  deal.pending = null;
  deal.owed = 0;
  if (rules.afterWin?.(deal) !== 'continue') {
    closeDeal(step, 'won', wins);
    return null;
  }
  settle(step, wins);
  for (const seat of winners) deal.out |= 1 << seat;
  return nextSeat(deal, winners.at(-1) as Seat);
}

function declareWin(step: Step, seat: Seat, way: WinWay): Win {
  const { rules, deal } = step;
  takeBackPong(step, seat, way);
  return askWin(step, { seat, way }, (context) => {
    const sheet = rules.score(context);
    if (!sheet) throw new Error(`Seat ${seat} cannot win: the hand is not complete.`);
    const { by, from, tile } = way;
    const kept = { ...context, counts: context.counts.slice(), melds: context.melds.slice() };
    const win: Win = { seat, tile, by, from, sheet, context: kept, event: deal.events };
    deal.wins.push(win);
    emit(step, { type: 'win', ...win });
    return win;
  });
}

/** A concealed pong with the tile drawn last counts as if it had stayed in the hand. */
function takeBackPong({ rules, deal }: Step, seat: Seat, way: WinWay): void {
  const state = seatState(deal, seat);
  const pong = pongWithDrawn(rules, state.melds, way);
  if (!pong) return;
  state.melds = state.melds.filter((meld) => meld !== pong);
  for (const tile of pong.tiles) addToHand(state, tile, pong.kind);
}

/** What the others would pay this seat for winning like this, alone; what the hand is worth, where that is all that is known. */
export function receipts({ rules, deal }: Table, seat: Seat, way: WinWay): number {
  return askWin({ rules, deal }, { seat, way }, (context) => {
    const sheet = rules.score(context);
    if (!sheet) return 0;
    return gainOf(rules, factsOf(deal), { sheet, context }) ?? sheet.total;
  });
}
