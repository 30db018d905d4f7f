import { useWordsOf } from '../../context';
import { dictionary } from '../../text/dictionary';
import type { QuestionWords } from './wordsEn';

/** What the further drills say. */
const questionWords = dictionary<QuestionWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

export function useQuestionWords(): QuestionWords {
  return useWordsOf(questionWords);
}
