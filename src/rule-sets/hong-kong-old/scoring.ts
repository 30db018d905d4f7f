import type { SettledWin, Settlement, WinContext } from '../../engine/rules';
import { packedReader, type PackedTables } from '../../engine/scoring/packedReader';
import type { BestReading } from '../../engine/scoring/winTables';
import { meldGroups } from '../../engine/scoring/readGroups';
import { payingSeats } from '../../engine/settlement';
import type { Amount, Omitted, Payment, ScoreLine, ScoreSheet, ScoreStep, Seat } from '../../engine/types';
import { memoByNumber } from '../shared/hongKong/memoByNumber';
import { NO_FACTORS, payDoubled, payEach } from '../shared/hongKong/payments';
import { faanScoring, formsOf } from '../shared/hongKong/scoring';
import type { ScoringHooks } from '../shared/standard/scoring';
import { EIGHT_BONUS_TILES, limitTable, oldBonusItems, oldItems } from './items';
import type { OldOptions } from './options';

const ALL_BONUS_TILES = 8;
/** Base points by faan when the minimum is 3 or more. Source: `RULES.md#payment`. */
const BASE = [0, 0, 0, 1, 2, 2, 2, 4, 4, 4, 8];
/** The same table where less may win and is paid as 3 faan. */
const BASE_AS_THREE = [1, 1, 1, ...BASE.slice(3)];
/** The longer table, eight times as fine, for a lower minimum. */
const LONG_BASE = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64];
const LOW_BELOW = 3;
const LONG_TABLE_SCALE = 8;

/** Everything about the worth of a hand that the options decide. */
interface OldValues {
  readonly tables: PackedTables;
  readonly minimum: number;
  readonly base: readonly number[];
  readonly counted: (faan: number) => (bonusFaan: number) => Counted;
  readonly limit: number;
  readonly dealerDoubles: boolean;
  readonly eightWin: boolean;
}

/** Scoring of the old Hong Kong game. Source: `RULES.md#faan`, `#limit-hands`, `#payment`. */
export function scoring(options: OldOptions): ScoringHooks {
  const values = valuesOf(options);
  const winsByBonus = ({ bonus }: WinContext) => values.eightWin && bonus.length === ALL_BONUS_TILES;
  return faanScoring(options, {
    forms: values.tables.forms,
    newReader: (each) => packedReader(values.tables, each),
    sheetOf: (best, context) => sheetOf(values, best, context),
    bonusSheet: (context) => (winsByBonus(context) ? eightSheet(values, context) : null),
    winsByBonus,
    bonusWin: 'must',
    scale: {
      totalOf: (faan) => baseOf(values, faan),
      range: [values.minimum, values.base.length - 1],
    },
    pay: (win, settlement) => payOld(values, win, settlement),
  });
}

function valuesOf(options: OldOptions): OldValues {
  const { minimumFaan: minimum, dealerDoubles } = options;
  const base = baseTable(options);
  return {
    tables: {
      forms: formsOf(options, true),
      limits: limitTable(options),
      items: oldItems(options),
      beside: oldBonusItems(options),
    },
    minimum,
    base,
    counted: memoByNumber((faan) =>
      memoByNumber((bonusFaan) => countedOf({ minimum, base }, faan, bonusFaan)),
    ),
    limit: limitOf(options),
    dealerDoubles,
    eightWin: options.limitHands.includes(EIGHT_BONUS_TILES),
  };
}

/** What each other player pays for a limit hand. Source: `RULES.md#payment`. */
export function limitOf(options: OldOptions): number {
  return options.limitPoints * (baseTable(options) === LONG_BASE ? LONG_TABLE_SCALE : 1);
}

/** What each other player pays for a hand of so many faan, before anything doubles it. Source: `RULES.md#payment`. */
export function basePoints(options: OldOptions, faan: number): number {
  return baseOf({ base: baseTable(options) }, faan);
}

/** Base points by faan. Source: `RULES.md#payment`. */
function baseTable({ minimumFaan, lowHands }: OldOptions): readonly number[] {
  if (minimumFaan >= LOW_BELOW) return BASE;
  return lowHands === 'as-three' ? BASE_AS_THREE : LONG_BASE;
}

/** Source: `RULES.md#payment`. */
function baseOf({ base }: Pick<OldValues, 'base'>, faan: number): number {
  return base[Math.min(faan, base.length - 1)]!;
}

const BONUS_OUTSIDE: Omitted = { id: 'bonus-faan', code: 'outside-minimum' };
const ONLY_BONUS: readonly Omitted[] = [BONUS_OUTSIDE];
const OUTSIDE_LIMIT: readonly Omitted[] = [{ id: 'limit', code: 'outside-limit' }];

function sheetOf(values: OldValues, best: BestReading, { seat }: WinContext): ScoreSheet {
  if (best.limit > 0) return limitSheet(values, best, seat);
  const bonus = best.beside();
  const lines = best.lines();
  const parts = best.parts();
  const isOutside = bonus > 0 && best.value < values.minimum;
  const omitted = !isOutside ? parts : parts.length === 0 ? ONLY_BONUS : [...parts, BONUS_OUTSIDE];
  const { legal, steps, headline, total } = values.counted(best.value)(bonus);
  return { seat, legal, limit: false, groups: best.groups(), lines, omitted, steps, headline, total };
}

/** What of a sheet follows from its faan and bonus faan. */
type Counted = Pick<ScoreSheet, 'legal' | 'steps' | 'headline' | 'total'>;
type Counting = Pick<OldValues, 'minimum' | 'base'>;

function countedOf(values: Counting, faan: number, bonusFaan: number): Counted {
  const legal = faan >= values.minimum;
  const total = legal ? baseOf(values, faan + bonusFaan) : 0;
  const steps: ScoreStep[] = [
    { id: 'faan', value: faan, unit: 'faan' },
    { id: 'bonus-faan', value: bonusFaan, unit: 'bonus-faan' },
    legal
      ? { id: 'base', value: total, unit: 'points' }
      : { id: 'minimum', value: values.minimum, unit: 'faan' },
  ];
  return { legal, steps, headline: [{ value: legal ? faan + bonusFaan : faan, unit: 'faan' }], total };
}

/** Source: `RULES.md#limit-hands`, `RULES.md#half-limit`. */
function limitSheet({ limit }: OldValues, best: BestReading, seat: Seat): ScoreSheet {
  const isHalf = best.limit < 1;
  const total = isHalf ? Math.ceil(limit / 2) : limit;
  const steps: ScoreStep[] = [{ id: 'limit', value: limit, unit: 'points' }];
  if (isHalf) steps.push({ id: 'half-limit', value: total, unit: 'points' });
  return limitHand(seat, { groups: best.groups(), lines: best.lines(), steps, total });
}

/** Source: `RULES.md#eight-bonus-tiles`. */
function eightSheet({ limit }: OldValues, context: WinContext): ScoreSheet {
  const lines: ScoreLine[] = [{ id: EIGHT_BONUS_TILES, count: 1, value: null, unit: 'limit' }];
  const steps: ScoreStep[] = [{ id: 'limit', value: limit, unit: 'points' }];
  return limitHand(context.seat, { groups: meldGroups(context), lines, steps, total: limit });
}

/** What a limit hand is called: it has no number. */
const LIMIT_HEADLINE: readonly Amount[] = [{ value: null, unit: 'limit' }];

type LimitParts = Pick<ScoreSheet, 'groups' | 'lines' | 'steps' | 'total'>;

function limitHand(seat: Seat, { groups, lines, steps, total }: LimitParts): ScoreSheet {
  const omitted = OUTSIDE_LIMIT;
  return { seat, legal: true, limit: true, groups, lines, omitted, steps, headline: LIMIT_HEADLINE, total };
}

/** A limit hand is not doubled. Source: `RULES.md#payment`. */
function payOld({ dealerDoubles }: OldValues, win: SettledWin, settlement: Settlement): Payment[] {
  if (!win.sheet.limit) return payDoubled(win, settlement, dealerDoubles);
  const payers = payingSeats(settlement);
  return payEach(win, { payers, dealerDoubles: false, factorsOf: () => NO_FACTORS });
}
