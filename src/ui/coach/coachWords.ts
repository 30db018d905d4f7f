import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { CoachWords } from './wordsEn';

/** What the coach says, beside its reasons. */
export const coachWords = dictionary<CoachWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

/** The words of the coach in the player's language. */
export function useCoachWords(): CoachWords {
  return useWordsOf(coachWords);
}
