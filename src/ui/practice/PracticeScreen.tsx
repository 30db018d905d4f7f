import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { createCoachClient } from '../../store/coach/coachPort';
import { openThread } from '../../store/threads/openThread';
import { firstGame } from '../../store/games';
import { createPracticeStore } from '../../store/practice/practiceStore';
import type { PracticeStore } from '../../store/practice/practiceTypes';
import { browserStorage } from '../../store/saves/browserStorage';
import { useStores, useText } from '../context';
import { useLayer } from '../live/layers';
import { useTitle } from '../live/title';
import { today } from '../today';
import { EarlierDays } from './EarlierDays';
import { newSeed } from './newSeed';
import { PositionScreen } from './PositionScreen';
import { PracticeHome } from './PracticeHome';
import { SetEnd } from './SetEnd';
import { QuestionScreen } from './questions/QuestionScreen';
import { QuestionsContext, useQuestions } from './questions/useQuestions';
import { useNewQuestions } from './questions/useNewQuestions';
import { PracticeContext, usePractice } from './usePracticeStore';
import '../scoring/index.css';
import './practice.css';

interface PracticeScreenProps {
  readonly onClose: () => void;
}

/** Practice: what to do, a position on the table, and the end of a set. */
export function PracticeScreen({ onClose }: PracticeScreenProps) {
  useTitle(useText().menu.practice);
  const practice = useNewPractice();
  const questions = useNewQuestions();
  return (
    practice &&
    questions && (
      <PracticeContext value={practice}>
        <QuestionsContext value={questions}>
          <Stage onClose={onClose} />
        </QuestionsContext>
      </PracticeContext>
    )
  );
}

/** What practice shows now. */
export function Stage({ onClose }: PracticeScreenProps) {
  const stage = usePractice((state) => state.stage);
  const leave = usePractice((state) => state.leave);
  const isAsking = useQuestions((state) => state.stage !== 'closed');
  const leaveQuestions = useQuestions((state) => state.leave);
  useLayer(isAsking || stage !== 'choosing', isAsking ? leaveQuestions : leave);
  useEffect(() => leave, [leave]);
  useEffect(() => leaveQuestions, [leaveQuestions]);
  if (isAsking) return <QuestionScreen />;
  switch (stage) {
    case 'asked':
      return <PositionScreen />;
    case 'days':
      return <EarlierDays />;
    case 'ended':
      return <SetEnd />;
    case 'choosing':
    case 'loading':
    case 'failed':
    case 'empty':
      return <PracticeHome onClose={onClose} />;
  }
}

/** The practice of this visit; null on a page that has no bots to play on with. */
function useNewPractice(): StoreApi<PracticeStore> | null {
  const { games, settings, table } = useStores();
  const [practice] = useState(() => {
    if (!table) return null;
    const coach = createCoachClient(openThread('coach'), table.schedule);
    const ports = { ...table, games, coach, storage: browserStorage, today, seed: newSeed };
    return createPracticeStore(ports, firstGame(games, settings.getState().lastMatch));
  });
  return practice;
}
