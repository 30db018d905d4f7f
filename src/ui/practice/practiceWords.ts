import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { PracticeWords } from './wordsEn';

/** What practice says. */
const practiceWords = dictionary<PracticeWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

export function usePracticeWords(): PracticeWords {
  return useWordsOf(practiceWords);
}
