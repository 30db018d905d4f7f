import { titleOf } from '../../engine/options';
import { cleanName } from '../../engine/playerName';
import type { Options } from '../../engine/types';

/** What a text among the options is called, such as another card. Texts have several lines, and words have one; the game need not be loaded. */
export function broughtTitle(options: Options): string | undefined {
  const text = Object.values(options).find((value) => typeof value === 'string' && value.includes('\n'));
  return typeof text === 'string' ? cleanName(titleOf(text)) : undefined;
}
