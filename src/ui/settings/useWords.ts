import { useSettings } from '../context';
import { settingsTexts } from '../text/settingsTexts';
import type { SettingsTexts } from '../text/enSettings';

/** The words of settings and keys in the player's language. */
export function useWords(): SettingsTexts {
  return settingsTexts[useSettings((settings) => settings.language)];
}
