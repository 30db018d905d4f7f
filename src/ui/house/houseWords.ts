import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { HouseWords } from './wordsEn';

const houseWords = dictionary<HouseWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

/** The words of house rules in the player's language. */
export function useHouseWords(): HouseWords {
  return useWordsOf(houseWords);
}
