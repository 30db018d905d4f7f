import { LEVELS } from '../../bots/levels';
import type { Level } from '../../bots/levels';
import { STYLE_IDS } from '../../bots/styles/styleIds';
import type { StyleId } from '../../bots/styles/styleIds';

/** What is known of a bot by its id. */
interface KnownBot {
  /** Null if the bot is on no level that is offered. */
  readonly level: Level | null;
  readonly style: StyleId | null;
}

/** What is known of a bot. Null (a person) gives null. */
export function knownBot(id: string | null): KnownBot {
  if (id === null) return { level: null, style: null };
  const [bot = id, name] = id.split('+');
  return { level: levelOf(bot), style: STYLE_IDS.find((each) => each === name) ?? null };
}

/** Bots that nobody can choose to play against. */
const NO_LEVEL = ['random', 'fast', 'never-claims'];

/**
 * The level of a bot. A match may name one of an older version: an unknown bot counts as steady, because the
 * standard bot plays for it.
 */
function levelOf(bot: string): Level | null {
  if (bot.startsWith('gentle')) return 'gentle';
  return LEVELS.find((each) => each === bot) ?? (NO_LEVEL.includes(bot) ? null : 'steady');
}
