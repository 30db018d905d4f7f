import type { SettledWin, Settlement, WinContext } from '../../engine/rules';
import { bestReadingBy, type BestReading, type WinTables } from '../../engine/scoring/bestReading';
import { countBits } from '../../engine/scoring/packed';
import { linesOf, partsOf } from '../../engine/scoring/items';
import { groupsOf, meldGroups } from '../../engine/scoring/readGroups';
import { payment } from '../../engine/scoring/payments';
import { payingSeats } from '../../engine/settlement';
import { hasSeat } from '../../engine/state';
import type { Payment, ScoreLine, ScoreSheet, ScoreStep } from '../../engine/types';
import { memoByNumber } from '../shared/hongKong/memoByNumber';
import {
  DISCARDER,
  discarderPaysAll,
  NO_FACTORS,
  SELF_DRAWN,
  settleWith,
  withDealer,
  type PayWin,
} from '../shared/hongKong/payments';
import {
  faanScale,
  formHooks,
  formsOf,
  reportBy,
  belowMinimum,
  INCOMPLETE,
  NOT_ENOUGH_BONUS_TILES,
  readingsBy,
} from '../shared/hongKong/scoring';
import { averageFaan, mayRobBy, NOT_ROBBED, type ScoringHooks } from '../shared/standard/scoring';
import { bonusWinOf, commonItems } from './items';
import type { CommonOptions } from './options';
import { paidBy, responsibleSeat } from './pao';
import { payTable } from './payTable';

/** Everything about the worth of a hand that the options decide. */
interface CommonValues {
  readonly tables: WinTables;
  readonly minimum: number;
  readonly cap: number;
  /** What a blameless player pays, by faan. */
  readonly pays: readonly number[];
  readonly counted: (faan: number) => Counted;
  readonly discarderPaysAll: boolean;
  readonly dealerDoubles: boolean;
  readonly pao: boolean;
}

/** Scoring as most tables play today. Source: `RULES.md#faan`, `#payment`, `#pao`. */
export function scoring(options: CommonOptions): ScoringHooks {
  const values = valuesOf(options);
  const { tables, minimum } = values;
  const read = bestReadingBy(tables);
  const hooks = formHooks(tables.forms);
  const mayRob = mayRobBy(options);
  const winsByBonus = ({ bonus }: WinContext): boolean =>
    (bonusWinOf(options, bonus.length)?.faan ?? -1) >= minimum;
  const score = (context: WinContext): ScoreSheet | null => {
    if (context.by === 'bonus-tiles')
      return bonusSheet(values, context, bonusWinOf(options, context.bonus.length));
    const best = read(context);
    return best && sheetOf(values, best, context);
  };
  const pay: PayWin = (win, settlement) => payCommon(values, win, settlement);
  return {
    ...hooks,
    refusal: (context) => {
      if (context.by === 'bonus-tiles') return winsByBonus(context) ? null : NOT_ENOUGH_BONUS_TILES;
      if (!mayRob(context)) return NOT_ROBBED;
      const best = read(context);
      if (!best) return INCOMPLETE;
      const has = best.worth.items.value;
      return has >= minimum ? null : belowMinimum(has, minimum);
    },
    bonusWin: (context) => (context.from === null && winsByBonus(context) ? 'may' : null),
    score,
    readings: readingsBy(tables, (best, context) => sheetOf(values, best, context)),
    scale: faanScale(
      (faan) => values.pays[Math.min(faan, values.cap)]!,
      [Math.min(minimum, values.cap), values.cap],
    ),
    averages: [averageFaan],
    settle: settleWith(options, values.pao ? payWithPao(pay) : pay),
    report: reportBy({ score, settle: settleWith(options, pay) }),
  };
}

function sheetOf(values: CommonValues, best: BestReading, context: WinContext): ScoreSheet {
  const { items } = best.worth;
  const { legal, limit, steps, headline, total } = values.counted(items.value);
  const [lines, omitted, groups] = [linesOf(items), partsOf(items), groupsOf(best, context)];
  return { seat: context.seat, legal, limit, groups, lines, omitted, steps, headline, total };
}

function valuesOf(options: CommonOptions): CommonValues {
  const { minimumFaan: minimum, limitFaan: cap, dealerDoubles, pao } = options;
  const pays = payTable(options);
  return {
    tables: {
      forms: formsOf(options, options.sevenPairs),
      limits: null,
      items: commonItems(options),
    },
    minimum,
    cap,
    pays,
    counted: memoByNumber((faan) => countedOf({ minimum, cap, pays }, faan)),
    discarderPaysAll: options.responsibility === 'full',
    dealerDoubles,
    pao,
  };
}

/** What of a sheet follows from its faan. */
type Counted = Pick<ScoreSheet, 'legal' | 'limit' | 'steps' | 'headline' | 'total'>;
type Counting = Pick<CommonValues, 'minimum' | 'cap' | 'pays'>;

function countedOf({ minimum, cap, pays }: Counting, faan: number): Counted {
  const legal = faan >= minimum;
  const total = legal ? pays[Math.min(faan, cap)]! : 0;
  const steps: ScoreStep[] = [{ id: 'faan', value: faan, unit: 'faan' }];
  if (!legal) steps.push({ id: 'minimum', value: minimum, unit: 'faan' });
  else {
    if (faan > cap) steps.push({ id: 'cap', value: cap, unit: 'faan' });
    steps.push({ id: 'multiplier', value: total, unit: 'points' });
  }
  return { legal, limit: faan >= cap, steps, headline: [{ value: faan, unit: 'faan' }], total };
}

/** Source: `RULES.md#seven-or-eight-bonus-tiles`. */
function bonusSheet(
  values: CommonValues,
  context: WinContext,
  item: ReturnType<typeof bonusWinOf>,
): ScoreSheet | null {
  if (!item) return null;
  const lines: ScoreLine[] = [{ id: item.id, count: 1, value: item.faan, unit: 'faan' }];
  const groups = meldGroups(context);
  return { seat: context.seat, groups, lines, omitted: [], ...values.counted(item.faan) };
}

/** Self-drawn each pays double; a discard is paid by the discarder alone, or by all. Source: `RULES.md#payment`. */
function payCommon(values: CommonValues, { sheet, context }: SettledWin, settlement: Settlement): Payment[] {
  const { seat: to, by, from: discarder } = context;
  const takenFrom = by === 'discard' || by === 'robbed-kong' ? discarder : null;
  const reason = sheet.limit ? 'limit' : 'win';
  const paying = payingSeats(settlement);
  const fullyBy = values.discarderPaysAll && takenFrom !== null ? takenFrom : null;
  const payers = fullyBy === null ? paying : paying & (1 << fullyBy);
  const payments = Array<Payment>(countBits(payers));
  let next = 0;
  for (let from = 0; from < settlement.seats; from++) {
    if (!hasSeat(payers, from)) continue;
    const taken = from === takenFrom ? DISCARDER : NO_FACTORS;
    const once = takenFrom === null ? SELF_DRAWN : taken;
    const why = fullyBy === null ? once : discarderPaysAll(settlement.seats);
    const factors = values.dealerDoubles ? withDealer(why, to, from) : why.neither;
    payments[next++] = payment({ from, to, base: sheet.total, reason, factors });
  }
  return payments;
}

/** Who fed a meld but wins as well answers for nobody. Source: `RULES.md#pao`. */
function payWithPao(pay: PayWin): PayWin {
  return (win, settlement) => {
    const payments = pay(win, settlement);
    const responsible = responsibleSeat(win.sheet, win.context.melds);
    const answers = responsible !== null && hasSeat(payingSeats(settlement), responsible);
    return answers ? paidBy(responsible, payments) : payments;
  };
}
