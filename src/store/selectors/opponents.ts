import { botOfLevel, levelsFor, standardBot } from '../../bots/levels';
import { LEVELS } from '../../bots/levelIds';
import { botPartOf } from '../../bots/knownBooks';
import type { Options, RuleSetId } from '../../engine/types';
import { PERSONS } from '../types';

/** Who can be played against. */
export const OPPONENTS = [...LEVELS, 'mixed'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** Who can be played against at a table: only levels that the game's bots have. `options` are complete. */
export function opponentsFor(rules: RuleSetId, options: Options): readonly Opponents[] {
  const levels = levelsFor({ rules, options });
  return OPPONENTS.filter((each) => (each === 'mixed' ? levels.includes('gentle') : levels.includes(each)));
}

/** Whether bots can differ in style there: a game without a book shows none. */
export function hasStyles(rules: RuleSetId): boolean {
  return (botPartOf(rules)?.styles.length ?? 0) > 0;
}

/** The bots of the largest table; smaller ones take the first. A match keeps bot ids, so a better bot joins new matches only. */
export function botsOf(opponents: Opponents, rules: RuleSetId): readonly string[] {
  const steady = standardBot(rules);
  if (opponents === 'mixed') return [steady, botOfLevel('gentle', rules), steady];
  return Array<string>(PERSONS.length - 1).fill(botOfLevel(opponents, rules));
}
