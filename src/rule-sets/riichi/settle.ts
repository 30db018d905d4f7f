import { exactly, payment } from '../../engine/scoring/payments';
import type { Fine, SettledWin, Settlement } from '../../engine/rules';
import type { Deal, Factor, Payment, Seat } from '../../engine/types';
import { STICK } from './choices';
import { isIn, leftOf, ownOf } from './data';
import { YAKUMAN_BASE } from './limits';
import type { RiichiOptions } from './options';
import { timesOf } from './scoring';
import { DEALER, SEATS } from './tiles';
import { YAKUMAN } from './yaku';

const COUNTER = 100;
const NOTEN = 3000;
const ROUND = 100;
/** What a mangan from the wall costs. */
const [MANGAN, MANGAN_WITH_DEALER] = [2000, 4000];

/** Why points move. */
export type Reason =
  | 'win'
  | 'counters'
  | 'deposits'
  | 'responsible'
  | 'riichi'
  | 'returned'
  | 'noten'
  | 'nagashi'
  | 'chombo';

/** What multiplies a hand's base: a discarder pays for all, East pays and receives twice, both at once. */
export type FactorId = 'discarder' | 'east' | 'discarder-east';

/** How often a hand's base is paid: a discarder pays for all. */
function timesOfBase(from: Seat | null, to: Seat, isForAll: boolean): Factor[] {
  if (isForAll) return [to === DEALER ? factor('discarder-east', 6) : factor('discarder', 4)];
  return to === DEALER || from === DEALER ? [factor('east', 2)] : [];
}

function factor(id: FactorId, times: number): Factor {
  return { id, times };
}

/** Points from one to another, raised to a hundred; nothing where there is nothing to pay. */
function pays(
  [from, to, factors = []]: readonly [from: Seat | null, to: Seat | null, factors?: readonly Factor[]],
  base: number,
  reason: Reason,
): Payment[] {
  if (base <= 0 || from === to) return [];
  const move = { from, to, base, reason, factors };
  return [payment(exactly(move) % ROUND === 0 ? move : { ...move, round: ROUND })];
}

function othersThan(seat: Seat): Seat[] {
  return Array.from({ length: SEATS }, (_, each) => each).filter((each) => each !== seat);
}

/** What is paid for wins, and for a hand that nobody won. Source: `RULES.md#payment`, `#exhaustive-draw`. */
export function settleBy(options: RiichiOptions): (settlement: Settlement) => Payment[] {
  return (settlement) => {
    const { wins, ending } = settlement;
    if (wins.length > 0)
      return wins.flatMap((win, at) => winPayments(settlement, win, { options, isFirst: at === 0 }));
    return ending === 'exhausted' ? drawPayments(settlement, options) : [];
  };
}

/** Deposits on the table, in thousands. */
export function sticksOf(data: Pick<Deal, 'carry' | 'extras'>): number {
  return (leftOf(data).sticks ?? 0) + (ownOf(data).paid ?? 0);
}

/** After a false win the deposits of the hand go back. */
function returned(ledger: Settlement['ledger']): Payment[] {
  return ledger.flatMap(({ reason, from, amount }) =>
    reason === 'riichi' ? pays([null, from], amount, 'returned') : [],
  );
}

interface Terms {
  readonly options: RiichiOptions;
  /** The nearest of several winners has counters and deposits. */
  readonly isFirst: boolean;
}

function winPayments(settlement: Settlement, win: SettledWin, { options, isFirst }: Terms): Payment[] {
  const { seat: to, total } = win.sheet;
  const honba = isFirst ? COUNTER * (leftOf(settlement).honba ?? 0) : 0;
  const deposits = isFirst ? pays([null, to], STICK * sticksOf(settlement), 'deposits') : [];
  const answer = answerFor(win, options);
  const price = (base: number): number => raised(base * (to === DEALER ? 6 : 4));
  const { from } = win.context;
  if (from !== null) {
    const half = answer.base > 0 && answer.by !== from ? price(answer.base) / 2 : 0;
    return [
      ...(half > 0
        ? pays([from, to], price(total) - half, 'win')
        : pays([from, to, timesOfBase(from, to, true)], total, 'win')),
      ...pays([answer.by, to], half, 'responsible'),
      ...pays([from, to], 3 * honba, 'counters'),
      ...deposits,
    ];
  }
  const rest = total - answer.base;
  const usual = othersThan(to).flatMap((payer) => [
    ...pays([payer, to, timesOfBase(payer, to, false)], rest, 'win'),
    ...(rest > 0 ? pays([payer, to], honba, 'counters') : []),
  ]);
  const alone = rest === 0 ? pays([answer.by, to], 3 * honba, 'counters') : [];
  return [
    ...usual,
    ...pays([answer.by, to, timesOfBase(answer.by, to, true)], answer.base, 'responsible'),
    ...alone,
    ...deposits,
  ];
}

/** Points as they are paid. */
export function raised(points: number): number {
  return ROUND * Math.ceil(points / ROUND);
}

/** What of a hand's base one other seat answers for. Source: `RULES.md#responsibility`. */
function answerFor(
  { sheet, context }: SettledWin,
  options: RiichiOptions,
): { base: number; by: Seat | null } {
  let base = 0;
  let by: Seat | null = null;
  for (const each of ownOf(context).pao ?? []) {
    const row = YAKUMAN.find(({ id }) => id === each.id);
    const isCounted = sheet.lines.some(({ id }) => id === each.id);
    if (each.seat !== sheet.seat || !row || !isCounted) continue;
    if (!options.pao.some((id) => id === each.id)) continue;
    base += YAKUMAN_BASE * (options.yakumanStack ? timesOf(options, row) : 1);
    by = each.by;
  }
  return { base: Math.min(base, sheet.total), by };
}

function drawPayments(
  { extras, ledger }: Settlement,
  { notenPayments, falseWin, strictCalling }: RiichiOptions,
): Payment[] {
  const { ready = 0, nagashi = 0, notReady = 0 } = ownOf({ extras });
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  if (strictCalling && falseWin === 'chombo' && notReady !== 0)
    return [...seats.filter((seat) => isIn(notReady, seat)).flatMap(chomboOf), ...returned(ledger)];
  const flowing = seats.filter((seat) => isIn(nagashi, seat));
  if (flowing.length > 0)
    return flowing.flatMap((to) =>
      othersThan(to).flatMap((from) => pays([from, to], likeMangan(from, to), 'nagashi')),
    );
  const paid = seats.filter((seat) => isIn(ready, seat));
  const paying = seats.filter((seat) => !isIn(ready, seat));
  if (!notenPayments || paid.length === 0 || paying.length === 0) return [];
  if (paid.length === paying.length)
    return paying.flatMap((from, at) => pays([from, paid[at]!], NOTEN / paid.length, 'noten'));
  const each = NOTEN / paid.length / paying.length;
  return paying.flatMap((from) => paid.flatMap((to) => pays([from, to], each, 'noten')));
}

function likeMangan(from: Seat, to: Seat): number {
  return from === DEALER || to === DEALER ? MANGAN_WITH_DEALER : MANGAN;
}

function chomboOf(from: Seat): Payment[] {
  return othersThan(from).flatMap((to) => pays([from, to], likeMangan(from, to), 'chombo'));
}

/** With strict calling: what a false win costs. Source: `RULES.md#false-wins`. */
export function fineOf({
  strictCalling,
  falseWin,
}: RiichiOptions): null | ((deal: Deal, seat: Seat) => Fine) {
  if (!strictCalling) return null;
  if (falseWin === 'open-hand')
    return () => ({ payments: [], open: true, barred: true, out: false, end: null });
  return ({ extras, ledger }, seat) => ({
    payments: [...chomboOf(seat), ...((ownOf({ extras }).paid ?? 0) > 0 ? returned(ledger) : [])],
    open: true,
    barred: true,
    out: false,
    end: 'chombo',
  });
}
