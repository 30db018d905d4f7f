import { rightIn, SET_SIZE } from '../../../store/selectors/questions';
import { Button } from '../../controls/buttons';
import { Page } from '../../controls/Page';
import { QuestionMarks } from './QuestionMarks';
import { useQuestions } from './useQuestions';
import { useWords } from '../../context';
import { questionWords } from '../../text';

/** The end of a set, and how all sets of this kind went. */
export function QuestionEnd() {
  const words = useWords(questionWords);
  const kind = useQuestions((state) => state.kind);
  const { tally, set } = useQuestions((state) => state.progress[kind]);
  const begin = useQuestions((state) => state.begin);
  const leave = useQuestions((state) => state.leave);
  if (!set) return null;
  return (
    <Page title={words.end} back={words.back} onBack={leave}>
      <main className="page-body practice practice--end">
        <section className="card stack stack--start">
          <h2>{words.score(rightIn(set.grades), SET_SIZE)}</h2>
          <QuestionMarks />
        </section>
        <section className="card stack stack--start">
          <h2>{words[kind].name}</h2>
          <p className="note">
            {words.tally(tally.right, tally.answered)}
            {tally.best !== null && ` · ${words.best(tally.best, SET_SIZE)}`}
          </p>
        </section>
        <div className="row row--end">
          <Button onClick={leave}>{words.done}</Button>
          <Button look="main" icon="play" onClick={() => void begin(kind, set.rules)}>
            {words.tenMore}
          </Button>
        </div>
      </main>
    </Page>
  );
}
