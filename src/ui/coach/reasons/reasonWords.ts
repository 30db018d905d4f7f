import { useWordsOf } from '../../context';
import { dictionary } from '../../text/dictionary';
import type { ReasonWords } from './reasonsEn';

/** Sentences of the coach's reasons. */
const reasonWords = dictionary<ReasonWords>({
  en: async () => (await import('./reasonsEn')).reasonsEn,
  'zh-Hant-HK': async () => (await import('./reasonsZhHantHK')).reasonsZhHantHK,
});

/** The words of reasons in the player's language. */
export function useReasonWords(): ReasonWords {
  return useWordsOf(reasonWords);
}
