import { seatState } from './draw';
import { emit, pay } from './events';
import type { Step } from './rules';
import type { Seat } from './types';
import type { WinWay } from './winContext';

/** Each false call costs what the rule set says. Gives the reason for which the deal ends with them, or null. Source: `rule-sets/hong-kong-old/RULES.md#false-win`. */
export function fineFalseWins(step: Step, seats: readonly Seat[], way: WinWay): string | null {
  let end: string | null = null;
  for (const seat of seats) end = fineFalseWin(step, seat, way) ?? end;
  return end;
}

function fineFalseWin(step: Step, seat: Seat, { tile, by, from }: WinWay): string | null {
  const { rules, deal } = step;
  if (!rules.fine) throw new Error('There are no false wins where only legal ones are offered.');
  const { payments, open, barred, out, end } = rules.fine(deal, seat);
  const state = seatState(deal, seat);
  state.open ||= open;
  state.barred ||= barred;
  if (out) deal.out |= 1 << seat;
  emit(step, { type: 'false-win', seat, tile, by, from });
  pay(step, payments);
  return end;
}
