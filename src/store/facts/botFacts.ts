import { STYLE_IDS } from '../../bots/styles/styleIds';
import type { StyleId } from '../../bots/styles/styleIds';
import { LEVELS } from './opponents';
import type { Level } from './opponents';

/** What is known of a bot by its id. */
interface BotFacts {
  /** Null: none that is on offer. */
  readonly level: Level | null;
  readonly style: StyleId | null;
}

export function botFacts(id: string): BotFacts {
  const [bot = id, name] = id.split('+');
  const level = bot.startsWith('routes') ? 'steady' : LEVELS.find((each) => each === bot);
  return { level: level ?? null, style: STYLE_IDS.find((each) => each === name) ?? null };
}
