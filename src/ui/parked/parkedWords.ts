import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { ParkedWords } from './wordsEn';

const parkedWords = dictionary<ParkedWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

export function useParkedWords(): ParkedWords {
  return useWordsOf(parkedWords);
}
