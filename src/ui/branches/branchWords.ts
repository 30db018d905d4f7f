import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { BranchWords } from './wordsEn';

const branchWords = dictionary<BranchWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

/** The words for hands that were played on, in the player's language. */
export function useBranchWords(): BranchWords {
  return useWordsOf(branchWords);
}
