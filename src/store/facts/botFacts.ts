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
  return { level: levelOf(bot), style: STYLE_IDS.find((each) => each === name) ?? null };
}

/** A match may name an older bot of its level. */
function levelOf(bot: string): Level | null {
  if (bot.startsWith('routes')) return 'steady';
  if (bot.startsWith('gentle')) return 'gentle';
  return LEVELS.find((each) => each === bot) ?? null;
}
