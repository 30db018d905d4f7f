import type { SettledWin, Settlement, WinContext } from '../../engine/rules';
import { packedReader, type PackedTables } from '../../engine/scoring/packedReader';
import type { BestReading } from '../../engine/scoring/winTables';
import { meldGroups } from '../../engine/scoring/readGroups';
import { payingSeats } from '../../engine/settlement';
import { hasSeat } from '../../engine/state';
import type { Payment, ScoreLine, ScoreSheet, ScoreStep, Seat } from '../../engine/types';
import { memoByNumber } from '../shared/hongKong/memoByNumber';
import {
  DISCARDER,
  discarderPaysAll,
  NO_FACTORS,
  payEach,
  SELF_DRAWN,
  type PayWin,
} from '../shared/hongKong/payments';
import { faanScoring, formsOf } from '../shared/hongKong/scoring';
import type { ScoringHooks } from '../shared/standard/scoring';
import { bonusWinOf, commonItems } from './items';
import type { CommonOptions } from './options';
import { paidBy, responsibleSeat } from './pao';
import { payTable } from './payTable';

/** Everything about the worth of a hand that the options decide. */
interface CommonValues {
  readonly tables: PackedTables;
  readonly minimum: number;
  readonly cap: number;
  /** What a blameless player pays, by faan. */
  readonly pays: readonly number[];
  readonly counted: (faan: number) => Counted;
  readonly discarderPaysAll: boolean;
  readonly dealerDoubles: boolean;
}

/** Scoring as most tables play today. Source: `RULES.md#faan`, `#payment`, `#pao`. */
export function scoring(options: CommonOptions): ScoringHooks {
  const values = valuesOf(options);
  const { minimum, cap } = values;
  const pay: PayWin = (win, settlement) => payCommon(values, win, settlement);
  return faanScoring(options, {
    forms: values.tables.forms,
    newReader: (each) => packedReader(values.tables, each),
    sheetOf: (best, context) => sheetOf(values, best, context),
    bonusSheet: (context) => bonusSheet(values, context, bonusWinOf(options, context.bonus.length)),
    winsByBonus: ({ bonus }) => (bonusWinOf(options, bonus.length)?.faan ?? -1) >= minimum,
    bonusWin: 'may',
    scale: {
      totalOf: (faan) => values.pays[Math.min(faan, cap)]!,
      range: [Math.min(minimum, cap), cap],
    },
    pay: options.pao ? payWithPao(pay) : pay,
    payAlone: pay,
  });
}

function sheetOf(values: CommonValues, best: BestReading, { seat }: WinContext): ScoreSheet {
  const { legal, limit, steps, headline, total } = values.counted(best.value);
  const [lines, omitted, groups] = [best.lines(), best.parts(), best.groups()];
  return { seat, legal, limit, groups, lines, omitted, steps, headline, total };
}

function valuesOf(options: CommonOptions): CommonValues {
  const { minimumFaan: minimum, limitFaan: cap, dealerDoubles } = options;
  const pays = payTable(options);
  return {
    tables: {
      forms: formsOf(options, options.sevenPairs),
      items: commonItems(options),
    },
    minimum,
    cap,
    pays,
    counted: memoByNumber((faan) => countedOf({ minimum, cap, pays }, faan)),
    discarderPaysAll: options.responsibility === 'full',
    dealerDoubles,
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
function payCommon(values: CommonValues, win: SettledWin, settlement: Settlement): Payment[] {
  const { by, from: discarder } = win.context;
  const takenFrom = by === 'discard' || by === 'robbed-kong' ? discarder : null;
  const paying = payingSeats(settlement);
  const { dealerDoubles } = values;
  if (takenFrom !== null && values.discarderPaysAll) {
    const payers = paying & (1 << takenFrom);
    return payEach(win, { payers, dealerDoubles, factorsOf: () => discarderPaysAll(settlement.seats) });
  }
  const taken = (from: Seat) => (from === takenFrom ? DISCARDER : NO_FACTORS);
  const factorsOf = takenFrom === null ? () => SELF_DRAWN : taken;
  return payEach(win, { payers: paying, dealerDoubles, factorsOf });
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
