import { dictionary } from './dictionary';
import type { RulesTexts } from './enRules';

/** Words that only the rules pages need; they are loaded with them. */
export const rulesTexts = dictionary<RulesTexts>({
  en: async () => (await import('./enRules')).enRules,
  'zh-Hant-HK': async () => (await import('./zhHantHKRules')).zhHantHKRules,
});
