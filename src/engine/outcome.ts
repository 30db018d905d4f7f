import { emit, pay, seatState } from './draw';
import type { Settlement, Step, Table } from './rules';
import { factsOf, gainOf, settlementOfWins } from './settlement';
import { addToHand, nextSeat } from './state';
import type { Seat, Win } from './types';
import { askWin, pongWithDrawn } from './winContext';
import type { WinWay } from './winContext';

/** Somebody must draw and cannot. Source: `rule-sets/hong-kong-old/RULES.md#drawn-hand`. */
export function endExhausted(step: Step): void {
  emit(step, { type: 'exhausted' });
  endDeal(step, 'exhausted');
}

/** The winners, nearest first, are paid. Gives the seat whose turn it is when the deal goes on without them, or null. */
export function declareWins(step: Step, winners: readonly Seat[], way: WinWay): Seat | null {
  const { rules, deal } = step;
  const wins = winners.map((seat) => declareWin(step, seat, way));
  deal.pending = null;
  deal.owed = 0;
  if (rules.afterWin(deal) === 'end') {
    endDeal(step, 'won', wins);
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

/** The deal is over: won, exhausted, or for a reason of the game. */
export function endDeal(step: Step, ending: string, wins: readonly Win[] = []): void {
  const { rules, deal } = step;
  deal.pending = null;
  deal.owed = 0;
  deal.phase = { type: 'ended', ending };
  deal.sheets = rules.scoreAll(deal);
  settle(step, wins);
}

/** Enters what these wins of one moment bring, and what the end of the deal does. A winner is paid for the own win. */
function settle(step: Step, wins: readonly Win[]): void {
  const { rules, deal } = step;
  const of = settlementOfWins(factsOf(deal), wins);
  const settlement: Settlement =
    deal.phase.type === 'ended' ? { ...of, sheets: deal.sheets, over: true } : of;
  for (const payment of rules.settle(settlement) ?? []) {
    pay(step, [payment], wins.find(({ seat }) => seat === payment.to)?.event);
  }
}

/** What the others would pay this seat for winning like this, alone; what the hand is worth, where that is all that is known. */
export function receipts({ rules, deal }: Table, seat: Seat, way: WinWay): number {
  return askWin({ rules, deal }, { seat, way }, (context) => {
    const sheet = rules.score(context);
    if (!sheet) return 0;
    return gainOf(rules, factsOf(deal), { sheet, context }) ?? sheet.total;
  });
}
