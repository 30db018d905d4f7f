import type { RuleSetId } from '../engine/types';
import { botPartOf } from './knownBooks';
import type { Game } from './knownBooks';

/** How well bots play, the weakest first. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels on offer at a table. `gentle` needs a book. Levels that look ahead need what was learned of such a table. */
export function levelsFor({ rules, options }: Game): readonly Level[] {
  const part = botPartOf(rules);
  if (!part) return ['steady'];
  return part.learnedFor(options) === null ? ['gentle', 'steady'] : LEVELS;
}

/** The bot that plays at a level. A match keeps its id, so that a better bot joins new matches only. */
export function botOfLevel(level: Level, rules: RuleSetId): string {
  if (level === 'gentle') return 'gentle-2';
  return level === 'steady' ? standardBot(rules) : level;
}

/** The bot that sits at a table of this game when nobody chose another. It is asked for without loading any bot. */
export function standardBot(rules: RuleSetId): string {
  return botPartOf(rules) ? 'routes-1' : 'bookless';
}
