import type { Language } from '../../store/settings';
import { enRules } from './enRules';
import type { RulesTexts } from './enRules';
import { zhHantHKRules } from './zhHantHKRules';

/** Words that only the rules pages need; they are loaded with them. */
export const rulesTexts: Readonly<Record<Language, RulesTexts>> = {
  en: enRules,
  'zh-Hant-HK': zhHantHKRules,
};
