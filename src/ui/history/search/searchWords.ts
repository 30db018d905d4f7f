import { useWordsOf } from '../../context';
import { dictionary } from '../../text/dictionary';
import type { SearchWords } from './wordsEn';

export const searchWords = dictionary<SearchWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

/** The words of the list of matches and its search in the player's language. */
export function useSearchWords(): SearchWords {
  return useWordsOf(searchWords);
}
