import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { StoresContext, useStores, useWords } from '../../context';
import { Page } from '../../controls/Page';
import { QuestionMarks } from './QuestionMarks';
import { useAskedQuestion, useQuestions } from './useQuestions';
import './questions.css';
import { questionWords } from '../../text';

/** What stands around a question that is asked on a page. */
export function QuestionFrame({ children }: { readonly children: ReactNode }) {
  const words = useWords(questionWords);
  const kind = useQuestions((state) => state.kind);
  const leave = useQuestions((state) => state.leave);
  return (
    <Page title={words[kind].name} back={words.back} onBack={leave}>
      <main className="page-body practice question">
        <QuestionMarks />
        {children}
      </main>
    </Page>
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
