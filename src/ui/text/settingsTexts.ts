import type { Language } from '../../store/settings';
import { enSettings } from './enSettings';
import type { SettingsTexts } from './enSettings';
import { zhHantHKSettings } from './zhHantHKSettings';

/** Words that only settings, keyboard and licences need; they are loaded with them. */
export const settingsTexts: Readonly<Record<Language, SettingsTexts>> = {
  en: enSettings,
  'zh-Hant-HK': zhHantHKSettings,
};
