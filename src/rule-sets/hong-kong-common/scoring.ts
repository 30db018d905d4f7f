import { flagOf, numberOf, wordOf } from '../../engine/options';
import type { SettledWin, Settlement, WinContext } from '../../engine/rules';
import { bestReadingBy, type WinTables } from '../../engine/scoring/bestReading';
import { addLines, partsOf } from '../../engine/scoring/items';
import { groupsOf, meldGroups } from '../../engine/scoring/readGroups';
import { payment } from '../../engine/scoring/payments';
import { payersOf } from '../../engine/settlement';
import type {
  Factor,
  Omitted,
  Options,
  Payment,
  ScoreLine,
  ScoreSheet,
  ScoreStep,
  Seat,
} from '../../engine/types';
import {
  addDealerFactors,
  DISCARDER,
  discarderPaysAll,
  SELF_DRAWN,
  settleWith,
  type PayWin,
} from '../shared/hongKong/payments';
import {
  averageFaan,
  faanHeadline,
  faanScale,
  formHooks,
  formsOf,
  reportBy,
  type ScoringHooks,
  belowMinimum,
  INCOMPLETE,
  mayRobBy,
  NOT_ENOUGH_BONUS_TILES,
  NOT_ROBBED,
} from '../shared/hongKong/scoring';
import { BONUS_WINS, commonItems } from './items';
import { paidBy, responsibleSeat } from './pao';

/** What a blameless player pays, by faan: `half-spicy` from 0 to 13 faan. Source: `RULES.md#payment`. */
const HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

/** Everything about the worth of a hand that the options decide. */
interface CommonValues {
  readonly tables: WinTables;
  readonly minimum: number;
  readonly cap: number;
  readonly multiplier: (faan: number) => number;
  readonly discarderPaysAll: boolean;
  readonly dealerDoubles: boolean;
  readonly pao: boolean;
}

/** Scoring as most tables play today. Source: `RULES.md#faan`, `#payment`, `#pao`. */
export function scoring(options: Options): ScoringHooks {
  const values = valuesOf(options);
  const { tables, minimum } = values;
  const read = bestReadingBy(tables);
  const hooks = formHooks(tables.forms);
  const mayRob = mayRobBy(options);
  const winsByBonus = ({ bonus }: WinContext): boolean =>
    (BONUS_WINS.get(bonus.length)?.faan ?? -1) >= minimum;
  const score = (context: WinContext): ScoreSheet | null => {
    if (context.by === 'bonus-tiles') return bonusSheet(values, context);
    const best = read(context);
    if (!best) return null;
    const lines: ScoreLine[] = [];
    addLines({ lines, unit: 'faan' }, tables.items, best.worth.items);
    return sheetOf(values, context.seat, {
      groups: groupsOf(best, context),
      lines,
      omitted: partsOf(tables.items, best.worth.items),
      faan: best.worth.items.value,
    });
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
    scale: faanScale((faan) => values.multiplier(Math.min(faan, values.cap))),
    averages: [averageFaan],
    settle: settleWith(options, values.pao ? payWithPao(pay) : pay),
    report: reportBy({ score, settle: settleWith(options, pay) }),
  };
}

/** What a blameless player pays by faan, the cap left aside. Source: `RULES.md#payment`. */
function multiplierOf(options: Options): (faan: number) => number {
  return wordOf(options, 'rise') === 'spicy' ? (faan) => 1 << faan : (faan) => HALF_SPICY[faan]!;
}

/** The same with the cap. */
export function cappedMultiplier(options: Options, faan: number): number {
  return multiplierOf(options)(Math.min(faan, numberOf(options, 'limitFaan')));
}

function valuesOf(options: Options): CommonValues {
  return {
    tables: {
      forms: formsOf(options, flagOf(options, 'sevenPairs')),
      limits: null,
      items: commonItems(options),
    },
    minimum: numberOf(options, 'minimumFaan'),
    cap: numberOf(options, 'limitFaan'),
    multiplier: multiplierOf(options),
    discarderPaysAll: wordOf(options, 'responsibility') === 'full',
    dealerDoubles: flagOf(options, 'dealerDoubles'),
    pao: flagOf(options, 'pao'),
  };
}

interface Counted extends Pick<ScoreSheet, 'groups' | 'lines' | 'omitted'> {
  readonly faan: number;
}

const NOTHING: readonly Omitted[] = [];

function sheetOf(values: CommonValues, seat: Seat, counted: Counted): ScoreSheet {
  const { groups, lines, omitted, faan } = counted;
  const { minimum, cap } = values;
  const legal = faan >= minimum;
  const total = legal ? values.multiplier(Math.min(faan, cap)) : 0;
  const steps: ScoreStep[] = [{ id: 'faan', value: faan, unit: 'faan' }];
  if (!legal) steps.push({ id: 'minimum', value: minimum, unit: 'faan' });
  else {
    if (faan > cap) steps.push({ id: 'cap', value: cap, unit: 'faan' });
    steps.push({ id: 'multiplier', value: total, unit: 'points' });
  }
  const headline = faanHeadline(faan);
  return { seat, legal, limit: faan >= cap, groups, lines, omitted, steps, headline, total };
}

/** Source: `RULES.md#seven-or-eight-bonus-tiles`. */
function bonusSheet(values: CommonValues, context: WinContext): ScoreSheet | null {
  const item = BONUS_WINS.get(context.bonus.length);
  if (!item) return null;
  const lines: ScoreLine[] = [{ id: item.id, count: 1, value: item.faan, unit: 'faan' }];
  const groups = meldGroups(context);
  return sheetOf(values, context.seat, { groups, lines, omitted: NOTHING, faan: item.faan });
}

/** Self-drawn each pays double; a discard is paid by the discarder alone, or by all. Source: `RULES.md#payment`. */
function payCommon(values: CommonValues, { sheet, context }: SettledWin, settlement: Settlement): Payment[] {
  const { seat: to, by, from: discarder } = context;
  const takenFrom = by === 'discard' || by === 'robbed-kong' ? discarder : null;
  const reason = sheet.limit ? 'limit' : 'win';
  const payments: Payment[] = [];
  for (const from of payersOf(settlement)) {
    const factors: Factor[] = [];
    if (takenFrom === null) factors.push(SELF_DRAWN);
    else if (from === takenFrom)
      factors.push(values.discarderPaysAll ? discarderPaysAll(settlement.seats) : DISCARDER);
    else if (values.discarderPaysAll) continue;
    if (values.dealerDoubles) addDealerFactors(factors, to, from);
    payments.push(payment({ from, to, base: sheet.total, reason, factors }));
  }
  return payments;
}

/** Who fed a meld but wins as well answers for nobody. Source: `RULES.md#pao`. */
function payWithPao(pay: PayWin): PayWin {
  return (win, settlement) => {
    const payments = pay(win, settlement);
    const responsible = responsibleSeat(win.sheet, win.context.melds);
    const answers = responsible !== null && payersOf(settlement).includes(responsible);
    return answers ? paidBy(responsible, payments) : payments;
  };
}
