import { flagOf, wordOf } from '../../../engine/options';
import type { Forms, Rules, WinContext } from '../../../engine/rules';
import { faanReport, NOT_COMPLETE } from '../../../engine/scoring/faanReport';
import { isComplete, isThirteenOrphans } from '../../../engine/scoring/forms';
import type { Amount, Options } from '../../../engine/types';

/** The hooks of a rule set that scoring fills. */
export type ScoringHooks = Pick<
  Rules,
  'isComplete' | 'forms' | 'mayWin' | 'mayRob' | 'bonusWin' | 'score' | 'settle' | 'report' | 'baseOf'
>;

/** What a limit hand is called: it has no number. */
export const LIMIT_HEADLINE: readonly Amount[] = [{ value: null, unit: 'limit' }];
const headlines: (readonly Amount[])[] = [];

/** What a hand of so many faan is called; sheets share it. */
export function faanHeadline(faan: number): readonly Amount[] {
  return (headlines[faan] ??= [{ value: faan, unit: 'faan' }]);
}

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
    return sheet ? faanReport(sheet, sheet.legal ? hooks.settle(sheet, context) : [], SEATS) : NOT_COMPLETE;
  };
}
