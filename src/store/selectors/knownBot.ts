import { levelOf } from '../../bots/levels';
import type { Level } from '../../bots/levelIds';
import { STYLE_IDS } from '../../bots/styles/styleIds';
import type { StyleId } from '../../bots/styles/styleIds';

/** What is known of a bot by its id. */
interface KnownBot {
  /** Null if the bot is on no level that is offered. */
  readonly level: Level | null;
  readonly style: StyleId | null;
}

/** What is known of a bot. A person has no bot: all fields are null. */
export function knownBot(id: string | null): KnownBot {
  if (id === null) return { level: null, style: null };
  const [bot = id, name] = id.split('+');
  return { level: levelOf(bot), style: STYLE_IDS.find((each) => each === name) ?? null };
}
