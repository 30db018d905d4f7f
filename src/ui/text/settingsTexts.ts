import { dictionary } from './dictionary';
import type { SettingsTexts } from './enSettings';

/** Words that only settings, keyboard and licences need; they are loaded with them. */
export const settingsTexts = dictionary<SettingsTexts>({
  en: async () => (await import('./enSettings')).enSettings,
  'zh-Hant-HK': async () => (await import('./zhHantHKSettings')).zhHantHKSettings,
});
