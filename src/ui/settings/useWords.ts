import { useWordsOf } from '../context';
import type { SettingsTexts } from '../text/enSettings';
import { settingsTexts } from '../text/settingsTexts';

/** The words of settings and keys in the player's language. */
export function useWords(): SettingsTexts {
  return useWordsOf(settingsTexts);
}
