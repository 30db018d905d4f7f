import { useWordsOf } from '../context';
import { dictionary } from '../text/dictionary';
import type { CalculatorWords } from './wordsEn';

const calculatorWords = dictionary<CalculatorWords>({
  en: async () => (await import('./wordsEn')).wordsEn,
  'zh-Hant-HK': async () => (await import('./wordsZhHantHK')).wordsZhHantHK,
});

/** The words of the calculator in the player's language. */
export function useCalculatorWords(): CalculatorWords {
  return useWordsOf(calculatorWords);
}
