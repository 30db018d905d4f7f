import { flagOf, listOf, numberOf } from '../../engine/options';
import type { Rules, WinContext } from '../../engine/rules';
import { bestReadingBy, type BestReading, type FaanTables } from '../../engine/scoring/bestReading';
import { addLines, newTally, tally, type ItemTable } from '../../engine/scoring/items';
import { addDealerFactors, DISCARDER, payment, SELF_DRAWN } from '../../engine/scoring/payments';
import type { Factor, Options, Payment, ScoreLine, ScoreSheet, ScoreStep } from '../../engine/types';
import { formHooks, formsOf, reportBy, SEATS, type ScoringHooks } from '../shared/hongKong/scoring';
import { EIGHT_BONUS_TILES, limitTable, oldBonusItems, oldItems } from './items';

const ALL_BONUS_TILES = 8;
/** Base points by faan when the minimum is 3 or more. Source: `RULES.md#payment`. */
const BASE = [0, 0, 0, 1, 2, 2, 2, 4, 4, 4, 8];
/** The longer table, eight times as fine, for a lower minimum. */
const LONG_BASE = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64];
const LONG_TABLE_BELOW = 3;
const LONG_TABLE_SCALE = 8;

/** Everything about the worth of a hand that the options decide. */
interface OldValues {
  readonly tables: FaanTables;
  readonly bonusItems: ItemTable;
  readonly minimum: number;
  readonly base: readonly number[];
  readonly limit: number;
  readonly dealerDoubles: boolean;
  readonly eightWin: boolean;
}

/** Scoring of the old Hong Kong game. Source: `RULES.md#faan`, `#limit-hands`, `#payment`. */
export function scoring(options: Options): ScoringHooks {
  const values = valuesOf(options);
  const { forms } = values.tables;
  const read = bestReadingBy(values.tables);
  const hooks = formHooks(forms, options);
  const wins = (context: WinContext): boolean => values.eightWin && context.bonus.length === ALL_BONUS_TILES;
  const score = (context: WinContext): ScoreSheet | null => {
    if (context.by === 'bonus-tiles') return wins(context) ? eightSheet(values, context) : null;
    const best = read(context);
    return best && sheetOf(values, best, context);
  };
  const settle: Rules['settle'] = (sheet, context) => settleOld(values, sheet, context);
  return {
    ...hooks,
    mayWin: (context) => {
      if (context.by === 'bonus-tiles') return wins(context);
      const best = read(context);
      return best !== null && isLegal(values, best);
    },
    bonusWin: (context) => (wins(context) ? 'must' : null),
    score,
    baseOf: (faan) => baseOf(values, faan),
    settle,
    report: reportBy({ score, settle }),
  };
}

function valuesOf(options: Options): OldValues {
  const minimum = numberOf(options, 'minimumFaan');
  const long = minimum < LONG_TABLE_BELOW;
  return {
    tables: { forms: formsOf(options, true), limits: limitTable(options), items: oldItems(options) },
    bonusItems: oldBonusItems(options),
    minimum,
    base: long ? LONG_BASE : BASE,
    limit: limitOf(options),
    dealerDoubles: flagOf(options, 'dealerDoubles'),
    eightWin: listOf(options, 'limitHands').includes(EIGHT_BONUS_TILES),
  };
}

/** What each other player pays for a limit hand. Source: `RULES.md#payment`. */
export function limitOf(options: Options): number {
  const isLong = numberOf(options, 'minimumFaan') < LONG_TABLE_BELOW;
  return numberOf(options, 'limitPoints') * (isLong ? LONG_TABLE_SCALE : 1);
}

/** Source: `RULES.md#payment`. */
function baseOf({ base }: OldValues, faan: number): number {
  return base[Math.min(faan, base.length - 1)]!;
}

function isLegal({ minimum }: OldValues, { worth }: BestReading): boolean {
  return worth.grade > 0 || worth.items.faan >= minimum;
}

const bonusTally = newTally();

function sheetOf(values: OldValues, best: BestReading, { seat }: WinContext): ScoreSheet {
  const { worth, win } = best;
  const { tables, bonusItems } = values;
  if (worth.grade > 0) return limitSheet(values, best, seat);
  const lines: ScoreLine[] = [];
  addLines({ lines, unit: 'faan' }, tables.items, worth.items);
  tally(bonusItems, win, bonusTally);
  addLines({ lines, unit: 'bonus-faan' }, bonusItems, bonusTally);
  const legal = isLegal(values, best);
  const all = worth.items.faan + bonusTally.faan;
  const total = legal ? baseOf(values, all) : 0;
  const steps: ScoreStep[] = [
    { id: 'faan', value: worth.items.faan },
    { id: 'bonus-faan', value: bonusTally.faan },
    legal ? { id: 'base', value: total } : { id: 'minimum', value: values.minimum },
  ];
  return { seat, legal, limit: false, lines, steps, total };
}

/** Source: `RULES.md#limit-hands`, `RULES.md#half-limit`. */
function limitSheet({ limit, tables }: OldValues, { worth }: BestReading, seat: number): ScoreSheet {
  const lines: ScoreLine[] = [];
  if (tables.limits) addLines({ lines, unit: 'limit' }, tables.limits, worth.limits);
  const steps: ScoreStep[] = [{ id: 'limit', value: limit }];
  const total = worth.grade === 1 ? Math.ceil(limit / 2) : limit;
  if (worth.grade === 1) steps.push({ id: 'half-limit', value: total });
  return { seat, legal: true, limit: true, lines, steps, total };
}

/** Source: `RULES.md#eight-bonus-tiles`. */
function eightSheet({ limit }: OldValues, { seat }: WinContext): ScoreSheet {
  const lines: ScoreLine[] = [{ id: EIGHT_BONUS_TILES, count: 1, value: null, unit: 'limit' }];
  return { seat, legal: true, limit: true, lines, steps: [{ id: 'limit', value: limit }], total: limit };
}

/** Every loser pays the base, doubled for each reason that holds; the limit is not doubled. Source: `RULES.md#payment`. */
function settleOld({ dealerDoubles }: OldValues, sheet: ScoreSheet, context: WinContext): Payment[] {
  const { seat: to, by, from: discarder } = context;
  const reason = sheet.limit ? 'limit' : 'win';
  const payments: Payment[] = [];
  for (let from = 0; from < SEATS; from++) {
    if (from === to) continue;
    const factors: Factor[] = [];
    if (!sheet.limit) {
      if (by === 'wall') factors.push(SELF_DRAWN);
      else if (from === discarder) factors.push(DISCARDER);
      if (dealerDoubles) addDealerFactors(factors, to, from);
    }
    payments.push(payment({ from, to, base: sheet.total, reason, factors }));
  }
  return payments;
}
