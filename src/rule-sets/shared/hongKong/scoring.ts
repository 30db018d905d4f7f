import type { Forms, Refusal, Scale, WinContext } from '../../../engine/rules';
import type { BestReading, Reader } from '../../../engine/scoring/winTables';
import { isComplete } from '../../../engine/scoring/forms';
import { NOT_COMPLETE } from '../../../engine/scoring/notComplete';
import { aloneAt } from '../../../engine/settlement';
import type { ScoreSheet } from '../../../engine/types';
import { averageFaan, mayRobBy, NOT_ROBBED, type ScoringHooks } from '../standard/scoring';
import { faanReport } from '../standard/faanReport';
import type { PlayOptions } from './options';
import { settleWith, type PayWin } from './payments';

/** Seats at a Hong Kong table. */
export const SEATS = 4;
const SETS = 4;

/** Source: `rule-sets/hong-kong-old/RULES.md#complete-hand`. */
export function formsOf({ sevenPairsDistinct }: PlayOptions, sevenPairs: boolean): Forms {
  const pairs = sevenPairsDistinct ? 'distinct' : 'any';
  return { sets: SETS, sevenPairs: sevenPairs ? pairs : 'none', thirteenOrphans: true };
}

/** What a game says of the worth of hands. */
interface OwnScoring {
  readonly forms: Forms;
  /** A reader of its tables; `each` is shown every reading that is tried. */
  readonly newReader: (each?: (reading: BestReading) => void) => Reader;
  readonly sheetOf: (best: BestReading, context: WinContext) => ScoreSheet;
  /** The sheet of a win by bonus tiles alone; null where there is none. */
  readonly bonusSheet: (context: WinContext) => ScoreSheet | null;
  /** Whether so many bonus tiles win, and whether they must. */
  readonly winsByBonus: (context: WinContext) => boolean;
  readonly bonusWin: 'may' | 'must';
  /** What a hand pays by faan, and from which faan to which that differs. */
  readonly scale: Omit<Scale, 'unit'>;
  readonly pay: PayWin;
  /** What the calculator, which knows nobody who fed a meld, takes to be paid. */
  readonly payAlone?: PayWin;
}

const INCOMPLETE: Refusal = { code: 'not-complete' };
const NOT_ENOUGH_BONUS_TILES: Refusal = { code: 'not-enough-bonus-tiles' };

/** Scoring by items in faan with a minimum, for all Hong Kong games. */
export function faanScoring(options: PlayOptions, own: OwnScoring): ScoringHooks {
  const { forms, newReader, sheetOf, bonusSheet, winsByBonus, bonusWin, scale, pay, payAlone = pay } = own;
  const { minimumFaan: needs } = options;
  const read = newReader();
  const mayRob = mayRobBy(options);
  const score = (context: WinContext): ScoreSheet | null => {
    if (context.by === 'bonus-tiles') return bonusSheet(context);
    const best = read(context);
    return best && sheetOf(best, context);
  };
  const settleAlone = settleWith(options, payAlone);
  return {
    isComplete: (counts, melds) => isComplete(forms, counts, melds),
    forms,
    refusal: (context) => {
      if (context.by === 'bonus-tiles') return winsByBonus(context) ? null : NOT_ENOUGH_BONUS_TILES;
      if (!mayRob(context)) return NOT_ROBBED;
      const best = read(context);
      if (!best) return INCOMPLETE;
      const has = best.value;
      if (best.limit > 0 || has >= needs) return null;
      return { code: 'below-minimum', figures: { has, needs } };
    },
    bonusWin: (context) => (context.from === null && winsByBonus(context) ? bonusWin : null),
    score,
    readings: (context) => {
      const sheets: ScoreSheet[] = [];
      if (context.by !== 'bonus-tiles')
        newReader((reading) => sheets.push(sheetOf(reading, context)))(context);
      return sheets;
    },
    scale: { unit: 'faan', ...scale },
    averages: [averageFaan],
    settle: settleWith(options, pay),
    report: (context) => {
      const sheet = score(context);
      if (!sheet) return NOT_COMPLETE;
      const payments = sheet.legal ? settleAlone(aloneAt(SEATS, { sheet, context })) : null;
      return faanReport(sheet, payments ?? [], SEATS);
    },
  };
}
