import { knownGame } from '../../bots/learned/knownGame';
import { standardBot } from '../../bots/standardBot';
import type { Options, RuleSetId } from '../../engine/types';

/** How well bots play, the weakest first. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Who can be played against. */
export const OPPONENTS = [...LEVELS, 'mixed'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** Who can be played against at a table: bots that learned from play only where they did. `options` are complete. */
export function opponentsFor(rules: RuleSetId, options: Options): readonly Opponents[] {
  if (knownGame(rules, options)) return OPPONENTS;
  return OPPONENTS.filter((each) => each !== 'sharp' && each !== 'master');
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
