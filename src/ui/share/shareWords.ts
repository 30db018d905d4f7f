import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { ShareWords } from './wordsEn';

/** What is said of links, challenges and the match of the day. */
const shareWords = dictionary<ShareWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

export function useShareWords(): ShareWords {
  return useWordsOf(shareWords);
}
