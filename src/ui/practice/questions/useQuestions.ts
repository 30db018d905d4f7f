import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { AskedQuestion, QuestionStore } from '../../../store/practice/questions/questionTypes';

export const QuestionsContext = createContext<StoreApi<QuestionStore> | null>(null);

export function useQuestions<T>(select: (state: QuestionStore) => T): T {
  const store = useContext(QuestionsContext);
  if (!store) throw new Error('Nothing is asked here.');
  return useStore(store, select);
}

/** The question on the screen. */
export function useAskedQuestion(): AskedQuestion {
  const asked = useQuestions((state) => state.asked);
  if (!asked) throw new Error('No question is on the screen.');
  return asked;
}
