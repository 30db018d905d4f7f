import type { RuleSetId } from '../engine/types';
import { botPartOf } from './knownBooks';
import type { Game } from './knownBooks';
import { LEVELS } from './levelIds';
import type { Level } from './levelIds';

/** The bots of each level, the weakest level first. Older matches name the older bots: `standard` is from before there were levels. */
const BOTS_OF = {
  gentle: ['gentle-2', 'gentle'],
  steady: ['routes-1', 'bookless', 'routes', 'routes-first-guess', 'standard'],
  sharp: ['sharp'],
  master: ['master'],
} as const satisfies Readonly<Record<Level, readonly string[]>>;

/** The level of a bot, whatever its style. Null if it is on none. */
export function levelOf(bot: string): Level | null {
  return LEVELS.find((level) => BOTS_OF[level].some((each) => each === bot)) ?? null;
}

/** The levels on offer at a table: those that the game names, or else those that look ahead where something was learned of such a table. */
export function levelsFor({ rules, options }: Game): readonly Level[] {
  const part = botPartOf(rules);
  if (!part) return ['steady'];
  if (part.levels) return part.levels;
  return part.learnedFor(options) === null ? ['gentle', 'steady'] : LEVELS;
}

/** The bot that plays at a level. A match keeps its id, so that a better bot joins new matches only. */
export function botOfLevel(level: Level, rules: RuleSetId): string {
  return level === 'steady' ? standardBot(rules) : BOTS_OF[level][0];
}

/** The bot that sits at a table of this game when nobody chose another. It is asked for without loading any bot. */
export function standardBot(rules: RuleSetId): string {
  return botPartOf(rules) ? 'routes-1' : 'bookless';
}
