import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { StoresContext, useStores } from '../../context';
import { IconButton } from '../../controls/buttons';
import { QuestionMarks } from './QuestionMarks';
import { useQuestionWords } from './questionWords';
import { useAskedQuestion, useQuestions } from './useQuestions';
import './questions.css';

/** What stands around a question that is asked on a page. */
export function QuestionFrame({ children }: { readonly children: ReactNode }) {
  const words = useQuestionWords();
  const kind = useQuestions((state) => state.kind);
  const leave = useQuestions((state) => state.leave);
  return (
    <div className="page">
      <header className="bar bar--page">
        <IconButton icon="back" label={words.back} onClick={leave} />
        <h1 className="bar-title">
          <b>{words[kind].name}</b>
        </h1>
      </header>
      <main className="practice question">
        <QuestionMarks />
        {children}
      </main>
    </div>
  );
}

/** A page about the table of its question. */
export function QuestionPage({ children }: { readonly children: ReactNode }) {
  const { games, settings } = useStores();
  const { game } = useAskedQuestion();
  const stores = useMemo(() => ({ games, settings, game }), [games, settings, game]);
  return (
    <StoresContext value={stores}>
      <QuestionFrame>{children}</QuestionFrame>
    </StoresContext>
  );
}
