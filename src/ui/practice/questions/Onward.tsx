import type { ReactNode } from 'react';
import { SET_SIZE } from '../../../store/selectors/questions';
import { Button } from '../../controls/buttons';
import { FocusedLine } from '../FocusedLine';
import { useKeysOnward } from '../useKeysOnward';
import { GradeMark } from './GradeMark';
import { useAskedQuestion, useQuestions } from './useQuestions';
import { useWords } from '../../context';
import { questionWords } from '../../text';

/** How good the answer was. It takes the focus, so that it is read out. `note`: what belongs to it. */
export function GradeLine({ note }: { readonly note: string }) {
  const words = useWords(questionWords);
  const { answered } = useAskedQuestion();
  if (!answered) return null;
  const { grade } = answered;
  return (
    <FocusedLine className="notice row row--one verdict">
      <GradeMark grade={grade} />
      <b>{grade === 'unknown' ? note : words.graded(words.grade[grade], note)}</b>
    </FocusedLine>
  );
}

/** The buttons below a question: the ways to answer, then the way on. Enter goes on, wherever the focus is but on a button. */
export function QuestionActs({ children }: { readonly children?: ReactNode }) {
  const words = useWords(questionWords);
  const { at, answered } = useAskedQuestion();
  const answer = useQuestions((state) => state.answer);
  const next = useQuestions((state) => state.next);
  const isAnswered = answered !== null;
  useKeysOnward(isAnswered ? { Enter: next } : null);
  return (
    <div className="dock practice-acts question-acts">
      {isAnswered ? (
        <Button look="main" onClick={next}>
          {at + 1 < SET_SIZE ? words.next : words.seeEnd}
        </Button>
      ) : (
        <>
          <Button onClick={() => answer(null)}>{words.unsure}</Button>
          {children}
        </>
      )}
    </div>
  );
}
