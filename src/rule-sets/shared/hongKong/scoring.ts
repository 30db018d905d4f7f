import { flagOf, wordOf } from '../../../engine/options';
import type { Average, Forms, Rules, Scale, WinContext } from '../../../engine/rules';

import { isComplete, isThirteenOrphans } from '../../../engine/scoring/forms';
import { aloneAt } from '../../../engine/settlement';
import { faanReport } from './faanReport';
import { NOT_COMPLETE } from '../../../engine/scoring/notComplete';
import type { Amount, Options } from '../../../engine/types';

/** The hooks of a rule set that scoring fills. */
export type ScoringHooks = Pick<
  Rules,
  | 'isComplete'
  | 'forms'
  | 'mayWin'
  | 'mayRob'
  | 'bonusWin'
  | 'score'
  | 'settle'
  | 'report'
  | 'scale'
  | 'averages'
>;

/** What a limit hand is called: it has no number. */
export const LIMIT_HEADLINE: readonly Amount[] = [{ value: null, unit: 'limit' }];
const headlines: (readonly Amount[])[] = [];

/** What a hand of so many faan is called; sheets share it. */
export function faanHeadline(faan: number): readonly Amount[] {
  return (headlines[faan] ??= [{ value: faan, unit: 'faan' }]);
}

export function faanScale(totalOf: (faan: number) => number): Scale {
  return { unit: 'faan', totalOf };
}

/** Faan of won hands that are no limit hands, bonus faan included. */
export const averageFaan: Average = {
  id: 'averageFaan',
  unit: 'faan',
  of: ({ limit, headline }) => (limit ? null : (headline.find(({ unit }) => unit === 'faan')?.value ?? null)),
};

/** Seats at a Hong Kong table. */
export const SEATS = 4;
const SETS = 4;

/** Source: `rule-sets/hong-kong-old/RULES.md#complete-hand`. */
export function formsOf(options: Options, sevenPairs: boolean): Forms {
  const pairs = flagOf(options, 'sevenPairsDistinct') ? 'distinct' : 'any';
  return { sets: SETS, sevenPairs: sevenPairs ? pairs : 'none', thirteenOrphans: true };
}

/** What does not depend on the values of items: complete forms, and which kongs may be robbed. */
export function formHooks(forms: Forms, options: Options): Pick<Rules, 'isComplete' | 'forms' | 'mayRob'> {
  return {
    isComplete: (counts, melds) => isComplete(forms, counts, melds),
    forms,
    mayRob: mayRobBy(wordOf(options, 'robKong')),
  };
}

/** Source: `rule-sets/hong-kong-old/RULES.md#robbing`. */
function mayRobBy(robKong: string): Rules['mayRob'] {
  if (robKong === 'any') return () => true;
  if (robKong === 'never') return () => false;
  if (robKong === 'added') return (_context, kong) => kong === 'added-kong';
  return (context, kong) => kong === 'added-kong' || winsByThirteenOrphans(context);
}

function winsByThirteenOrphans({ counts, melds }: WinContext): boolean {
  return melds.length === 0 && isThirteenOrphans(counts);
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
