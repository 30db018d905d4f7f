import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { StoresContext, useStores, useWords } from '../../context';
import { Button, IconButton } from '../../controls/buttons';
import { usePractice } from '../usePracticeStore';
import { QuestionEnd } from './QuestionEnd';
import { QuestionMarks } from './QuestionMarks';
import { SafestScreen } from './SafestScreen';
import { useAskedQuestion, useQuestions } from './useQuestions';
import { WaitsPage } from './WaitsPage';
import { WorthPage } from './WorthPage';
import './questions.css';
import './worth.css';
import { questionWords } from '../../text';

/** A set of questions: the one that is asked, or how the set went. */
export function QuestionScreen() {
  const stage = useQuestions((state) => state.stage);
  switch (stage) {
    case 'asked':
      return <AskedPage />;
    case 'ended':
      return <QuestionEnd />;
    case 'closed':
      return null;
    case 'making':
    case 'failed':
    case 'none':
      return <NoQuestion stage={stage} />;
  }
}

/** The page of a question, about its own table. */
function AskedPage() {
  const { games, settings } = useStores();
  const { at, question, game } = useAskedQuestion();
  const stores = useMemo(() => ({ games, settings, game }), [games, settings, game]);
  if (question.type === 'safest') return <SafestScreen key={at} question={question} />;
  return (
    <StoresContext value={stores}>
      <QuestionFrame>
        {question.type === 'waits' && <WaitsPage key={at} question={question} />}
        {question.type === 'worth' && <WorthPage key={at} question={question} />}
      </QuestionFrame>
    </StoresContext>
  );
}

/** What stands around every question. */
function QuestionFrame({ children }: { readonly children: ReactNode }) {
  const words = useWords(questionWords);
  const kind = useQuestions((state) => state.kind);
  const leave = useQuestions((state) => state.leave);
  return (
    <div className="page">
      <header className="bar bar--page">
        <IconButton icon="back" label={words.back} onClick={leave} />
        <h1 className="bar-title">
          <b>{words.name[kind]}</b>
        </h1>
      </header>
      <main className="practice question">
        <QuestionMarks />
        {children}
      </main>
    </div>
  );
}

function NoQuestion({ stage }: { readonly stage: 'making' | 'failed' | 'none' }) {
  const words = useWords(questionWords);
  const kind = useQuestions((state) => state.kind);
  const begin = useQuestions((state) => state.begin);
  const leave = useQuestions((state) => state.leave);
  const rules = usePractice((state) => state.rules);
  return (
    <QuestionFrame>
      <p role="status" aria-busy={stage === 'making'} className="practice-note">
        {words[stage]}
      </p>
      {stage === 'failed' && (
        <Button icon="again" onClick={() => void begin(kind, rules)}>
          {words.retry}
        </Button>
      )}
      {stage === 'none' && <Button onClick={leave}>{words.done}</Button>}
    </QuestionFrame>
  );
}
