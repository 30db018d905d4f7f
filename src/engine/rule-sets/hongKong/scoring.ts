import { flagOf, wordOf } from '../../options';
import type { Rules, WinContext } from '../../rules';
import { faanReport, notComplete } from '../../scoring/faanReport';
import { isComplete, isThirteenOrphans, type Forms } from '../../scoring/forms';
import type { Options } from '../../types';
import { formsDeficiency } from '../../scoring/deficiency';

/** The hooks of a rule set that scoring fills. */
export type ScoringHooks = Pick<
  Rules,
  'isComplete' | 'deficiency' | 'mayWin' | 'mayRob' | 'bonusWin' | 'score' | 'settle' | 'report' | 'baseOf'
>;

/** Seats at a Hong Kong table. */
export const SEATS = 4;
const SETS = 4;

/** Source: `hongKongOld/RULES.md#complete-hand`. */
export function formsOf(options: Options, sevenPairs: boolean): Forms {
  const pairs = flagOf(options, 'sevenPairsDistinct') ? 'distinct' : 'any';
  return { sets: SETS, sevenPairs: sevenPairs ? pairs : 'none', thirteenOrphans: true };
}

/** What does not depend on the values of items: complete forms, and which kongs may be robbed. */
export function formHooks(
  forms: Forms,
  options: Options,
): Pick<Rules, 'isComplete' | 'deficiency' | 'mayRob'> {
  return {
    isComplete: (counts, melds) => isComplete(forms, counts, melds),
    deficiency: (counts, melds) => formsDeficiency(forms, counts, melds),
    mayRob: mayRobBy(wordOf(options, 'robKong')),
  };
}

/** Source: `hongKongOld/RULES.md#robbing`. */
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
export function reportBy(hooks: Pick<Rules, 'score' | 'settle' | 'deficiency'>): Rules['report'] {
  return (context) => {
    const sheet = hooks.score(context);
    if (sheet) return faanReport(sheet, sheet.legal ? hooks.settle(sheet, context) : [], SEATS);
    return notComplete(context.by === 'bonus-tiles' ? null : hooks.deficiency(context.counts, context.melds));
  };
}
