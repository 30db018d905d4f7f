import type { Average, Refusal, Rules, WinContext } from '../../../engine/rules';
import { isThirteenOrphans } from '../../../engine/scoring/forms';
import type { robKongOption } from './options';

/** The hooks of a rule set that scoring fills. */
export type ScoringHooks = Pick<
  Rules,
  | 'isComplete'
  | 'forms'
  | 'refusal'
  | 'bonusWin'
  | 'score'
  | 'readings'
  | 'settle'
  | 'report'
  | 'scale'
  | 'averages'
>;

/** Faan of won hands that are no limit hands, bonus faan included. */
export const averageFaan: Average = {
  id: 'averageFaan',
  unit: 'faan',
  of: ({ limit, headline }) => (limit ? null : (headline.find(({ unit }) => unit === 'faan')?.value ?? null)),
};

export const NOT_ROBBED: Refusal<'kong-not-robbed'> = { code: 'kong-not-robbed' };

/** Whether a kong may be robbed; where none is robbed, true. A calculator does not say which sort it was. Source: `rule-sets/hong-kong-old/RULES.md#robbing`. */
export function mayRobBy({
  robKong,
}: {
  readonly robKong: (typeof robKongOption.values)[number];
}): (context: WinContext) => boolean {
  return (context) => {
    if (context.kong === null || robKong === 'any') return true;
    if (robKong === 'never') return false;
    if (context.kong === 'added-kong') return true;
    return robKong === 'added-or-thirteen-orphans' && winsByThirteenOrphans(context);
  };
}

function winsByThirteenOrphans({ counts, melds }: WinContext): boolean {
  return melds.length === 0 && isThirteenOrphans(counts);
}
