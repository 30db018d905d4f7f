import { standardBot } from '../../bots/standardBot';
import type { RuleSetId } from '../../engine/types';

/** How well bots play, the weakest first. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Who can be played against. */
export const OPPONENTS = [...LEVELS, 'mixed'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** Rule sets that the bots which look ahead know more about than the standard one. */
const AHEAD: readonly RuleSetId[] = ['hong-kong-old', 'hong-kong-common'];

/** Who can be played against under a rule set. */
export function opponentsFor(rules: RuleSetId): readonly Opponents[] {
  return OPPONENTS.filter((each) => AHEAD.includes(rules) || (each !== 'sharp' && each !== 'master'));
}

/** The bots of a table of this rule set. A match keeps their ids, so a better bot of a level joins new tables only. */
export function botsOf(opponents: Opponents, rules: RuleSetId): readonly string[] {
  const steady = botOf('steady', rules);
  if (opponents === 'mixed') return [steady, botOf('gentle', rules), steady];
  return Array<string>(3).fill(botOf(opponents, rules));
}

function botOf(level: Level, rules: RuleSetId): string {
  if (level === 'gentle') return 'gentle-2';
  return level === 'steady' ? standardBot(rules) : level;
}
