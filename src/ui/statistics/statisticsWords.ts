import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { StatisticsWords } from './wordsEn';

export const statisticsWords = dictionary<StatisticsWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

/** The words of the statistics in the player's language. */
export function useStatisticsWords(): StatisticsWords {
  return useWordsOf(statisticsWords);
}
