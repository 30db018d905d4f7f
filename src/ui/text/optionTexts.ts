import type { Language } from '../../store/settings';
import { enOptions } from './enOptions';
import type { OptionTexts } from './enOptions';
import { zhHantHKOptions } from './zhHantHKOptions';

/** Words that only the form of all options needs; they are loaded with it. */
export const optionTexts: Readonly<Record<Language, OptionTexts>> = {
  en: enOptions,
  'zh-Hant-HK': zhHantHKOptions,
};
