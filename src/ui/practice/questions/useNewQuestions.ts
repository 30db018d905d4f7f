import { useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { createQuestionClient } from '../../../store/practice/questions/questionPort';
import { createQuestionStore } from '../../../store/practice/questions/questionStore';
import type { QuestionStore } from '../../../store/practice/questions/questionTypes';
import { openThread } from '../../../store/threads/openThread';
import { browserStorage } from '../../../store/saves/browserStorage';
import { useStores } from '../../context';
import { newSeed } from '../newSeed';

/** The questions of this visit; null on a page that has no tables. */
export function useNewQuestions(): StoreApi<QuestionStore> | null {
  const { games, table } = useStores();
  const [questions] = useState(() => {
    if (!table) return null;
    const maker = createQuestionClient(openThread('questions'));
    return createQuestionStore({ ...table, games, maker, storage: browserStorage, seed: newSeed });
  });
  return questions;
}
