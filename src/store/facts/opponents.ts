import { standardBot } from '../../bots/standardBot';
import type { RuleSetId } from '../../engine/types';

/** Who can be played against. */
export const OPPONENTS = ['gentle', 'steady', 'sharp', 'mixed'] as const;
export type Opponents = (typeof OPPONENTS)[number];

const GENTLE = 'gentle';
const SHARP = 'sharp';
/** Rule sets that the sharp bot knows more about than the standard one. */
const WITH_SHARP: readonly RuleSetId[] = ['hong-kong-old'];

/** Who can be played against under a rule set. */
export function opponentsFor(rules: RuleSetId): readonly Opponents[] {
  return OPPONENTS.filter((each) => each !== 'sharp' || WITH_SHARP.includes(rules));
}

/** The bots of a table of this rule set. A match keeps their ids, so a better standard bot joins new tables only. */
export function botsOf(opponents: Opponents, rules: RuleSetId): readonly string[] {
  const standard = standardBot(rules);
  if (opponents === 'gentle') return [GENTLE, GENTLE, GENTLE];
  if (opponents === 'sharp') return [SHARP, SHARP, SHARP];
  return [standard, opponents === 'mixed' ? GENTLE : standard, standard];
}
