import type { Forms, Refusal, Rules, Scale, WinContext } from '../../../engine/rules';
import { isComplete } from '../../../engine/scoring/forms';
import { aloneAt } from '../../../engine/settlement';
import { faanReport } from './faanReport';
import { NOT_COMPLETE } from '../../../engine/scoring/notComplete';
import type { Amount, ScoreSheet } from '../../../engine/types';
import { bestReadingBy, type BestReading, type WinTables } from '../../../engine/scoring/bestReading';

/** What a limit hand is called: it has no number. */
export const LIMIT_HEADLINE: readonly Amount[] = [{ value: null, unit: 'limit' }];

export function faanScale(totalOf: (faan: number) => number, range: NonNullable<Scale['range']>): Scale {
  return { unit: 'faan', totalOf, range };
}

/** Seats at a Hong Kong table. */
export const SEATS = 4;
const SETS = 4;

/** Source: `rule-sets/hong-kong-old/RULES.md#complete-hand`. */
export function formsOf(
  { sevenPairsDistinct }: { readonly sevenPairsDistinct: boolean },
  sevenPairs: boolean,
): Forms {
  const pairs = sevenPairsDistinct ? 'distinct' : 'any';
  return { sets: SETS, sevenPairs: sevenPairs ? pairs : 'none', thirteenOrphans: true };
}

/** Why a win is refused. A hand that is not complete, or lacks bonus tiles, is never offered one. */
export const INCOMPLETE: Refusal = { code: 'not-complete' };
export const NOT_ENOUGH_BONUS_TILES: Refusal = { code: 'not-enough-bonus-tiles' };

export function belowMinimum(has: number, needs: number): Refusal {
  return { code: 'below-minimum', figures: { has, needs } };
}

/** The complete forms. */
export function formHooks(forms: Forms): Pick<Rules, 'isComplete' | 'forms'> {
  return {
    isComplete: (counts, melds) => isComplete(forms, counts, melds),
    forms,
  };
}

/** The sheets of all readings of a hand, by what makes a sheet of one. */
export function readingsBy(
  tables: WinTables,
  sheetOf: (reading: BestReading, context: WinContext) => ScoreSheet,
): Rules['readings'] {
  return (context) => {
    const sheets: ScoreSheet[] = [];
    if (context.by !== 'bonus-tiles')
      bestReadingBy(tables, (reading) => sheets.push(sheetOf(reading, context)))(context);
    return sheets;
  };
}

/** What the calculator prints, from a rule set's own scoring and the payments of a win without feeders. */
export function reportBy(hooks: Pick<Rules, 'score' | 'settle'>): Rules['report'] {
  return (context) => {
    const sheet = hooks.score(context);
    if (!sheet) return NOT_COMPLETE;
    const payments = sheet.legal ? hooks.settle(aloneAt(SEATS, { sheet, context })) : null;
    return faanReport(sheet, payments ?? [], SEATS);
  };
}
