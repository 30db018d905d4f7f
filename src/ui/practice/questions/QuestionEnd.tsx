import { useEffect, useRef } from 'react';
import { rightIn, SET_SIZE } from '../../../store/facts/questions';
import { Button, IconButton } from '../../controls/buttons';
import { QuestionMarks } from './QuestionMarks';
import { useQuestionWords } from './questionWords';
import { useQuestions } from './useQuestions';

/** The end of a set, and how all sets of this kind went. */
export function QuestionEnd() {
  const words = useQuestionWords();
  const kind = useQuestions((state) => state.kind);
  const { tally, set } = useQuestions((state) => state.progress[kind]);
  const begin = useQuestions((state) => state.begin);
  const leave = useQuestions((state) => state.leave);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!set) return null;
  return (
    <div className="page">
      <header className="bar bar--page">
        <IconButton icon="back" label={words.back} onClick={leave} />
        <h1 className="bar-title" tabIndex={-1} ref={heading}>
          <b>{words.end}</b>
        </h1>
      </header>
      <main className="practice practice--end">
        <section className="practice-card">
          <h2>{words.score(rightIn(set.grades), SET_SIZE)}</h2>
          <QuestionMarks />
        </section>
        <section className="practice-card">
          <h2>{words[kind].name}</h2>
          <p className="practice-note">
            {words.tally(tally.right, tally.answered)}
            {tally.best !== null && ` · ${words.best(tally.best, SET_SIZE)}`}
          </p>
        </section>
        <div className="practice-acts">
          <Button onClick={leave}>{words.done}</Button>
          <Button look="main" icon="play" onClick={() => void begin(kind, set.rules)}>
            {words.tenMore}
          </Button>
        </div>
      </main>
    </div>
  );
}
