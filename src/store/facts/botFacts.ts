import { LEVELS } from '../../bots/levels';
import type { Level } from '../../bots/levels';
import { STYLE_IDS } from '../../bots/styles/styleIds';
import type { StyleId } from '../../bots/styles/styleIds';

/** What is known of a bot by its id. */
interface BotFacts {
  /** Null: none that is on offer. */
  readonly level: Level | null;
  readonly style: StyleId | null;
}

/** Nothing of null, who is a person. */
export function botFacts(id: string | null): BotFacts {
  if (id === null) return { level: null, style: null };
  const [bot = id, name] = id.split('+');
  return { level: levelOf(bot), style: STYLE_IDS.find((each) => each === name) ?? null };
}

/** Bots that nobody can choose to play against. */
const NO_LEVEL = ['random', 'fast', 'never-claims'];

/** A match may name an older bot of a level; whoever is not known any more is played by the standard bot. */
function levelOf(bot: string): Level | null {
  if (bot.startsWith('gentle')) return 'gentle';
  return LEVELS.find((each) => each === bot) ?? (NO_LEVEL.includes(bot) ? null : 'steady');
}
