import { standardBot } from '../../bots/standardBot';
import type { RuleSetId } from '../../engine/types';

/** Who can be played against. */
export const OPPONENTS = ['gentle', 'steady', 'mixed'] as const;
export type Opponents = (typeof OPPONENTS)[number];

const GENTLE = 'gentle';

/** The bots of a table of this rule set. A match keeps their ids, so a better standard bot joins new tables only. */
export function botsOf(opponents: Opponents, rules: RuleSetId): readonly string[] {
  const standard = standardBot(rules);
  if (opponents === 'gentle') return [GENTLE, GENTLE, GENTLE];
  return [standard, opponents === 'mixed' ? GENTLE : standard, standard];
}
