import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { ReviewWords } from './wordsEn';

const reviewWords = dictionary<ReviewWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

/** The words of the review in the player's language. */
export function useReviewWords(): ReviewWords {
  return useWordsOf(reviewWords);
}
